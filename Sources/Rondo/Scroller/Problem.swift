/// A value that breaks a rule, with the name of the field.
public struct Problem: Equatable, Sendable {
    /// The field of the value.
    public let field: Field
    /// The given value.
    public let value: Double
    /// The item with the value, nil for a value of the configuration.
    public let item: ItemIndex?

    /// A field of a configuration, or a quantity that follows from it and the items.
    public struct Field: Hashable, Sendable {
        /// The number of the field: those of the configuration come first, in their order.
        public let number: Int

        /// The field with a number.
        ///
        /// - Precondition: Traps if no field has this number.
        public init(number: Int) {
            precondition(
                number >= 0 && number <= Field.tiles.number,
                "Problem.Field: number must be that of a field"
            )
            self.number = number
        }

        private init(behind number: Int) {
            // A configuration is one number for each of its fields.
            let fields = MemoryLayout<Configuration>.size / MemoryLayout<Double>.size
            self.number = fields - 1 + number
        }
    }
}

extension Problem.Field {
    /// A field of the configuration; `.extent` can also be that of an item.
    public static func of(_ field: Configuration.Field) -> Self { Self(number: field.rawValue) }

    /// The length of all items together, including the gaps.
    public static var length: Self { Self(behind: 1) }

    /// The number of tiles in the viewport at once.
    public static var tiles: Self { Self(behind: 2) }

    /// The field's name in problems.
    public var name: String {
        if let field = Configuration.Field(rawValue: number) { return field.name }
        return self == .length ? "length" : "tiles"
    }

    /// The rule for the value, worded to follow "must be".
    public var rule: StaticString {
        if let field = Configuration.Field(rawValue: number) { return field.rule }
        return self == .length
            ? "1e15 points or less, all items together" : "10000 or fewer in the viewport at once"
    }
}
