extension Scroller {
    /// Releases the content: it coasts, snaps, springs back or rests.
    ///
    /// The origin is the slot that was current when the gesture began. The heading is the direction
    /// of a flick, nil for a slower lift. The course is that of a motion that the gesture caught.
    mutating func coast(
        from position: Position,
        velocity: Velocity,
        origin: Slot,
        heading: Heading?,
        course: Course = Course()
    ) {
        let target = snapTarget(
            from: position,
            velocity: velocity,
            origin: origin,
            heading: heading,
            course: course
        )
        // Past an end the band has slowed the content: at that speed it would hardly return.
        let isFlick = configuration.snap == .item && heading != nil
        let isThrow = isFlick && strip.overshoot(of: position) == 0
        glide(from: position, velocity: velocity, to: target, firmness: isThrow ? 2 : nil)
    }

    /// Moves from a position to the resting place of a slot, or without one to where friction and
    /// ends stop it.
    ///
    /// A throw by items has a firmness.
    mutating func glide(
        from position: Position,
        velocity: Velocity,
        to target: Slot?,
        firmness: Double? = nil
    ) {
        let anchor = position.slot
        let limits = strip.limits(from: anchor)
        if let target {
            let place = strip.restingPlace(of: target, from: anchor)
            let isThere = (place - position.distance).magnitude < Strip.rounding
            guard !isThere || velocity != 0 else { return rest(on: target) }
            let curve = snapCurve(
                from: position.distance,
                to: place,
                velocity: velocity,
                firmness: firmness
            )
            glide(along: curve, from: anchor, .decelerating, to: target)
        } else if limits.overshoot(of: position.distance) != 0 {
            bounce(from: position, velocity: velocity)
        } else if Curve.coasts(at: velocity, configuration.physics) {
            let edge = velocity > 0 ? limits.upper : limits.lower
            guard edge != position.distance else {
                return bounce(from: position, velocity: velocity)
            }
            let curve = Curve(
                coastingFrom: position.distance,
                velocity: velocity,
                upTo: edge,
                configuration.physics
            )
            glide(along: curve, from: anchor, .decelerating, to: nil)
        } else {
            rest(at: position)
        }
    }

    /// Springs back to the nearest edge.
    ///
    /// Content thrown back inside continues there.
    private mutating func bounce(from position: Position, velocity: Velocity) {
        let edge = strip.limits(from: position.slot).nearest(to: position.distance)
        var curve = spring(from: position.distance, to: edge, velocity: velocity)
        if let crossing = curve.crossing {
            curve.duration = crossing
            curve.endsMoving = true
        }
        glide(along: curve, from: position.slot, .decelerating, to: nil)
    }

    private func spring(from start: Points, to target: Points, velocity: Velocity) -> Curve {
        Curve(
            springFrom: start,
            to: target,
            velocity: velocity,
            rate: configuration.physics.springRate / 1000,
            tolerance: configuration.physics.tolerance
        )
    }

    /// The curve of a lift to its target: a throw by items is never faster than the finger was;
    /// otherwise it glides in if it is fast enough for the distance.
    private func snapCurve(
        from start: Points,
        to target: Points,
        velocity: Velocity,
        firmness: Double?
    ) -> Curve {
        let physics = configuration.physics
        let remaining = target - start
        // The part of the way covered per millisecond; 0 on the target.
        let pace = remaining.magnitude < Strip.rounding ? 0 : velocity / remaining
        if let firmness, pace > 0 {
            var curve = Curve(
                springFrom: start,
                to: target,
                velocity: velocity,
                rate: firmness * pace,
                tolerance: physics.tolerance
            )
            curve.isThrow = true
            return curve
        }
        guard pace > physics.springRate / 1000 else {
            return spring(from: start, to: target, velocity: velocity)
        }
        return Curve(
            glidingFrom: start,
            to: target,
            velocity: velocity,
            tolerance: physics.tolerance
        )
    }

    /// The slot on which a lift comes to rest, nil if it can rest anywhere.
    func snapTarget(
        from position: Position,
        velocity: Velocity,
        origin: Slot,
        heading: Heading?,
        course: Course = Course()
    ) -> Slot? {
        let found: Slot
        switch configuration.snap {
        case .none: return nil
        case .page:
            found = pageTarget(from: position, origin: origin, heading: heading, course: course)
        case .item: found = itemTarget(from: position, velocity: velocity, heading: heading)
        }
        // Among slots that share the place, prefer the one that the gesture left: then nothing
        // switched.
        return strip.nearest(to: strip.restingPosition(of: found), from: found, preferring: origin)
    }

    /// The next place in the flick's direction: after the target of a caught motion with the same
    /// direction; otherwise counted from the content, and at most one from the origin.
    private func pageTarget(
        from position: Position,
        origin: Slot,
        heading: Heading?,
        course: Course
    ) -> Slot {
        let nearest = strip.nearest(to: position, from: switching.current)
        guard let heading else { return nearest }
        if Heading(sign: course.way) == heading {
            return strip.neighbor(of: course.target, heading) ?? course.target
        }
        let found = strip.slot(beyond: position, heading, from: switching.current) ?? nearest
        let earliest = strip.neighbor(of: origin, .backward) ?? origin
        let latest = strip.neighbor(of: origin, .forward) ?? origin
        return Swift.min(Swift.max(found, earliest), latest)
    }

    /// The place nearest to where a flick would stop, and at least the next one in its direction.
    private func itemTarget(from position: Position, velocity: Velocity, heading: Heading?) -> Slot
    {
        guard let heading, let next = strip.slot(beyond: position, heading, from: switching.current)
        else {
            return strip.nearest(to: position, from: switching.current)
        }
        var stop = position
        let travel = Curve.travel(of: velocity, configuration.physics)
        // A rate next to 1 would overflow.
        stop.distance += Swift.min(Swift.max(travel, -Configuration.longest), Configuration.longest)
        let nearest = strip.nearest(to: stop, from: next)
        switch heading {
        case .forward: return Swift.max(nearest, next)
        case .backward: return Swift.min(nearest, next)
        }
    }
}
