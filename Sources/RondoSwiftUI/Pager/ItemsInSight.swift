#if os(iOS) || os(Linux)
    /// Which items are in sight, as those were that are gone from the list.
    struct ItemsInSight<ID: Hashable, Element> {
        private var known: [ID: (element: Element, tiles: Int)] = [:]

        /// A tile of an item comes into sight.
        ///
        /// - Returns: Whether it is the item's first.
        mutating func come(_ id: ID, _ element: Element) -> Bool {
            let tiles = known[id]?.tiles ?? 0
            known[id] = (element, tiles + 1)
            return tiles == 0
        }

        /// A tile of an item goes out of sight.
        ///
        /// - Returns: The item as it came, nil while it has another tile in sight.
        mutating func go(_ id: ID) -> Element? {
            guard let item = known[id] else { return nil }
            known[id] = item.tiles > 1 ? (item.element, item.tiles - 1) : nil
            return item.tiles > 1 ? nil : item.element
        }
    }
#endif
