// Queries of a host with its own scrolling, before it releases the content.

extension Scroller {
    /// The distance from a lift with a velocity to its resting place, nil if it can rest anywhere.
    ///
    /// For a host with its own scrolling, which uses `follow(by:phase:at:)`: it decelerates to this
    /// place, so the engine's snapping rules apply. The host reports the actual target with
    /// `aim(at:)`, so that the next swipe counts from there. While the host decelerates to that
    /// target, this is the distance to it.
    ///
    ///     scroller.follow(by: 40, phase: .dragging, at: 16)
    ///     scroller.landing(throwing: 0.8)   // with pages of 390 points: 350
    ///
    /// - Parameter velocity: The velocity of the content, in points per millisecond.
    /// - Returns: In points from the content's position, positive towards later items; nil without
    ///   snapping, or without a layout.
    /// - Complexity: O(log n), O(1) for items of one length.
    public func landing(throwing velocity: Velocity) -> Points? {
        guard strip.isLaidOut else { return nil }
        let position = position
        let isFlick = configuration.physics.isFlick(velocity)
        let isDragged = motion.kind == .following
        let target = snapTarget(
            from: position,
            velocity: velocity,
            origin: isDragged ? gesture.drag.origin : switching.current,
            heading: isFlick ? Heading(sign: velocity) : nil,
            course: isDragged ? gesture.drag.caught : Course()
        )
        return target.map {
            strip.restingPlace(of: hostTarget ?? $0, from: position.slot) - position.distance
        }
    }

    /// The distances that the content can move, in points: negative backwards, infinite at an open
    /// end.
    ///
    /// Content that is stretched past an end has to come back: then both bounds have the same sign.
    ///
    /// - Complexity: O(log n), O(1) for items of one length.
    public var reach: ClosedRange<Points> {
        guard strip.isLaidOut else { return 0...0 }
        let here = position
        let limits = strip.limits(from: here.slot)
        return limits.lower - here.distance...limits.upper - here.distance
    }
}
