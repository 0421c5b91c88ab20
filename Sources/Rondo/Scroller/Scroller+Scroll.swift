/// The direction of a scroll in a loop.
public enum Way: Int, CaseIterable, Sendable {
    /// The shorter way; forward if both are equal except for rounding.
    case shortest
    /// To the first occurrence of the item at or after the present slot.
    case forward
    /// To the last occurrence of the item at or before the present slot.
    case backward
}

extension Scroller {
    /// Scrolls to an item by its key.
    mutating func scroll(to key: ItemKey, way: Way, animated: Bool) -> Refusal? {
        guard let index = items.index(of: key) else { return .unknownItem }
        scroll(to: index, way: way, animated: animated)
        return nil
    }

    /// Scrolls to an item by its index.
    mutating func scroll(to index: ItemIndex, way: Way, animated: Bool) {
        guard strip.isLaidOut else {
            firstLayout.wish = Wish(scroll: (items[index].key, way), steps: 0)
            return
        }
        scroll(to: slot(of: index, way), animated: animated)
    }

    /// Moves one stop on or back.
    mutating func step(_ heading: Heading, animated: Bool) {
        guard items.count > 0 else { return }
        guard strip.isLaidOut else { return wish(for: heading) }
        let start = target ?? switching.current
        guard canScroll, let slot = strip.stop(beyond: start, heading, step: configuration.step)
        else { return }
        scroll(to: slot, animated: animated)
    }

    /// Counts a step before the first layout, from a slot that exists: a step at a pinned end, or
    /// of a single item that stands still, does nothing.
    private mutating func wish(for heading: Heading) {
        guard items.count > 1 || configuration.single == .repeat else { return }
        var wish = firstLayout.wish ?? Wish(scroll: nil, steps: 0)
        let start = start(of: wish)
        let sign = heading == .forward ? 1 : -1
        let range = strip.stops(around: start, step: configuration.step)
        func existing(_ steps: Int) -> Int {
            Swift.min(Swift.max(steps, range.lowerBound), range.upperBound)
        }
        // A change of the list may have left steps beyond an end.
        wish.steps = existing(existing(wish.steps) + sign)
        // Steps lead over a start that is no stop.
        if wish.steps == 0, !strip.isStop(start, step: configuration.step) {
            wish.steps = existing(sign)
        }
        firstLayout.wish = wish
    }

    /// The slot from which the steps of a wish count.
    func start(of wish: Wish?) -> Slot {
        guard let scroll = wish?.scroll, let index = items.index(of: scroll.item) else {
            return switching.current
        }
        return slot(of: index, .forward)
    }

    /// The slot of a wish, at the first layout: only then are shared resting places and the
    /// shortest way known.
    func slot(of wish: Wish) -> Slot {
        var slot = switching.current
        if let scroll = wish.scroll, let index = items.index(of: scroll.item) {
            slot = self.slot(of: index, scroll.way)
        }
        guard canScroll else { return slot }
        let heading: Heading = wish.steps > 0 ? .forward : .backward
        for _ in 0..<wish.steps.magnitude {
            slot = strip.stop(beyond: slot, heading, step: configuration.step) ?? slot
        }
        return slot
    }

    private mutating func scroll(to slot: Slot, animated: Bool) {
        guard !isAtRest(on: slot) else { return }
        let duration = configuration.physics.scrollDuration
        guard animated, !autopilot.reducesMotion, !isHidden, duration > 0 else {
            ignorePointer()
            return rest(on: slot)
        }
        // Repeating a scroll changes nothing, unless the current motion would take longer.
        if motion.isGliding, motion.phase == .animating, motion.target == slot,
            motion.timeLeft(at: now) <= duration
        {
            return ignorePointer()
        }
        animate(to: slot, velocity: velocity, duration: duration)
    }

    /// Moves to a slot in a fixed time, starting with the current velocity.
    mutating func animate(
        to slot: Slot,
        velocity: Velocity,
        duration: Milliseconds,
        as kind: Motion.Kind = .glide
    ) {
        ignorePointer()
        let position = position
        let place = strip.restingPlace(of: slot, from: position.slot)
        let isThere = (place - position.distance).magnitude < Strip.rounding
        guard !isThere || velocity != 0 else { return rest(on: slot) }
        let curve = Curve(
            easingFrom: position.distance,
            to: place,
            velocity: bounded(velocity, from: position, to: place, in: duration),
            in: duration
        )
        glide(along: curve, from: position.slot, .animating, to: slot, as: kind)
    }

    private func isAtRest(on slot: Slot) -> Bool {
        motion.kind == .rest && slot == switching.current
            && motion.position(at: now) == strip.restingPosition(of: slot)
    }

    /// The start velocity of an animated scroll, reduced where the scroll would cross a pinned end;
    /// content past that end goes no further.
    private func bounded(
        _ velocity: Velocity,
        from position: Position,
        to place: Points,
        in duration: Milliseconds
    ) -> Velocity {
        let limits = strip.limits(from: position.slot)
        let sign: Double = velocity < 0 ? -1 : 1
        let edge = velocity < 0 ? limits.lower : limits.upper
        let way = sign * (place - position.distance)
        // Up to this speed the content does not pass its target.
        let gentle = Swift.max(0, 3 * way / duration)
        guard edge.isFinite, velocity.magnitude > gentle else { return velocity }
        guard sign * (edge - position.distance) > 0 else { return 0 }
        // The room beyond the target.
        let room = sign * (edge - place)
        guard room > 0 else { return sign * gentle }
        func isWithin(_ speed: Velocity) -> Bool {
            let pull = speed * duration
            // It is furthest at this share of the duration, if at all.
            let u = pull / (3 * pull - 6 * way)
            guard u > 0, u < 1 else { return true }
            return (1 - u) * (1 - u) * (pull * u - way * (1 + 2 * u)) <= room
        }
        guard !isWithin(velocity.magnitude) else { return velocity }
        return sign * Curve.end(of: isWithin, from: gentle, to: velocity.magnitude)
    }

    /// The slot of an item for a scroll.
    private func slot(of index: ItemIndex, _ way: Way) -> Slot {
        let from = Int64(strip.index(of: switching.current).value)
        let count = Int64(items.count)
        let steps = (Int64(index.value) - from + count) % count
        let after = switching.current + steps
        let before = steps == 0 ? after : after - count
        guard strip.existing(before) == before else { return after }
        guard strip.existing(after) == after else { return before }
        switch way {
        case .forward: return after
        case .backward: return before
        case .shortest:
            let here = position
            let ahead = strip.restingPlace(of: after, from: here.slot) - here.distance
            let behind = strip.restingPlace(of: before, from: here.slot) - here.distance
            return ahead.magnitude - behind.magnitude < Strip.rounding ? after : before
        }
    }
}
