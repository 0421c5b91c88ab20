// What Swift's own module of the C library leaves out.

#include <sys/signalfd.h>
#include <sys/socket.h>

int accept4(int listener, struct sockaddr *address, socklen_t *size, int flags);
