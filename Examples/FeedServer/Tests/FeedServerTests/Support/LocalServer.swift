import Foundation
import Testing

@testable import FeedServer

/// A server in the test process, for limits that are not options of the program.
final class LocalServer {
    let port: UInt16
    private let clock = AdjustableClock()
    private let end: Channel
    private let hasEnded = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - limits: The limits for clients.
    ///   - respond: Runs in the server's thread.
    /// - Throws: An error if the server does not start.
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

    /// Advances the server's time.
    ///
    /// Bytes that were sent earlier count as received earlier, and late clients are disconnected.
    func pass(_ time: Duration) throws {
        try settle()
        clock.advance(by: time)
        try settle()
    }

    /// Waits until the server has received all sent bytes and read its clock.
    private func settle() throws {
        // The first answer can come in the middle of a loop of the server; after the second a loop
        // has ended.
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
