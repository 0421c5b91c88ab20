extension Window {
    /// Between which positions the same slots have a part in the viewport, so that a frame moves the
    /// track and nothing else.
    struct Steady: Sendable {
        let anchor: Slot
        let current: Slot
        let isAtRest: Bool
        let isHidden: Bool
        /// In points from the anchor's leading edge to the viewport's; both beyond.
        let lower: Points
        let upper: Points
        /// From the track's origin to the anchor's leading edge, in points.
        let track: Points
    }

    /// Follows the content where that changes nothing but the track's offset.
    ///
    /// - Returns: Whether it does; the views are to be looked at otherwise.
    mutating func follow(
        _ position: Position,
        current: Slot,
        isAtRest: Bool,
        isHidden: Bool
    ) -> Bool {
        guard let steady, position.slot == steady.anchor, current == steady.current,
            position.distance > steady.lower, position.distance < steady.upper,
            isAtRest == steady.isAtRest, isHidden == steady.isHidden
        else { return false }
        return moveTrack(to: steady.track + position.distance)
    }

    /// What the frame that was just shown says about those that follow; nothing while views have
    /// yet to take leave.
    func steady(in scene: Scene) -> Steady? {
        guard !visible.isEmpty, orphans.isEmpty else { return nil }
        let strip = scene.strip
        let anchor = scene.position.slot
        let first = visible.lowerBound
        let last = visible.upperBound - 1
        var lower = strip.place(of: last, .leading, from: anchor) - strip.viewport
        var upper = strip.place(of: first, .trailing, from: anchor)
        if first != strip.first {
            lower = Swift.max(lower, strip.place(of: first - 1, .trailing, from: anchor))
        }
        if last != strip.last {
            upper = Swift.min(
                upper,
                strip.place(of: last + 1, .leading, from: anchor) - strip.viewport
            )
        }
        return Steady(
            anchor: anchor,
            current: scene.current,
            isAtRest: scene.isAtRest,
            isHidden: scene.isHidden,
            // What is seen is seen by more than rounding, and sums may be off by as much.
            lower: lower + 2 * Strip.rounding,
            upper: upper - 2 * Strip.rounding,
            track: strip.distance(from: trackOrigin, to: anchor)
        )
    }
}
