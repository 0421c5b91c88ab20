import CMicrohttpd
import Glibc

extension Response {
    /// The same for libmicrohttpd, which counts who holds it: to be given back when it is queued.
    ///
    /// - Returns: Nil when there is no memory for it.
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
            // libmicrohttpd closes the descriptor that it is given.
            let descriptor = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
            guard descriptor >= 0 else { return nil }
            let handle = MHD_create_response_from_fd64(file.size, descriptor)
            if handle == nil { close(descriptor) }
            return handle
        }
    }
}
