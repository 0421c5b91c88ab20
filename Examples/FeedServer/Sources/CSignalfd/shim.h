// Swift's module of the C library does not contain this header.

#include <sys/signalfd.h>
