extension Shelves {
    /// Works out everything that happens by itself up to a time; see `Scroller.run(to:)`.
    ///
    /// - Parameter time: In milliseconds; one before `now` counts as `now`.
    public mutating func run(to time: Milliseconds) {
        isDrawn = false
        list.run(to: time)
        for index in live.indices { live[index].scroller.run(to: time) }
        collect()
    }

    /// What the host is to do next: the most that the list, a shelf or the loader wants.
    public var demand: Demand {
        if !isDrawn || list.isGliding || live.contains(where: { $0.scroller.isGliding }) {
            return isHidden ? .nothing : .frames
        }
        return nextDeadline.map { .frame(at: $0) } ?? .nothing
    }

    /// When something happens without an input next, a request included; nil when nothing will.
    public var nextDeadline: Milliseconds? {
        var deadline = loader.nextDeadline
        func take(_ other: Milliseconds?) {
            guard let other else { return }
            deadline = Swift.min(deadline ?? other, other)
        }
        take(list.nextDeadline)
        for shelf in live { take(shelf.scroller.nextDeadline) }
        return deadline
    }

    /// What the host is to do about data now: asked until it is nil, after each input and at each
    /// frame.
    ///
    /// - Parameter time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The next thing to do.
    public mutating func nextAction(at time: Milliseconds) -> ItemLoader.Action? {
        loader.next(at: Swift.max(time, now))
    }

    /// Takes over what has happened in the list and on the shelves, in this order.
    mutating func collect() {
        if list.phase != .idle { restored = nil }
        list.moveEvents(to: &events, of: nil)
        for index in live.indices {
            let key = live[index].key
            live[index].scroller.moveEvents(to: &events, of: key)
        }
        let isDragging = list.phase == .dragging || live.contains { $0.phase == .dragging }
        if isDragging, !wasDragging { loader.hurry() }
        wasDragging = isDragging
    }
}

extension Scroller {
    /// Hands over what has happened, as a shelf or as the list.
    fileprivate mutating func moveEvents(to all: inout [ShelfEvent], of shelf: ShelfKey?) {
        guard !events.isEmpty else { return }
        for event in events { all.append(ShelfEvent(shelf: shelf, event: event)) }
        clearEvents()
    }
}
