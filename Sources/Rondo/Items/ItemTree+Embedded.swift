#if hasFeature(Embedded)
    /// Items in an array, in place of the tree.
    ///
    /// The browser's module receives whole lists and must stay small. A change builds the array
    /// again; positions are the same as with a tree.
    struct ItemTree: Sendable {
        /// Nil without items.
        private var list: List?

        /// No items.
        init() {}

        init(run first: Int, count: Int) {
            self.init(count) { Item(ItemKey(first + $0)) }
        }

        /// Some items; nil when a key stands twice.
        init?(_ items: [Item]) {
            guard items.count > 0 else { return }
            guard let table = KeyTable(items) else { return nil }
            list = List(items, table)
        }

        /// So many items that a function tells, with keys that follow each other.
        init(_ count: Int, _ item: (Int) -> Item) {
            self = ItemTree((0..<count).map(item)) ?? ItemTree()
        }

        private final class List: Sendable {
            let items: [Item]
            let table: KeyTable
            /// What the items before each one come to, and last what all do.
            let sums: [LengthSum]

            init(_ items: [Item], _ table: KeyTable) {
                self.items = items
                self.table = table
                sums = Array(unsafeUninitializedCapacity: items.count + 1) { sums, count in
                    var sum = LengthSum()
                    sums.initializeElement(at: 0, to: sum)
                    for item in items {
                        sum.add(item.extent)
                        count += 1
                        sums.initializeElement(at: count, to: sum)
                    }
                    count += 1
                }
            }
        }
    }

    extension ItemTree {
        var isEmpty: Bool { list == nil }

        /// O(n), unlike that of the tree.
        var hasWrongLength: Bool { list?.items.contains { !$0.isLengthAllowed } ?? false }

        /// The list; asked only where there are items.
        private var own: List { list.unsafelyUnwrapped }

        var sum: LengthSum { list.map { $0.sums[$0.items.count] } ?? LengthSum() }

        /// Always nil: a run is stored like any other items.
        var run: ItemChunk? { nil }

        func item(at index: Int) -> Item { own.items[index] }

        func index(of key: Int) -> Int? { own.table.index(of: ItemKey(key), in: own.items) }

        func sum(before index: Int) -> LengthSum { own.sums[index] }

        func visit(_ range: Range<Int>, _ body: (Item) -> Void) {
            for index in range { body(own.items[index]) }
        }

        func lastIndex(before place: Extents.Place, in extents: Extents) -> Int {
            var low = -1
            var high = own.items.count
            while high - low > 1 {
                let middle = low + (high - low) / 2
                let before = sum(before: middle)
                if extents.isItem(item(at: middle).extent, behind: before, before: place) {
                    low = middle
                } else {
                    high = middle
                }
            }
            return low
        }

        /// Gives the item at an index another length or kind; O(n).
        mutating func exchange(_ index: Int, for item: Item) {
            replace(index..<index + 1, with: [item])
        }

        /// Puts other items, with new keys, in place of a range; O(n).
        mutating func replace(_ range: Range<Int>, with added: [Item]) {
            let all = own.items[..<range.lowerBound] + added + own.items[range.upperBound...]
            self = ItemTree(Array(all)) ?? ItemTree()
        }
    }
#endif
