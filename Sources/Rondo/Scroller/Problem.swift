/// A value that a rule forbids, named so that a person can mend it.
public struct Problem: Equatable, Sendable {
    /// Which value it is.
    public let field: Field
    /// The value that was given.
    public let value: Double
    /// The item whose value it is, nil for one of the configuration.
    public let item: ItemIndex?

    /// What may be wrong with a configuration: a field of it, or what it comes to with its items.
    public struct Field: Hashable, Sendable {
        /// Its number: those of the configuration's fields come first, in their order.
        public let number: Int

        /// What a number stands for.
        ///
        /// - Precondition: Traps where it stands for nothing.
        public init(number: Int) {
            precondition(
                number >= 0 && number <= Field.tiles.number,
                "Problem.Field: number must be that of a field"
            )
            self.number = number
        }

        private init(behind number: Int) {
            self.number = Configuration.Field.wheelPause.rawValue + number
        }
    }
}

extension Problem.Field {
    /// A field of the configuration; `.extent` may be an item's own.
    public static func of(_ field: Configuration.Field) -> Self { Self(number: field.rawValue) }

    /// The length of all items together, with the gaps.
    public static var length: Self { Self(behind: 1) }

    /// How many tiles would be in the viewport at once.
    public static var tiles: Self { Self(behind: 2) }

    /// What problems call it.
    public var name: String {
        if let field = Configuration.Field(rawValue: number) { return field.name }
        return self == .length ? "length" : "tiles"
    }

    /// What the value must be, to follow the words "must be".
    public var rule: StaticString {
        if let field = Configuration.Field(rawValue: number) { return field.rule }
        return self == .length
            ? "1e15 points or less, all items together" : "10000 or fewer in the viewport at once"
    }
}
