#if hasFeature(Embedded)
    // A module for a browser is told of whole lists, and pays for each byte that it loads: there a
    // list that is changed is made anew, and places are the same.

    /// No tree, as there is none.
    enum ItemTree: Sendable {
        func visit(_ range: Range<Int>, _ body: (Item) -> Void) { switch self {} }

        var hasExtents: Bool { switch self {} }

        func item(at index: Int) -> Item { switch self {} }

        func index(of key: ItemKey) -> Int? { switch self {} }

        func sum(before index: Int) -> LengthSum { switch self {} }

        func lastIndex(before place: Extents.Place, in extents: Extents) -> Int { switch self {} }
    }

    extension Items {
        /// So many items, which a function tells.
        init(_ count: Int, _ item: (Int) -> Item) {
            self.init((0..<count).map(item))
        }

        /// Puts items in place of those in a range.
        ///
        /// - Complexity: O(n).
        mutating func replace(_ range: Range<Int>, with added: [Item]) {
            self = Items(all[..<range.lowerBound] + added + all[range.upperBound...])
        }
    }
#endif
