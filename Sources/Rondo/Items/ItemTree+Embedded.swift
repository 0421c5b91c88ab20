#if hasFeature(Embedded)
    /// Items in plain arrays, instead of the tree.
    ///
    /// The browser's module must stay small. A change copies the arrays, which are as short as
    /// possible: 8 bytes an item for its key, 8 for its length if any has its own, 8 for its kind
    /// if any is not standard. Positions are the same as with a tree.
    struct ItemTree: Sendable {
        /// Nil without items.
        private var list: List?

        /// No items.
        init() {}

        init(run first: Int, count: Int) {
            self.init(count) { Item(ItemKey(first + $0)) }
        }

        /// These items; nil if a key occurs twice.
        init?(_ items: [Item]) {
            self.init(items.count) { items[$0] }
            guard let list else { return }
            list.table = KeyTable(list.columns.count) { Int(list.columns.keys[$0]) }
            guard list.table != nil else { return nil }
        }

        /// `count` items that a function returns in order, with unique keys.
        init(_ count: Int, _ item: (Int) -> Item) {
            guard count > 0 else {
                self.init()
                return
            }
            var columns = Columns(count: count)
            var isWrong = false
            for index in 0..<count {
                let item = item(index)
                columns.set(index, to: item)
                if !item.isLengthAllowed { isWrong = true }
            }
            self.init(columns, hasWrongLength: isWrong)
        }

        private init(_ columns: Columns, hasWrongLength: Bool) {
            var (sum, end) = (LengthSum(), 0)
            list = List(columns, hasWrongLength: hasWrongLength) { index in
                while end < index {
                    sum.add(columns.extent(at: end))
                    end += 1
                }
                return sum
            }
        }

        /// The items' keys, lengths and kinds, all as `Double`: each type of element would add its
        /// own array functions to the module.
        private struct Columns {
            var keys: [Double]
            /// NaN for the configured length, infinity for the viewport's; empty if all are
            /// configured.
            var lengths: [Double] = []
            /// Empty if all are standard.
            var kinds: [Double] = []

            init(count: Int) {
                keys = Array(repeating: 0, count: count)
            }

            var count: Int { keys.count }
            var allLengths: [Double] { all(lengths, or: .nan) }
            var allKinds: [Double] { all(kinds, or: 0) }

            private func all(_ column: [Double], or usual: Double) -> [Double] {
                column.isEmpty ? Array(repeating: usual, count: count) : column
            }

            func extent(at index: Int) -> ItemExtent? {
                guard lengths.count > 0, !lengths[index].isNaN else { return nil }
                return ItemExtent(number: lengths[index])
            }

            mutating func set(_ index: Int, to item: Item) {
                keys[index] = Double(item.key.value)
                if let extent = item.extent {
                    lengths = allLengths
                    lengths[index] = extent.number
                }
                if item.reuse != .standard {
                    kinds = allKinds
                    kinds[index] = Double(item.reuse.value)
                }
            }

            mutating func replace(_ range: Range<Int>, with other: Columns) {
                if lengths.count + other.lengths.count > 0 {
                    lengths = allLengths.replacing(range, with: other.allLengths)
                }
                if kinds.count + other.kinds.count > 0 {
                    kinds = allKinds.replacing(range, with: other.allKinds)
                }
                keys = keys.replacing(range, with: other.keys)
            }
        }

        /// Sums of lengths are stored for every 32nd item: few enough items in between to add up
        /// for each query, and little memory.
        private static let stride = 32

        /// The module runs on one thread.
        private final class List: @unchecked Sendable {
            let columns: Columns
            /// The total length of the items before each `stride`-th one; empty if `lengths` is.
            let sums: [LengthSum]
            let hasWrongLength: Bool
            /// Made by the first search for a key.
            var table: KeyTable?

            /// - Parameters:
            ///   - columns: Those of at least 1 item.
            ///   - hasWrongLength: Whether any length is invalid.
            ///   - sum: The total length of the items before an index; called in order.
            init(_ columns: Columns, hasWrongLength: Bool, sum: (Int) -> LengthSum) {
                self.columns = columns
                self.hasWrongLength = hasWrongLength
                let places = columns.lengths.isEmpty ? 0 : columns.count / stride + 1
                sums = Array(unsafeUninitializedCapacity: places) { sums, count in
                    for place in 0..<places {
                        sums.initializeElement(at: place, to: sum(place * stride))
                    }
                    count = places
                }
            }
        }
    }

    extension ItemTree {
        var isEmpty: Bool { list == nil }

        /// The list; only used if there are items.
        private var own: List { list.unsafelyUnwrapped }

        private var count: Int { list?.columns.count ?? 0 }

        var hasWrongLength: Bool { list?.hasWrongLength ?? false }

        var sum: LengthSum { sum(before: count) }

        /// Always nil: a run is stored like any other items.
        var run: ItemChunk? { nil }

        func item(at index: Int) -> Item {
            let columns = own.columns
            let kind = columns.kinds.isEmpty ? 0 : columns.kinds[index]
            return Item(
                ItemKey(Int(columns.keys[index])),
                extent: columns.extent(at: index),
                reuse: ReuseIdentifier(Int(kind))
            )
        }

        func index(of wanted: Int) -> Int? {
            let list = own
            func key(at index: Int) -> Int { Int(list.columns.keys[index]) }
            if list.table == nil { list.table = KeyTable(list.columns.count, key: key) }
            return list.table.unsafelyUnwrapped.index(of: wanted, key: key)
        }

        func sum(before index: Int) -> LengthSum {
            guard let list, list.sums.count > 0 else { return LengthSum(configured: index) }
            // Adds from the nearest stored sum, on either side.
            let place = Swift.min((index + Self.stride / 2) / Self.stride, list.sums.count - 1)
            let start = place * Self.stride
            var sum = list.sums[place]
            var between = LengthSum()
            for item in Swift.min(start, index)..<Swift.max(start, index) {
                between.add(list.columns.extent(at: item))
            }
            if start < index { sum += between } else { sum -= between }
            return sum
        }

        func visit(_ range: Range<Int>, _ body: (Item) -> Void) {
            for index in range { body(item(at: index)) }
        }

        func lastIndex(upTo place: Extents.Place, in extents: Extents) -> Int {
            var low = -1
            var high = count
            while high - low > 1 {
                let middle = low + (high - low) / 2
                let before = sum(before: middle)
                if extents.isItem(own.columns.extent(at: middle), behind: before, upTo: place) {
                    low = middle
                } else {
                    high = middle
                }
            }
            return low
        }

        /// Changes the length or kind of the item at an index; O(n).
        mutating func exchange(_ index: Int, for item: Item) {
            replace(index..<index + 1, with: [item])
        }

        /// Replaces a range with items that have new keys; O(n).
        mutating func replace(_ range: Range<Int>, with added: [Item]) {
            replace(range, with: ItemTree(added.count) { added[$0] })
        }

        /// Replaces a range with the items of another list, which have new keys; O(n).
        mutating func replace(_ range: Range<Int>, with added: ItemTree) {
            let (old, more) = (self, added.count - range.count)
            var columns = own.columns
            columns.replace(range, with: added.list?.columns ?? Columns(count: 0))
            let before = sum(before: range.lowerBound)
            var change = before
            change += added.sum
            change -= sum(before: range.upperBound)
            list = nil
            guard columns.count > 0 else { return }
            let isWrong = old.hasWrongLength || added.hasWrongLength
            list = List(columns, hasWrongLength: isWrong) { index in
                if index <= range.lowerBound { return old.sum(before: index) }
                let isBehind = index >= range.upperBound + more
                var sum = isBehind ? old.sum(before: index - more) : before
                sum += isBehind ? change : added.sum(before: index - range.lowerBound)
                return sum
            }
        }
    }

    extension [Double] {
        /// A copy with other elements in place of a range.
        ///
        /// The standard library's function takes twice the bytes in a module.
        @inline(never)
        fileprivate func replacing(_ range: Range<Int>, with added: [Double]) -> [Double] {
            let end = range.lowerBound + added.count
            let total = count - range.count + added.count
            return Array(unsafeUninitializedCapacity: total) { new, count in
                count = total
                guard let start = new.baseAddress else { return }
                withUnsafeBufferPointer { old in
                    guard let old = old.baseAddress else { return }
                    start.initialize(from: old, count: range.lowerBound)
                    (start + end).initialize(from: old + range.upperBound, count: total - end)
                }
                added.withUnsafeBufferPointer { added in
                    guard let added = added.baseAddress else { return }
                    (start + range.lowerBound).initialize(
                        from: added,
                        count: end - range.lowerBound
                    )
                }
            }
        }
    }
#endif
