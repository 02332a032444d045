#include "CWasmRuntime.h"

#include <stddef.h>

// A block's header lies in the 8 bytes before its payload, which starts on a multiple of 16: blocks are multiples of 16
// bytes long and begin 8 bytes before one. `before` is the length of the block in front, 0 for the first; the lowest bit
// of `length` says that the block is in use. The region ends with a header of length 0 in use.
typedef struct {
    uint32_t before;
    uint32_t length;
} header;

// A free block's payload begins with its neighbours in its list; 0 ends a list.
typedef struct {
    uint32_t next;
    uint32_t previous;
} link;

enum { USED = 1, HEADER = sizeof(header), SMALLEST = 16, POWERS = 32, PARTS = 4 };

struct haunt_heap {
    uint32_t (*grow)(uint32_t);
    uint32_t end;  // The closing header.
    uint32_t used;
    uint32_t powers;  // Bit p: some list of power p holds blocks.
    uint8_t parts[POWERS];  // Bit q: the list of power p, part q holds blocks.
    uint32_t lists[POWERS][PARTS];
};

static header *header_at(const haunt_heap *heap, uint32_t offset) {
    return (header *)((uintptr_t)heap + offset);
}

static link *link_at(const haunt_heap *heap, uint32_t offset) {
    return (link *)((uintptr_t)heap + offset + HEADER);
}

static uint32_t length_of(const header *block) { return block->length & ~(uint32_t)USED; }

static bool is_used(const header *block) { return block->length & USED; }

// The list of blocks of `length` bytes: its power of two, and which quarter of the way to the next.
static void list_of(uint32_t length, uint32_t *power, uint32_t *part) {
    *power = 31 - (uint32_t)__builtin_clz(length);
    *part = (length >> (*power - 2)) & (PARTS - 1);
}

static void insert(haunt_heap *heap, uint32_t offset) {
    uint32_t power, part;
    list_of(length_of(header_at(heap, offset)), &power, &part);
    uint32_t next = heap->lists[power][part];
    *link_at(heap, offset) = (link){.next = next, .previous = 0};
    if (next) link_at(heap, next)->previous = offset;
    heap->lists[power][part] = offset;
    heap->parts[power] |= (uint8_t)(1u << part);
    heap->powers |= 1u << power;
}

static void take_out(haunt_heap *heap, uint32_t offset) {
    uint32_t power, part;
    list_of(length_of(header_at(heap, offset)), &power, &part);
    link neighbours = *link_at(heap, offset);
    if (neighbours.next) link_at(heap, neighbours.next)->previous = neighbours.previous;
    if (neighbours.previous) {
        link_at(heap, neighbours.previous)->next = neighbours.next;
        return;
    }
    heap->lists[power][part] = neighbours.next;
    if (neighbours.next) return;
    heap->parts[power] &= (uint8_t)~(1u << part);
    if (!heap->parts[power]) heap->powers &= ~(1u << power);
}

// A free block of at least `length` bytes; 0 when there is none. Blocks in the length's own list may be too short: the search
// begins at the first list in which none is.
static uint32_t find(const haunt_heap *heap, uint32_t length) {
    uint32_t power, part;
    list_of(length, &power, &part);
    uint32_t step = 1u << (power - 2);
    if (length & (step - 1)) {
        part += 1;
        if (part == PARTS) {
            part = 0;
            power += 1;
        }
    }
    if (power >= POWERS) return 0;
    uint32_t parts = heap->parts[power] & (~0u << part);
    if (!parts) {
        uint32_t powers = power == POWERS - 1 ? 0 : heap->powers & (~0u << (power + 1));
        if (!powers) return 0;
        power = (uint32_t)__builtin_ctz(powers);
        parts = heap->parts[power];
    }
    return heap->lists[power][__builtin_ctz(parts)];
}

// Sets a block's length in both headers that say it.
static void set_length(haunt_heap *heap, uint32_t offset, uint32_t length, uint32_t use) {
    header_at(heap, offset)->length = length | use;
    header_at(heap, offset + length)->before = length;
}

// Makes a block free, together with its free neighbours.
static void release(haunt_heap *heap, uint32_t offset) {
    uint32_t length = length_of(header_at(heap, offset));
    header *after = header_at(heap, offset + length);
    if (!is_used(after)) {
        take_out(heap, offset + length);
        length += length_of(after);
    }
    uint32_t before = header_at(heap, offset)->before;
    if (before && !is_used(header_at(heap, offset - before))) {
        offset -= before;
        take_out(heap, offset);
        length += before;
    }
    set_length(heap, offset, length, 0);
    insert(heap, offset);
}

// Cuts a block in use down to `length` and frees the rest.
static void trim(haunt_heap *heap, uint32_t offset, uint32_t length) {
    uint32_t whole = length_of(header_at(heap, offset));
    if (whole == length) return;
    set_length(heap, offset, length, USED);
    set_length(heap, offset + length, whole - length, USED);
    release(heap, offset + length);
}

// Adds room for a block of `length` bytes at the region's end.
static bool extend(haunt_heap *heap, uint32_t length) {
    uint32_t added = heap->grow ? heap->grow(length) & ~(uint32_t)(SMALLEST - 1) : 0;
    if (added < length || added > UINT32_MAX - SMALLEST - heap->end) return false;
    uint32_t offset = heap->end;
    heap->end += added;
    *header_at(heap, heap->end) = (header){.before = added, .length = USED};
    header_at(heap, offset)->length = added | USED;
    release(heap, offset);
    return true;
}

// The length of a block for a payload; 0 when it is over 2 GiB.
static uint32_t block_length(uint32_t bytes) {
    if (bytes > INT32_MAX - 2 * SMALLEST) return 0;
    return bytes <= SMALLEST - HEADER ? SMALLEST : (bytes + HEADER + SMALLEST - 1) & ~(uint32_t)(SMALLEST - 1);
}

haunt_heap *haunt_heap_make(void *at, uint32_t bytes, uint32_t (*grow)(uint32_t)) {
    uint32_t first = ((uint32_t)sizeof(haunt_heap) + SMALLEST - 1) & ~(uint32_t)(SMALLEST - 1);
    first += SMALLEST - HEADER;
    if (((uintptr_t)at & (SMALLEST - 1)) || bytes < first + SMALLEST + HEADER) return NULL;
    uint32_t length = (bytes - first - HEADER) & ~(uint32_t)(SMALLEST - 1);
    haunt_heap *heap = at;
    *heap = (haunt_heap){.grow = grow, .end = first + length};
    *header_at(heap, first) = (header){.before = 0, .length = length};
    *header_at(heap, heap->end) = (header){.before = length, .length = USED};
    insert(heap, first);
    return heap;
}

void *haunt_heap_allocate(haunt_heap *heap, uint32_t bytes, uint32_t alignment) {
    uint32_t length = block_length(bytes);
    if (alignment < SMALLEST) alignment = SMALLEST;
    // Room to move the payload up to the next multiple.
    uint32_t spare = alignment - SMALLEST;
    if (!length || (alignment & (alignment - 1)) || spare > INT32_MAX - length) return NULL;
    uint32_t offset = find(heap, length + spare);
    if (!offset) {
        if (!extend(heap, length + spare)) return NULL;
        offset = find(heap, length + spare);
        if (!offset) return NULL;
    }
    take_out(heap, offset);
    set_length(heap, offset, length_of(header_at(heap, offset)), USED);
    uintptr_t payload = (uintptr_t)header_at(heap, offset) + HEADER;
    uint32_t skipped = (uint32_t)((alignment - (payload & (alignment - 1))) & (alignment - 1));
    if (skipped) {
        uint32_t rest = length_of(header_at(heap, offset)) - skipped;
        set_length(heap, offset, skipped, USED);
        set_length(heap, offset + skipped, rest, USED);
        release(heap, offset);
        offset += skipped;
    }
    trim(heap, offset, length);
    heap->used += length;
    return (void *)(payload + skipped);
}

void haunt_heap_free(haunt_heap *heap, void *block) {
    if (!block) return;
    uint32_t offset = (uint32_t)((uintptr_t)block - (uintptr_t)heap) - HEADER;
    heap->used -= length_of(header_at(heap, offset));
    release(heap, offset);
}

void *haunt_heap_resize(haunt_heap *heap, void *block, uint32_t bytes) {
    uint32_t length = block_length(bytes);
    if (!length) return NULL;
    uint32_t offset = (uint32_t)((uintptr_t)block - (uintptr_t)heap) - HEADER;
    uint32_t old = length_of(header_at(heap, offset));
    header *after = header_at(heap, offset + old);
    uint32_t reach = is_used(after) ? old : old + length_of(after);
    if (length <= reach) {
        if (reach > old) {
            take_out(heap, offset + old);
            set_length(heap, offset, reach, USED);
        }
        trim(heap, offset, length);
        heap->used += length - old;
        return block;
    }
    char *copy = haunt_heap_allocate(heap, bytes, SMALLEST);
    if (!copy) return NULL;
    for (uint32_t index = 0; index < old - HEADER; index += 1) copy[index] = ((char *)block)[index];
    haunt_heap_free(heap, block);
    return copy;
}

uint32_t haunt_heap_used(const haunt_heap *heap) { return heap->used; }

bool haunt_heap_is_sound(const haunt_heap *heap) {
    uint32_t first = ((uint32_t)sizeof(haunt_heap) + SMALLEST - 1) & ~(uint32_t)(SMALLEST - 1);
    first += SMALLEST - HEADER;
    uint32_t before = 0, free = 0, used = 0;
    bool was_free = false;
    uint32_t offset = first;
    while (offset < heap->end) {
        const header *block = header_at(heap, offset);
        uint32_t length = length_of(block);
        if (block->before != before || length < SMALLEST || length % SMALLEST) return false;
        if (is_used(block)) {
            used += length;
        } else {
            free += 1;
            if (was_free) return false;
        }
        was_free = !is_used(block);
        before = length;
        offset += length;
    }
    const header *closing = header_at(heap, heap->end);
    if (offset != heap->end || closing->before != before || closing->length != USED || used != heap->used) return false;
    for (uint32_t power = 0; power < POWERS; power += 1) {
        if (!heap->parts[power] != !((heap->powers >> power) & 1)) return false;
        for (uint32_t part = 0; part < PARTS; part += 1) {
            if (!heap->lists[power][part] != !((heap->parts[power] >> part) & 1)) return false;
            uint32_t previous = 0;
            for (uint32_t at = heap->lists[power][part]; at; at = link_at(heap, at)->next) {
                uint32_t own_power, own_part;
                list_of(length_of(header_at(heap, at)), &own_power, &own_part);
                if (is_used(header_at(heap, at)) || own_power != power || own_part != part) return false;
                if (link_at(heap, at)->previous != previous) return false;
                previous = at;
                free -= 1;
            }
        }
    }
    return free == 0;
}
