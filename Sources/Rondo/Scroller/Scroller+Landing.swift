// What a host that scrolls by itself has to ask before it lets go.

extension Scroller {
    /// How far a lift with a velocity is from where it comes to rest, nil when it may rest
    /// anywhere.
    ///
    /// For a host that scrolls by itself and tells of it with `follow(by:phase:at:)`: it
    /// decelerates to this place, and the rules of snapping are the engine's. Where it does lead is
    /// told with `aim(at:)`, so that the next swipe goes on from there.
    ///
    ///     scroller.follow(by: 40, phase: .dragging, at: 16)
    ///     scroller.landing(throwing: 0.8)   // with pages of 390 points: 350
    ///
    /// - Parameter velocity: Of the content, in points per millisecond.
    /// - Returns: In points from where the content is, positive towards later items; nil when
    ///   nothing snaps, or nothing is laid out.
    /// - Complexity: O(log n), O(1) for items of one length.
    public func landing(throwing velocity: Velocity) -> Points? {
        guard strip.isLaidOut else { return nil }
        let position = position
        let isFlick = velocity.magnitude >= configuration.physics.flick / 1000
        let target = snapTarget(
            from: position,
            velocity: velocity,
            origin: hostDrag?.origin ?? current,
            heading: isFlick ? Heading(sign: velocity) : nil,
            course: hostDrag?.caught ?? Course()
        )
        return target.map { strip.restingPlace(of: $0, from: position.slot) - position.distance }
    }

    /// How far the content may go from where it is, in points: negative backwards, infinite where
    /// an end is open.
    ///
    /// Content that is stretched past an end has to come back: then both bounds lie on one side.
    ///
    /// - Complexity: O(log n), O(1) for items of one length.
    public var reach: ClosedRange<Points> {
        guard strip.isLaidOut else { return 0...0 }
        let here = position
        let limits = strip.limits(from: here.slot)
        return limits.lower - here.distance...limits.upper - here.distance
    }
}
