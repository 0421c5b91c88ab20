// On glibc the malloc of a program replaces the library's malloc for all code, including the Swift
// runtime; the library's malloc stays reachable as __libc_malloc. Each thread has its own count, so
// that parallel tests do not disturb one another.

#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

#ifndef __has_feature
#define __has_feature(name) 0
#endif

// A sanitizer has its own malloc, with which it watches memory.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

static __thread long count;

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *pointer, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count += 1;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count += 1;
    return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
    count += 1;
    return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
    count += 1;
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count += 1;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count += 1;
    void *pointer = __libc_memalign(alignment, size);
    if (!pointer) {
        return ENOMEM;
    }
    *result = pointer;
    return 0;
}

bool allocation_counter_works(void) { return true; }
long allocation_count(void) { return count; }

#else

bool allocation_counter_works(void) { return false; }
long allocation_count(void) { return 0; }

#endif
