// Swift seeds the hashes of sets and dictionaries with random bytes. No output of a module depends
// on their order, and a trace contains no keys that were chosen to collide.

#include "CRuntime.h"

void arc4random_buf(void *bytes, size_t size) {
    unsigned char *next = bytes;
    for (size_t index = 0; index < size; index++) {
        next[index] = (unsigned char)(index * 151 + 7);
    }
}
