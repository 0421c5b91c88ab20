extension Scroller {
    /// Shows other items from now on, matched with those there were: by key, but for those before
    /// and behind a range that others have come in place of.
    ///
    /// The current item keeps its place on screen and things go on moving as they did; what it
    /// was all about (the target, the drag) is followed to its new slot. A removed current item
    /// gives way to its successor in the direction of travel.
    ///
    /// - Complexity: O(t log n) for t tiles, and O(log n) for each item that is gone in a row with
    ///   one that things were about.
    mutating func adopt(_ layout: Layout, replacing range: Range<Int>? = nil) {
        guard items.count > 0, layout.items.count > 0 else { return startAfresh(with: layout) }
        let renumbering = renumbering(to: layout.items, replacing: range)
        guard let successor = renumbering.survivor(of: current) else {
            return startAfresh(with: layout)
        }
        let survivor = renumbering.slot(of: current)
        let couldAdvance = nextAdvance < .infinity
        let before = (item: currentItem, distance: position.distance)
        lastHeading = renumbering.heading
        current = successor
        lay(layout)
        pending?.renumber(by: renumbering)
        renumber(by: renumbering)
        window.renumber(by: renumbering)
        if survivor == nil { drift = nil }
        if currentItem != before.item {
            emit(.change(from: before.item, to: currentItem))
        }
        if !strip.isLaidOut {
            departure = strip.startingPosition(on: current)
            motion.stand(at: departure, .rest, .idle)
            endSwitch()
        } else if survivor == nil, motion.kind == .rest {
            rest(on: current)
            // Nothing moved, however much longer or shorter the successor is.
            lastHeading = renumbering.heading
        } else {
            goOn(from: Position(slot: current, distance: before.distance))
        }
        // What could not move until now gets its full rest first.
        if !couldAdvance { restAnew() }
    }

    /// Which way things go, or went last: forwards when they never did.
    private var travelHeading: Heading {
        guard strip.isLaidOut, motion.kind != .rest else { return lastHeading }
        if let heading = Heading(sign: velocity) { return heading }
        if let target {
            let ahead = strip.restingPlace(of: target, from: current) - position.distance
            if let heading = Heading(sign: ahead) { return heading }
        }
        return netHeading ?? lastHeading
    }

    private func renumbering(to new: Items, replacing range: Range<Int>?) -> Renumbering {
        Renumbering(
            old: items,
            new: new,
            first: configuration.ends.start == .pinned ? strip.first : nil,
            last: configuration.ends.end == .pinned ? strip.last : nil,
            heading: travelHeading,
            replaced: range
        )
    }

    /// Nothing of what was there is there now: motion stops, and the first item is at slot 0.
    private mutating func startAfresh(with layout: Layout) {
        let from = currentItem
        current = Slot(0)
        lay(layout)
        lastTarget = nil
        hostDrag = nil
        pending = nil
        // A finger that only rests there may still drag what comes.
        if motion.kind != .rest { ignorePointer() }
        drift = nil
        window.orphanAll()
        departure = strip.startingPosition(on: current)
        motion.stand(at: departure, .rest, .idle)
        restBegan = hasShown ? now : .infinity
        if currentItem != from { emit(.change(from: from, to: currentItem)) }
        endSwitch()
    }
}
