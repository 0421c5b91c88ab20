extension Shelves {
    /// One shelf on; see `Scroller.next(animated:at:)`.
    public mutating func next(animated: Bool = true, at time: Milliseconds) {
        run(to: time)
        list.next(animated: animated, at: now)
        collect()
    }

    /// One shelf back.
    public mutating func previous(animated: Bool = true, at time: Milliseconds) {
        run(to: time)
        list.previous(animated: animated, at: now)
        collect()
    }

    /// To a shelf; see `Scroller.scroll(to:way:animated:at:)`.
    ///
    /// - Parameters:
    ///   - key: The shelf to bring to its resting place.
    ///   - way: Which way round. Default `.shortest`.
    ///   - animated: False for an immediate jump. Default `true`.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: Why this makes no sense now, or nil.
    @discardableResult
    public mutating func scroll(
        to key: ShelfKey,
        way: Way = .shortest,
        animated: Bool = true,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        guard let index = index(of: key) else { return .unknownShelf }
        restored = nil
        list.scroll(to: ItemIndex(index), way: way, animated: animated, at: now)
        collect()
        return nil
    }

    /// A host that scrolls by itself moved the vertical list; see `Scroller.follow(by:phase:at:)`.
    public mutating func follow(by step: Points, phase: Phase, at time: Milliseconds) {
        run(to: time)
        list.follow(by: step, phase: phase, at: now)
        collect()
    }

    /// That host lets go of the list; see `Scroller.aim(at:)`.
    public mutating func aim(at distance: Points) {
        list.aim(at: distance)
    }

    /// Moves one shelf, as a function of its scroller says.
    ///
    /// A shelf that is not near the viewport is moved at once, where nobody sees it, and remembered
    /// so.
    ///
    ///     shelves.moveShelf(key, at: time) { $0.next(at: time) }
    ///     shelves.moveShelf(key, at: time) { $0.follow(by: 12, phase: .dragging, at: time) }
    ///
    /// - Parameters:
    ///   - key: Of the shelf.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    ///   - body: Gives the scroller an input of that time: a scroll, or what a host moved. A pointer,
    ///     a change of items or of the size is the shelf list's to take, and a filter is not kept.
    /// - Returns: Why this makes no sense now, or nil.
    @discardableResult
    public mutating func moveShelf(
        _ key: ShelfKey,
        at time: Milliseconds,
        _ body: (inout Scroller) -> Refusal?
    ) -> Refusal? {
        run(to: time)
        guard let index = index(of: key) else { return .unknownShelf }
        return with(index, at: now, body)
    }

    /// Gives the scroller of a shelf an input; one that is not live is there for as long as this
    /// takes.
    mutating func with(_ index: Int, at time: Milliseconds, _ body: (inout Scroller) -> Refusal?)
        -> Refusal?
    {
        let shelf = shelves[index]
        if let slot = slotNear(index) { _ = liveShelf(at: slot) }
        var refusal: Refusal?
        var isLive = false
        for place in live.indices where live[place].shows(shelf.key) {
            isLive = true
            refusal = body(&live[place].scroller)
            guard refusal == nil else { continue }
            live[place].shown = live[place].scroller.position
            shelves[index].items = live[place].scroller.allItems
        }
        if !isLive {
            var scroller = scroller(for: shelf, at: time)
            if memory[shelf.key.item]?.isMoving ?? false { scroller.goOnResumed() }
            refusal = body(&scroller)
            if refusal == nil {
                scroller.comeToRest()
                shelves[index].items = scroller.allItems
                remember(scroller, as: shelf.key, at: scroller.position)
            }
        }
        collect()
        return refusal
    }
}
