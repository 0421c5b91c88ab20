import CMicrohttpd

/// Connects a dispatcher to libmicrohttpd, which passes the dispatcher as a pointer.
enum Callbacks {
    /// Starts a daemon that calls a dispatcher, which must live as long as the daemon.
    ///
    /// - Returns: Nil on failure, with the reason in `errno`.
    static func start(
        _ dispatcher: Dispatcher,
        on socket: ListeningSocket,
        limits: Limits
    ) -> OpaquePointer? {
        let context = Unmanaged.passUnretained(dispatcher).toOpaque()
        var options = [
            option(.LISTEN_SOCKET, Int(socket.descriptor)),
            option(.CONNECTION_LIMIT, limits.connections),
            option(.CONNECTION_MEMORY_LIMIT, limits.memory),
            option(.NOTIFY_CONNECTION, unsafeBitCast(connection, to: Int.self), context),
            option(.URI_LOG_CALLBACK, unsafeBitCast(target, to: Int.self), context),
            option(.NOTIFY_COMPLETED, unsafeBitCast(completion, to: Int.self), context),
            option(.END, 0),
        ]
        return daemon_start(request, context, &options)
    }

    private static func option(
        _ option: MHD_OPTION,
        _ value: Int,
        _ pointer: UnsafeMutableRawPointer? = nil
    ) -> MHD_OptionItem {
        MHD_OptionItem(option: option, value: value, ptr_value: pointer)
    }

    private static func dispatcher(_ context: UnsafeMutableRawPointer?) -> Dispatcher? {
        context.map { Unmanaged<Dispatcher>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let connection: MHD_NotifyConnectionCallback = { context, connection, _, event in
        guard let connection else { return }
        switch event {
        case .CONNECTION_NOTIFY_STARTED: dispatcher(context)?.opened(connection)
        case .CONNECTION_NOTIFY_CLOSED: dispatcher(context)?.closed(connection)
        @unknown default: break
        }
    }

    /// The callback for logs: the only callback that gets the target before it is decoded.
    ///
    /// A decoded target can hide invalid parts.
    private static let target:
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
        ) -> UnsafeMutableRawPointer? = { context, target, connection in
            guard let target, let connection else { return nil }
            let bytes = UnsafeRawBufferPointer(start: target, count: strlen(target))
            dispatcher(context)?.read(target: Array(bytes), connection)
            // Ends the target before the parameters. libmicrohttpd would also read them, and 0.9.75
            // does not answer if they exceed its memory.
            if let query = strchr(target, CInt(UInt8(ascii: "?"))) { query[1] = 0 }
            return nil
        }

    private static let request: MHD_AccessHandlerCallback = {
        context,
        connection,
        url,
        method,
        version,
        _,
        _,
        _ in
        guard let connection, let url, let method, let version,
            let dispatcher = dispatcher(context)
        else { return .NO }
        return dispatcher.handle(FirstLine(method: method, url: url, version: version), connection)
    }

    private static let completion: MHD_RequestCompletedCallback = { context, connection, _, _ in
        guard let connection else { return }
        dispatcher(context)?.completed(connection)
    }
}
