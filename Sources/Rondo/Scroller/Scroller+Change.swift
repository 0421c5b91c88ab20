extension Scroller {
    /// Shows other items from now on, matched by key with those there were.
    ///
    /// The current item keeps its place on screen and things go on moving as they did; what it
    /// was all about (the target, the drag) is followed to its new slot. A removed current item
    /// gives way to its successor in the direction of travel.
    ///
    /// - Complexity: O(n).
    mutating func change(to new: Items) {
        guard new != items else { return }
        guard items.count > 0, let renumbering = renumbering(to: new),
            let successor = renumbering.survivor(of: current)
        else { return startAfresh(with: new) }
        let survivor = renumbering.slot(of: current)
        let before = (
            item: currentItem, position: position, velocity: velocity,
            isAtRest: motion.phase == .idle, target: target
        )
        items = new
        current = successor
        strip = Strip(items: new, configuration: configuration, showing: successor)
        switching.renumber(by: renumbering)
        lastTarget = lastTarget.flatMap { renumbering.slot(of: $0) }
        pointer?.renumber(by: renumbering)
        motion.renumber(by: renumbering)
        window.renumber(by: renumbering)
        if currentItem != before.item {
            emit(.change(from: before.item, to: currentItem))
        }
        guard strip.isLaidOut else {
            motion = .rest(Position(slot: current, distance: 0))
            return endSwitch()
        }
        if survivor == nil, before.isAtRest { return rest(on: current) }
        goOn(
            from: Position(slot: current, distance: before.position.distance),
            velocity: before.velocity,
            to: before.target.flatMap { renumbering.survivor(of: $0) }
        )
    }

    /// Which way things go, or went last: forwards when they never did.
    private var travelHeading: Heading {
        guard strip.isLaidOut, motion.phase != .idle else { return lastHeading }
        let left = strip.restingPlace(of: strip.existing(switching.slot), from: current)
        return Heading(sign: velocity) ?? Heading(sign: position.distance - left) ?? lastHeading
    }

    private func renumbering(to new: Items) -> Renumbering? {
        guard new.count > 0 else { return nil }
        return Renumbering(
            old: items,
            new: new,
            first: strip.first,
            last: strip.last,
            heading: travelHeading
        )
    }

    /// Nothing of what was there is there now: motion stops, and the first item is at slot 0.
    private mutating func startAfresh(with new: Items) {
        let from = currentItem
        items = new
        current = Slot(0)
        strip = Strip(items: new, configuration: configuration, showing: current)
        lastTarget = nil
        pending = nil
        ignorePointer()
        window.orphanAll()
        motion = .rest(
            strip.isLaidOut
                ? strip.restingPosition(of: current) : Position(slot: current, distance: 0)
        )
        restBegan = hasShown ? now : nil
        if currentItem != from { emit(.change(from: from, to: currentItem)) }
        endSwitch()
    }
}
