import CMicrohttpd

extension Response {
    /// The response as an object of libmicrohttpd, which counts references: release it after
    /// queuing.
    ///
    /// - Returns: Nil if there is no memory.
    func handle() -> OpaquePointer? {
        guard let handle = bodyHandle() else { return nil }
        for header in headers {
            guard MHD_add_response_header(handle, header.name, header.value) == .YES else {
                MHD_destroy_response(handle)
                return nil
            }
        }
        return handle
    }

    private func bodyHandle() -> OpaquePointer? {
        switch body {
        case .bytes(var bytes):
            return MHD_create_response_from_buffer(bytes.count, &bytes, .RESPMEM_MUST_COPY)
        case .file(let file):
            // libmicrohttpd closes the descriptor that it gets.
            let descriptor = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
            guard descriptor >= 0 else { return nil }
            let handle = MHD_create_response_from_fd64(file.size, descriptor)
            if handle == nil { close(descriptor) }
            return handle
        }
    }
}
