// Functions that compiled code for bare WebAssembly calls implicitly. Do not call them directly.

#pragma once

#include <stddef.h>

/// Swift's heap: `size` bytes at a multiple of `alignment`, which may be 16 at most.
/// Always returns 0; traps when the memory cannot grow.
int posix_memalign(void **result, size_t alignment, size_t size);

/// Frees a block from `posix_memalign`; a null pointer is allowed.
void free(void *pointer);

/// The low 128 bits of a product, which checked `Int64` multiplication uses to find overflow.
__int128 __multi3(__int128 a, __int128 b);

/// Fills `size` bytes with values that are always the same.
void arc4random_buf(void *bytes, size_t size);
