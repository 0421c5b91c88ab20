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

    /// The error for an argument that breaks its rule.
    struct Mistake: Error, Equatable {
        let problem: String
    }

    /// Reads the arguments after the program's name; of an option given twice the last one counts.
    init(_ arguments: [String]) throws(Mistake) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--seed": seed = try Self.whole(name, &rest, in: 0...UInt64.max)
            case "--inputs": inputs = try Self.whole(name, &rest, in: 1...Int.max)
            case "--minutes": minutes = try Self.minutes(name, &rest)
            case "--threads": threads = try Self.whole(name, &rest, in: 1...1024)
            case "--traces": traces = try Self.value(name, &rest)
            case "--world": world = try Self.whole(name, &rest, in: 0...Int.max)
            default: throw Mistake(problem: "unknown argument \"\(name)\"")
            }
        }
    }

    private static func value(
        _ name: String,
        _ rest: inout ArraySlice<String>
    ) throws(Mistake) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else {
            throw Mistake(problem: "\(name) has no value")
        }
        return value
    }

    private static func whole<Number: FixedWidthInteger>(
        _ name: String,
        _ rest: inout ArraySlice<String>,
        in limits: ClosedRange<Number>
    ) throws(Mistake) -> Number {
        let text = try value(name, &rest)
        guard let number = Number(text), limits.contains(number) else {
            let rule = "a whole number from \(limits.lowerBound) to \(limits.upperBound)"
            throw Mistake(problem: "\(name) is \"\(text)\", expected \(rule)")
        }
        return number
    }

    private static func minutes(
        _ name: String,
        _ rest: inout ArraySlice<String>
    ) throws(Mistake) -> Double {
        let text = try value(name, &rest)
        guard let minutes = Double(text), minutes > 0, minutes.isFinite else {
            throw Mistake(problem: "\(name) is \"\(text)\", expected a number above 0")
        }
        return minutes
    }

    /// The seed of a world, the same for any number of threads.
    func seed(of world: Int) -> UInt64 {
        seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(world)
    }
}
