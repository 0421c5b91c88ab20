extension Scroller {
    /// Shows other items, matched with the old ones: by key in a range, and by index before and
    /// after it.
    ///
    /// The current item keeps its place on screen and the motion continues. Its target and the drag
    /// follow their items to the new slots. A removed current item is replaced by its successor in
    /// the direction of travel.
    ///
    /// - Complexity: O(t log n) for t tiles, and O(log n) for each removed item next to one of
    ///   those above.
    mutating func adopt(_ layout: Layout, changing range: Range<Int>) {
        let (old, new, before) = (items, layout.items, takeBearings())
        let more = new.count - old.count
        // If no item of the range stays, or each one at its index, no key has to be looked up.
        let isPlain =
            range.isEmpty || range.count + more == 0
            || more == 0 && range.allSatisfy { old[ItemIndex($0)].key == new[ItemIndex($0)].key }
        adopt(layout, after: before, replacing: range, of: isPlain ? nil : old)
    }

    /// The same as `adopt(_:changing:)`, with the state before the change.
    ///
    /// - Parameters:
    ///   - layout: The new items.
    ///   - before: The state before the change.
    ///   - range: The old items that were replaced.
    ///   - old: The old list; nil if each item of the range was removed, or stayed at its index.
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
        guard let successor = renumbering.survivor(of: switching.current) else {
            return startAfresh(with: layout, from: before.item)
        }
        let survivor = renumbering.slot(of: switching.current)
        switching.current = successor
        lay(layout)
        firstLayout.wish?.renumber(
            from: before.wished,
            to: before.target,
            by: renumbering,
            isByItems: configuration.step == 1
        )
        renumber(by: renumbering)
        window.renumber(by: renumbering)
        if survivor == nil { firstLayout.drift = nil }
        emitChange(from: before.item)
        if !strip.isLaidOut {
            switching.departure = strip.startingPosition(on: switching.current)
            motion.stand(at: switching.departure, .rest, .idle)
            endSwitch()
        } else if survivor == nil, motion.kind == .rest {
            rest(on: switching.current)
            // Nothing moved, whatever the length of the successor.
            switching.lastHeading = before.heading
        } else {
            let position = Position(slot: switching.current, distance: before.distance)
            continueMotion(from: position, after: before.way, keepsTarget: false)
        }
        // Content that could not move before gets its full rest first.
        if !before.couldAdvance { restAnew() }
    }

    /// The state that is kept across a change of the items.
    struct Bearings {
        /// The number of items.
        let count: Int
        /// The current item, and the distance of the content past its leading edge.
        let item: ItemKey?
        let distance: Points
        let heading: Heading
        /// The way since the last rest.
        let way: Points
        let couldAdvance: Bool
        /// The slot from which the steps count that were requested before the first layout, and
        /// the one that they lead to.
        let wished: Slot
        let target: Slot
    }

    /// The present state.
    ///
    /// Mutating, since otherwise a function of such a large value copies it.
    mutating func takeBearings() -> Bearings {
        let position =
            strip.count > 0
            ? strip.anchored(motion.position(at: now), at: switching.current)
            : Position(slot: switching.current, distance: 0)
        var (wished, target) = (switching.current, switching.current)
        if !strip.isLaidOut, let wish = firstLayout.wish {
            wished = start(of: wish)
            target = strip.existing(wished + Int64(wish.steps))
        }
        return Bearings(
            count: strip.count,
            item: strip.item(at: switching.current),
            distance: position.distance,
            heading: travelHeading,
            way: motion.kind == .rest ? 0 : netWay,
            couldAdvance: nextAdvance < .infinity,
            wished: wished,
            target: target
        )
    }

    /// The direction of travel, or of the last motion; forward if there was none.
    private var travelHeading: Heading {
        guard strip.isLaidOut, motion.kind != .rest else { return switching.lastHeading }
        let way = motion.kind == .wheel ? motion.travel : velocity
        if let heading = Heading(sign: way) { return heading }
        if let target {
            let ahead = strip.restingPlace(of: target, from: switching.current) - position.distance
            if let heading = Heading(sign: ahead) { return heading }
        }
        return netHeading ?? switching.lastHeading
    }

    /// Starts over because no old item is left: motion stops, and the first item is at slot 0.
    private mutating func startAfresh(with layout: Layout, from: ItemKey?) {
        switching.current = Slot(0)
        lay(layout)
        switching.lastTarget = nil
        gesture.drag = Drag()
        // A finger that only rests there can still drag the new content.
        if motion.kind != .rest { ignorePointer() }
        firstLayout.forget()
        window.orphanAll()
        switching.departure = strip.startingPosition(on: switching.current)
        motion.stand(at: switching.departure, .rest, .idle)
        autopilot.restBegan = firstLayout.isShown ? now : .infinity
        emitChange(from: from)
        endSwitch()
    }
}
