#if !hasFeature(Embedded)
    /// Items as a tree, which is found by place, by offset and by key, and changed, in O(log n).
    ///
    /// Chunks of neighbours stand in a map in the order of labels, numbers that increase along the list
    /// and have gaps between them for what may come. A second map, the index, has the key of every
    /// stretch of consecutive keys within a chunk, and the chunk's label. Both maps never change, so that
    /// a copy costs nothing and a changed list shares with the old one what has stayed.
    struct ItemTree: Sendable {
        /// The chunks by label, in the order of the list.
        private let chunks: TrieNode<ItemChunk>
        /// The stretches by key.
        private let index: TrieNode<KeyStretch>

        /// From one label to the next where nothing has come between.
        private static let labelStep: UInt64 = 1 << 32

        private init(_ chunks: TrieNode<ItemChunk>, _ index: TrieNode<KeyStretch>) {
            self.chunks = chunks
            self.index = index
        }

        /// A list of chunks, in which no key stands twice; nil when there are none.
        init?(_ list: [ItemChunk]) {
            guard !list.isEmpty else { return nil }
            let leaves = list.indices.map { TrieNode(UInt64($0) * Self.labelStep, list[$0]) }
            var stretches = KeyStretch.all(of: leaves)
            stretches.sort { $0.key < $1.key }
            self.init(
                TrieNode.map(of: leaves[...]),
                TrieNode.map(of: stretches.map { $0.leaf }[...])
            )
        }

        /// The only chunk, when it is a run: then nothing needs to be kept.
        var run: ItemChunk? { chunks.halves == nil && chunks.value.isRun ? chunks.value : nil }

        // MARK: - Answers

        /// What all items come to.
        var sum: LengthSum { chunks.sum }

        var hasExtents: Bool { sum.configured < sum.count }

        func item(at index: Int) -> Item {
            let (leaf, sum) = leaf(at: index)
            return leaf.value[index - sum.count]
        }

        func index(of key: ItemKey) -> Int? {
            let code = KeyStretch.code(of: key.value)
            let stretch = index.last { _, node in node.code <= code }.leaf.value
            guard stretch.key <= key.value, key.value <= stretch.last else { return nil }
            let (leaf, sum) = chunks.last { _, node in node.code <= stretch.label }
            return sum.count + leaf.value.index(of: stretch.key) + (key.value - stretch.key)
        }

        func sum(before index: Int) -> LengthSum {
            guard index < sum.count else { return sum }
            var (leaf, sum) = leaf(at: index)
            sum += leaf.value.sum(before: index - sum.count)
            return sum
        }

        func lastIndex(before place: Extents.Place, in extents: Extents) -> Int {
            let (leaf, start) = chunks.last { before, node in
                extents.isItem(node.value.extent(at: 0), behind: before, before: place)
            }
            var low = -1
            var high = leaf.value.count
            while high - low > 1 {
                let middle = low + (high - low) / 2
                var before = start
                before += leaf.value.sum(before: middle)
                if extents.isItem(leaf.value.extent(at: middle), behind: before, before: place) {
                    low = middle
                } else {
                    high = middle
                }
            }
            return start.count + low
        }

        /// The leaf with the item at an index, and what comes before it.
        private func leaf(at index: Int) -> (leaf: TrieNode<ItemChunk>, sum: LengthSum) {
            chunks.last { sum, _ in sum.count <= index }
        }

        // MARK: - Changes

        /// The list with other items, with new keys, in place of a range; nil when none is left.
        ///
        /// - Complexity: O(k log n) where k items come and go, amortized.
        func replacing(_ range: Range<Int>, with added: [ItemChunk]) -> ItemTree? {
            var splice = splice(range, with: added)
            let labels = labels(for: &splice)
            let new = splice.new.indices.map { TrieNode(labels[$0], splice.new[$0]) }
            guard let chunks = chunks.exchanging(splice.old, for: new) else { return nil }
            var (gone, come) = (KeyStretch.all(of: splice.old)[...], KeyStretch.all(of: new)[...])
            // A change is in one place: most stretches are as they were, before it and behind.
            while let old = gone.first, old == come.first {
                (_, _) = (gone.removeFirst(), come.removeFirst())
            }
            while let old = gone.last, old == come.last {
                (_, _) = (gone.removeLast(), come.removeLast())
            }
            let index = index.exchanging(gone.map { $0.leaf }, for: come.map { $0.leaf })
            return index.map { ItemTree(chunks, $0) }
        }

        /// What becomes of leaves that follow each other.
        private struct Splice {
            var old: [TrieNode<ItemChunk>] = []
            /// The chunks in place of theirs.
            var new: [ItemChunk] = []
            /// The index of the item behind them.
            var end = 0
        }

        /// What chunks in place of a range make of the leaves there.
        ///
        /// The neighbours are among them, so that chunks that have become small are joined with these.
        private func splice(_ range: Range<Int>, with added: [ItemChunk]) -> Splice {
            var splice = Splice()
            splice.end = Swift.max(range.lowerBound - 1, 0)
            repeat {
                let (leaf, before) = leaf(at: splice.end)
                let (chunk, start) = (leaf.value, before.count)
                splice.new.join(
                    chunk,
                    0..<Swift.min(Swift.max(range.lowerBound - start, 0), chunk.count)
                )
                if splice.old.isEmpty {
                    for chunk in added { splice.new.join(chunk, 0..<chunk.count) }
                }
                splice.new.join(
                    chunk,
                    Swift.min(range.upperBound - start, chunk.count)..<chunk.count
                )
                splice.old.append(leaf)
                splice.end = start + chunk.count
            } while splice.end <= range.upperBound && splice.end < sum.count
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
                let next = leaf(at: splice.end).leaf
                let count = UInt64(splice.new.count)
                step = (next.code - first) / count
                guard step < count else { break }
                splice.old.append(next)
                splice.new.append(next.value)
                splice.end += next.value.count
                step = Self.labelStep
            }
            return splice.new.indices.map { first + UInt64($0) * step }
        }
    }
#endif
