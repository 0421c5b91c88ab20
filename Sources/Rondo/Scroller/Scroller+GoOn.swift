extension Scroller {
    /// Whatever moved goes on from a position after the strip has changed under it.
    ///
    /// A motion starts again from where it is with the velocity it has, which is the same motion:
    /// each curve is fixed by place, velocity, target and the time left. Without a motion nothing
    /// is switched; content that is now past an end springs back.
    mutating func goOn(from position: Position) {
        // From here on ways are told on the new strip.
        departure = position
        switch motion.kind {
        case .rest:
            if strip.overshoot(of: position) == 0 {
                lie(at: position)
            } else {
                springBack(from: position)
            }
        case .held:
            motion.place(at: position)
            rebaseDrag()
        case .wheel, .following: motion.place(at: position)
        case .marquee: goOnForEver(from: position)
        case .glide, .frozen: goOnGliding(from: position)
        }
        updateCurrent()
        departure = strip.anchored(motion.position(at: now), at: current)
        if motion.kind == .rest { switching.stay(on: current, item: strip.key(of: current)) }
    }

    /// A marquee has the speed that is asked for now; where none is it comes to rest as what a finger
    /// lets go of.
    private mutating func goOnForEver(from position: Position) {
        let velocity = motion.velocity(at: now)
        motion.stand(at: position, .held, .dragging)
        guard let speed = configuration.pace.speed else {
            return coast(from: position, velocity: velocity, origin: current, heading: nil)
        }
        if strip.overshoot(of: position) != 0 {
            coast(from: position, velocity: 0, origin: current, heading: nil)
        } else if hasWay(at: speed) {
            run(at: speed)
        } else {
            rest(at: position)
        }
    }

    private mutating func goOnGliding(from position: Position) {
        let velocity = motion.velocity(at: now)
        let timeLeft = motion.timeLeft(at: now)
        let firmness = motion.firmness(at: now)
        let (kind, phase, isStep, target) = (
            motion.kind, motion.phase, motion.isStep, motion.target
        )
        motion.stand(at: position, .held, .dragging)
        if let target, phase == .animating {
            animate(to: target, velocity: velocity, duration: timeLeft, isStep: isStep)
        } else {
            let target = target ?? coastTarget(from: position, velocity: velocity)
            glide(from: position, velocity: velocity, to: target, firmness: firmness)
        }
        if kind == .frozen, motion.kind == .glide { motion.freeze(at: now) }
    }

    /// Where a coast that was to stop anywhere comes to rest if things snap by now.
    private func coastTarget(from position: Position, velocity: Velocity) -> Slot? {
        let isFlick = velocity.magnitude >= configuration.physics.flick / 1000
        return snapTarget(
            from: position,
            velocity: velocity,
            origin: current,
            heading: isFlick ? Heading(sign: velocity) : nil
        )
    }

    /// Content at rest that is past an end now goes where a lift would send it.
    private mutating func springBack(from position: Position) {
        motion.place(at: position)
        guard isHidden else {
            return coast(from: position, velocity: 0, origin: current, heading: nil)
        }
        // Nobody would see it move: a jump, which is a switch all the same.
        if let target = snapTarget(from: position, velocity: 0, origin: current, heading: nil) {
            rest(on: target)
        } else {
            let past = strip.overshoot(of: position)
            rest(at: Position(slot: position.slot, distance: position.distance - past))
        }
    }
}

// MARK: - Slots

extension Scroller {
    /// Other slots stand for the items now: every slot that is kept goes with its item, to its
    /// successor where that is gone, and to the turn that is shown where only one is.
    mutating func renumber(by renumbering: Renumbering) {
        let strip = strip
        func number(_ slot: Slot) -> Slot {
            strip.counterpart(of: renumbering.survivor(of: slot) ?? slot)
        }
        if let slot = lastTarget {
            lastTarget = renumbering.slot(of: slot).map { strip.counterpart(of: $0) }
        }
        // It may be on a turn that is not shown: that is another place than the one shown.
        switching.renumber { renumbering.survivor(of: $0) ?? $0 }
        renumber(by: number)
    }

    /// Takes another configuration.
    ///
    /// Where one of its ends leaves the current slot out, all slots move by whole turns until it does
    /// not; a slot that is left out then goes to the turn that is shown.
    mutating func turn(into other: Configuration) {
        let isBetweenOthers = other.ends != configuration.ends
        configuration = other
        guard isBetweenOthers else { return }
        let (ends, count) = (other.ends, items.count)
        let turns = ends.turns(of: current, count: count)
        func home(of slot: Slot) -> Slot {
            slot + turns + ends.turns(of: slot + turns, count: count)
        }
        current = current + turns
        if let slot = lastTarget { lastTarget = home(of: slot) }
        switching.renumber(by: home)
        renumber(by: home)
        window.turn(by: turns)
    }

    /// Renumbers the slots that the motion and the fingers refer to.
    @inline(__always)
    private mutating func renumber(by number: (Slot) -> Slot) {
        if let target = motion.target { motion.target = number(target) }
        motion.origin = number(motion.origin)
        pointer.renumber(by: number)
        hostDrag?.renumber(by: number)
    }
}
