import Foundation

/// Random numbers from a seed, by SplitMix64.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number in a range.
    package mutating func number(in range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    /// An element of a list that is not empty.
    package mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: choices.indices, using: &self)]
    }

    /// True with the probability 1 / `chance`.
    package mutating func once(in chance: Int) -> Bool {
        Int.random(in: 0..<chance, using: &self) == 0
    }
}

/// Settings from the environment.
///
///     RONDO_SEED=7 RONDO_STEPS=5000 swift test --filter Random
package enum Settings {
    /// The seed of all random tests: `RONDO_SEED`, by default 1.
    package static let seed: UInt64 = number("RONDO_SEED") ?? 1

    /// The number of inputs of a random test: `RONDO_STEPS`, or `steps`.
    package static func steps(otherwise steps: Int) -> Int {
        number("RONDO_STEPS").map { Int($0) } ?? steps
    }

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }
}
