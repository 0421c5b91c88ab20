import CMicrohttpd

extension Response {
    /// The response as a reference-counted object of libmicrohttpd; release the object after
    /// queuing.
    ///
    /// - Returns: Nil if memory is exhausted.
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
            // A copy, because libmicrohttpd closes its descriptor.
            let descriptor = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
            guard descriptor >= 0 else { return nil }
            let handle = MHD_create_response_from_fd64(file.size, descriptor)
            if handle == nil { close(descriptor) }
            return handle
        }
    }
}
