extension Scroller {
    /// Things are laid out and move in another way from now on.
    ///
    /// - Complexity: As a resize.
    mutating func configure(_ new: Configuration) -> Refusal? {
        var other = new
        // Where things began is past, and that item may be gone.
        other.initial = ItemIndex(0)
        guard other.fieldProblem(with: items) == nil, other.sumProblem(with: allItems) == nil else {
            return .brokenRule
        }
        other.initial = configuration.initial
        guard other != configuration else { return nil }
        let layout = Layout(items, other)
        guard Strip(layout).crowd == nil else { return .tooManyTiles }
        let before = configuration
        // What a finger did along one axis says nothing of another.
        if other.axis != before.axis || other.direction != before.direction { dropPointer() }
        layOut(layout, other)
        if other.tiles.isPages != before.tiles.isPages {
            window.empty(&pool, &events)
            pool.forget()
        }
        window.configure(other)
        if other.advance != before.advance { restAnew() }
        return nil
    }
}

extension Ends {
    /// How many slots further on an item stands where these ends leave its slot out, 0 where they do
    /// not: with a pinned end it stands on the first turn.
    func turns(of slot: Slot, count: Int) -> Int64 {
        guard count > 0 else { return 0 }
        let isBefore = start == .pinned && slot < Slot(0)
        let isBehind = end == .pinned && slot >= Slot(Int64(count))
        guard isBefore || isBehind else { return 0 }
        return -TurnPlace(of: slot, count: count).turn * Int64(count)
    }
}

extension TileKind {
    /// Whether tiles have the life of pages.
    fileprivate var isPages: Bool { self != .cells }
}
