import Foundation
import Testing

@testable import FeedServer

/// A server within the tests, for limits that the program does not let anybody set.
final class LocalServer {
    let port: UInt16
    private let clock = AdjustableClock()
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
        Thread.detachNewThread { [clock, hasEnded] in
            do {
                try Server(on: socket, limits: limits, now: { clock.now }, respond: respond)
                    .run(until: descriptor)
            } catch {
                Issue.record("\(error)")
            }
            hasEnded.signal()
        }
    }

    /// Lets time go by for the server.
    ///
    /// What was sent before came before that time, and who was to be cut off then is, or about to be.
    func pass(_ time: Duration) throws {
        try settle()
        clock.advance(by: time)
        try settle()
    }

    /// Waits until the server has seen all that was sent, and what its clock says.
    private func settle() throws {
        // The first may be answered in the midst of a turn of the server, the second in a later one.
        for _ in 0..<2 {
            let client = try Client(port: port)
            try client.send("GET", "/")
            #expect(try client.receive().status == 200)
        }
    }

    deinit {
        close(end.writing)
        hasEnded.wait()
        close(end.reading)
    }
}
