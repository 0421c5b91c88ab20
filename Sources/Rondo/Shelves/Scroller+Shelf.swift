/// The part of a scroller that shelf lists use, for a shelf and for the list.
extension Scroller {
    /// The distance of the content past the first item's resting place, in points; it counts
    /// through all turns of a loop.
    public var contentOffset: Points {
        guard strip.isLaidOut else { return 0 }
        let start = strip.existing(Slot(0))
        return strip.anchored(position, at: start).distance
            - strip.restingPlace(of: start, from: start)
    }

    /// Uses a configuration without a problem, whose tiles are cells and which does not advance.
    mutating func adopt(_ other: Configuration) {
        if other != configuration { _ = layOut(with: other) }
    }

    /// Restores a position, within the limits unless it was moving.
    ///
    /// Content that snaps, and rested on the place of its current item, is there again: the place
    /// has moved if lengths or gaps have changed.
    mutating func resume(at place: Position, isMoving: Bool, isOnPlace: Bool) {
        guard strip.isLaidOut else { return }
        let slot = strip.existing(place.slot)
        let within = strip.limits(from: slot).nearest(to: place.distance)
        let position = Position(slot: slot, distance: isMoving ? place.distance : within)
        let current = strip.nearest(to: position, from: slot, preferring: slot)
        let isAtPlace = !isMoving && isOnPlace && configuration.snap != .none
        let start =
            isAtPlace
            ? strip.restingPosition(of: current) : strip.anchored(position, at: current)
        motion = Motion(at: start)
        let heading = switching.lastHeading
        switching = Switch(on: current, item: strip.item(at: current), at: start)
        switching.lastTarget = slot
        switching.lastHeading = heading
    }

    /// Whether the content returns to the resting place of its current item: it is there, within the
    /// tolerance, or does not snap, but may once it returns.
    var isOnPlace: Bool {
        configuration.snap == .none || offset.magnitude <= configuration.physics.tolerance
    }

    /// Continues a motion that was left, as after a lift: the content snaps, or springs back to an
    /// end.
    mutating func continueRestored() {
        guard strip.isLaidOut, motion.kind == .rest else { return }
        coast(from: position, velocity: 0, origin: switching.current, heading: nil)
    }

    /// Whether the continuation of a motion that was left ends immediately on the same item; the
    /// content is then there, without an event.
    mutating func endsAtOnce() -> Bool {
        var other = self
        other.continueRestored()
        guard !other.motion.isGliding, other.settledItem == settledItem else { return false }
        other.queue = queue
        self = other
        return true
    }

    /// Appends the items that the last frame showed along the axis, those that are kept ready
    /// beyond each edge, and at least one there; none before the layout.
    ///
    /// Mutating, since otherwise a function of such a large value copies it.
    mutating func appendKeys(to keys: inout [ItemKey]) {
        guard strip.isLaidOut else { return }
        let slots = strip.slots(
            around: window.visible,
            beyond: Swift.max(1, strip.layout.overscan)
        )
        var slot = slots.lowerBound
        while slot < slots.upperBound {
            keys.append(strip.key(of: slot))
            slot = slot + 1
        }
    }

    /// Leaves the cells to the row from which this one was copied.
    mutating func forgetCells() {
        window = Window()
    }

    // MARK: - Updating views in steps that several rows take together

    /// Advances to a time, with the row in the viewport or only near it.
    ///
    /// - Returns: Whether the cells must be updated, because more than the track changes.
    mutating func prepareCells(isInSight: Bool, at time: Milliseconds) -> Bool {
        if isInSight != window.isInSight {
            window.isInSight = isInSight
            window.calm.sight = .nowhere
        }
        let position = prepareFrame(at: time)
        guard isSteady(at: position) else { return true }
        window.calm.isDrawn = true
        return false
    }

    /// Makes unwanted cells disappear; all of them if the row is gone.
    mutating func leaveCells(isGone: Bool) {
        if isGone || !strip.isLaidOut {
            window.leaveAll(&queue)
        } else if firstLayout.isShown {
            lookAround(at: updateCurrent())
            window.leaveCells(&queue)
        }
    }

    /// Returns the unwanted cells to a pool.
    mutating func giveBackCells(to pool: inout TilePool) {
        swap(&window.pool, &pool)
        window.removeCells(&queue)
        swap(&window.pool, &pool)
    }

    /// Gives cells from a pool to slots.
    mutating func fillCells(from pool: inout TilePool) {
        guard strip.isLaidOut, firstLayout.isShown else { return }
        swap(&window.pool, &pool)
        window.fillCells(at: position, on: strip, events: &queue)
        swap(&window.pool, &pool)
        window.calm.isDrawn = true
    }
}
