extension Shelves {
    /// Moves one shelf on; see `Scroller.next(animated:at:)`.
    public mutating func next(animated: Bool = true, at time: Milliseconds) {
        run(to: time)
        if list.canScroll { memory.pending = nil }
        list.next(animated: animated, at: now)
        collect()
    }

    /// Moves one shelf back.
    public mutating func previous(animated: Bool = true, at time: Milliseconds) {
        run(to: time)
        if list.canScroll { memory.pending = nil }
        list.previous(animated: animated, at: now)
        collect()
    }

    /// Scrolls to a shelf; see `Scroller.scroll(to:way:animated:at:)`.
    ///
    /// - Parameters:
    ///   - key: The shelf to bring to its resting place.
    ///   - way: The direction in a loop. Default `.shortest`.
    ///   - animated: False for an immediate jump. Default `true`.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, or nil.
    @discardableResult
    public mutating func scroll(
        to key: ShelfKey,
        way: Way = .shortest,
        animated: Bool = true,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        guard let index = index(of: key) else { return .unknownShelf }
        memory.pending = nil
        list.scroll(to: ItemIndex(index), way: way, animated: animated, at: now)
        collect()
        return nil
    }

    /// Handles a movement of the list by the host's own scrolling; see
    /// `Scroller.follow(by:phase:at:)`.
    public mutating func follow(by step: Points, phase: Phase, at time: Milliseconds) {
        run(to: time)
        if step != 0 { memory.pending = nil }
        list.follow(by: step, phase: phase, at: now)
        collect()
    }

    /// Reports where the list will come to rest after a lift in the host's own scrolling; see
    /// `Scroller.aim(at:)`.
    public mutating func aim(at distance: Points) {
        list.aim(at: distance)
    }

    /// Moves one shelf with a function of its scroller.
    ///
    /// A shelf that is not near the viewport moves immediately, and its position is remembered.
    ///
    ///     shelves.moveShelf(key, at: time) { $0.next(at: time) }
    ///     shelves.moveShelf(key, at: time) { $0.follow(by: 12, phase: .dragging, at: time) }
    ///
    /// - Parameters:
    ///   - key: The key of the shelf.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    ///   - body: Gives the scroller an input at that time: a scroll, or a movement by the host.
    ///     Pointers, changes of the items and the size go to the shelf list, and a filter is not
    ///     kept.
    /// - Returns: The reason for a refusal, or nil.
    @discardableResult
    public mutating func moveShelf(
        _ key: ShelfKey,
        at time: Milliseconds,
        _ body: (inout Scroller) -> Refusal?
    ) -> Refusal? {
        run(to: time)
        guard let index = index(of: key) else { return .unknownShelf }
        let refusal = with(index, at: now, body)
        collect()
        return refusal
    }

    /// Calls a function with the scroller of a shelf; a shelf that is not live gets one only for
    /// the call.
    mutating func with(_ index: Int, at time: Milliseconds, _ body: (inout Scroller) -> Refusal?)
        -> Refusal?
    {
        let shelf = shelves[index]
        if let slot = slotNear(index) { _ = liveShelf(at: slot) } else { leave(shelf.key) }
        var refusal: Refusal?
        var isLive = false
        for place in live.indices where live[place].serves(shelf.key) {
            isLive = true
            refusal = body(&live[place].scroller)
            guard refusal == nil else { continue }
            live[place].shown = live[place].position
            shelves[index].items = live[place].scroller.allItems
        }
        if !isLive {
            var scroller = scroller(for: shelf, at: time)
            if memory[shelf.key]?.isMoving ?? false { scroller.continueRestored() }
            refusal = body(&scroller)
            // A scroll waits for a width: it comes to rest in any, on the same item as in all.
            if scroller.firstLayout.wish != nil { scroller.resize(to: 1, at: time) }
            if refusal == nil {
                scroller.comeToRest()
                shelves[index].items = scroller.allItems
                memory.remember(
                    scroller,
                    as: shelf.key,
                    at: scroller.position,
                    upTo: configuration.remembered
                )
            }
        }
        return refusal
    }

    /// Stops and remembers a shelf that the list has moved away since the last frame.
    private mutating func leave(_ key: ShelfKey) {
        for place in live.indices where live[place].shows(key) {
            remember(live[place])
            live[place].stop()
            live[place].isObsolete = true
        }
    }
}
