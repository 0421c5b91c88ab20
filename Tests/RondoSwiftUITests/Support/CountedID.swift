import SwiftUI

/// Counts how often identities were hashed.
///
/// Only the main thread counts.
final class HashCounter: @unchecked Sendable {
    var count = 0
}

/// An identity that is counted.
struct CountedID: Hashable, Identifiable, Sendable {
    let number: Int
    let counter: HashCounter

    var id: CountedID { self }

    static func == (lhs: CountedID, rhs: CountedID) -> Bool { lhs.number == rhs.number }

    func hash(into hasher: inout Hasher) {
        counter.count += 1
        hasher.combine(number)
    }
}
