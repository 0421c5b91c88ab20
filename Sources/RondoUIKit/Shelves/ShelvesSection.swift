#if os(iOS) || os(Linux)
    /// A shelf and the items on it, by their identities.
    public struct ShelvesSection<ShelfID: Hashable & Sendable, ItemID: Hashable & Sendable>:
        Hashable, Sendable
    {
        /// Its identity, which no other shelf has.
        public var id: ShelfID
        /// The items in order, none of them twice.
        public var items: [ItemID]

        /// A shelf with items.
        public init(id: ShelfID, items: [ItemID]) {
            self.id = id
            self.items = items
        }
    }
#endif
