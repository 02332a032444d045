#ifndef HAUNT_CWASM_RUNTIME_H
#define HAUNT_CWASM_RUNTIME_H

// What the browser core needs of a C library, where there is none: an allocator and the memory functions.
//
// The allocator is plain C over any region of memory, so that it is tested natively. `runtime.c` puts it over the
// browser's linear memory and gives it the names malloc and free there.

#include <stdbool.h>
#include <stdint.h>

/// A heap over one region that grows at its end: blocks with boundary tags, merged with free neighbours as they are freed,
/// kept in segregated lists (two levels, as in TLSF: Masmano, Ripoll, Crespo, Real, 2004), so that every operation takes
/// bounded time. Places are offsets from the region's start, in bytes; the region is at most 4 GiB and starts on a
/// multiple of 16.
typedef struct haunt_heap haunt_heap;

/// Makes the region `at` ... `at + bytes` a heap's, and puts the heap's own record at its start. `grow` adds at least
/// `bytes` to the region's end and returns how many it added, 0 when it cannot. NULL when the region is too small.
haunt_heap *haunt_heap_make(void *at, uint32_t bytes, uint32_t (*grow)(uint32_t bytes));

/// `bytes` bytes at a multiple of `alignment` (a power of two; 16 at least is given); NULL when there is no room. No bytes are
/// a block of their own too.
void *haunt_heap_allocate(haunt_heap *heap, uint32_t bytes, uint32_t alignment);

/// Gives a block back. NULL is nothing to give.
void haunt_heap_free(haunt_heap *heap, void *block);

/// Makes a block longer or shorter, where it stands if it can, and keeps its first bytes; NULL, and the block as it was, when
/// there is no room. The new block starts on a multiple of 16.
void *haunt_heap_resize(haunt_heap *heap, void *block, uint32_t bytes);

/// The bytes in blocks that are given out, their headers among them.
uint32_t haunt_heap_used(const haunt_heap *heap);

/// Whether the region's blocks tile it, no two free ones touch, and the lists hold each free block once.
bool haunt_heap_is_sound(const haunt_heap *heap);

#if defined(__wasm__)
/// The bytes in use in the browser's heap.
uint32_t haunt_memory_used(void);
#endif

#endif
