// WebAssembly multiplies 64 bits by 64 bits and keeps the low 64 bits of the product. For more bits the
// compiler calls __multi3 of the runtime library, which a bare module does not have.

#include "CRuntime.h"

#include <stdint.h>

// The 128 bits of a * b, by long multiplication of halves.
static unsigned __int128 multiplyFullWidth(uint64_t a, uint64_t b) {
    uint64_t aLow = (uint32_t)a, aHigh = a >> 32;
    uint64_t bLow = (uint32_t)b, bHigh = b >> 32;
    uint64_t low = aLow * bLow;
    // Neither sum overflows: (2^32 - 1)^2 + 2 * (2^32 - 1) is 2^64 - 1.
    uint64_t middle = aHigh * bLow + (low >> 32);
    uint64_t carry = aLow * bHigh + (uint32_t)middle;
    uint64_t high = aHigh * bHigh + (middle >> 32) + (carry >> 32);
    return (unsigned __int128)high << 64 | (carry << 32 | (uint32_t)low);
}

__int128 __multi3(__int128 a, __int128 b) {
    uint64_t aLow = (uint64_t)a, aHigh = (uint64_t)(a >> 64);
    uint64_t bLow = (uint64_t)b, bHigh = (uint64_t)(b >> 64);
    uint64_t high = aLow * bHigh + aHigh * bLow;
    return (__int128)(multiplyFullWidth(aLow, bLow) + ((unsigned __int128)high << 64));
}
