/// The results of several rounds of one measurement.
struct Spread {
    private let sorted: [Double]

    /// - Precondition: `values` is not empty.
    init(_ values: [Double]) {
        precondition(!values.isEmpty, "Spread.init: values must not be empty")
        sorted = values.sorted()
    }

    var median: Double { sorted[sorted.count / 2] }
    var least: Double { sorted[0] }
    var most: Double { sorted[sorted.count - 1] }
    /// Whether there was time for only one round.
    var isSingle: Bool { sorted.count == 1 }

    /// `88 ns [86..92]`, or `3.2 s, once`, from nanoseconds.
    var time: String {
        let (unit, name) = Self.unit(for: median)
        let middle = Self.text(median / unit)
        guard !isSingle else { return "\(middle) \(name), once" }
        return "\(middle) \(name) [\(Self.text(least / unit))..\(Self.text(most / unit))]"
    }

    /// `12 ns`, from nanoseconds.
    var middleTime: String {
        let (unit, name) = Self.unit(for: median)
        return "\(Self.text(median / unit)) \(name)"
    }

    /// `× 1.4 [1.2..1.5]`, from ratios.
    var ratio: String {
        guard !isSingle else { return "× \(Self.text(median))" }
        return "× \(Self.text(median)) [\(Self.text(least))..\(Self.text(most))]"
    }

    private static func unit(for nanoseconds: Double) -> (Double, String) {
        switch nanoseconds {
        case 1e9...: (1e9, "s")
        case 1e6...: (1e6, "ms")
        case 1e4...: (1e3, "µs")
        default: (1, "ns")
        }
    }

    /// A number in two or three digits.
    static func text(_ value: Double) -> String {
        if value >= 20 { return grouped(Int(value.rounded())) }
        let scale: Double = value >= 1 ? 10 : value >= 0.1 ? 100 : value >= 0.01 ? 1000 : 10_000
        let text = "\((value * scale).rounded() / scale)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// `1,000,000`.
    static func grouped(_ value: Int) -> String {
        let digits = String(value)
        var text = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }
}
