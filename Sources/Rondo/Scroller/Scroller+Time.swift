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
    var isGliding: Bool {
        switch motion {
        case .glide, .marquee: true
        case .rest, .held, .wheel, .following, .frozen: false
        }
    }

    /// When something happens without an input next, nil when nothing will.
    public var nextDeadline: Milliseconds? {
        switch motion {
        case .glide(let glide): glide.end
        case .wheel(let gesture): gesture.deadline
        case .rest: nextAdvance
        case .marquee(let marquee): marquee.arrival
        case .held, .following, .frozen: nil
        }
    }

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
        while let deadline = nextDeadline, deadline <= time {
            now = Swift.max(now, deadline)
            updateCurrent()
            switch motion {
            case .glide(let glide): finish(glide)
            case .wheel(let gesture): finish(gesture)
            case .rest: advance()
            case .marquee(let marquee):
                passed += 1
                pass(marquee, after: passed < Self.mostPassed ? now : time)
            case .held, .following, .frozen:
                preconditionFailure("Scroller.run: nothing is due")
            }
        }
        now = time
        return updateCurrent()
    }

    /// Where the content is now, told from the current slot so that the anchor is never far away.
    var position: Position { strip.anchored(motion.position(at: now), at: current) }

    /// How fast the content is now.
    var velocity: Velocity {
        switch motion {
        case .glide(let glide): glide.velocity(at: now)
        case .held: pointerVelocity
        case .marquee(let marquee): marquee.velocity
        case .rest, .wheel, .following, .frozen: 0
        }
    }

    /// Says which item is nearest now.
    ///
    /// - Returns: Where the motion is.
    @discardableResult
    mutating func updateCurrent() -> Position {
        let position = motion.position(at: now)
        guard strip.isLaidOut, !calm.keeps(current, at: position) else { return position }
        // A closed form has come from where it started, whichever frames were drawn since.
        let origin = if case .glide(let glide) = motion { glide.origin } else { current }
        let from = currentItem
        current = strip.nearest(to: position, from: origin, preferring: lastTarget)
        strip.attend(to: current - 1..<current + 2)
        calm = Calm()
        calm.anchor = position.slot
        calm.current = current
        calm.shift = strip.distance(from: position.slot, to: current)
        calm.item = strip.key(of: current)
        calm.restingPlace = strip.restingPlace(of: current, from: current)
        calm.neighborhood = strip.neighborhood(of: current, from: position.slot)
        if currentItem != from { emit(.change(from: from, to: currentItem)) }
        return position
    }

    /// Other things lie under the content from now on.
    mutating func lay(_ strip: Strip) {
        let before = self.strip
        self.strip = strip
        self.strip.attend(around: current, as: before)
        calm = Calm()
        window.isPlaced = false
    }
}

// MARK: - From motion to motion

extension Scroller {
    /// Something moves the content away from rest, or takes a motion over.
    mutating func leaveRest(by motion: Motion) {
        self.motion = motion
        restBegan = nil
        if switching.begin() { emit(.begin(from: settledItem)) }
    }

    /// Things come to rest at a position.
    mutating func rest(at position: Position) {
        lie(at: position)
        restBegan = hasShown ? now : nil
        lastHeading = netHeading ?? lastHeading
        departure = self.position
        endSwitch()
    }

    /// Nothing moves from now on, nor switches.
    ///
    /// On a resting place the offset is 0 to the bit, whatever anchor it was reached from, however
    /// many steps of a host add up to it and whichever items stand before it.
    mutating func lie(at position: Position) {
        motion = .rest(position)
        updateCurrent()
        let place = strip.restingPlace(of: current, from: position.slot)
        let isOnPlace = (place - position.distance).magnitude < Strip.rounding
        motion = .rest(
            isOnPlace
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

    /// Goes by a closed form, or rests at once where that has no duration.
    mutating func glide(_ glide: Glide) {
        lastTarget = glide.target ?? lastTarget
        leaveRest(by: .glide(glide))
        if glide.curve.duration <= 0 { finish(glide) }
    }

    /// A closed form has come to its end.
    private mutating func finish(_ glide: Glide) {
        if let target = glide.target { return rest(on: target) }
        let end = Position(
            slot: glide.anchor,
            distance: glide.curve.place(after: glide.curve.duration)
        )
        let velocity = glide.curve.velocity(after: glide.curve.duration)
        switch glide.curve {
        case .deceleration(let curve) where curve.edge != nil: bounce(from: end, velocity: velocity)
        case .through: self.glide(from: end, velocity: velocity, to: nil)
        case .deceleration, .approach, .spring, .flick, .ease: rest(at: end)
        }
    }

    /// A wheel has been still for long enough, or its gesture has ended.
    mutating func finish(_ gesture: WheelGesture) {
        // There and back is nowhere, but for the rounding of steps.
        let isFlick = gesture.travel.magnitude > configuration.physics.slop + Strip.rounding
        coast(
            from: gesture.position,
            velocity: 0,
            origin: gesture.origin,
            heading: isFlick ? Heading(sign: gesture.travel) : nil
        )
    }

    /// Brings whatever moves without a finger to its end, now.
    mutating func endMotion() {
        while motion.phase != .idle {
            switch motion {
            case .glide(let glide), .frozen(let glide, at: _): finish(glide)
            case .wheel(let gesture): finish(gesture)
            case .held(let position), .following(let position, _): rest(at: position)
            case .marquee: rest(at: position)
            case .rest: return
            }
        }
    }
}
