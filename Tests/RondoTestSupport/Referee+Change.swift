import Rondo

extension Referee {
    /// The state before a change of items.
    private struct Before {
        let world: World
        let strip: NaiveStrip
        let scroller: Scroller
        let slot: Int
        let place: Points
        let phase: Phase
        /// The numbers of the views of each item in the viewport.
        let views: [ItemKey: Set<Int>]

        var current: ItemKey? { scroller.currentItem }
        /// The start of the current item on screen.
        var start: Points { strip.start(slot) - place }
    }

    /// The views in the viewport, by item; without items that may have more than one view there.
    private var visibleViews: [ItemKey: Set<Int>] {
        guard strip.isLaidOut else { return [:] }
        let surely = Set(strip.visible(at: place, from: slot, slack: -Self.doubt))
        let maybe = Set(strip.visible(at: place, from: slot, slack: Self.doubt))
        let doubtful = Set(maybe.subtracting(surely).map(key))
        var views: [ItemKey: Set<Int>] = [:]
        for tile in scroller.tiles where surely.contains(Int(tile.slot.number)) {
            guard !doubtful.contains(tile.item) else { continue }
            views[tile.item, default: []].insert(tile.number)
        }
        return views
    }

    /// Takes a change of items at the present time, after a frame at that time.
    func take(_ edit: Edit) {
        let before = Before(
            world: world,
            strip: strip,
            scroller: scroller,
            slot: slot,
            place: place,
            phase: phase,
            views: visibleViews
        )
        let reported = events.count
        world = world.after(edit)
        grammar.count = world.count
        scroller.take(.edit(edit), at: time)
        absorb(isFrame: false)
        let renumbering = NaiveRenumbering(
            from: before.world.keys,
            to: world.keys,
            exists: before.strip.isWithinPins
        )
        let headings = heading.map { [$0] } ?? [1, -1]
        let successors =
            before.world.count == 0
            ? []
            : headings.compactMap {
                renumbering.survivor(of: before.slot, heading: $0)
            }
        guard let anchor = successors.first else { return expectAfresh(before, reported) }
        // The first reported change shows the successor.
        var chosen = anchor
        let isRemoved = renumbering.slot(of: before.slot) == nil
        if isRemoved {
            guard case .change(_, let to)? = events[reported...].first else {
                return expect(false, "the current item was removed without an event")
            }
            let fitting = successors.filter { world.keys[modulo($0)] == to?.value }
            // Both directions may lead to the same item; the position shows the direction.
            let nearest = fitting.min { error(of: $0, before) < error(of: $1, before) }
            guard let nearest else {
                return expect(false, "\(String(describing: to)) became current")
            }
            chosen = nearest
        }
        strip = NaiveStrip(world, viewport: before.strip.viewport, showing: chosen)
        follow(before, reported, isRemoved: isRemoved, to: chosen)
        if let target = before.scroller.targetItem,
            !isOutOfReach(target, before, renumbering, anchor: chosen)
        {
            followTarget(target, before)
        }
        expectSameMotion(before, renumbering, anchor: chosen)
    }

    /// The error of the position if `successor` took over.
    private func error(of successor: Int, _ before: Before) -> Points {
        let strip = NaiveStrip(world, viewport: before.strip.viewport, showing: successor)
        var copy = scroller
        let frame = copy.frame(at: time)
        let slot = Int(frame.slot.number)
        // At rest the successor is at the position of the content, and may share its resting place.
        guard before.phase != .idle, strip.isLaidOut, strip.exists(slot) else {
            return Double(abs(slot - successor))
        }
        return abs(strip.resting(slot) + frame.offset - (strip.start(successor) - before.start))
    }

    private func modulo(_ slot: Int) -> Int {
        ((slot % world.count) + world.count) % world.count
    }

    private func switches(_ reported: Int) -> [Event] {
        events[reported...].filter { event in
            if case .tile = event { false } else { true }
        }
    }

    /// Checks a list in which none of the old items remains.
    private func expectAfresh(_ before: Before, _ reported: Int) {
        strip = NaiveStrip(world, viewport: before.strip.viewport, showing: 0)
        finger = nil
        isDisplaced = false
        draw(at: time)
        expect(phase == .idle, "in \(phase) with a new list")
        expect(world.count == 0 || slot == 0, "at \(slot) with a new list")
        let first = world.keys.first.map { ItemKey($0) }
        expect(scroller.currentItem == first, "not at the first item")
        let settles = switches(reported).filter { event in
            if case .settle(_, let to) = event { to == first } else { false }
        }
        let isSame = before.scroller.settledItem == first
        expect(settles.count == (isSame ? 0 : 1), "\(switches(reported)) with a new list")
    }

    /// Checks that the anchor stays in place on screen.
    private func follow(_ before: Before, _ reported: Int, isRemoved: Bool, to anchor: Int) {
        let isAtRest = before.phase == .idle
        guard strip.isLaidOut else {
            draw(at: time)
            return expect(slot == anchor, "at \(slot) instead of \(anchor)")
        }
        var expected = strip.start(anchor) - before.start
        if isRemoved, isAtRest { expected = strip.resting(anchor) }
        let isPast = abs(strip.clamped(expected) - expected) > 1e-6
        isDisplaced = isAtRest && !isPast
        draw(at: time)
        // Content springs back immediately while hidden, or if it is within the tolerance of its
        // target.
        let goal = goals(from: expected, around: anchor)
            .min { abs($0 - place) < abs($1 - place) }
        let isNearly = goal.map { abs($0 - expected) <= 0.5 } ?? false
        let isAtOnce = isAtRest && isPast && (isHidden || isNearly)
        if isAtOnce, let goal { expected = goal }
        let isJustDone = !isAtRest && phase == .idle
        expect(
            abs(place - expected) < (isJustDone ? 0.5 : 0) + 1e-6,
            "\(strip.start(anchor) - place) instead of \(strip.start(anchor) - expected)"
        )
        expect(
            phase == (isAtRest && isPast && !isAtOnce ? .decelerating : before.phase)
                || isJustDone,
            "\(phase) after \(before.phase)"
        )
        let switched = switches(reported)
        if isAtRest, isRemoved {
            expect(slot == anchor, "rests on \(slot) instead of \(anchor)")
            let (from, to) = (before.current, key(at: anchor))
            expect(
                switched == [.change(from: from, to: to), .settle(from: from, to: to)],
                "\(switched)"
            )
        } else if isAtRest, !isPast {
            expect(switched.allSatisfy(\.isChange), "\(switched) at rest")
            grammar.settled = scroller.settledItem
        }
        expectSameViews(before)
        guard finger?.isDragging == true, phase == .dragging else {
            finger = nil
            return
        }
        finger?.continueDrag(at: fingerPlace, holding: place, on: strip)
        if finger?.isDragging == false { finger = nil }
    }

    /// The possible targets of content past an end: the end, or a resting place next to it.
    private func goals(from place: Points, around slot: Int) -> [Points] {
        guard world.configuration.snap != .none else { return [strip.clamped(place)] }
        // The end may be many turns away.
        let end = place > strip.clamped(place) ? strip.last : strip.first
        return strip.nearest(to: place, around: end ?? slot).map { strip.resting($0) }
    }

    /// Visible views keep their items, if these have only one view.
    private func expectSameViews(_ before: Before) {
        for (item, views) in visibleViews {
            guard let old = before.views[item], old.count == 1, views.count == 1 else { continue }
            expect(
                views == old,
                "views \(old.sorted()) of \(item.value) became \(views.sorted())"
            )
        }
    }

    /// Checks that a remaining target is reached in the remaining time.
    private func followTarget(_ target: ItemKey, _ before: Before) {
        guard world.keys.contains(target.value), phase != .idle else { return }
        expect(
            scroller.targetItem == target,
            "target \(String(describing: scroller.targetItem)) instead of \(target.value)"
        )
        guard phase == .animating else { return }
        let end = scroller.nextDeadline ?? .nan
        expect(
            abs(end - (before.scroller.nextDeadline ?? .nan)) < 1e-6,
            "ends at \(end) instead of \(String(describing: before.scroller.nextDeadline))"
        )
    }

    /// Whether the target of a throw by items is more than twice as far away as friction would
    /// allow: then the throw may end elsewhere.
    private func isOutOfReach(
        _ target: ItemKey,
        _ before: Before,
        _ renumbering: NaiveRenumbering,
        anchor: Int
    ) -> Bool {
        guard world.configuration.snap == .item, before.phase == .decelerating, strip.isLaidOut,
            let slot = slot(of: target, before), let there = renumbering.slot(of: slot)
        else { return false }
        var old = before.scroller
        let rate = world.configuration.physics.decelerationRate
        let velocity = (place(&old, after: 0.01, before.strip) - before.place) / 0.01
        let reach = 2 * abs(velocity) * rate / (1 - rate)
        return abs(strip.resting(there) - strip.start(anchor) + before.start) > 0.99 * reach
    }

    /// The slot on which a motion comes to rest, which is not public.
    private func slot(of target: ItemKey, _ before: Before) -> Int? {
        var old = before.scroller
        guard let end = old.nextDeadline else { return nil }
        let slot = Int(old.frame(at: end).slot.number)
        return old.currentItem == target ? slot : nil
    }

    /// Checks that a motion continues if the change does not affect it.
    private func expectSameMotion(_ before: Before, _ renumbering: NaiveRenumbering, anchor: Int) {
        guard phase == .animating || phase == .decelerating, phase == before.phase,
            strip.isLaidOut, renumbering.slot(of: before.slot) == anchor,
            isSameAim(before, renumbering, anchor: anchor)
        else { return }
        var (old, new) = (before.scroller, scroller)
        for elapsed in [3.0, 41, 160] {
            let was = before.start - (place(&old, after: elapsed, before.strip) - before.place)
            let now = strip.start(anchor) - place(&new, after: elapsed, strip)
            expect(
                abs(was - now) < 1e-6,
                "\(elapsed) ms later the anchor is at \(now) instead of \(was)"
            )
        }
    }

    private func place(
        _ scroller: inout Scroller,
        after elapsed: Milliseconds,
        _ strip: NaiveStrip
    ) -> Points {
        let frame = scroller.frame(at: time + elapsed)
        return strip.resting(Int(frame.slot.number)) + frame.offset
    }

    /// Whether target and ends have the same distance as before.
    private func isSameAim(
        _ before: Before,
        _ renumbering: NaiveRenumbering,
        anchor: Int
    ) -> Bool {
        let shift = strip.start(anchor) - before.strip.start(before.slot)
        let (now, then) = (strip.limits, before.strip.limits)
        guard now.lowerBound == then.lowerBound + shift, now.upperBound == then.upperBound + shift
        else { return false }
        guard let target = before.scroller.targetItem else {
            return world.configuration.snap == .none
        }
        guard let slot = slot(of: target, before), let there = renumbering.slot(of: slot) else {
            return false
        }
        return abs(strip.resting(there) - before.strip.resting(slot) - shift) < 1e-9
    }
}

extension Event {
    fileprivate var isChange: Bool {
        if case .change = self { true } else { false }
    }
}
