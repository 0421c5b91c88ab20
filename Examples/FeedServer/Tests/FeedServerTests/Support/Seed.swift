import Foundation

@testable import FeedServer

/// The seed of random tests.
enum Seed {
    /// The environment's `RONDO_SEED`, 1 by default.
    static let value = ProcessInfo.processInfo.environment["RONDO_SEED"] ?? "1"

    /// The generator for one round of a test.
    static func generator(_ test: String, round: Int) -> SeededGenerator {
        SeededGenerator("\(test) \(value) \(round)")
    }
}
