extension Configuration {
    /// The largest length of a viewport, an item or a gap, in points.
    static let longest: Points = 1e9
    /// The largest length of all items together, in points.
    fileprivate static let longestTurn: Points = 1e15

    /// The first rule that this configuration breaks with these items, nil if it breaks none.
    ///
    /// Call this for configurations from outside: the scroller traps on what it finds.
    ///
    /// - Complexity: O(log n); O(n) if an item's length breaks the rule, O(n log n) if almost as many
    ///   tiles fit the viewport as are allowed.
    public func problem(with items: Items) -> Problem? {
        fieldProblem(with: items) ?? lengthProblem(with: items)
    }

    /// The first rule about fields that is broken, nil if none is.
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

    /// The first item length that breaks the rule, the length of all items if it is too large, or
    /// the number of tiles if too many fit the viewport; nil if there is no problem.
    ///
    /// Call this before giving items from outside to an existing scroller, or before giving the
    /// viewport another length.
    ///
    /// - Complexity: O(log n); O(n) if an item's length breaks the rule, O(n log n) if almost as many
    ///   tiles fit the viewport as are allowed.
    public func lengthProblem(with items: Items) -> Problem? {
        items.problem ?? turnProblem(with: items) ?? tileProblem(with: items)
    }

    private func problem(_ field: Field) -> Problem {
        Problem(field: .of(field), value: self[field], item: nil)
    }

    /// Whether a field follows its rule, is unset if it may be, or is the viewport's length.
    private func allows(_ field: Field) -> Bool {
        let number = self[field]
        if number.isNaN { return field.isOptional }
        return field.allows(number) || (field == .extent && number == .infinity)
    }

    /// Whether an item may have this length.
    static func allows(length: Points) -> Bool { length >= 0 && length <= longest }

    private func turnProblem(with items: Items) -> Problem? {
        let turn =
            Extents(items: items, extent: extent, spacing: spacing, viewport: viewport).turn
        return turn <= Self.longestTurn ? nil : Problem(field: .length, value: turn, item: nil)
    }

    /// Whether the gap, and the length of items without their own, follow their rules.
    var allowsLengths: Bool { allows(.extent) && allows(.spacing) }

    /// The problem that too many tiles fit into the viewport, nil if they do not.
    ///
    /// Not inlined: there are several callers, and the browser's module should stay small.
    @inline(never)
    func tileProblem(with items: Items) -> Problem? {
        let strip = Strip(Layout(items, self))
        return strip.crowd.map { Problem(field: .tiles, value: Double($0), item: nil) }
    }
}

extension Layout {
    /// The reason not to show this layout, nil if it can be shown.
    var refusal: Refusal? { refusal(isCrowded: Strip(self).crowd != nil) }

    /// The same, with what is known of the number of tiles.
    func refusal(isCrowded: @autoclosure () -> Bool) -> Refusal? {
        guard turn <= Configuration.longestTurn else { return .brokenRule }
        return isCrowded() ? .tooManyTiles : nil
    }
}

extension Items {
    /// The first item length that breaks the rule; O(n) if there is one, else O(1).
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
