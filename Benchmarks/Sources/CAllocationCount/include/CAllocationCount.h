#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// The number of heap allocations that this process has made since `allocation_count_start`.
unsigned long allocation_count(void);

/// Starts to count.
void allocation_count_start(void);

#endif
