extension Scroller {
    /// What the host is to do next.
    ///
    /// Under a finger that rests, and in the pause of a wheel, nothing moves: no frames are wanted
    /// then, though `phase` is not idle.
    public var demand: Demand {
        if !isDrawn || isGliding { return isHidden ? .nothing : .frames }
        return nextDeadline.map { .frame(at: $0) } ?? .nothing
    }

    /// Whether the content moves without anybody pushing it.
    var isGliding: Bool { motion.kind == .glide || motion.kind == .marquee }

    /// When something happens without an input next, nil when nothing will.
    public var nextDeadline: Milliseconds? {
        let due = motion.kind == .rest ? nextAdvance : motion.due
        return due < .infinity ? due : nil
    }

    /// As `nextAdvance`; a frame in motion does not even read what only rest needs.
    @inline(never)
    private mutating func dueAtRest() -> Milliseconds { nextAdvance }

    /// Works out everything that happens by itself up to a time, each thing at its exact time.
    ///
    /// Every input and every frame begins with this; a host that refuses an input itself calls it
    /// to bring out what happened until then.
    ///
    /// - Parameter time: In milliseconds from any start; one before `now` counts as `now`, since
    ///   the stamps of operating systems lag behind their clocks.
    /// - Precondition: Traps when `time` is not finite.
    public mutating func run(to time: Milliseconds) {
        isDrawn = false
        _ = sample(at: time)
    }

    /// As `run(to:)`, and says where the motion is then.
    mutating func sample(at time: Milliseconds) -> Position {
        precondition(time.isFinite, "Scroller: times must be finite")
        let time = Swift.max(time, now)
        var passed = 0
        while case let due = motion.kind == .rest ? dueAtRest() : motion.due, due <= time {
            now = Swift.max(now, due)
            updateCurrent()
            switch motion.kind {
            case .rest: advance()
            case .marquee:
                passed += 1
                pass(after: passed < Self.mostPassed ? now : time)
            default: finishMotion()
            }
        }
        now = time
        return updateCurrent()
    }

    /// Where the content is now, told from the current slot so that the anchor is never far away.
    var position: Position { strip.anchored(motion.position(at: now), at: current) }

    /// How fast the content is now.
    var velocity: Velocity {
        switch motion.kind {
        case .held: pointerVelocity
        case .frozen: 0
        default: motion.velocity(at: now)
        }
    }

    /// Says which item is nearest now.
    ///
    /// - Returns: Where the motion is.
    @discardableResult
    mutating func updateCurrent() -> Position {
        let position = motion.position(at: now)
        if strip.isLaidOut, !calm.keeps(current, at: position) { findCurrent(at: position) }
        return position
    }

    /// Looks for the item that is nearest at a position; not inlined, since steady frames pass it over.
    @inline(never)
    private mutating func findCurrent(at position: Position) {
        // A closed form has come from where it started, whichever frames were drawn since.
        let origin = motion.kind == .glide ? motion.origin : current
        // Of `strip`: a getter of a value as large as this one copies it.
        let from = strip.key(of: current)
        current = strip.nearest(to: position, from: origin, preferring: lastTarget)
        strip.attend(to: current - 1..<current + 2)
        calm = Calm()
        calm.anchor = position.slot
        calm.current = current
        calm.shift = strip.distance(from: position.slot, to: current)
        calm.item = strip.key(of: current)
        calm.restingPlace = strip.restingPlace(of: current, from: current)
        calm.neighborhood = strip.neighborhood(of: current, from: position.slot)
        if calm.item != from { emit(.change(from: from, to: calm.item)) }
    }

    /// Other things lie under the content from now on.
    mutating func lay(_ layout: Layout) {
        strip.lay(layout, showing: current)
        calm = Calm()
        window.isPlaced = false
    }
}

// MARK: - From motion to motion

extension Scroller {
    /// Something moves the content away from rest, or has taken a motion over.
    mutating func leaveRest() {
        restBegan = .infinity
        if switching.begin() { emit(.begin(from: settledItem)) }
    }

    /// Things come to rest at a position.
    mutating func rest(at position: Position) {
        lie(at: position)
        restBegan = hasShown ? now : .infinity
        lastHeading = netHeading ?? lastHeading
        departure = self.position
        endSwitch()
    }

    /// Nothing moves from now on, nor switches.
    ///
    /// On a resting place the offset is 0 to the bit, whatever anchor it was reached from, however
    /// many steps of a host add up to it and whichever items stand before it.
    mutating func lie(at position: Position) {
        motion.stand(at: position, .rest, .idle)
        updateCurrent()
        let place = strip.restingPlace(of: current, from: position.slot)
        let isOnPlace = (place - position.distance).magnitude < Strip.rounding
        motion.place(
            at: isOnPlace
                ? strip.restingPosition(of: current) : strip.anchored(position, at: current)
        )
    }

    /// Which way the content has gone since its departure, nil when it is back there.
    var netHeading: Heading? {
        let way = position.distance - strip.anchored(departure, at: current).distance
        return way.magnitude < Strip.rounding ? nil : Heading(sign: way)
    }

    /// Says how a switch ended, or that an immediate jump was one.
    mutating func endSwitch() {
        if let event = switching.end(on: current, item: currentItem, of: items.count) {
            emit(event)
        }
    }

    /// Things rest on a slot, exactly.
    mutating func rest(on slot: Slot) {
        lastTarget = slot
        rest(at: strip.restingPosition(of: slot))
    }

    /// Goes by a curve from an anchor, or rests at once where that has no duration.
    mutating func glide(
        along curve: Curve,
        from anchor: Slot,
        _ phase: Phase,
        to target: Slot?,
        isStep: Bool = false
    ) {
        lastTarget = target ?? lastTarget
        motion.glide(
            along: curve,
            from: anchor,
            at: now,
            phase,
            origin: current,
            to: target,
            isStep: isStep
        )
        leaveRest()
        if curve.duration <= 0 { finishMotion() }
    }

    /// Brings what moves without a finger to its end, now: where a glide leads, and a wheel has been
    /// still for long enough or its gesture has ended; what goes on from there is another motion.
    mutating func finishMotion() {
        if motion.kind == .wheel { return finishTurning() }
        guard motion.kind == .glide || motion.kind == .frozen else {
            return rest(at: motion.position(at: now))
        }
        if let target = motion.target { return rest(on: target) }
        let curve = motion.curve
        let end = Position(slot: motion.anchor, distance: curve.target)
        guard curve.endsMoving else { return rest(at: end) }
        glide(from: end, velocity: curve.velocity(after: curve.duration), to: nil)
    }

    private mutating func finishTurning() {
        // There and back is nowhere, but for the rounding of steps.
        let slop = configuration.physics.slop + Strip.rounding
        let isFlick = motion.travel.magnitude > slop
        coast(
            from: motion.position(at: now),
            velocity: 0,
            origin: motion.origin,
            heading: isFlick ? Heading(sign: motion.travel) : nil
        )
    }

    /// Brings whatever moves without a finger to its end, now, and all that follows from it.
    mutating func endMotion() {
        while motion.kind != .rest { finishMotion() }
    }
}
