extension Scroller {
    /// Shows other items from now on, matched with those there were: by key in a range, and by their
    /// place before and behind it.
    ///
    /// The current item keeps its place on screen and things go on moving as they did; what it
    /// was all about (the target, the drag) is followed to its new slot. A removed current item
    /// gives way to its successor in the direction of travel.
    ///
    /// - Complexity: O(t log n) for t tiles, and O(log n) for each item that is gone in a row with
    ///   one that things were about.
    mutating func adopt(_ layout: Layout, changing range: Range<Int>) {
        let (old, new, before) = (items, layout.items, takeBearings())
        let more = new.count - old.count
        // Where none stays, or each where it was, none has to be looked for by its key.
        let isPlain =
            range.isEmpty || range.count + more == 0
            || more == 0 && range.allSatisfy { old[ItemIndex($0)].key == new[ItemIndex($0)].key }
        adopt(layout, after: before, replacing: range, of: isPlain ? nil : old)
    }

    /// As `adopt(_:changing:)`.
    ///
    /// - Parameters:
    ///   - layout: The items from now on.
    ///   - before: How things were before.
    ///   - range: The old items that others have come in place of.
    ///   - old: The list before; nil where each item of the range is gone, or has stayed where it was.
    mutating func adopt(
        _ layout: Layout,
        after before: Bearings,
        replacing range: Range<Int>,
        of old: Items?
    ) {
        guard before.count > 0, layout.items.count > 0 else {
            return startAfresh(with: layout, from: before.item)
        }
        let renumbering = Renumbering(
            count: before.count,
            replaced: range,
            old: old,
            new: layout.items,
            first: configuration.ends.start == .pinned ? strip.first : nil,
            last: configuration.ends.end == .pinned ? strip.last : nil,
            heading: before.heading
        )
        guard let successor = renumbering.survivor(of: current) else {
            return startAfresh(with: layout, from: before.item)
        }
        let survivor = renumbering.slot(of: current)
        lastHeading = before.heading
        current = successor
        lay(layout)
        if let wished = before.wished { pending?.renumber(wished, by: renumbering) }
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
            lastHeading = before.heading
        } else {
            goOn(from: Position(slot: current, distance: before.distance))
        }
        // What could not move until now gets its full rest first.
        if !before.couldAdvance { restAnew() }
    }

    /// What goes on from before the items change to after it.
    struct Bearings {
        /// How many items there are.
        let count: Int
        /// The current item, and how far past its leading edge the content is.
        let item: ItemKey?
        let distance: Points
        let heading: Heading
        let couldAdvance: Bool
        /// Where the item is that is to be shown at the first layout.
        let wished: ItemIndex?
    }

    /// How things are now.
    ///
    /// Mutating, since a function of a value as large as this one copies it otherwise.
    mutating func takeBearings() -> Bearings {
        let position =
            strip.count > 0
            ? strip.anchored(motion.position(at: now), at: current)
            : Position(slot: current, distance: 0)
        return Bearings(
            count: strip.count,
            item: strip.count > 0 ? strip.key(of: current) : nil,
            distance: position.distance,
            heading: travelHeading,
            couldAdvance: nextAdvance < .infinity,
            wished: pending?.scroll.flatMap { items.index(of: $0.item) }
        )
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

    /// Nothing of what was there is there now: motion stops, and the first item is at slot 0.
    private mutating func startAfresh(with layout: Layout, from: ItemKey?) {
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
