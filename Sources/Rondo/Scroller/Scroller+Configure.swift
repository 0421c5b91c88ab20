extension Scroller {
    /// Uses another configuration from now on.
    ///
    /// - Complexity: That of a resize.
    mutating func configure(_ new: Configuration) -> Refusal? {
        var other = new
        // The initial item no longer matters, and may have been removed.
        other.initial = ItemIndex(0)
        guard other.fieldProblem(with: items) == nil else { return .brokenRule }
        other.initial = configuration.initial
        guard other != configuration else { return nil }
        let before = configuration
        if let refusal = layOut(with: other) { return refusal }
        if other.tiles.isPages != before.tiles.isPages {
            window.empty(&queue)
            window.pool.forget()
        }
        if other.advance != before.advance { restAnew() }
        return nil
    }
}

extension Ends {
    /// The number of turns by which a slot has to move to be within these ends; 0 for a slot
    /// within them.
    ///
    /// With a pinned end the slots are those of the first turn.
    func turns(of slot: Slot, count: Int) -> Int64 {
        guard count > 0 else { return 0 }
        let isBefore = start == .pinned && slot < Slot(0)
        let isBehind = end == .pinned && slot >= Slot(Int64(count))
        guard isBefore || isBehind else { return 0 }
        return -TurnPlace(of: slot, count: count).turn * Int64(count)
    }
}

extension TileKind {
    /// Whether tiles have the lifecycle of pages.
    fileprivate var isPages: Bool { self != .cells }
}
