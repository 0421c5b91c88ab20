extension Scroller {
    /// What the host has to do next.
    ///
    /// Under a resting finger, and in the pause of a wheel, nothing moves: no frames are needed
    /// then, although `phase` is not idle.
    public var demand: Demand {
        if !window.calm.isDrawn || motion.isGliding { return isHidden ? .nothing : .frames }
        return nextDeadline.map { .frame(at: $0) } ?? .nothing
    }

    /// When the next event happens without an input, or nil.
    public var nextDeadline: Milliseconds? {
        let due = motion.kind == .rest ? nextAdvance : motion.due
        return due < .infinity ? due : nil
    }

    /// `nextAdvance` in a function that is not inlined, so a frame in motion does not read it.
    @inline(never)
    private mutating func dueAtRest() -> Milliseconds {
        // Most content does not advance, and `nextAdvance` gets a copy of the scroller.
        autopilot.restBegan < .infinity && !configuration.pace.isNone ? nextAdvance : .infinity
    }

    /// Advances the engine to a time; everything that happens until then happens at its exact time.
    ///
    /// Every input begins with this, and a frame with the same. A host that refuses an input itself
    /// calls it to get the events until then.
    ///
    /// - Parameter time: In milliseconds from any start, 0 or more; one before `now` counts as
    ///   `now`, since the time stamps of operating systems lag behind their clocks.
    /// - Precondition: Traps when `time` is not finite.
    public mutating func run(to time: Milliseconds) {
        window.calm.isDrawn = false
        pass(until: time)
        // Without a motion, time moves nothing.
        if motion.isGliding { updateCurrent() }
    }

    /// Advances to a time for a frame, and returns the position of the motion.
    mutating func sample(at time: Milliseconds) -> Position {
        pass(until: time)
        return updateCurrent()
    }

    /// Sets the time, after the steps and the ends of motions that are due until then.
    private mutating func pass(until time: Milliseconds) {
        precondition(time.isFinite, "Scroller: times must be finite")
        if dueTime <= time { happen(until: time) }
        now = Swift.max(time, now)
    }

    /// When the next event is due without an input, infinite if never.
    private var dueTime: Milliseconds {
        mutating get { motion.kind == .rest ? dueAtRest() : motion.due }
    }

    /// Handles events that are due; not inlined, since most frames have none.
    @inline(never)
    private mutating func happen(until time: Milliseconds) {
        let time = Swift.max(time, now)
        var passed = 0
        while case let due = dueTime, due <= time {
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
    }

    /// The present position, measured from the current slot so that the anchor is near.
    var position: Position { strip.anchored(motion.position(at: now), at: switching.current) }

    /// The present velocity.
    var velocity: Velocity {
        switch motion.kind {
        case .held: pointerVelocity
        case .frozen: 0
        default: motion.velocity(at: now)
        }
    }

    /// Updates the current item.
    ///
    /// - Returns: The position of the motion.
    @discardableResult
    mutating func updateCurrent() -> Position {
        // Content under a finger stands where it was placed. Asked here, because a function of the
        // motion that is not inlined gets a copy of it.
        let position =
            motion.kind == .held
            ? Position(slot: motion.anchor, distance: motion.curve.start)
            : motion.position(at: now)
        if strip.isLaidOut, !window.calm.keeps(switching.current, at: position) {
            findCurrent(at: position)
        }
        return position
    }

    /// Finds the item nearest to a position; not inlined, since steady frames skip it.
    @inline(never)
    private mutating func findCurrent(at position: Position) {
        // A closed form depends on its start, not on the frames drawn since.
        let origin = motion.isGlide ? motion.origin : switching.current
        // Uses `strip`: a getter of such a large value copies it.
        let from = strip.key(of: switching.current)
        switching.current = strip.nearest(
            to: position,
            from: origin,
            preferring: switching.lastTarget
        )
        strip.attend(to: switching.current - 1..<switching.current + 2)
        window.calm = Calm()
        window.calm.anchor = position.slot
        window.calm.current = switching.current
        window.calm.shift = strip.distance(from: position.slot, to: switching.current)
        window.calm.item = strip.key(of: switching.current)
        window.calm.restingPlace = strip.restingPlace(
            of: switching.current,
            from: switching.current
        )
        window.calm.neighborhood = strip.neighborhood(of: switching.current, from: position.slot)
        emitChange(from: from)
    }

    /// Uses another layout from now on.
    mutating func lay(_ layout: Layout) {
        strip.lay(layout, showing: switching.current)
        window.calm = Calm()
        window.track.isPlaced = false
    }
}

// MARK: - From motion to motion

extension Scroller {
    /// Begins a switch, unless one is open, because a motion starts or takes over.
    ///
    /// A motion from rest without a target prefers the current slot.
    mutating func leaveRest() {
        autopilot.restBegan = .infinity
        guard switching.begin() else { return }
        switching.lastTarget = switching.current
        emit(.begin(from: settledItem))
    }

    /// Brings the content to rest at a position.
    mutating func rest(at position: Position) {
        lie(at: position)
        autopilot.restBegan = firstLayout.isShown ? now : .infinity
        switching.lastHeading = netHeading ?? switching.lastHeading
        switching.departure = self.position
        endSwitch()
    }

    /// Stops all motion without ending a switch.
    ///
    /// On a resting place the offset is 0 to the bit, whatever anchor, host steps or items led
    /// there.
    mutating func lie(at position: Position) {
        motion.stand(at: position, .rest, .idle)
        updateCurrent()
        let place = strip.restingPlace(of: switching.current, from: position.slot)
        let isOnPlace = (place - position.distance).magnitude < Strip.rounding
        motion.place(
            at: isOnPlace
                ? strip.restingPosition(of: switching.current)
                : strip.anchored(position, at: switching.current)
        )
    }

    /// The way of the content since the last rest, across changes of the strip.
    var netWay: Points {
        position.distance
            - strip.anchored(switching.departure, at: switching.current).distance
    }

    /// The direction of that way, nil if the content is back.
    var netHeading: Heading? {
        let way = netWay
        return way.magnitude < Strip.rounding ? nil : Heading(sign: way)
    }

    /// Emits the end of a switch, also for an immediate jump.
    mutating func endSwitch() {
        let item = strip.item(at: switching.current)
        if let event = switching.end(on: item, of: strip.count) { emit(event) }
    }

    /// Brings the content to rest exactly on a slot.
    mutating func rest(on slot: Slot) {
        switching.lastTarget = slot
        rest(at: strip.restingPosition(of: slot))
    }

    /// Moves along a curve from an anchor, or rests immediately if the curve has no duration, and
    /// while hidden.
    mutating func glide(
        along curve: Curve,
        from anchor: Slot,
        _ phase: Phase,
        to target: Slot?,
        as kind: Motion.Kind = .glide
    ) {
        leaveRest()
        switching.lastTarget = target ?? switching.lastTarget
        motion.glide(
            along: curve,
            from: anchor,
            at: now,
            kind,
            phase,
            origin: switching.current,
            to: target
        )
        // While hidden nothing is seen to move.
        if curve.duration <= 0 || isHidden { finishMotion() }
    }

    /// Ends the current motion without a finger, now: a glide at its target, a wheel gesture after
    /// its pause or last step.
    ///
    /// A snap that follows is another motion.
    mutating func finishMotion() {
        if motion.kind == .wheel { return finishTurning() }
        guard motion.isGlide else { return rest(at: motion.position(at: now)) }
        if let target = motion.target { return rest(on: target) }
        let curve = motion.curve
        let end = Position(slot: motion.anchor, distance: curve.target)
        guard curve.endsMoving else { return rest(at: end) }
        glide(from: end, velocity: curve.velocity(after: curve.duration), to: nil)
    }

    private mutating func finishTurning() {
        // Steps forth and back cancel out, except for rounding.
        let slop = configuration.physics.slop + Strip.rounding
        let isFlick = motion.travel.magnitude > slop
        coast(
            from: motion.position(at: now),
            velocity: 0,
            origin: motion.origin,
            heading: isFlick ? Heading(sign: motion.travel) : nil
        )
    }

    /// Ends all motion without a finger, now, including motions that follow.
    mutating func endMotion() {
        while motion.kind != .rest { finishMotion() }
    }
}
