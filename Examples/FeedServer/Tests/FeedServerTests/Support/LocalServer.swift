import Foundation
import Testing

@testable import FeedServer

/// A server within the tests, for limits that the program does not let anybody set.
final class LocalServer {
    let port: UInt16
    private let end: Channel
    private let hasEnded = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - limits: What a client may take up.
    ///   - respond: Runs in the server's thread.
    /// - Throws: When it does not start.
    init(_ limits: Limits, respond: @escaping @Sendable (Request) -> Answer) throws {
        let socket = try ListeningSocket(ports: 0...0)
        port = socket.port
        end = try Channel()
        let descriptor = end.reading
        Thread.detachNewThread { [hasEnded] in
            do {
                try Server(on: socket, limits: limits, respond: respond).run(until: descriptor)
            } catch {
                Issue.record("\(error)")
            }
            hasEnded.signal()
        }
    }

    deinit {
        close(end.writing)
        hasEnded.wait()
        close(end.reading)
    }
}
