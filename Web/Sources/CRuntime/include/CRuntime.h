// What code compiled for bare WebAssembly calls by itself, without being asked to. Nothing here is
// meant to be called by hand.

#pragma once

#include <stddef.h>

/// Swift's heap: `size` bytes at a multiple of `alignment`, which may be 16 at most.
/// Always returns 0; traps when the memory cannot grow that far.
int posix_memalign(void **result, size_t alignment, size_t size);

/// Gives back what `posix_memalign` handed out. A null pointer is fine.
void free(void *pointer);

/// The low 128 bits of a product. A checked `Int64` multiplication looks for overflow in them.
__int128 __multi3(__int128 a, __int128 b);

/// Fills `size` bytes, with the same values each time.
void arc4random_buf(void *bytes, size_t size);
