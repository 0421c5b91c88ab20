// libmicrohttpd, with wrappers for variadic functions, which Swift cannot call.

#include <microhttpd.h>
#include <poll.h>
#include <stdbool.h>
#include <sys/select.h>

// FEED_SERVER_SELECT tests the code for other systems on Linux.
#if defined(__linux__) && !defined(FEED_SERVER_SELECT)
#define DAEMON_HAS_EPOLL 1
#else
#define DAEMON_HAS_EPOLL 0
#endif

/// Starts a daemon without threads; it works only within `daemon_run`.
///
/// `options` end with `MHD_OPTION_END`. Returns NULL on failure, with the reason in `errno`.
static inline struct MHD_Daemon *daemon_start(MHD_AccessHandlerCallback handler, void *context,
                                              struct MHD_OptionItem *options) {
    unsigned flags = MHD_ALLOW_SUSPEND_RESUME | (DAEMON_HAS_EPOLL ? MHD_USE_EPOLL : 0);
    // Port 0 is ignored, because the options contain the listening socket.
    return MHD_start_daemon(flags, 0, NULL, NULL, handler, context, MHD_OPTION_ARRAY, options,
                            MHD_OPTION_END);
}

#if !DAEMON_HAS_EPOLL
/// Fills in the descriptors of a daemon; without the listening descriptor new connections wait.
///
/// Returns the highest descriptor, or -1.
static inline int daemon_sets(struct MHD_Daemon *daemon, bool listens, fd_set *reading,
                              fd_set *writing, fd_set *failing) {
    FD_ZERO(reading);
    FD_ZERO(writing);
    FD_ZERO(failing);
    int highest = -1;
    MHD_get_fdset(daemon, reading, writing, failing, &highest);
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_LISTEN_FD);
    if (!listens && info && info->listen_fd >= 0) FD_CLR(info->listen_fd, reading);
    return highest;
}
#endif

/// Lists the descriptors to wait for before `daemon_run`: one on Linux, elsewhere all open
/// descriptors.
///
/// Returns the number of entries, at most `capacity`.
static inline size_t daemon_descriptors(struct MHD_Daemon *daemon, bool listens,
                                        struct pollfd *list, size_t capacity) {
    size_t count = 0;
#if !DAEMON_HAS_EPOLL
    fd_set reading, writing, failing;
    int highest = daemon_sets(daemon, listens, &reading, &writing, &failing);
    for (int descriptor = 0; descriptor <= highest && count < capacity; descriptor++) {
        short events = 0;
        if (FD_ISSET(descriptor, &reading)) events |= POLLIN;
        if (FD_ISSET(descriptor, &writing)) events |= POLLOUT;
        if (FD_ISSET(descriptor, &failing)) events |= POLLPRI;
        if (events) list[count++] = (struct pollfd){.fd = descriptor, .events = events};
    }
#else
    (void)listens;  // At the limit libmicrohttpd stops listening.
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    if (info && capacity > 0) {
        list[count++] = (struct pollfd){.fd = info->epoll_fd, .events = POLLIN};
    }
#endif
    return count;
}

/// Handles all pending work of a daemon, and accepts a connection if it listens.
static inline void daemon_run(struct MHD_Daemon *daemon, bool listens) {
#if !DAEMON_HAS_EPOLL
    fd_set reading, writing, failing;
    int highest = daemon_sets(daemon, listens, &reading, &writing, &failing);
    struct timeval now = {0, 0};
    if (select(highest + 1, &reading, &writing, &failing, &now) < 0) return;
    MHD_run_from_select(daemon, &reading, &writing, &failing);
#else
    (void)listens;
    MHD_run(daemon);
#endif
}

/// The socket of a connection, or -1.
static inline int connection_descriptor(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

/// The number of bytes of the first line and the headers of a request, with the empty line after
/// them; 0 before the empty line has arrived.
static inline size_t head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}
