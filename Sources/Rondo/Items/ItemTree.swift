#if !hasFeature(Embedded)
    /// Items as a tree, which is found by place, by offset and by key, and changed, in O(log n).
    ///
    /// Chunks of neighbours stand in a map in the order of labels, numbers that increase along the list
    /// and have gaps between them for what may come. A second map, the index, has the key of every
    /// stretch of consecutive keys within a chunk, and the chunk's label. A copy costs nothing, and a
    /// changed list shares with the old one what has stayed.
    struct ItemTree: Sendable {
        /// The chunks by label, in the order of the list.
        private var chunks: TreeNode<ItemChunk>
        /// The stretches by key.
        private var index: TreeNode<KeyStretch>

        /// From one label to the next where nothing has come between.
        private static let labelStep: UInt64 = 1 << 32

        /// A chunk with its label.
        private typealias Leaf = (code: UInt64, value: ItemChunk)

        /// A list of chunks, in which no key stands twice.
        init(_ list: [ItemChunk]) {
            let leaves: [Leaf] = list.indices.map { (UInt64($0) * Self.labelStep, list[$0]) }
            var stretches = KeyStretch.all(of: leaves)
            stretches.sort { $0.key < $1.key }
            chunks = TreeNode(leaves)
            index = TreeNode(stretches.map { $0.entry })
        }

        // MARK: - Answers

        /// What all items come to.
        var sum: LengthSum { chunks.sum }

        /// The only chunk, when it is a run: then nothing needs to be kept.
        var run: ItemChunk? { chunks.only.flatMap { $0.isRun ? $0 : nil } }

        var hasExtents: Bool { sum.configured < sum.count }

        func item(at index: Int) -> Item {
            withChunk(at: index) { chunk, _, before in chunk[index - before.count] }
        }

        func index(of key: ItemKey) -> Int? {
            let code = KeyStretch.code(of: key.value)
            let stretch = index.last { _, _, first in
                first <= code
            } _: { stretch, _, _ in
                copy stretch
            }
            guard stretch.key <= key.value, key.value <= stretch.last else { return nil }
            return chunks.last { _, _, label in
                label <= stretch.label
            } _: { chunk, _, before in
                before.count + chunk.index(of: stretch.key) + (key.value - stretch.key)
            }
        }

        func sum(before index: Int) -> LengthSum {
            guard index < sum.count else { return sum }
            return withChunk(at: index) { chunk, _, before in
                var sum = before
                sum += chunk.sum(before: index - before.count)
                return sum
            }
        }

        func lastIndex(before place: Extents.Place, in extents: Extents) -> Int {
            // The chunk with the last item that starts before the place.
            chunks.last { far, near, _ in
                var before = far
                before += near
                let start = extents.end(of: before)
                return place.inclusive ? start <= place.points : start < place.points
            } _: { chunk, _, start in
                var low = -1
                var high = chunk.count
                while high - low > 1 {
                    let middle = low + (high - low) / 2
                    var before = start
                    before += chunk.sum(before: middle)
                    if extents.isItem(chunk.extent(at: middle), behind: before, before: place) {
                        low = middle
                    } else {
                        high = middle
                    }
                }
                return start.count + low
            }
        }

        /// Looks at the chunk with the item at an index, its label, and what comes before it.
        @inline(__always)
        private func withChunk<Answer>(
            at index: Int,
            _ body: (_ chunk: borrowing ItemChunk, _ label: UInt64, _ before: LengthSum) -> Answer
        ) -> Answer {
            chunks.last { far, near, _ in
                far.count &+ near.count <= index
            } _: { chunk, label, before in
                body(chunk, label, before)
            }
        }

        /// Calls a function with each item of a range, chunk by chunk.
        func visit(_ range: Range<Int>, _ body: (Item) -> Void) {
            var next = range.lowerBound
            while next < range.upperBound {
                next = withChunk(at: next) { chunk, _, before in
                    let end = Swift.min(chunk.count, range.upperBound - before.count)
                    for index in next - before.count..<end { body(chunk[index]) }
                    return before.count + end
                }
            }
        }

        /// The chunk with the item at an index, its label, and what comes before it.
        private func chunk(at index: Int) -> (chunk: ItemChunk, label: UInt64, sum: LengthSum) {
            withChunk(at: index) { (copy $0, $1, $2) }
        }

        // MARK: - Changes

        /// Puts other items, with new keys, in place of a range.
        ///
        /// - Complexity: O(k log n) where k items come and go, amortized.
        mutating func replace(_ range: Range<Int>, with added: [Item]) {
            var splice = splice(range, with: added)
            let labels = labels(for: &splice)
            let new: [Leaf] = splice.new.indices.map { (labels[$0], splice.new[$0]) }
            chunks.exchange(splice.old, for: new)
            var (gone, come) = (KeyStretch.all(of: splice.old)[...], KeyStretch.all(of: new)[...])
            // A change is in one place: most stretches are as they were, before it and behind.
            while let old = gone.first, old == come.first {
                (_, _) = (gone.removeFirst(), come.removeFirst())
            }
            while let old = gone.last, old == come.last {
                (_, _) = (gone.removeLast(), come.removeLast())
            }
            index.exchange(gone.map { $0.entry }, for: come.map { $0.entry })
        }

        /// What becomes of chunks that follow each other.
        private struct Splice {
            var old: [Leaf] = []
            /// The chunks in place of theirs.
            var new: [ItemChunk] = []
            /// The index of the item behind them.
            var end = 0
        }

        /// What items in place of a range make of the chunks there.
        ///
        /// The neighbours are among them, so that chunks that have become small are joined with these.
        private func splice(_ range: Range<Int>, with added: [Item]) -> Splice {
            var splice = Splice()
            var new = ItemChunks()
            splice.end = Swift.max(range.lowerBound - 1, 0)
            repeat {
                let (chunk, label, before) = chunk(at: splice.end)
                let start = before.count
                new.append(
                    chunk,
                    0..<Swift.min(Swift.max(range.lowerBound - start, 0), chunk.count)
                )
                if splice.old.isEmpty { for item in added { new.append(item) } }
                new.append(chunk, Swift.min(range.upperBound - start, chunk.count)..<chunk.count)
                splice.old.append((label, chunk))
                splice.end = start + chunk.count
            } while splice.end <= range.upperBound && splice.end < sum.count
            splice.new = new.finished()
            return splice
        }

        /// Labels for the new chunks.
        ///
        /// Where more chunks come than there were and the gap between labels is too narrow, chunks that
        /// follow get new labels too, as many of them as it takes for gaps wider than that number: the
        /// rule of Dietz and Sleator (Two algorithms for maintaining order in a list, 1987), by which
        /// labels are seldom given anew.
        private func labels(for splice: inout Splice) -> [UInt64] {
            guard splice.new.count > splice.old.count else { return splice.old.map { $0.code } }
            let first = splice.old[0].code
            var step = Self.labelStep
            while splice.end < sum.count {
                let next = chunk(at: splice.end)
                let count = UInt64(splice.new.count)
                step = (next.label - first) / count
                guard step < count else { break }
                splice.old.append((next.label, next.chunk))
                splice.new.append(next.chunk)
                splice.end += next.chunk.count
                step = Self.labelStep
            }
            return splice.new.indices.map { first + UInt64($0) * step }
        }
    }
#endif
