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
