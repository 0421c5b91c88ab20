// Swift seeds the hashes of sets and dictionaries by random bytes. Nothing that a module gives depends on
// their order, and what reads a trace meets no keys that were made up to collide.

#include "CRuntime.h"

void arc4random_buf(void *bytes, size_t size) {
    unsigned char *next = bytes;
    for (size_t index = 0; index < size; index++) {
        next[index] = (unsigned char)(index * 151 + 7);
    }
}
