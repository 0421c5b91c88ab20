extension Shelves {
    /// Inserts shelves before another one, or behind the last.
    ///
    /// - Parameters:
    ///   - added: In order; no two with the same key.
    ///   - key: The shelf that they come before, nil for the end.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Precondition: Traps on a length or layout that
    ///   `ShelvesConfiguration.lengthProblem(with:)` would find.
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
        guard !isCrowded(with: added) else { return .tooManyTiles }
        var all = shelves
        all.insert(contentsOf: added, at: place)
        return changeList(to: all, at: now)
    }

    /// Removes shelves; where they were is still remembered.
    ///
    /// - Parameters:
    ///   - keys: Of shelves that are there.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
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

    /// Moves a shelf before another one, or behind the last.
    ///
    /// - Parameters:
    ///   - key: The shelf to move.
    ///   - other: The shelf that it comes before, nil for the end.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
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
        // Before itself, or where it is already, is where it stays.
        all.insert(shelf, at: to > from ? Swift.max(to - 1, from) : to)
        return changeList(to: all, at: now)
    }

    /// Says how tall shelves have turned out to be; the current one's start stays where it is.
    ///
    /// - Parameters:
    ///   - lengths: In points; those of shelves that are gone by now are passed over.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Precondition: Traps on what `ShelvesConfiguration.lengthProblem(with:)` would find.
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

    /// The shelves are others from now on, and the list follows them.
    private mutating func changeList(to all: [Shelf], at time: Milliseconds) -> Refusal? {
        let items = Items(all.map { $0.item })
        if let refusal = list.change(to: items, at: time) { return refusal }
        shelves = all
        leaveGone()
        collect()
        return nil
    }

    /// Live shelves that are not in the list any more stand still, and are remembered.
    ///
    /// The next frame takes leave of them; one that comes back before then has come anew.
    private mutating func leaveGone() {
        for place in live.indices where !live[place].isGone && index(of: live[place].key) == nil {
            remember(live[place])
            live[place].stop()
            live[place].isGone = true
        }
    }

    /// Shows other shelves, matched by key with those there were.
    ///
    /// A shelf that stays keeps its offset, and one in sight its cells, also with other items.
    ///
    /// - Parameters:
    ///   - list: The shelves in order; no two with the same key.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Precondition: Traps on a length or layout that
    ///   `ShelvesConfiguration.lengthProblem(with:)` would find.
    /// - Complexity: O(n), and for each shelf with other items that is live or remembered O(i).
    @discardableResult
    public mutating func replace(with list: [Shelf], at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard !isCrowded(with: list) else { return .tooManyTiles }
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

    /// Whether there is an offset to keep.
    private func isKnown(_ key: ShelfKey) -> Bool {
        memory[key.item] != nil || live.contains { $0.shows(key) }
    }

    /// A live shelf is to be made again as it was left.
    private mutating func outdate(_ key: ShelfKey) {
        for index in live.indices where live[index].shows(key) { live[index].isStale = true }
    }

    /// Whether the viewport has room for too many of these shelves, or for too many items of one.
    private func isCrowded(with shelves: [Shelf]) -> Bool {
        guard let problem = configuration.lengthProblem(with: shelves)?.problem else {
            return false
        }
        precondition(
            problem.field == .tiles,
            "Shelves: configuration.lengthProblem(with: shelves) must be nil"
        )
        return true
    }
}
