#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// The visible items, including their last data if they have been removed.
    struct ItemsInSight<ID: Hashable, Element> {
        private var known: [ID: (element: Element, tiles: Int)] = [:]

        /// Adds a visible tile of an item.
        ///
        /// - Returns: Whether it is the item's first visible tile.
        mutating func come(_ id: ID, _ element: Element) -> Bool {
            let tiles = known[id]?.tiles ?? 0
            known[id] = (element, tiles + 1)
            return tiles == 0
        }

        /// Removes a visible tile of an item.
        ///
        /// - Returns: The stored item, nil while it has another visible tile.
        mutating func go(_ id: ID) -> Element? {
            guard let item = known[id] else { return nil }
            known[id] = item.tiles > 1 ? (item.element, item.tiles - 1) : nil
            return item.tiles > 1 ? nil : item.element
        }

        /// Replaces the data of the items that still exist.
        mutating func refresh(_ present: (ID) -> Element?) {
            for (id, item) in known {
                if let element = present(id) { known[id] = (element, item.tiles) }
            }
        }

        /// Removes all items, and returns them in no particular order.
        mutating func leave() -> [(id: ID, element: Element)] {
            defer { known = [:] }
            return known.map { ($0, $1.element) }
        }
    }
#endif
