/// A node of an ordered map from codes to chunks, which never changes: another map shares all nodes
/// but those on the way to what is different.
///
/// It is a binary trie: a branch tells its two halves apart by the highest bit in which their codes
/// differ. So its shape follows from the codes alone, nothing needs to be balanced, and no way down
/// is longer than a code has bits; where the codes are spread evenly it is as long as the logarithm
/// of their number.
final class ChunkNode: Sendable {
    /// The code of a leaf; in a branch the lowest of all.
    let code: UInt64
    /// In a branch the bits from that one down in which the codes differ; 0 in a leaf.
    private let mask: UInt64
    /// The codes with that bit unset, nil in a leaf.
    let left: ChunkNode?
    /// The codes with that bit set, nil in a leaf.
    let right: ChunkNode?
    /// What a leaf holds; in a branch the first of all.
    let chunk: ItemChunk
    /// What all chunks come to.
    let totals: ItemTotals

    /// A leaf.
    init(_ code: UInt64, _ chunk: ItemChunk) {
        self.code = code
        self.chunk = chunk
        mask = 0
        left = nil
        right = nil
        totals = chunk.totals(before: chunk.count)
    }

    /// A branch; all codes of one half are below those of the other.
    private init(_ left: ChunkNode, _ right: ChunkNode) {
        code = left.code
        chunk = left.chunk
        mask = Self.mask(left.code, right.code)
        self.left = left
        self.right = right
        var totals = left.totals
        totals += right.totals
        self.totals = totals
    }

    /// The bits from the highest one down in which two codes differ.
    private static func mask(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
        .max >> UInt64((lhs ^ rhs).leadingZeroBitCount)
    }

    /// Whether a code, or its place, is in the right half of a branch.
    private static func isRight(_ code: UInt64, of lowest: UInt64, _ mask: UInt64) -> Bool {
        code ^ lowest > mask >> 1
    }

    /// The map of some leaves, 1 or more of them, in the order of their codes.
    static func map(of leaves: [ChunkNode], in range: Range<Int>) -> ChunkNode {
        let (low, high) = (range.lowerBound, range.upperBound)
        guard high - low > 1 else { return leaves[low] }
        let mask = mask(leaves[low].code, leaves[high - 1].code)
        var (before, middle) = (low, high - 1)
        while middle - before > 1 {
            let candidate = before + (middle - before) / 2
            if isRight(leaves[candidate].code, of: leaves[low].code, mask) {
                middle = candidate
            } else {
                before = candidate
            }
        }
        return ChunkNode(map(of: leaves, in: low..<middle), map(of: leaves, in: middle..<high))
    }

    /// The map with another leaf of a code, or with none of it; nil when nothing is left.
    ///
    /// - Complexity: O(log n).
    private func setting(_ leaf: ChunkNode?, at code: UInt64) -> ChunkNode? {
        let difference = code ^ self.code
        guard difference <= mask else {
            guard let leaf else { return self }
            return code < self.code ? ChunkNode(leaf, self) : ChunkNode(self, leaf)
        }
        guard let left, let right else { return leaf }
        if Self.isRight(code, of: self.code, mask) {
            guard let changed = right.setting(leaf, at: code) else { return left }
            return ChunkNode(left, changed)
        }
        guard let changed = left.setting(leaf, at: code) else { return right }
        return ChunkNode(changed, right)
    }

    /// The map with leaves in place of others; nil when nothing is left.
    ///
    /// - Complexity: O(k log n) for k leaves.
    func exchanging(_ old: [ChunkNode], for new: [ChunkNode]) -> ChunkNode? {
        var map: ChunkNode? = self
        for (index, leaf) in old.enumerated()
        where index >= new.count || new[index].code != leaf.code {
            map = map?.setting(nil, at: leaf.code)
        }
        for leaf in new { map = map?.setting(leaf, at: leaf.code) ?? leaf }
        return map
    }
}

/// What becomes of some leaves when entries come and go.
struct ChunkSplice {
    /// The leaves, which follow each other.
    var old: [ChunkNode] = []
    /// The chunks in place of theirs.
    var new: [ItemChunk] = []
    /// The index of the entry behind them.
    var end = 0
}

extension ChunkNode {
    /// What chunks in place of a range make of the leaves there.
    ///
    /// The neighbours are among them, so that chunks that have become small are joined with these.
    func splice(_ range: Range<Int>, with added: [ItemChunk]) -> ChunkSplice {
        var splice = ChunkSplice()
        splice.end = Swift.max(range.lowerBound - 1, 0)
        repeat {
            var place = splice.end
            let leaf = leaf(at: &place)
            let start = splice.end - place
            let chunk = leaf.chunk
            splice.new.join(chunk, 0..<Swift.min(Swift.max(range.lowerBound - start, 0), chunk.count))
            if splice.old.isEmpty { for chunk in added { splice.new.join(chunk, 0..<chunk.count) } }
            splice.new.join(chunk, Swift.min(range.upperBound - start, chunk.count)..<chunk.count)
            splice.old.append(leaf)
            splice.end = start + chunk.count
        } while splice.end <= range.upperBound && splice.end < totals.count
        return splice
    }
}

// MARK: - Ways down

extension ChunkNode {
    /// The leaf of the entry at an index, which becomes that within the leaf.
    func leaf(at index: inout Int) -> ChunkNode {
        var node = self
        while let left = node.left, let right = node.right {
            node = left
            if index >= left.totals.count {
                index -= left.totals.count
                node = right
            }
        }
        return node
    }

    /// The leaf with the highest code that is not above one, or else the first leaf; and how many
    /// entries there are before it.
    func leaf(upTo code: UInt64) -> (leaf: ChunkNode, start: Int) {
        var node = self
        var start = 0
        while let left = node.left, let right = node.right {
            node = left
            if code >= right.code {
                start += left.totals.count
                node = right
            }
        }
        return (node, start)
    }

    /// What the entries before an index come to.
    func totals(before index: Int) -> ItemTotals {
        var node = self
        var index = index
        var sum = ItemTotals()
        while let left = node.left, let right = node.right {
            node = left
            if index >= left.totals.count {
                index -= left.totals.count
                sum += left.totals
                node = right
            }
        }
        sum += node.chunk.totals(before: index)
        return sum
    }
}
