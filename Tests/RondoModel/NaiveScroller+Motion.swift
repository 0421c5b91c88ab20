import Rondo
import RondoTestSupport

// Motions without a finger.

extension NaiveScroller {
    /// Releases the content.
    ///
    /// `sign` is the direction of a flick, nil for a slow lift; `course` is the target of a caught
    /// motion.
    mutating func coast(
        from place: Points,
        velocity: Double,
        origin: Int,
        sign: Int?,
        course: (target: Int, sign: Int)? = nil
    ) {
        let target = snapTarget(
            from: place,
            velocity: velocity,
            origin: origin,
            sign: sign,
            course: course
        )
        // Content past an end returns as it does with pages.
        let isThrow = configuration.snap == .item && sign != nil && overshoot(of: place) == 0
        go(from: place, velocity: velocity, to: target, firmness: isThrow ? 2 : nil)
    }

    /// Moves to a slot's resting place, or to the position where friction and ends stop the
    /// content.
    mutating func go(
        from place: Points,
        velocity: Double,
        to target: Int?,
        firmness: Double? = nil
    ) {
        let physics = configuration.physics
        if let target {
            let goal = strip.resting(target)
            // A lift exactly on its target continues past it; a lift next to it may not.
            let way = abs(goal - place)
            doubt(.threshold, if: abs(way - 1e-6) < 5e-7)
            guard way >= 1e-6 || velocity != 0 else { return rest(on: target) }
            glide(
                .snapping(from: place, to: goal, velocity: velocity, firmness: firmness, physics),
                .decelerating,
                to: target
            )
        } else if overshoot(of: place) != 0 {
            bounce(from: place, velocity: velocity)
        } else if let curve = NaiveCurve.coasting(
            from: place,
            velocity: velocity,
            within: strip.limits,
            physics
        ) {
            // Near an edge, the content reaches the edge now or a moment later.
            let edges = [strip.limits.lowerBound, strip.limits.upperBound]
            let isAtEdge = edges.contains { abs($0 - place) < 1e-6 }
            doubt(.threshold, if: isAtEdge && !isExact(at: place))
            glide(curve, .decelerating, to: nil)
        } else {
            rest(at: place)
        }
    }

    /// Springs back to the edge; a throw back inside continues there.
    mutating func bounce(from place: Points, velocity: Double) {
        let edge = strip.clamped(place)
        glide(
            .springing(
                from: place,
                to: edge,
                velocity: velocity,
                goingThrough: true,
                configuration.physics
            ),
            .decelerating,
            to: nil
        )
    }

    mutating func glide(
        _ curve: NaiveCurve,
        _ phase: Phase,
        to target: Int?,
        isStep: Bool = false
    ) {
        let duration = max(0, curve.duration(configuration.physics))
        // The way equals the tolerance of the motion, up to rounding.
        let way = abs(place - curve.end(configuration.physics)) - configuration.physics.tolerance
        doubt(.threshold, if: abs(way) < 1e-6 && (way != 0 || !isExact(at: place)))
        lastTarget = target ?? lastTarget
        leaveRest(
            by: .glide(
                NaiveGlide(
                    curve: curve,
                    start: now,
                    duration: duration,
                    endPlace: curve.end(configuration.physics),
                    phase: phase,
                    origin: current,
                    target: target,
                    isStep: isStep
                )
            )
        )
        if duration <= 0 || isHidden { finish() }
    }

    /// The resting slot after a lift, nil if the content may rest anywhere.
    mutating func snapTarget(
        from place: Points,
        velocity: Double,
        origin: Int,
        sign: Int?,
        course: (target: Int, sign: Int)? = nil
    ) -> Int? {
        var found: Int
        switch configuration.snap {
        case .none: return nil
        case .page:
            found = nearest(to: place, from: current)
            if let course, course.sign == sign {
                // A continued swipe counts from the target of the previous swipe.
                found = chooseNeighbor(of: course.target, course.sign) ?? course.target
            } else if let sign {
                found = beyond(place, sign, from: current) ?? found
                found = max(found, chooseNeighbor(of: origin, -1) ?? origin)
                found = min(found, chooseNeighbor(of: origin, 1) ?? origin)
            }
        case .item:
            found = nearest(to: place, from: current)
            if let sign, let next = beyond(place, sign, from: current) {
                let rate = configuration.physics.decelerationRate
                let stop = nearest(to: place + velocity * rate / (1 - rate), from: next)
                found = sign > 0 ? max(stop, next) : min(stop, next)
            }
        }
        // Among slots with the same resting place it is the origin of the gesture: then no switch
        // happened.
        let group = sharing(found)
        return group.contains(origin) ? origin : found
    }

    // MARK: - Programmatic scrolls

    mutating func step(_ sign: Int, animated: Bool) {
        guard world.count > 0 else { return }
        guard strip.isLaidOut else { return wish(for: sign) }
        guard canScroll, let slot = chooseStop(of: target ?? current, sign) else { return }
        scroll(to: slot, animated: animated)
    }

    /// Counts a step before the first layout; beyond a pinned end, or with a single item that
    /// stands still, there is nothing to count.
    private mutating func wish(for sign: Int) {
        if world.count == 1, world.configuration.single == .still { return }
        var wish = wish ?? NaiveWish()
        let start = start(of: wish)
        func isStop(_ slot: Int) -> Bool {
            strip.item(slot) % configuration.step == 0 || slot == strip.last
        }
        func stop(beyond slot: Int, _ sign: Int) -> Int {
            var next = slot + sign
            while strip.exists(next), !isStop(next) { next += sign }
            return strip.exists(next) ? next : slot
        }
        var target = start
        for _ in 0..<abs(wish.steps) { target = stop(beyond: target, wish.steps.signum()) }
        target = stop(beyond: target, sign)
        wish.steps = 0
        var slot = start
        while slot != target {
            slot = stop(beyond: slot, (target - start).signum())
            wish.steps += (target - start).signum()
        }
        self.wish = wish
    }

    /// The slot from which the steps of a wish count.
    mutating func start(of wish: NaiveWish) -> Int {
        guard let (key, _) = wish.item, world.keys.contains(key) else { return current }
        return slot(ofItem: key, .forward)
    }

    mutating func scroll(toItem key: Int, _ way: Way, animated: Bool) {
        guard strip.isLaidOut else {
            wish = NaiveWish(item: (key, way))
            return
        }
        scroll(to: slot(ofItem: key, way), animated: animated)
    }

    /// The slot of an item in the requested direction, or in the only possible one.
    mutating func slot(ofItem key: Int, _ way: Way) -> Int {
        var ahead = current
        while world.keys[strip.item(ahead)] != key { ahead += 1 }
        var behind = current
        while world.keys[strip.item(behind)] != key { behind -= 1 }
        guard strip.exists(behind) else { return ahead }
        guard strip.exists(ahead) else { return behind }
        switch way {
        case .forward: return ahead
        case .backward: return behind
        case .shortest:
            let forward = abs(strip.resting(ahead) - place)
            let backward = abs(strip.resting(behind) - place)
            let excess = forward - backward
            doubt(.halfWay, if: abs(excess - 1e-6) < 5e-7)
            return excess < 1e-6 ? ahead : behind
        }
    }

    mutating func scroll(to slot: Int, animated: Bool) {
        if motion.phase == .idle, slot == current, place == strip.resting(slot) { return }
        let duration = configuration.physics.scrollDuration
        guard animated, !reducesMotion, !isHidden, duration > 0 else {
            pointer?.grip = .ignored
            return rest(on: slot)
        }
        if case .glide(let glide) = motion, glide.phase == .animating, glide.target == slot,
            glide.end - now <= duration
        {
            pointer?.grip = .ignored
            return
        }
        animate(to: slot, velocity: velocity, duration: duration)
    }

    mutating func animate(
        to slot: Int,
        velocity: Double,
        duration: Milliseconds,
        isStep: Bool = false
    ) {
        pointer?.grip = .ignored
        let start = place
        let goal = strip.resting(slot)
        guard abs(goal - start) >= 1e-6 || velocity != 0 else { return rest(on: slot) }
        let bounded = withinEnds(velocity, from: start, to: goal, duration)
        // With next to no room behind the target, the end allows a speed that depends on rounding.
        let edge = velocity > 0 ? strip.limits.upperBound : strip.limits.lowerBound
        let isClose = abs(natural(slot) - edge) < 1e-6 && !(goal == edge && isOnGrid(edge))
        doubt(.threshold, if: isClose && bounded != velocity)
        glide(
            .ease(from: start, to: goal, velocity: bounded, duration: duration),
            .animating,
            to: slot,
            isStep: isStep
        )
    }

    /// A velocity that does not carry an animated scroll past a pinned end.
    ///
    /// At the share u of its time the content has moved by Δ u² (3 - 2u) + v T u (1 - u)², so
    /// at no u may v exceed what leads exactly to the end there.
    private func withinEnds(
        _ velocity: Double,
        from start: Points,
        to goal: Points,
        _ duration: Milliseconds
    ) -> Double {
        let sign: Double = velocity > 0 ? 1 : -1
        let edge = velocity > 0 ? strip.limits.upperBound : strip.limits.lowerBound
        let room = sign * (edge - start)
        let way = sign * (goal - start)
        guard room.isFinite else { return velocity }
        guard room > 0 else { return 0 }
        func most(_ u: Double) -> Double {
            let rest = 1 - u
            return ((room - way) / (rest * rest) + way * (1 + 2 * u)) / (u * duration)
        }
        var (low, high) = (1e-9, 1 - 1e-9)
        while high - low > 1e-12 {
            let third = (high - low) / 3
            if most(low + third) < most(high - third) { high -= third } else { low += third }
        }
        return sign * min(abs(velocity), most(low))
    }

    /// The velocity of the content.
    var velocity: Double {
        switch motion {
        case .glide(let glide):
            return now < glide.end ? glide.curve.velocity(after: now - glide.start) : 0
        case .held:
            guard let pointer, case .dragging = pointer.grip else { return 0 }
            return -pointer.velocity(at: now, configuration.physics) * slope(at: place)
        case .marquee(_, let speed, _): return speed / 1000
        case .rest, .wheel, .following, .frozen: return 0
        }
    }

    // MARK: - Auto-advance

    var nextAdvance: Milliseconds? {
        guard let advance = configuration.advance, let restBegan, pointer == nil, !isHidden,
            !reducesMotion, reasons.isEmpty, canScroll
        else { return nil }
        if let speed = advance.speed { return hasWay(at: speed) ? restBegan : nil }
        guard neighbor(of: current, 1) != nil else { return nil }
        return restBegan + (advance.interval - advance.duration)
    }

    mutating func advance() {
        if let speed = configuration.advance?.speed {
            lastTarget = current
            leaveRest(by: .marquee(from: place, speed: speed, since: now))
            return
        }
        guard let slot = chooseStop(of: current, 1), let advance = configuration.advance else {
            return
        }
        animate(to: slot, velocity: 0, duration: advance.duration, isStep: true)
    }

    /// Whether a marquee can move.
    func hasWay(at speed: Double) -> Bool {
        let way =
            speed > 0 ? strip.limits.upperBound - place : place - strip.limits.lowerBound
        return way >= 1e-6
    }

    /// The next resting place of a marquee, or the end if there is no other.
    func nextStop(_ speed: Double) -> Points {
        let sign = speed > 0 ? 1 : -1
        let ahead = place + Double(sign) * 1e-6
        func isPassed(_ slot: Int) -> Bool { Double(sign) * (strip.resting(slot) - ahead) <= 0 }
        var slot = existing(current)
        while strip.exists(slot - sign), !isPassed(slot - sign) { slot -= sign }
        while strip.exists(slot), isPassed(slot) { slot += sign }
        if strip.exists(slot) { return strip.resting(slot) }
        return speed > 0 ? strip.limits.upperBound : strip.limits.lowerBound
    }

    /// A marquee has reached a resting place, which it leaves immediately, or the end.
    mutating func pass(at speed: Double) {
        // Late times are so far apart that a place at a rounded time is off by more than rounding.
        doubt(.ending, if: now.ulp * abs(speed) / 1000 > 5e-7)
        let end = speed > 0 ? strip.limits.upperBound : strip.limits.lowerBound
        if abs(place - end) < 1e-6 { rest(at: end) }
    }

    /// Pauses auto-advance; a current step continues, ends or freezes.
    mutating func pause(_ reasons: Pauses, _ step: PausedStep) {
        self.reasons.formUnion(reasons)
        switch motion {
        case .marquee where !self.reasons.isEmpty: finish()
        case .glide(let glide) where step == .end && glide.phase == .animating: finish()
        case .glide(let glide) where step == .freeze && glide.isStep:
            motion = .frozen(glide, at: now)
        case .frozen where step == .end: finish()
        default: break
        }
    }

    mutating func resume(_ reasons: Pauses) {
        let touches = pointer != nil ? Pauses.touched : []
        guard !self.reasons.union(touches).isDisjoint(with: reasons) else { return }
        self.reasons.subtract(reasons)
        if self.reasons.isEmpty, case .frozen(var glide, at: let time) = motion {
            glide.start += now - time
            motion = .glide(glide)
        }
        restAnew()
    }

    /// Gives the current item a full rest.
    mutating func restAnew() {
        if motion.phase == .idle, restBegan != nil { restBegan = now }
    }
}
