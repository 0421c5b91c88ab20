// The seed for the hashes of sets and dictionaries. A constant seed is safe: no output of a module
// depends on the order of a set, and traces do not contain keys that collide on purpose.

#include "CRuntime.h"

void arc4random_buf(void *bytes, size_t size) {
    unsigned char *next = bytes;
    for (size_t index = 0; index < size; index++) {
        next[index] = (unsigned char)(index * 151 + 7);
    }
}
