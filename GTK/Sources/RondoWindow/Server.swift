import CGTK
import FoundationEssentials

/// A client of the feed server over GIO's sockets, which do not block the main loop.
@MainActor
struct Server: Source {
    /// For example `127.0.0.1:8080`.
    private let host: String

    /// Nil if the address does not start with `http://`.
    ///
    /// - Parameter address: The address that the server prints, for example
    ///   `http://127.0.0.1:8080/`.
    init?(_ address: String) {
        let scheme = "http://"
        guard address.hasPrefix(scheme) else { return nil }
        host = String(address.dropFirst(scheme.count).prefix { $0 != "/" })
    }

    let note: String? = nil

    func rooms(after cursor: String, _ done: @escaping @MainActor (RoomsPage?) -> Void) {
        decode("/api/rooms?limit=6" + after(cursor), done)
    }

    func shelves(after cursor: String, _ done: @escaping @MainActor (ShelvesPage?) -> Void) {
        decode("/api/shelves?limit=12" + after(cursor), done)
    }

    func items(_ ids: [String], _ done: @escaping @MainActor (CatalogueItems?) -> Void) -> Cancel {
        decode("/api/items?ids=" + ids.joined(separator: ","), done)
    }

    func cover(_ path: String, side: Int, _ done: @escaping @MainActor (OpaquePointer?) -> Void)
        -> Cancel
    {
        let cancellable = Cancellable()
        get("\(path)?width=\(side)&height=\(side)", cancellable) { body in
            guard let body else { return done(nil) }
            let bytes = body.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            let stream = g_memory_input_stream_new_from_bytes(bytes)
            g_bytes_unref(bytes)
            // The picture is decoded in another thread.
            begin {
                gdk_pixbuf_new_from_stream_async(stream, cancellable.object, $0, $1)
            } done: { result in
                g_object_unref(stream)
                guard let picture = gdk_pixbuf_new_from_stream_finish(result, nil)
                else { return done(nil) }
                let texture = gdk_texture_new_for_pixbuf(picture)
                g_object_unref(UnsafeMutableRawPointer(picture))
                done(texture)
                g_object_unref(UnsafeMutableRawPointer(texture))
            }
        }
        return cancellable.cancel
    }

    private func after(_ cursor: String) -> String { cursor.isEmpty ? "" : "&after=\(cursor)" }

    @discardableResult
    private func decode<Answer: Decodable>(
        _ path: String,
        _ done: @escaping @MainActor (Answer?) -> Void
    ) -> Cancel {
        let cancellable = Cancellable()
        get(path, cancellable) { body in
            done(body.flatMap { try? JSONDecoder().decode(Answer.self, from: $0) })
        }
        return cancellable.cancel
    }

    // MARK: - HTTP

    /// Requests a path; `done` gets the body, nil unless the status is 200.
    private func get(
        _ path: String,
        _ cancellable: Cancellable,
        _ done: @escaping @MainActor (Data?) -> Void
    ) {
        let client = g_socket_client_new()
        begin {
            g_socket_client_connect_to_host_async(client, host, 80, cancellable.object, $0, $1)
        } done: { result in
            let connection = g_socket_client_connect_to_host_finish(client, result, nil)
            g_object_unref(client)
            guard let connection else { return done(nil) }
            connection.withMemoryRebound(to: GIOStream.self, capacity: 1) { stream in
                // The server closes the connection after an answer to HTTP/1.0.
                send("GET \(path) HTTP/1.0\r\nHost: \(host)\r\n\r\n", to: stream, cancellable) {
                    g_object_unref(connection)
                    done($0.flatMap(Self.body))
                }
            }
        }
    }

    /// Writes a request, and reads until the connection ends.
    private func send(
        _ request: String,
        to stream: UnsafeMutablePointer<GIOStream>,
        _ cancellable: Cancellable,
        _ done: @escaping @MainActor (Data?) -> Void
    ) {
        let text = g_strdup(request)
        let output = g_io_stream_get_output_stream(stream)
        begin {
            let length = gsize(request.utf8.count)
            g_output_stream_write_all_async(output, text, length, 0, cancellable.object, $0, $1)
        } done: { result in
            g_free(text)
            guard g_output_stream_write_all_finish(output, result, nil, nil) != 0
            else { return done(nil) }
            let answer = g_memory_output_stream_new_resizable()
            begin {
                g_output_stream_splice_async(
                    answer,
                    g_io_stream_get_input_stream(stream),
                    G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                    0,
                    cancellable.object,
                    $0,
                    $1
                )
            } done: { result in
                let length = g_output_stream_splice_finish(answer, result, nil)
                answer?.withMemoryRebound(to: GMemoryOutputStream.self, capacity: 1) { memory in
                    let start = g_memory_output_stream_get_data(memory)
                    done(length < 0 ? nil : start.map { Data(bytes: $0, count: length) })
                }
                g_object_unref(answer)
            }
        }
    }

    private static func body(of answer: Data) -> Data? {
        let end = Data("\r\n\r\n".utf8)
        guard answer.dropFirst("HTTP/1.1".utf8.count).starts(with: Data(" 200 ".utf8)),
            let head = answer.firstRange(of: end)
        else { return nil }
        return answer[head.upperBound...]
    }
}

/// Cancels a request.
@MainActor
private final class Cancellable {
    nonisolated(unsafe) let object = g_cancellable_new()

    func cancel() { g_cancellable_cancel(object) }

    deinit { g_object_unref(object) }
}

/// Starts an asynchronous call of GIO, and calls a function when it has finished.
@MainActor
private func begin(
    _ start: (GAsyncReadyCallback?, UnsafeMutableRawPointer?) -> Void,
    done: @escaping @MainActor (OpaquePointer?) -> Void
) {
    start(
        { _, result, data in
            guard let data else { return }
            nonisolated(unsafe) let result = result
            let rest = Unmanaged<Rest>.fromOpaque(data).takeRetainedValue()
            MainActor.assumeIsolated { rest.body(result) }
        },
        Unmanaged.passRetained(Rest(done)).toOpaque()
    )
}

@MainActor
private final class Rest {
    let body: @MainActor (OpaquePointer?) -> Void

    init(_ body: @escaping @MainActor (OpaquePointer?) -> Void) {
        self.body = body
    }
}
