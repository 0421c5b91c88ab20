#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// A shelf and the items on it, by their identities.
    public struct ShelvesSection<ShelfID: Hashable & Sendable, ItemID: Hashable & Sendable>:
        Hashable, Sendable
    {
        /// Its identity, unique in the list.
        public var id: ShelfID
        /// The items in order, each at most once.
        public var items: [ItemID]

        /// A shelf with items.
        public init(id: ShelfID, items: [ItemID]) {
            self.id = id
            self.items = items
        }
    }
#endif
