extension Shelves {
    /// Inserts shelves before another shelf, or at the end.
    ///
    /// - Parameters:
    ///   - added: Shelves in order, with unique keys.
    ///   - key: The shelf before which they are inserted, nil for the end.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, without any change; or nil.
    /// - Precondition: Traps on a length or layout for which
    ///   `ShelvesConfiguration.lengthProblem(with:)` returns a problem.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func insert(
        _ added: [Shelf],
        before key: ShelfKey? = nil,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        var place = shelves.count
        if let key {
            guard let index = index(of: key) else { return .unknownShelf }
            place = index
        }
        for shelf in added where index(of: shelf.key) != nil { return .itemIsThere }
        if let refusal = refusal(of: added) { return refusal }
        var all = shelves
        all.insert(contentsOf: added, at: place)
        return changeList(to: all, at: now)
    }

    /// Removes shelves; their positions are still remembered.
    ///
    /// - Parameters:
    ///   - keys: Keys of shelves in the list.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, without any change; or nil.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func remove(_ keys: [ShelfKey], at time: Milliseconds) -> Refusal? {
        run(to: time)
        var isGone = [Bool](repeating: false, count: shelves.count)
        for key in keys {
            guard let index = index(of: key) else { return .unknownShelf }
            isGone[index] = true
        }
        let others = shelves.indices.filter { !isGone[$0] }.map { shelves[$0] }
        return changeList(to: others, at: now)
    }

    /// Moves a shelf before another shelf, or at the end.
    ///
    /// - Parameters:
    ///   - key: The shelf to move.
    ///   - other: The shelf before which it moves, nil for the end.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, without any change; or nil.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func move(
        _ key: ShelfKey,
        before other: ShelfKey? = nil,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        guard let from = index(of: key) else { return .unknownShelf }
        var to = shelves.count
        if let other {
            guard let index = index(of: other) else { return .unknownShelf }
            to = index
        }
        var all = shelves
        let shelf = all.remove(at: from)
        // Before itself, or at its own place, the shelf does not move.
        all.insert(shelf, at: to > from ? Swift.max(to - 1, from) : to)
        return changeList(to: all, at: now)
    }

    /// Sets the measured heights of shelves; the start of the current shelf stays in place.
    ///
    /// - Parameters:
    ///   - lengths: In points; shelves that are not in the list are ignored.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, without any change; or nil.
    /// - Precondition: Traps if `ShelvesConfiguration.lengthProblem(with:)` returns a problem.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func measure(
        _ lengths: [(key: ShelfKey, length: Points)],
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        var all = shelves
        for (key, length) in lengths {
            if let index = index(of: key) { all[index].extent = .points(length) }
        }
        return changeList(to: all, at: now)
    }

    /// Replaces the shelves, in the list too.
    private mutating func changeList(to all: [Shelf], at time: Milliseconds) -> Refusal? {
        let items = Items(all.map { $0.item })
        if let refusal = list.change(to: items, at: time) { return refusal }
        shelves = all
        leaveGone()
        collect()
        return nil
    }

    /// Stops and remembers live shelves that are no longer in the list.
    ///
    /// The next frame removes them; a shelf that returns before then counts as new.
    private mutating func leaveGone() {
        // A query of the list itself would copy it.
        let items = list.items
        for place in live.indices
        where !live[place].isGone && items.index(of: live[place].key.item) == nil {
            remember(live[place])
            live[place].stop()
            live[place].isGone = true
        }
    }

    /// Replaces all shelves, matched by key with the old ones.
    ///
    /// A remaining shelf keeps its offset, and a visible one its cells, also with other items.
    ///
    /// - Parameters:
    ///   - list: The shelves in order, with unique keys.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: The reason for a refusal, without any change; or nil.
    /// - Precondition: Traps on a length or layout for which
    ///   `ShelvesConfiguration.lengthProblem(with:)` returns a problem.
    /// - Complexity: O(n), plus O(i) for each live or remembered shelf with changed items.
    @discardableResult
    public mutating func replace(with list: [Shelf], at time: Milliseconds) -> Refusal? {
        run(to: time)
        if let refusal = refusal(of: list) { return refusal }
        for shelf in list {
            guard let index = index(of: shelf.key) else { continue }
            let old = shelves[index]
            if old.layout != shelf.layout { outdate(shelf.key) }
            shelves[index].layout = shelf.layout
            guard isKnown(shelf.key), old.items != shelf.items else { continue }
            _ = with(index, at: now) { scroller in
                scroller.replace(with: shelf.items, at: time)
                return nil
            }
        }
        shelves = list
        self.list.replace(with: Items(list.map { $0.item }), at: now)
        leaveGone()
        collect()
        return nil
    }

    /// Whether the shelf is live, or its offset is remembered.
    func isKnown(_ key: ShelfKey) -> Bool {
        memory[key] != nil || live.contains { $0.shows(key) }
    }

    /// Marks a live shelf to be made again at its position.
    private mutating func outdate(_ key: ShelfKey) {
        for index in live.indices where live[index].shows(key) { live[index].isStale = true }
    }

    /// The reason not to show shelves, nil if they can be shown: too many of them, or too many items
    /// of one, fit into the viewport, or all together are too long.
    private func refusal(of shelves: [Shelf]) -> Refusal? {
        guard let field = configuration.lengthProblem(with: shelves)?.problem.field else {
            return nil
        }
        if field == .length { return .brokenRule }
        precondition(
            field == .tiles,
            "Shelves: configuration.lengthProblem(with: shelves) must be nil"
        )
        return .tooManyTiles
    }
}
