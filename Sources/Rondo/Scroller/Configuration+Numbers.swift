extension Configuration {
    /// The number of a field; `Field` says how to read it.
    ///
    ///     configuration[.spacing] = 8
    ///     configuration[.axis]        // 0, the first of its words
    ///
    /// Any number can be written; `problem(with:)` finds those that break a rule. The typed
    /// property of a choice traps on a number without a word.
    public subscript(field: Field) -> Double {
        get {
            withUnsafeBytes(of: self) { $0.load(fromByteOffset: field.offset, as: Double.self) }
        }
        set {
            withUnsafeMutableBytes(of: &self) {
                $0.storeBytes(of: newValue, toByteOffset: field.offset, as: Double.self)
            }
        }
    }

    /// Whether all numbers are equal; two unset fields are equal.
    public static func == (lhs: Configuration, rhs: Configuration) -> Bool {
        // An array of all cases would make the browser's modules larger.
        var number = 0
        while let field = Field(rawValue: number) {
            let (left, right) = (lhs[field], rhs[field])
            guard left == right || (left.isNaN && right.isNaN) else { return false }
            number += 1
        }
        return true
    }
}

extension Configuration.Field {
    /// The offset of the field's number in the memory of a configuration.
    fileprivate var offset: Int { rawValue * MemoryLayout<Double>.stride }
}

// MARK: - Values as numbers

/// A choice of a few words; its raw value is the number.
protocol Choice: RawRepresentable where RawValue == Int {}

extension Choice {
    init(number: Double) {
        guard let choice = Self(rawValue: Int(number)) else {
            preconditionFailure("Configuration: the number of a choice must be that of a word")
        }
        self = choice
    }

    var number: Double { Double(rawValue) }
}

extension Configuration.Axis: Choice {}
extension Configuration.Direction: Choice {}
extension Configuration.Alignment: Choice {}
extension End: Choice {}
extension SingleItem: Choice {}
extension ShortLoop: Choice {}
extension Snap: Choice {}

extension ItemExtent {
    /// Infinity means the viewport's length.
    init(number: Double) {
        self = number == .infinity ? .viewport : .points(number)
    }

    var number: Double {
        switch self {
        case .viewport: .infinity
        case .points(let points): points == .infinity ? .nan : points
        }
    }
}

extension TileKind {
    /// NaN means cells.
    init(number: Double) {
        self = number.isNaN ? .cells : .pages(keep: number.whole)
    }

    var number: Double {
        switch self {
        case .cells: .nan
        case .pages(let keep): Double(keep)
        }
    }
}

extension Double {
    /// The value as a whole number; the largest integer if it is not whole, which no rule allows.
    var whole: Int {
        guard magnitude < Double(Int.max), roundedDown == self else { return .max }
        return Int(self)
    }

    /// The value, with infinity for NaN: a number that no rule allows.
    var given: Double { isNaN ? .infinity : self }
}
