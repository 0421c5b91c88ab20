// libmicrohttpd, with faces for its functions of variable arguments, which Swift cannot call.

#include <microhttpd.h>

/// Starts a daemon without threads of its own, which only works within `MHD_run`.
///
/// `options` end with `MHD_OPTION_END`. NULL when it does not start; the reason is in `errno`.
static inline struct MHD_Daemon *daemon_start(MHD_AccessHandlerCallback handler, void *context,
                                              struct MHD_OptionItem *options) {
    // Port 0: the listening socket is one of the options.
    return MHD_start_daemon(MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handler,
                            context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/// The descriptor that becomes readable when `MHD_run` has work, or -1.
static inline int daemon_descriptor(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info ? info->epoll_fd : -1;
}

/// The socket of a connection, or -1.
static inline int connection_descriptor(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

/// How many bytes the first line and the headers of a request took, with the line that ends them; 0
/// before that line has come in.
static inline size_t head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}
