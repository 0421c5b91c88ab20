#if !hasFeature(Embedded)
    extension Items {
        /// So many items, which a function tells, ready to be changed one by one.
        init(_ count: Int, _ item: (Int) -> Item) {
            self.init(ItemTree([ItemChunk](count, item)))
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
            precondition(KeyTable(added) != nil, "Items: no two items may have the same key")
            let chunks = [ItemChunk](added.count) { added[$0] }
            self = Items(tree.map { $0.replacing(range, with: chunks) } ?? ItemTree(chunks))
        }

        /// The items as a tree; nil when there are none.
        private var tree: ItemTree? {
            switch form {
            case .alike(let first):
                count > 0 ? ItemTree([ItemChunk(first: first.value, count: count)]) : nil
            case .listed(let listed): ItemTree([ItemChunk](count) { listed.items[$0] })
            case .tree(let tree): tree
            }
        }

        /// The items of a tree, none where there is none.
        private init(_ tree: ItemTree?) {
            count = tree?.sum.count ?? 0
            if let tree, tree.run == nil {
                form = .tree(tree)
            } else {
                form = .alike(ItemKey(tree?.run?.first ?? 0))
            }
        }
    }
#endif
