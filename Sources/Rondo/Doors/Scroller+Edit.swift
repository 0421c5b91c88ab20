// One function for each edit, the same as `take(.edit(…), at:)`. They call the implementation
// directly: making and reading an enum would cost space in a module that is loaded over a network.

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
    /// - Returns: The number of dropped items: all of a page that would show too many tiles.
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

    /// Takes `Edit.change` or `Edit.replace` if only the items in a range differ, for a host that
    /// knows the range.
    ///
    /// - Parameters:
    ///   - range: A range of indices. The items before and after it are the same in both lists.
    ///   - items: All items from now on.
    ///   - isReplaced: Whether it is another list, so that auto-advance gives a full rest.
    ///   - time: As in `take(_:at:)`.
    /// - Returns: The reason for a refusal, without any change; or nil.
    /// - Precondition: Traps under a filter, and on an item of less than 0 or more than 1e9 points.
    /// - Complexity: O(k log n) for k items in the range, in addition to the cost of making the
    ///   list; O(n log n) if almost as many tiles fit the viewport as are allowed.
    @discardableResult
    public mutating func change(
        _ range: Range<Int>,
        to items: Items,
        isReplaced: Bool = false,
        at time: Milliseconds
    ) -> Refusal? {
        precondition(
            strip.filter == nil,
            "Scroller.change: a range is of all items, which a filter hides"
        )
        run(to: time)
        checkLengths(of: items)
        let layout = Layout(items, configuration)
        if let refusal = layout.refusal { return refusal }
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
