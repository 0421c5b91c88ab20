extension Tile {
    /// Whether it is in the viewport as far as its life is told.
    var isShown: Bool { stage == .entered || stage == .appeared || stage == .leaving }

    /// Goes a step on in its life, and tells of it.
    @inline(never)
    mutating func advance(to stage: Stage, _ event: TileEvent, _ events: inout [Event]) {
        self.stage = stage
        events.append(.tile(event, item, tile: number))
    }

    /// Begins to be taken away, if it had appeared.
    mutating func leave(_ events: inout [Event]) {
        if stage == .appeared { advance(to: .leaving, .willDisappear, &events) }
    }

    /// Has left the viewport, if it was in it.
    mutating func disappear(_ events: inout [Event]) {
        leave(&events)
        if isShown { advance(to: .left, .didDisappear, &events) }
    }
}
