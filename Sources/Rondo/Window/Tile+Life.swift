extension Tile {
    /// Whether the tile has been reported as in the viewport: between its `willAppear` and its
    /// `didDisappear`.
    public var isShown: Bool { stage != .ready && stage != .left }

    /// Advances to a stage and emits its event.
    private mutating func advance(
        to stage: Stage,
        _ event: TileEvent,
        _ events: inout EventQueue<Event>
    ) {
        self.stage = stage
        events.append(.tile(event, item, tile: number))
    }

    /// Enters the viewport, or is at rest again as a page that began to leave.
    mutating func enter(_ events: inout EventQueue<Event>) {
        advance(to: .entered, .willAppear, &events)
    }

    /// Appears as the current page at rest.
    mutating func appear(_ events: inout EventQueue<Event>) {
        advance(to: .appeared, .didAppear, &events)
    }

    /// Begins to leave, if it had appeared.
    mutating func leave(_ events: inout EventQueue<Event>) {
        if stage == .appeared { advance(to: .leaving, .willDisappear, &events) }
    }

    /// Leaves the viewport, if it was in it.
    mutating func disappear(_ events: inout EventQueue<Event>) {
        if isShown { advance(to: .left, .didDisappear, &events) }
    }

    /// Returns to the pool; reported only if the tile was visible.
    func reclaim(_ events: inout EventQueue<Event>) {
        if stage == .left { events.append(.tile(.reclaim, item, tile: number)) }
    }
}
