import Rondo
import RondoTestSupport

// Changes of the strip: a viewport of another length, another configuration, or other items.

extension NaiveScroller {
    // MARK: - Another viewport, or another configuration

    mutating func resize(to viewport: Points) {
        guard viewport != strip.viewport else { return }
        var other = configuration
        other.viewport = viewport
        layOut(by: other)
    }

    /// Lays everything out with another configuration.
    mutating func layOut(by other: Configuration) {
        let couldAdvance = nextAdvance != nil
        // Content off its resting place stays there unless snapping starts now.
        let staysOff = configuration.snap != .none || other.snap == .none
        if other.viewport == 0, strip.viewport > 0 { disappear() }
        if other.viewport > 0, strip.isLaidOut {
            layOutWhatIsShown(by: other, staysOff: staysOff)
        } else {
            if !staysOff { drift = nil }
            _ = goHome(within: other.ends)
            lay(by: other)
            if strip.isLaidOut { layOutFirst() }
        }
        if !couldAdvance { restAnew() }
    }

    private mutating func lay(by other: Configuration) {
        // Positions that were rounded in sums of these lengths stay inexact on the next strip.
        if !isOnGrid(0) { isPlaceExact = false }
        world.configuration = other
        strip = NaiveStrip(world, viewport: other.viewport, showing: current)
    }

    /// The viewport loses its length: ignores the finger, ends the motion and remembers the
    /// position.
    private mutating func disappear() {
        dropPointer()
        if strip.isLaidOut {
            endMotion()
            drift = driftHere
        }
        hasShown = false
        restBegan = nil
    }

    /// Ignores a pressed finger until it lifts; what it held continues.
    mutating func dropPointer() {
        guard let pointer else { return }
        self.pointer?.grip = .ignored
        letGo(of: pointer, throwing: 0)
    }

    private mutating func layOutFirst() {
        current = existing(current)
        // As when the viewport keeps a length, the content stays on its present slot.
        lastTarget = current
        lie(at: drifted(drift))
        departure = place
        (settledSlot, settled) = (current, currentItem)
        drift = nil
        guard let wish else { return }
        self.wish = nil
        var slot = current
        if let (key, way) = wish.item, world.keys.contains(key) {
            slot = self.slot(ofItem: key, way)
        }
        if canScroll {
            for _ in 0..<abs(wish.steps) {
                slot = chooseStop(of: slot, wish.steps.signum()) ?? slot
            }
        }
        rest(on: slot)
    }

    private mutating func layOutWhatIsShown(by other: Configuration, staysOff: Bool) {
        let start = strip.start(current) - place
        let velocity = velocity
        let drift = staysOff ? driftHere : nil
        let wasAtRest = motion.phase == .idle
        travelled = wasAtRest ? 0 : netWay
        let target = target.map(goHome(within: other.ends))
        // Among slots with the same resting place, the content stays on its present one.
        if wasAtRest { lastTarget = current }
        lay(by: other)
        let place = wasAtRest ? drifted(drift) : strip.start(current) - start
        departure = place
        continueMotion(from: place, velocity: velocity, to: target, keepsTarget: true)
    }

    /// If a pinned end removes the current slot, moves everything by whole turns into the first
    /// one; slots beyond an end wrap into it too.
    ///
    /// Returns the new number of a slot.
    private mutating func goHome(within ends: Ends) -> (Int) -> Int {
        // With unchanged ends, views stay in place however much room they get.
        guard ends != configuration.ends else { return { $0 } }
        let count = world.count
        func home(_ slot: Int) -> Int {
            let isBefore = ends.start == .pinned && slot < 0
            let isBehind = ends.end == .pinned && slot >= count
            return count > 0 && (isBefore || isBehind) ? modulo(slot, count) : slot
        }
        let turns = home(current) - current
        func follow(_ slot: Int) -> Int { home(slot + turns) }
        current += turns
        settledSlot = follow(settledSlot)
        lastTarget = lastTarget.map(follow)
        renumberGesture(follow)
        for index in tiles.indices { tiles[index].slot += turns }
        isRenumbered = true
        return follow
    }

    /// Renumbers the slots of a finger or a wheel.
    private mutating func renumberGesture(_ number: (Int) -> Int) {
        if let (goal, sign) = pointer?.caught { pointer?.caught = (number(goal), sign) }
        if case .dragging(let pulled, let finger, let origin) = pointer?.grip {
            pointer?.grip = .dragging(pulled: pulled, finger: finger, origin: number(origin))
        }
        if case .wheel(let place, let origin, let travel, let deadline) = motion {
            motion = .wheel(place, origin: number(origin), travel: travel, deadline: deadline)
        }
    }

    /// The distance of the content from its resting place, in lengths of the item with its gap.
    private var driftHere: Double? {
        let length = strip.length(current) + strip.spacing
        return offset != 0 && length > 0 ? offset / length : nil
    }

    /// The position for a drift, limited to where the current item stays current.
    private mutating func drifted(_ drift: Double?) -> Points {
        let place = strip.resting(existing(current))
        guard let drift else { return place }
        isPlaceExact = false
        let there = strip.clamped(place + drift * (strip.length(current) + strip.spacing))
        return nearest(to: there, from: current, preferring: current) == current ? there : place
    }

    // MARK: - Other items

    /// Changes the items; returns whether the change was valid.
    mutating func take(_ edit: Edit) -> Bool {
        guard edit.makesSense(in: world) else { return false }
        let new = world.after(edit)
        let isSame = new.hasSameItems(as: world)
        if new.showsSameItems(as: world) { world = new } else { adopt(new) }
        if case .replace = edit, !isSame { restAnew() }
        return true
    }

    private mutating func adopt(_ new: World) {
        let old = strip
        let renumbering = NaiveRenumbering(
            from: world.keys,
            to: new.keys,
            exists: { old.isWithinPins($0) }
        )
        let way = travelHeading
        guard world.count > 0,
            let successor = renumbering.survivor(of: current, heading: way)
        else { return startAfresh(with: new) }
        func follow(_ slot: Int) -> Int { renumbering.survivor(of: slot, heading: way) ?? slot }
        let isRemoved = renumbering.slot(of: current) == nil
        let couldAdvance = nextAdvance != nil
        let before = (
            item: currentItem, start: old.isLaidOut ? old.start(current) - place : 0,
            velocity: velocity, target: target, isAtRest: motion.phase == .idle
        )
        if !isOnGrid(0) { isPlaceExact = false }
        travelled = old.isLaidOut && motion.phase != .idle ? netWay : 0
        if var wish {
            let start = start(of: wish)
            if let (_, wayRound) = wish.item {
                wish.item = (new.keys[modulo(follow(start), new.count)], wayRound)
            }
            if world.configuration.step == 1 {
                wish.steps = follow(existing(start + wish.steps)) - follow(start)
            }
            self.wish = wish
        }
        world = new
        current = successor
        strip = NaiveStrip(new, viewport: old.viewport, showing: successor)
        settledSlot = follow(settledSlot)
        lastTarget = lastTarget.flatMap { renumbering.slot(of: $0) }
        renumberGesture(follow)
        renumberTiles(renumbering)
        if isRemoved { drift = nil }
        if currentItem != before.item { reportChange(from: before.item) }
        if !strip.isLaidOut {
            departure = 0
            motion = .rest(0)
            reportEnd()
        } else {
            // From now on, the current motion counts from the new slots.
            departure = strip.start(current) - before.start
            if isRemoved, before.isAtRest {
                rest(on: current)
                heading = way
            } else {
                continueMotion(
                    from: departure,
                    velocity: before.velocity,
                    to: before.target.map { follow($0) },
                    keepsTarget: false
                )
            }
        }
        if !couldAdvance { restAnew() }
    }

    private var travelHeading: Int {
        guard strip.isLaidOut, motion.phase != .idle else { return heading }
        if velocity != 0 { return velocity > 0 ? 1 : -1 }
        if case .wheel(_, _, let travel, _) = motion, travel != 0 { return travel > 0 ? 1 : -1 }
        if let target, strip.resting(target) != place {
            return strip.resting(target) > place ? 1 : -1
        }
        return netHeading ?? heading
    }

    /// All old items are gone: the first new one rests at slot 0.
    private mutating func startAfresh(with new: World) {
        let before = currentItem
        world = new
        current = 0
        strip = NaiveStrip(new, viewport: strip.viewport, showing: 0)
        lastTarget = nil
        wish = nil
        if motion.phase != .idle { pointer?.grip = .ignored }
        drift = nil
        travelled = 0
        orphans += tiles
        tiles = []
        departure = strip.isLaidOut ? strip.resting(0) : 0
        motion = .rest(departure)
        restBegan = hasShown ? now : nil
        if currentItem != before { reportChange(from: before) }
        reportEnd()
    }

    // MARK: - Continuing

    /// Continues a motion at the same speed after the strip has changed.
    ///
    /// `keepsTarget` is for throws by items, which otherwise leave a target that is far away now.
    private mutating func continueMotion(
        from place: Points,
        velocity: Double,
        to target: Int?,
        keepsTarget: Bool
    ) {
        lastTarget = lastTarget.map { counterpart(of: $0) }
        let known = self
        renumberGesture { known.counterpart(of: $0) }
        switch motion {
        case .rest:
            if overshoot(of: place) == 0 { lie(at: place) } else { springBack(from: place) }
        case .held:
            motion = .held(place)
            if let pointer, case .dragging(_, _, let origin) = pointer.grip {
                let pulled = unstretched(place)
                self.pointer?.grip = .dragging(
                    pulled: pulled,
                    finger: pointer.place,
                    origin: origin
                )
            }
        case .wheel(_, let origin, let travel, let deadline):
            motion = .wheel(place, origin: origin, travel: travel, deadline: deadline)
        case .following(_, let phase):
            motion = .following(place, phase)
        case .marquee:
            motion = .held(place)
            guard let speed = configuration.advance?.speed else {
                coast(from: place, velocity: velocity, origin: current, sign: nil)
                break
            }
            if overshoot(of: place) != 0 {
                coast(from: place, velocity: 0, origin: current, sign: nil)
            } else if hasWay(at: speed) {
                motion = .marquee(from: place, speed: speed, since: now)
            } else {
                rest(at: place)
            }
        case .frozen(let glide, at: let time):
            motion = .held(place)
            animate(
                to: counterpart(of: target ?? current),
                velocity: glide.curve.velocity(after: time - glide.start),
                duration: glide.end - time,
                isStep: true
            )
            if case .glide(let glide) = motion { motion = .frozen(glide, at: now) }
        case .glide(let glide):
            motion = .held(place)
            if let target, glide.phase == .animating {
                animate(
                    to: counterpart(of: target),
                    velocity: velocity,
                    duration: glide.end - now,
                    isStep: glide.isStep
                )
            } else {
                let firmness = glide.curve.firmness(after: now - glide.start)
                let left = glide.endPlace - glide.curve.place(after: now - glide.start)
                let goal = target.map { counterpart(of: $0) }
                if let goal, firmness != nil, !keepsTarget,
                    isTooFar(goal, from: place, velocity: velocity, left)
                {
                    coast(
                        from: place,
                        velocity: velocity,
                        origin: current,
                        sign: flickSign(of: velocity)
                    )
                } else {
                    go(
                        from: place,
                        velocity: velocity,
                        to: goal ?? snapTarget(ofCoastFrom: place, velocity: velocity),
                        firmness: firmness
                    )
                }
            }
        }
        updateCurrent()
        departure = self.place
        if motion.phase == .idle {
            travelled = 0
            (settledSlot, settled) = (current, currentItem)
        }
    }

    /// The resting slot of a coast that could stop anywhere, if the content snaps now.
    private mutating func snapTarget(ofCoastFrom place: Points, velocity: Double) -> Int? {
        snapTarget(
            from: place,
            velocity: velocity,
            origin: current,
            sign: flickSign(of: velocity)
        )
    }

    /// The direction of a lift, nil if it is no flick.
    private mutating func flickSign(of velocity: Double) -> Int? {
        let excess = abs(velocity) + 1e-9 - configuration.physics.flick / 1000
        doubt(.threshold, if: abs(excess) < 5e-10 && velocity != 0)
        return excess >= 0 && velocity != 0 ? (velocity > 0 ? 1 : -1) : nil
    }

    /// Whether a throw has a longer way now, of more than twice the way that friction would allow.
    private mutating func isTooFar(
        _ goal: Int,
        from place: Points,
        velocity: Double,
        _ left: Points
    ) -> Bool {
        let rate = configuration.physics.decelerationRate
        let reach = 2 * abs(velocity) * rate / (1 - rate)
        let excess = abs(strip.resting(goal) - place) - max(abs(left), reach) - 1e-6
        doubt(.threshold, if: abs(excess) < 5e-7)
        return excess > 0
    }

    /// The slot of the same item in the only shown turn, otherwise the nearest existing slot.
    private func counterpart(of slot: Int) -> Int {
        guard let turn = strip.stillTurn else { return existing(slot) }
        return turn * strip.count + strip.item(slot)
    }

    /// Content at rest past an end returns, immediately if it is not visible.
    private mutating func springBack(from place: Points) {
        motion = .rest(place)
        lastTarget = current
        guard isHidden else {
            return coast(from: place, velocity: 0, origin: current, sign: nil)
        }
        if let target = snapTarget(from: place, velocity: 0, origin: current, sign: nil) {
            rest(on: target)
        } else {
            rest(at: strip.clamped(place))
        }
    }
}

private func modulo(_ slot: Int, _ count: Int) -> Int { ((slot % count) + count) % count }
