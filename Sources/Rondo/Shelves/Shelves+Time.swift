extension Shelves {
    /// Advances the engine to a time; see `Scroller.run(to:)`.
    ///
    /// - Parameter time: In milliseconds; one before `now` counts as `now`.
    public mutating func run(to time: Milliseconds) {
        list.run(to: time)
        for index in live.indices { live[index].scroller.run(to: time) }
        collect()
    }

    /// What the host has to do next, for the list, the shelves and the loader.
    public var demand: Demand {
        if !list.window.calm.isDrawn || list.motion.isGliding
            || live.contains(where: { $0.isGliding })
        {
            return isHidden ? .nothing : .frames
        }
        return nextDeadline.map { .frame(at: $0) } ?? .nothing
    }

    /// When the next event or request happens without an input, or nil.
    public var nextDeadline: Milliseconds? {
        var deadline = loader.nextDeadline
        func take(_ other: Milliseconds?) {
            guard let other else { return }
            deadline = Swift.min(deadline ?? other, other)
        }
        take(list.nextDeadline)
        for shelf in live where shelf.due < .infinity { take(shelf.due) }
        return deadline
    }

    /// The next action of the host for loading; call it after each input and with each frame, until
    /// it is nil.
    ///
    /// - Parameter time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The next action.
    public mutating func nextAction(at time: Milliseconds) -> ItemLoader.Action? {
        let live = live
        return loader.next(at: Swift.max(time, now)) { key in
            live.contains { $0.isThere(key) }
        }
    }

    /// Collects the events of the list and then of the shelves.
    mutating func collect() {
        if list.phase != .idle { memory.pending = nil }
        list.moveEvents(to: &queue, of: nil, after: queue.count)
        let first = queue.count
        var isDragging = list.phase == .dragging
        for index in live.indices {
            let key = live[index].key
            live[index].scroller.moveEvents(to: &queue, of: key, after: first)
            if live[index].phase == .dragging { isDragging = true }
        }
        loader.note(isDragging: isDragging)
    }
}

extension Scroller {
    /// Moves the events to a list, as those of a shelf or of the list.
    ///
    /// A shelf in a loop can have two rows, which move together. Only one of them reports its
    /// switch.
    fileprivate mutating func moveEvents(
        to all: inout EventQueue<ShelfEvent>,
        of shelf: ShelfKey?,
        after first: Int
    ) {
        guard !queue.isEmpty else { return }
        let isReported = (first..<all.count).contains {
            all[$0].shelf == shelf && !all[$0].event.isOfTile
        }
        while let event = queue.next() {
            if event.isOfTile || !isReported {
                all.append(ShelfEvent(shelf: shelf, event: event))
            }
        }
    }
}

extension Event {
    fileprivate var isOfTile: Bool {
        if case .tile = self { true } else { false }
    }
}
