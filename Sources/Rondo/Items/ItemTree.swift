#if !hasFeature(Embedded)
    /// Items as a tree, with queries by index, by offset and by key, and changes, in O(log n).
    ///
    /// Chunks of neighbours are in a map, ordered by labels: numbers that increase along the list,
    /// with gaps for insertions. A second map, the index, has the key of every stretch of
    /// consecutive keys within a chunk, with the chunk's label. Copying costs nothing, and a
    /// changed list shares the unchanged part with the old one.
    struct ItemTree: Sendable {
        /// The chunks by label, in the order of the list.
        private var chunks = TreeNode()
        /// The stretches of keys, by key.
        private var index = TreeNode()

        /// Whether any item has an invalid length.
        private(set) var hasWrongLength = false

        /// The distance between two labels before any insertion.
        private static let labelStep: UInt64 = 1 << 32

        /// No items.
        init() {}

        /// A run of 1 or more items with consecutive keys, the configured length and the standard
        /// kind.
        init(run first: Int, count: Int) {
            chunks = TreeNode([TreeEntry(ItemChunk(first: first, count: count), label: 0)])
            index = TreeNode([TreeEntry(KeyStretch(key: first, count: count, label: 0))])
        }

        /// These items; nil if a key occurs twice.
        init?(_ items: [Item]) {
            self.init(ItemChunks.all(items.count) { items[$0] })
            hasWrongLength = items.contains { !$0.isLengthAllowed }
        }

        /// `count` items that a function returns, with consecutive keys.
        init(_ count: Int, _ item: (Int) -> Item) {
            self = ItemTree(ItemChunks.all(count, item)) ?? ItemTree()
        }

        private init?(_ list: [ItemChunk]) {
            func label(of chunk: Int) -> UInt64 { UInt64(chunk) * Self.labelStep }
            chunks = .map(list.count) { TreeEntry(list[$0], label: label(of: $0)) }
            var stretches: [KeyStretch] = []
            for (place, chunk) in list.enumerated() {
                KeyStretch.append(chunk, label: label(of: place), to: &stretches)
            }
            stretches.sort { $0.key < $1.key }
            guard KeyStretch.areApart(stretches) else { return nil }
            index = .map(stretches.count) { TreeEntry(stretches[$0]) }
        }

        // MARK: - Queries

        var isEmpty: Bool { chunks.isEmpty }

        /// Whether both share their memory, so that they have the same items.
        func isShared(with other: ItemTree) -> Bool { chunks.isShared(with: other.chunks) }

        /// The total length of all items.
        var sum: LengthSum { chunks.sum }

        /// The only chunk, if it is a run: then the tree is not needed.
        var run: ItemChunk? {
            chunks.count == 1 && !chunks.isBranch && chunks[0].chunk.isRun ? chunks[0].chunk : nil
        }

        func item(at index: Int) -> Item {
            withChunk(at: index) { entry, before in entry.chunk[index - before.count] }
        }

        func index(of key: Int) -> Int? {
            let code = KeyStretch.code(of: key)
            let (first, count, label) = index.last { _, _, first in
                first <= code
            } _: { entry, _ in
                (entry.chunk.first, entry.chunk.count, entry.label)
            }
            guard first <= key, key <= first + (count - 1) else { return nil }
            return chunks.last { _, _, other in
                other <= label
            } _: { entry, before in
                before.count + entry.chunk.index(of: first) + (key - first)
            }
        }

        func sum(before index: Int) -> LengthSum {
            guard index < sum.count else { return sum }
            return withChunk(at: index) { entry, before in
                var sum = before
                sum += entry.chunk.sum(before: index - before.count)
                return sum
            }
        }

        func lastIndex(upTo place: Extents.Place, in extents: Extents) -> Int {
            // The chunk with the last item that does not start after the place.
            chunks.last { far, near, _ in
                var before = far
                before += near
                let start = extents.end(of: before)
                return start <= place.points
            } _: { entry, start in
                var low = -1
                var high = entry.chunk.count
                while high - low > 1 {
                    let middle = low + (high - low) / 2
                    var before = start
                    before += entry.chunk.sum(before: middle)
                    if extents.isItem(entry.chunk.extent(at: middle), behind: before, upTo: place) {
                        low = middle
                    } else {
                        high = middle
                    }
                }
                return start.count + low
            }
        }

        /// Calls a function with each item of a range, chunk by chunk.
        func visit(_ range: Range<Int>, _ body: (Item) -> Void) {
            var next = range.lowerBound
            while next < range.upperBound {
                next = withChunk(at: next) { entry, before in
                    let end = Swift.min(entry.chunk.count, range.upperBound - before.count)
                    for index in next - before.count..<end { body(entry.chunk[index]) }
                    return before.count + end
                }
            }
        }

        /// Calls a function with the chunk of the item at an index, and the total of the items
        /// before the chunk.
        @inline(__always)
        private func withChunk<Answer>(
            at index: Int,
            _ body: (_ entry: borrowing TreeEntry, _ before: LengthSum) -> Answer
        ) -> Answer {
            chunks.last { far, near, _ in
                far.count &+ near.count <= index
            } _: { entry, before in
                body(entry, before)
            }
        }
    }

    // MARK: - Changes

    extension ItemTree {
        /// Replaces a range with items that have new keys.
        ///
        /// - Precondition: Traps if a key occurs twice in `added`.
        /// - Complexity: O(k log n) for k items inserted and removed, amortized.
        mutating func replace(_ range: Range<Int>, with added: [Item]) {
            if added.count < 2, replaceInChunk(range, with: added.first) { return }
            var splice = splice(range, with: added)
            let labels = labels(for: &splice)
            let new = splice.new.indices.map { TreeEntry(splice.new[$0], label: labels[$0]) }
            chunks.exchange(splice.old, for: new)
            let come = KeyStretch.all(of: new)
            precondition(
                added.count < 2 || KeyStretch.areApart(come.sorted { $0.key < $1.key }),
                "Items: no two items may have the same key"
            )
            var (gone, stretches) = (KeyStretch.all(of: splice.old)[...], come[...])
            // A change is in one place: most stretches before and after it are unchanged.
            while let old = gone.first, old == stretches.first {
                gone = gone.dropFirst()
                stretches = stretches.dropFirst()
            }
            while let old = gone.last, old == stretches.last {
                gone = gone.dropLast()
                stretches = stretches.dropLast()
            }
            index.exchange(gone.map { TreeEntry($0) }, for: stretches.map { TreeEntry($0) })
        }

        /// Replaces a range with the items of another tree, which have new keys.
        ///
        /// - Complexity: The same as for an array of them.
        mutating func replace(_ range: Range<Int>, with added: ItemTree) {
            var items: [Item] = []
            items.reserveCapacity(added.sum.count)
            added.visit(0..<added.sum.count) { items.append($0) }
            replace(range, with: items)
            if added.hasWrongLength { hasWrongLength = true }
        }

        /// Changes the length or kind of the item at an index.
        ///
        /// - Complexity: O(log n).
        mutating func exchange(_ index: Int, for item: Item) {
            var isDone = false
            chunks.changeChunk(at: index) { entry, start in
                guard case .points(let length) = item.extent,
                    entry.chunk[index - start].reuse == item.reuse
                else { return }
                isDone = entry.chunk.setLength(length, at: index - start)
            }
            if !isDone { replace(index..<index + 1, with: [item]) }
        }

        /// Replaces a range with one item or none, if the range is within one chunk whose size
        /// remains valid.
        ///
        /// - Returns: Whether it has done so.
        private mutating func replaceInChunk(_ range: Range<Int>, with item: Item?) -> Bool {
            var (old, new) = (ItemChunk(first: 0, count: 0), ItemChunk(first: 0, count: 0))
            var label: UInt64 = 0
            var place = range.isEmpty ? Swift.max(range.lowerBound - 1, 0) : range.lowerBound
            chunks.changeChunk(at: place) { entry, start in
                let range = range.lowerBound - start..<range.upperBound - start
                let count = entry.chunk.count - range.count + (item == nil ? 0 : 1)
                guard range.upperBound <= entry.chunk.count, count >= ItemChunk.least,
                    count <= ItemChunk.capacity
                else { return }
                new = entry.chunk.replacing(range, with: item)
                // A run may have to be joined with its neighbours.
                guard !new.isRun else { return }
                (old, label, place) = (entry.chunk, entry.code, range.lowerBound)
                entry.chunk = new
            }
            guard old.count > 0 else { return false }
            let stretches = old.stretches(around: place..<place + range.count)
            let come = stretches.lowerBound..<stretches.upperBound + new.count - old.count
            let first = new.key(at: come.lowerBound)
            old.visitStretches(stretches) { key, _ in
                if key != first { index.remove(KeyStretch.code(of: key)) }
            }
            new.visitStretches(come) { key, count in
                index.set(TreeEntry(KeyStretch(key: key, count: count, label: label)))
            }
            return true
        }

        /// A replacement of consecutive chunks.
        private struct Splice {
            var old: [TreeEntry] = []
            /// The chunks in their place.
            var new: [ItemChunk] = []
            /// The index of the item after them.
            var end = 0
        }

        /// The chunks for items in place of a range.
        ///
        /// They include the chunk before the range, and the next one if the range ends with a
        /// chunk: so small chunks and adjacent runs are joined.
        private func splice(_ range: Range<Int>, with added: [Item]) -> Splice {
            var splice = Splice()
            var new = ItemChunks()
            splice.end = Swift.max(range.lowerBound - 1, 0)
            repeat {
                let (entry, before) = withChunk(at: splice.end) { (copy $0, $1) }
                let (chunk, start) = (entry.chunk, before.count)
                if splice.old.isEmpty {
                    new.append(chunk, 0..<Swift.min(range.lowerBound - start, chunk.count))
                    new.append(added)
                }
                let rest = Swift.min(Swift.max(range.upperBound - start, 0), chunk.count)
                new.append(chunk, rest..<chunk.count)
                splice.old.append(entry)
                splice.end = start + chunk.count
            } while splice.end <= range.upperBound && splice.end < sum.count
            splice.new = new.finished()
            return splice
        }

        /// Labels for the new chunks.
        ///
        /// If there are more chunks than before and the gap between labels is too narrow, following
        /// chunks get new labels too, until the gaps are wide enough: the rule of Dietz and Sleator
        /// (Two algorithms for maintaining order in a list, 1987), by which labels rarely change.
        private func labels(for splice: inout Splice) -> [UInt64] {
            guard splice.new.count > splice.old.count else { return splice.old.map { $0.code } }
            let first = splice.old[0].code
            var step = Self.labelStep
            while splice.end < sum.count {
                let next = withChunk(at: splice.end) { entry, _ in copy entry }
                let count = UInt64(splice.new.count)
                step = (next.code - first) / count
                guard step < count else { break }
                splice.old.append(next)
                splice.new.append(next.chunk)
                splice.end += next.chunk.count
                step = Self.labelStep
            }
            return splice.new.indices.map { first + UInt64($0) * step }
        }
    }
#endif
