extension Tile {
    /// What a frame makes of a tile.
    struct Verdict: OptionSet {
        let rawValue: UInt8
        /// It has a part in the viewport, hidden or not.
        static let inViewport = Verdict(rawValue: 1 << 0)
        /// It has a part in the viewport and can be seen there.
        static let visible = Verdict(rawValue: 1 << 1)
        /// It is the page that things rest on.
        static let current = Verdict(rawValue: 1 << 2)
        /// It is not given back.
        static let kept = Verdict(rawValue: 1 << 3)
    }

    /// Whether it is in the viewport as far as its life is told: between its `willAppear` and its
    /// `didDisappear`.
    public var isShown: Bool { stage != .ready && stage != .left }

    /// Goes a step on in its life, and tells of it.
    private mutating func advance(to stage: Stage, _ event: TileEvent, _ events: inout [Event]) {
        self.stage = stage
        events.append(.tile(event, item, tile: number))
    }

    /// Comes into the viewport; a page that began to leave and is rested on does so again.
    mutating func enter(_ events: inout [Event]) {
        let isBack = stage == .leaving && verdict.contains(.current)
        guard verdict.contains(.visible), isBack || !isShown else { return }
        advance(to: .entered, .willAppear, &events)
    }

    /// Is rested on.
    mutating func appear(_ events: inout [Event]) {
        guard verdict.contains(.current), stage == .entered else { return }
        advance(to: .appeared, .didAppear, &events)
    }

    /// Begins to be taken away, if it had appeared.
    mutating func leave(_ events: inout [Event]) {
        guard !verdict.contains(.current), stage == .appeared else { return }
        advance(to: .leaving, .willDisappear, &events)
    }

    /// Has left the viewport, if it was in it.
    mutating func disappear(_ events: inout [Event]) {
        guard !verdict.contains(.visible), isShown else { return }
        advance(to: .left, .didDisappear, &events)
    }

    /// Goes back to the pool, of which nobody hears who never saw it.
    func reclaim(_ events: inout [Event]) {
        if stage == .left { events.append(.tile(.reclaim, item, tile: number)) }
    }
}
