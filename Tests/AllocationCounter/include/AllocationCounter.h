// Counts the heap allocations of the calling thread.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Whether this platform lets a program replace its allocator.
bool allocation_counter_works(void);

/// The number of allocations of this thread so far, including reallocations.
long allocation_count(void);

#endif
