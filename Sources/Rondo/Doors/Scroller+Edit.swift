// One function an edit, each as `take(.edit(…), at:)`. They call what that calls: a module that is
// loaded over a network would pay for an enum that is made and read again.

extension Scroller {
    /// Takes `Edit.insert`.
    @discardableResult
    public mutating func insert(
        _ items: [Item],
        before key: ItemKey? = nil,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        return insert(items, before: key)
    }

    /// Takes `Edit.append`.
    ///
    /// - Returns: How many items were dropped: all of a page that would bring too many tiles into
    ///   the viewport.
    @discardableResult
    public mutating func append(page: [Item], at time: Milliseconds) -> Int {
        run(to: time)
        let before = allItems.count
        _ = append(page: page)
        return page.count - (allItems.count - before)
    }

    /// Takes `Edit.remove`.
    @discardableResult
    public mutating func remove(_ keys: [ItemKey], at time: Milliseconds) -> Refusal? {
        run(to: time)
        return remove(keys)
    }

    /// Takes `Edit.move`.
    @discardableResult
    public mutating func move(
        _ key: ItemKey,
        before other: ItemKey? = nil,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        return move(key, before: other)
    }

    /// Takes `Edit.update`.
    @discardableResult
    public mutating func update(_ item: Item, at time: Milliseconds) -> Refusal? {
        run(to: time)
        return update(item)
    }

    /// Takes `Edit.measure`.
    ///
    ///     scroller.measure([(ItemKey(7), 213.5)], at: 16)
    @discardableResult
    public mutating func measure(
        _ lengths: [(key: ItemKey, length: Points)],
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        return measure(lengths)
    }

    /// Takes `Edit.change`.
    @discardableResult
    public mutating func change(to items: Items, at time: Milliseconds) -> Refusal? {
        run(to: time)
        return hold(items)
    }

    /// Takes `Edit.change` or `Edit.replace` where only the items in a range are others, for a host that
    /// knows where they are.
    ///
    /// - Parameters:
    ///   - range: Of indices. The items before and behind it are the same in both lists.
    ///   - items: All items from now on.
    ///   - isReplaced: Whether it is another list, with which auto-advance gives a full rest.
    ///   - time: As in `take(_:at:)`.
    /// - Returns: `.tooManyTiles`, and nothing has changed then; or nil.
    /// - Precondition: Traps under a filter, and on lengths that `Configuration.lengthProblem(with:)`
    ///   would find.
    /// - Complexity: O(k log n) for k items in the range, beside what it took to make the list.
    @discardableResult
    public mutating func change(
        _ range: Range<Int>,
        to items: Items,
        isReplaced: Bool = false,
        at time: Milliseconds
    ) -> Refusal? {
        precondition(
            filter == nil,
            "Scroller.change: a range is of all items, which a filter hides"
        )
        run(to: time)
        checkLengths(of: items)
        let layout = Layout(items, configuration)
        guard Strip(layout).crowd == nil else { return .tooManyTiles }
        adopt(layout, changing: range)
        if isReplaced { restAnew() }
        return nil
    }

    /// Takes `Edit.replace`.
    @discardableResult
    public mutating func replace(with items: Items, at time: Milliseconds) -> Refusal? {
        run(to: time)
        return replace(with: items)
    }

    /// Takes `Edit.filter`.
    @discardableResult
    public mutating func filter(
        _ isWanted: (@Sendable (ItemKey) -> Bool)?,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        return filter(isWanted)
    }
}
