// An allocator for a module with few blocks that requests the same sizes repeatedly.
//
// Blocks have fixed sizes, two per doubling: 32, 48, 64, 96, 128 and so on. A freed block goes to the
// front of the list for its size, and is reused from this list; blocks are never split, joined or
// returned. So the memory stops growing after the peak of each size. At most a third of a block,
// without the header, is unused.

#include "CRuntime.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    pageSize = 64 * 1024,
    smallestBlock = 32,
    largestRequest = 1 << 30,
    sizeClassCount = 64,
    // As long as the alignment that Swift requests, so that the bytes after the header are aligned.
    headerSize = 16,
};

typedef union {
    uint32_t sizeClass;    // of a block in use
    void *nextFreeBlock;   // of a free block
} Header;

// Placed by the linker behind the stack and all data, at a multiple of 16.
extern unsigned char __heap_base;

static unsigned char *heapEnd = &__heap_base;
static Header *freeBlocks[sizeClassCount];

// Traps after a failed allocation: Swift ignores error numbers, and address 0 is a writable part of
// the stack.
static void trapUnless(bool condition) {
    if (!condition) {
        __builtin_trap();
    }
}

// Class 2k is for blocks of 3 * 2^(k-1) bytes, class 2k + 1 for blocks of 2^(k+1).
static uint32_t sizeClassFor(uint32_t size) {
    uint32_t k = 31 - __builtin_clz(size - 1);
    return size <= 3u << (k - 1) ? 2 * k : 2 * k + 1;
}

static uint32_t blockSize(uint32_t sizeClass) {
    uint32_t k = sizeClass / 2;
    return sizeClass % 2 == 0 ? 3u << (k - 1) : 2u << k;
}

static Header *extendHeap(uint32_t size) {
    // 64 bits, because the end of a full memory does not fit into a pointer.
    uint64_t end = (uint64_t)(uintptr_t)heapEnd + size;
    uint64_t memoryEnd = (uint64_t)__builtin_wasm_memory_size(0) * pageSize;
    if (end > memoryEnd) {
        size_t pages = (size_t)((end - memoryEnd + pageSize - 1) / pageSize);
        trapUnless(__builtin_wasm_memory_grow(0, pages) != SIZE_MAX);
    }
    Header *block = (Header *)heapEnd;
    heapEnd += size;
    return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    trapUnless(alignment <= headerSize);
    trapUnless(size <= largestRequest);
    uint32_t needed = (uint32_t)size + headerSize;
    uint32_t sizeClass = sizeClassFor(needed < smallestBlock ? smallestBlock : needed);
    Header *block = freeBlocks[sizeClass];
    if (block != NULL) {
        freeBlocks[sizeClass] = block->nextFreeBlock;
    } else {
        block = extendHeap(blockSize(sizeClass));
    }
    block->sizeClass = sizeClass;
    *result = (unsigned char *)block + headerSize;
    return 0;
}

void free(void *pointer) {
    if (pointer == NULL) {
        return;
    }
    Header *block = (Header *)((unsigned char *)pointer - headerSize);
    uint32_t sizeClass = block->sizeClass;
    block->nextFreeBlock = freeBlocks[sizeClass];
    freeBlocks[sizeClass] = block;
}
