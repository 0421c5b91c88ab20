extension Configuration {
    /// The longest that a viewport, an item or a gap may be, in points.
    static let longest: Points = 1e9
    /// The longest that all items may be together, in points.
    private static let longestTurn: Points = 1e15

    /// The first rule that this configuration breaks with these items, nil when it breaks none.
    ///
    /// Whoever takes configurations from outside asks here first; the scroller traps
    /// on what this finds.
    ///
    /// - Complexity: O(log n); O(n) where an item has a length that none may have.
    public func problem(with items: Items) -> Problem? {
        fieldProblem(with: items) ?? lengthProblem(with: items)
    }

    /// The first rule about fields that it breaks, nil when it breaks none.
    func fieldProblem(with items: Items) -> Problem? {
        var number = 0
        while let field = Field(rawValue: number) {
            if !allows(field) { return problem(field) }
            number += 1
        }
        if self[.initial] > 0, self[.initial] >= Double(items.count) { return problem(.initial) }
        if self[.duration] > self[.interval] { return problem(.duration) }
        return nil
    }

    /// The first length that an item may not have, the length of all items when that is too much, or
    /// the number of tiles when the viewport has room for too many; nil when there is no such.
    ///
    /// Ask it before items from outside are given to a scroller that there is already, or before the
    /// viewport has another length.
    ///
    /// - Complexity: O(log n); O(n) where an item has a length that none may have.
    public func lengthProblem(with items: Items) -> Problem? {
        sumProblem(with: items) ?? tileProblem(with: items)
    }

    /// The same without the number of tiles.
    func sumProblem(with items: Items) -> Problem? {
        items.problem ?? turnProblem(with: items)
    }

    private func problem(_ field: Field) -> Problem {
        Problem(field: .of(field), value: self[field], item: nil)
    }

    /// Whether a field follows its rule, or stands for nothing or for the viewport's length.
    private func allows(_ field: Field) -> Bool {
        let number = self[field]
        if number.isNaN { return field.isOptional }
        return field.allows(number) || (field == .extent && number == .infinity)
    }

    /// Whether an item may be so long.
    static func allows(length: Points) -> Bool { length >= 0 && length <= longest }

    private func turnProblem(with items: Items) -> Problem? {
        let turn =
            Extents(items: items, extent: extent, spacing: spacing, viewport: viewport).turn
        return Self.allows(turn: turn) ? nil : Problem(field: .length, value: turn, item: nil)
    }

    /// Whether all items may be so long together.
    static func allows(turn: Points) -> Bool { turn <= longestTurn }

    /// Whether the gap, and the length of items that have none of their own, follow their rules.
    func allowsLengths(of layout: Layout) -> Bool {
        allows(.extent) && allows(.spacing) && Self.allows(turn: layout.turn)
    }

    /// The number of tiles that the viewport has room for, when they are too many.
    ///
    /// Not inlined: there are several callers, and an engine for a browser pays for each byte.
    @inline(never)
    func tileProblem(with items: Items) -> Problem? {
        let strip = Strip(Layout(items, self))
        return strip.crowd.map { Problem(field: .tiles, value: Double($0), item: nil) }
    }
}

extension Items {
    /// The first length that an item may not have; O(n) when there is one, else O(1).
    fileprivate var problem: Problem? {
        guard hasWrongLength else { return nil }
        for index in 0..<count {
            let item = self[ItemIndex(index)]
            guard !item.isLengthAllowed, case .points(let points) = item.extent else { continue }
            return Problem(field: .of(.extent), value: points, item: ItemIndex(index))
        }
        return nil
    }
}
