extension Tile {
    /// The state of a tile in a frame.
    struct Verdict: OptionSet {
        let rawValue: UInt8
        /// It is in the viewport, visible or hidden.
        static let inViewport = Verdict(rawValue: 1 << 0)
        /// It is in the viewport and visible there.
        static let visible = Verdict(rawValue: 1 << 1)
        /// It is the page at rest.
        static let current = Verdict(rawValue: 1 << 2)
        /// The tile stays in use.
        static let kept = Verdict(rawValue: 1 << 3)

        // A literal of several would build an array.
        static let inSight = Verdict(rawValue: inViewport.rawValue | kept.rawValue)
    }

    /// Whether the tile has been reported as in the viewport: between its `willAppear` and its
    /// `didDisappear`.
    public var isShown: Bool { stage != .ready && stage != .left }

    /// Advances to a stage and emits its event.
    private mutating func advance(to stage: Stage, _ event: TileEvent, _ events: inout [Event]) {
        self.stage = stage
        events.append(.tile(event, item, tile: number))
    }

    /// Enters the viewport; so does a page that began to leave and is at rest again.
    mutating func enter(_ events: inout [Event]) {
        let isBack = stage == .leaving && verdict.contains(.current)
        guard verdict.contains(.visible), isBack || !isShown else { return }
        advance(to: .entered, .willAppear, &events)
    }

    /// Appears as the current page at rest.
    mutating func appear(_ events: inout [Event]) {
        guard verdict.contains(.current), stage == .entered else { return }
        advance(to: .appeared, .didAppear, &events)
    }

    /// Begins to leave, if it had appeared.
    mutating func leave(_ events: inout [Event]) {
        guard !verdict.contains(.current), stage == .appeared else { return }
        advance(to: .leaving, .willDisappear, &events)
    }

    /// Leaves the viewport, if it was in it.
    mutating func disappear(_ events: inout [Event]) {
        guard !verdict.contains(.visible), isShown else { return }
        advance(to: .left, .didDisappear, &events)
    }

    /// Returns to the pool; reported only if the tile was visible.
    func reclaim(_ events: inout [Event]) {
        if stage == .left { events.append(.tile(.reclaim, item, tile: number)) }
    }
}
