#include "CWasmRuntime.h"

#if defined(__wasm__)

#include <stddef.h>

// The browser's memory from the linker's end of the data to the last page, and on.
extern unsigned char __heap_base;

enum { PAGE = 65536 };

static haunt_heap *heap;

static uint32_t grow(uint32_t bytes) {
    // An eighth more than there is, so that a core that grows does not ask for every page; at least what is asked for.
    size_t pages = (bytes + (size_t)PAGE - 1) / PAGE;
    size_t eighth = __builtin_wasm_memory_size(0) / 8;
    if (pages < eighth && __builtin_wasm_memory_grow(0, eighth) != SIZE_MAX) return (uint32_t)eighth * PAGE;
    return __builtin_wasm_memory_grow(0, pages) == SIZE_MAX ? 0 : (uint32_t)pages * PAGE;
}

static haunt_heap *the_heap(void) {
    if (!heap) {
        uintptr_t start = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
        uintptr_t end = __builtin_wasm_memory_size(0) * PAGE;
        // The data may end near the end of a page.
        if (end < start + 4096) end += grow(4096);
        heap = haunt_heap_make((void *)start, (uint32_t)(end - start), grow);
        if (!heap) __builtin_trap();
    }
    return heap;
}

uint32_t haunt_memory_used(void) { return haunt_heap_used(the_heap()); }

void *malloc(size_t bytes) { return haunt_heap_allocate(the_heap(), bytes, 16); }

void free(void *block) { haunt_heap_free(the_heap(), block); }

void *memset(void *to, int byte, size_t bytes) {
    unsigned char *at = to;
    while (bytes--) *at++ = (unsigned char)byte;
    return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t bytes) {
    unsigned char *at = to;
    const unsigned char *source = from;
    while (bytes--) *at++ = *source++;
    return to;
}

void *memmove(void *to, const void *from, size_t bytes) {
    unsigned char *at = to;
    const unsigned char *source = from;
    if (at <= source) {
        while (bytes--) *at++ = *source++;
    } else {
        while (bytes--) at[bytes] = source[bytes];
    }
    return to;
}

int memcmp(const void *one, const void *other, size_t bytes) {
    const unsigned char *a = one;
    const unsigned char *b = other;
    for (; bytes; bytes -= 1, a += 1, b += 1) {
        if (*a != *b) return *a < *b ? -1 : 1;
    }
    return 0;
}

void *calloc(size_t count, size_t bytes) {
    size_t total;
    if (__builtin_mul_overflow(count, bytes, &total)) return NULL;
    void *block = malloc(total);
    return block ? memset(block, 0, total) : NULL;
}

void *realloc(void *block, size_t bytes) {
    return block ? haunt_heap_resize(the_heap(), block, bytes) : malloc(bytes);
}

void *aligned_alloc(size_t alignment, size_t bytes) { return haunt_heap_allocate(the_heap(), bytes, alignment); }

int posix_memalign(void **block, size_t alignment, size_t bytes) {
    enum { INVALID = 22, NO_ROOM = 12 };
    if (alignment < sizeof(void *) || (alignment & (alignment - 1))) return INVALID;
    void *given = aligned_alloc(alignment, bytes);
    if (!given) return NO_ROOM;
    *block = given;
    return 0;
}

// What the compiler calls for a product of 64-bit numbers that is checked for overflow: the low 128 bits of a product.
__int128 __multi3(__int128 one, __int128 other) {
    uint64_t a = (uint64_t)one, b = (uint64_t)other;
    uint64_t low = (a & UINT32_MAX) * (b & UINT32_MAX);
    uint64_t middle = (a >> 32) * (b & UINT32_MAX) + (low >> 32);
    uint64_t side = (a & UINT32_MAX) * (b >> 32) + (middle & UINT32_MAX);
    uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (side >> 32);
    high += (uint64_t)((unsigned __int128)one >> 64) * b + a * (uint64_t)((unsigned __int128)other >> 64);
    return (__int128)((unsigned __int128)high << 64 | side << 32 | (low & UINT32_MAX));
}

#endif
