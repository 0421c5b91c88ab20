extension Tile {
    /// What a frame makes of a tile.
    struct Verdict: Equatable, Sendable {
        /// It has a part in the viewport, hidden or not.
        var isInViewport = false
        /// It has a part in the viewport and can be seen there.
        var isVisible = false
        /// It is the page that things rest on.
        var isCurrent = false
        /// It is not given back.
        var isKept = false
    }

    /// Whether it is in the viewport as far as its life is told.
    var isShown: Bool { stage == .entered || stage == .appeared || stage == .leaving }

    /// Goes a step on in its life, and tells of it.
    private mutating func advance(to stage: Stage, _ event: TileEvent, _ events: inout [Event]) {
        self.stage = stage
        events.append(.tile(event, item, tile: number))
    }

    /// Comes into the viewport; a page that began to leave and is rested on does so again.
    mutating func enter(_ events: inout [Event]) {
        let isBack = stage == .leaving && verdict.isCurrent
        guard verdict.isVisible, isBack || !isShown else { return }
        advance(to: .entered, .willAppear, &events)
    }

    /// Is rested on.
    mutating func appear(_ events: inout [Event]) {
        guard verdict.isCurrent, stage == .entered else { return }
        advance(to: .appeared, .didAppear, &events)
    }

    /// Begins to be taken away, if it had appeared.
    mutating func leave(_ events: inout [Event]) {
        guard !verdict.isCurrent, stage == .appeared else { return }
        advance(to: .leaving, .willDisappear, &events)
    }

    /// Has left the viewport, if it was in it.
    mutating func disappear(_ events: inout [Event]) {
        guard !verdict.isVisible, isShown else { return }
        advance(to: .left, .didDisappear, &events)
    }

    /// Goes back to the pool, of which nobody hears who never saw it.
    func reclaim(_ events: inout [Event]) {
        if stage == .left { events.append(.tile(.reclaim, item, tile: number)) }
    }
}
