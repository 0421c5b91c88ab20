import Foundation

/// The options of the command line.
struct Options {
    var seed: UInt64 = 1
    /// The number of inputs to play; no limit when nil.
    var inputs: Int?
    /// The duration in minutes; no limit when nil.
    var minutes: Double?
    var threads = 1
    /// The folder of saved traces.
    var traces = ".build/soak"
    /// The only world to play, all when nil.
    var world: Int?

    init(_ arguments: some Sequence<String>) throws {
        var rest = Array(arguments)[...]
        while let name = rest.popFirst() {
            guard let value = rest.popFirst() else { throw Mistake("\(name) has no value") }
            switch name {
            case "--seed": seed = try Self.read(value, of: name)
            case "--inputs": inputs = try Self.read(value, of: name)
            case "--minutes": minutes = try Self.read(value, of: name)
            case "--threads": threads = try Self.read(value, of: name)
            case "--traces": traces = value
            case "--world": world = try Self.read(value, of: name)
            default: throw Mistake("unknown option \(name)")
            }
        }
        guard threads > 0 else { throw Mistake("--threads must be 1 or more") }
    }

    private static func read<Value: LosslessStringConvertible>(
        _ text: String,
        of name: String
    ) throws -> Value {
        guard let value = Value(text) else {
            throw Mistake("\(name) is \(text), expected a number")
        }
        return value
    }

    /// The seed of a world, the same for any number of threads.
    func seed(of world: Int) -> UInt64 {
        seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(world)
    }

    struct Mistake: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }
}
