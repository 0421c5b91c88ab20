#if !hasFeature(Embedded)
    extension Items {
        /// So many items, which a function tells, ready to be changed one by one.
        init(_ count: Int, _ item: (Int) -> Item) {
            self.init(ItemTree(ItemChunks.all(count, item)))
        }

        /// Puts items in place of those in a range.
        ///
        /// - Parameters:
        ///   - range: Of indices, which may be empty.
        ///   - added: With keys that none of those that stay has.
        /// - Precondition: Traps on a length that is not from 0 to 1e9 points, and on a key that
        ///   stands twice in `added`.
        /// - Complexity: O(k log n) where k items come and go; O(n) for the first change of items
        ///   that were described one by one.
        mutating func replace(_ range: Range<Int>, with added: [Item]) {
            precondition(
                added.count < 2 || KeyTable(added) != nil,
                "Items: no two items may have the same key"
            )
            guard count > 0 else {
                self = Items(added.count) { added[$0] }
                return
            }
            var tree = tree
            // What no other list has is changed in place.
            self = Items(count: 0)
            tree.replace(range, with: added)
            self = Items(tree)
        }

        /// The items as a tree; there is one at least.
        private var tree: ItemTree {
            switch form {
            case .alike(let first): ItemTree([ItemChunk(first: first.value, count: count)])
            case .listed(let listed): ItemTree(ItemChunks.all(count) { listed.items[$0] })
            case .tree(let tree): tree
            }
        }

        /// The items of a tree.
        private init(_ tree: ItemTree) {
            if let run = tree.run {
                self.init(count: run.count, from: ItemKey(run.first))
            } else if tree.sum.count > 0 {
                self.init(tree.sum.count, .tree(tree))
            } else {
                self.init(count: 0)
            }
        }
    }
#endif
