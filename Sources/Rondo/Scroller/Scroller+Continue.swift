extension Scroller {
    /// Continues the motion from a position after the strip has changed.
    ///
    /// A motion restarts from its position with its velocity, which gives the same motion: place,
    /// velocity, target and remaining time define each curve. Content at rest does not switch; past
    /// an end it springs back.
    ///
    /// - Parameters:
    ///   - position: The present position on the new strip.
    ///   - way: The way since the last rest, in points; 0 at rest.
    ///   - keepsTarget: Whether a throw goes on to its target also if that is far away now.
    mutating func continueMotion(from position: Position, after way: Points, keepsTarget: Bool) {
        // From here on distances are measured on the new strip.
        switching.departure = Position(slot: position.slot, distance: position.distance - way)
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
        case .marquee: continueMarquee(from: position)
        case .glide, .step, .frozen: continueGlide(from: position, keepsTarget: keepsTarget)
        }
        updateCurrent()
        if motion.kind == .rest {
            switching.departure = self.position
            switching.stay(on: strip.key(of: switching.current))
        }
    }

    /// Continues a marquee with its present speed; without a marquee the content comes to rest as
    /// after a lift.
    private mutating func continueMarquee(from position: Position) {
        let velocity = motion.velocity(at: now)
        motion.stand(at: position, .held, .dragging)
        guard let speed = configuration.pace.speed else {
            return coast(
                from: position,
                velocity: velocity,
                origin: switching.current,
                heading: nil
            )
        }
        if strip.overshoot(of: position) != 0 {
            coast(from: position, velocity: 0, origin: switching.current, heading: nil)
        } else if hasWay(at: speed) {
            run(at: speed)
        } else {
            rest(at: position)
        }
    }

    private mutating func continueGlide(from position: Position, keepsTarget: Bool) {
        let velocity = motion.velocity(at: now)
        let timeLeft = motion.timeLeft(at: now)
        let (firmness, wayLeft) = (motion.firmness(at: now), motion.wayLeft(at: now))
        let (kind, phase, target) = (motion.kind, motion.phase, motion.target)
        motion.stand(at: position, .held, .dragging)
        if let target, phase == .animating {
            animate(
                to: target,
                velocity: velocity,
                duration: timeLeft,
                as: kind == .glide ? .glide : .step
            )
        } else {
            if let target, firmness != nil, !keepsTarget,
                isTooFar(target, from: position, velocity: velocity, wayLeft: wayLeft)
            {
                return coast(
                    from: position,
                    velocity: velocity,
                    origin: switching.current,
                    heading: flickHeading(velocity)
                )
            }
            let target = target ?? coastTarget(from: position, velocity: velocity)
            glide(from: position, velocity: velocity, to: target, firmness: firmness)
        }
        if kind == .frozen, motion.kind == .step { motion.freeze(at: now) }
    }

    /// The target of a free coast if the content snaps from now on.
    private func coastTarget(from position: Position, velocity: Velocity) -> Slot? {
        snapTarget(
            from: position,
            velocity: velocity,
            origin: switching.current,
            heading: flickHeading(velocity)
        )
    }

    /// The direction of a lift with a velocity, nil if it is no flick.
    private func flickHeading(_ velocity: Velocity) -> Heading? {
        configuration.physics.isFlick(velocity) ? Heading(sign: velocity) : nil
    }

    /// Whether the way to the target of a throw by items has become longer, and more than twice as
    /// long as the content would coast: it would crawl, since a throw never gets faster.
    private func isTooFar(
        _ target: Slot,
        from position: Position,
        velocity: Velocity,
        wayLeft: Points
    ) -> Bool {
        let way = strip.restingPlace(of: target, from: position.slot) - position.distance
        let reach = 2 * Curve.travel(of: velocity, configuration.physics).magnitude
        return way.magnitude > Swift.max(wayLeft.magnitude, reach) + Strip.rounding
    }

    /// Moves content at rest that is now past an end as a lift would.
    private mutating func springBack(from position: Position) {
        motion.place(at: position)
        // The current slot has precedence where the content ends, in a jump too.
        switching.lastTarget = switching.current
        guard isHidden else {
            return coast(from: position, velocity: 0, origin: switching.current, heading: nil)
        }
        // While hidden, a motion would be invisible, so it is a jump, which still counts as a
        // switch.
        if let target = snapTarget(
            from: position,
            velocity: 0,
            origin: switching.current,
            heading: nil
        ) {
            rest(on: target)
        } else {
            let past = strip.overshoot(of: position)
            rest(at: Position(slot: position.slot, distance: position.distance - past))
        }
    }
}

// MARK: - Slots

extension Scroller {
    /// Renumbers all kept slots after a change of the items: each follows its item, or the
    /// successor of a removed one, and moves to the shown turn if only one exists.
    mutating func renumber(by renumbering: Renumbering) {
        if let slot = switching.lastTarget, let new = renumbering.slot(of: slot) {
            switching.lastTarget = strip.bounds.counterpart(of: new)
        } else {
            switching.lastTarget = nil
        }
        // The slot may be on a hidden turn, which is a different place from the shown one.
        switching.renumber(to: renumbering.successor(of: switching.slot))
        renumber(by: Successors(renumbering: renumbering, bounds: strip.bounds))
    }

    /// Uses another configuration.
    ///
    /// If its ends exclude the current slot, all slots move by whole turns until they include it; a
    /// slot that is still excluded then moves to the shown turn.
    mutating func turn(into other: Configuration) {
        let isBetweenOthers = other.ends != configuration.ends
        configuration = other
        guard isBetweenOthers else { return }
        let (ends, count) = (other.ends, items.count)
        let turns = ends.turns(of: switching.current, count: count)
        let homes = Homes(turns: turns, ends: ends, count: count)
        switching.current = switching.current + turns
        if let slot = switching.lastTarget { switching.lastTarget = homes.number(of: slot) }
        switching.renumber(to: homes.number(of: switching.slot))
        renumber(by: homes)
        window.turn(by: turns)
    }

    /// Renumbers the slots of the motion and the drag.
    private mutating func renumber(by numbers: some SlotNumbers) {
        if let target = motion.target { motion.target = numbers.number(of: target) }
        motion.origin = numbers.number(of: motion.origin)
        gesture.drag.renumber(by: numbers)
    }
}

/// New numbers of slots.
///
/// A closure would copy and free its values for each slot.
protocol SlotNumbers {
    func number(of slot: Slot) -> Slot
}

/// The slots of the items' successors, on the shown turn if only one exists.
private struct Successors: SlotNumbers {
    let renumbering: Renumbering
    let bounds: SlotBounds

    func number(of slot: Slot) -> Slot { bounds.counterpart(of: renumbering.successor(of: slot)) }
}

/// The slots after whole turns; a slot that the ends exclude moves to the shown turn.
private struct Homes: SlotNumbers {
    let turns: Int64
    let ends: Ends
    let count: Int

    func number(of slot: Slot) -> Slot {
        slot + turns + ends.turns(of: slot + turns, count: count)
    }
}
