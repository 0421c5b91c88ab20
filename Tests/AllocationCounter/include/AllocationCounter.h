// Counts the heap allocations of the thread that asks.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Whether this platform lets a program stand between itself and its allocator.
bool allocation_counter_works(void);

/// How many allocations this thread has made so far, reallocations among them.
long allocation_count(void);

#endif
