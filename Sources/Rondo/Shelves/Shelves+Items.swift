extension Shelves {
    /// Inserts items on a shelf; see `Scroller.insert(_:before:at:)`.
    @discardableResult
    public mutating func insert(
        _ items: [Item],
        before key: ItemKey? = nil,
        on shelf: ShelfKey,
        at time: Milliseconds
    ) -> Refusal? {
        moveShelf(shelf, at: time) { $0.insert(items, before: key, at: time) }
    }

    /// Removes items from a shelf; see `Scroller.remove(_:at:)`.
    @discardableResult
    public mutating func remove(_ keys: [ItemKey], on shelf: ShelfKey, at time: Milliseconds)
        -> Refusal?
    {
        moveShelf(shelf, at: time) { $0.remove(keys, at: time) }
    }

    /// Moves an item to another place of its shelf; see `Scroller.move(_:before:at:)`.
    @discardableResult
    public mutating func move(
        _ key: ItemKey,
        before other: ItemKey? = nil,
        on shelf: ShelfKey,
        at time: Milliseconds
    ) -> Refusal? {
        moveShelf(shelf, at: time) { $0.move(key, before: other, at: time) }
    }

    /// Replaces the items of a shelf, matched by key with the old ones; see
    /// `Scroller.replace(with:at:)`.
    @discardableResult
    public mutating func replace(with items: [Item], on shelf: ShelfKey, at time: Milliseconds)
        -> Refusal?
    {
        moveShelf(shelf, at: time) { $0.replace(with: Items(items), at: time) }
    }

    /// Sets the measured lengths of items of a shelf; see `Scroller.measure(_:at:)`.
    @discardableResult
    public mutating func measure(
        _ lengths: [(key: ItemKey, length: Points)],
        on shelf: ShelfKey,
        at time: Milliseconds
    ) -> Refusal? {
        moveShelf(shelf, at: time) { $0.measure(lengths, at: time) }
    }
}
