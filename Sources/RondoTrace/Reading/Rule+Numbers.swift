import Rondo

extension Rule where Value == Double {
    /// A number within limits.
    static func number(_ expected: String, in limits: some RangeExpression<Double>) -> Rule {
        Rule(expected) { value in
            guard case .number(let number) = value, limits.contains(number) else { return nil }
            return number
        }
    }

    /// A number that the engine checks.
    static func number(_ field: Configuration.Field) -> Rule {
        number("\(field.rule)", in: (-Double.infinity)...)
    }

    /// A length of the viewport; the engine checks the one along the axis only.
    static var viewportLength: Rule {
        number("\(Configuration.Field.viewport.rule)", in: 0...1e9)
    }

    /// The gap between the items of a list.
    static var spacing: Rule { number("\(Configuration.Field.spacing.rule)", in: 0...1e9) }

    /// A place on screen, or a distance.
    static var place: Rule { number("a number of points from -1e9 to 1e9", in: -1e9...1e9) }

    /// The time from one frame to the next.
    ///
    /// Frames continue for up to 10 seconds after the last input; the limit keeps their number
    /// below that of a trace.
    static var frameInterval: Rule { number("milliseconds of 0.01 or more", in: 0.01...) }
}

extension Rule where Value == Int {
    /// A whole number that the engine checks.
    static func whole(_ field: Configuration.Field) -> Rule {
        Rule("\(field.rule)") { value in
            guard case .number(let number) = value else { return nil }
            return Int(exactly: number)
        }
    }
}

extension Rule where Value == Int64 {
    /// A whole number within limits.
    static func whole(_ expected: String, in limits: some RangeExpression<Int64>) -> Rule {
        Rule(expected) { value in
            guard case .number(let number) = value, let whole = Int64(exactly: number),
                limits.contains(whole)
            else { return nil }
            return whole
        }
    }
}

extension Rule where Value == ItemExtent {
    /// The length of an item.
    static var extent: Rule {
        Rule("\(Configuration.Field.extent.rule), or \"viewport\"") { value in
            switch value {
            case .number(let points) where (0...1e9).contains(points): .points(points)
            case .string(Identifier("viewport")): .viewport
            default: nil
            }
        }
    }
}

extension Rule where Value == ItemIndex {
    /// The id of one of these items.
    static func item(of ids: [Identifier], expected: String = "the id of an item") -> Rule {
        Rule(expected) { value in
            guard let id = Rule<Identifier>.identifier.read(value) else { return nil }
            return ids.firstIndex { $0 == id }.map { ItemIndex($0) }
        }
    }
}
