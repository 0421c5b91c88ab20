/// A value that a trie holds.
protocol TrieValue: Sendable {
    /// What values that follow each other come to.
    associatedtype Sum: TrieSum
    /// What this one comes to.
    var sum: Sum { get }
}

/// What values come to: nothing at first, and more with each.
protocol TrieSum: Sendable {
    init()
    static func += (sum: inout Self, other: Self)
}

extension LengthSum: TrieSum {}

/// A node of an ordered map from codes to values, which never changes: a changed map shares with the
/// one before all nodes but those on the way to what is different.
///
/// It is a binary trie: a branch tells its two halves apart by the highest bit in which their codes
/// differ. So its shape follows from the codes alone, nothing needs to be balanced, and no way down
/// is longer than a code has bits; where the codes are spread evenly it is as long as the logarithm
/// of their number.
final class TrieNode<Value: TrieValue>: Sendable {
    /// The code of a leaf; in a branch the lowest of all.
    let code: UInt64
    /// In a branch the bits from that one down in which the codes differ; 0 in a leaf.
    private let mask: UInt64
    /// The codes with that bit unset and those with it set; nil in a leaf.
    let halves: (left: TrieNode, right: TrieNode)?
    /// What a leaf holds; in a branch the first of all.
    let value: Value
    /// What all values come to.
    let sum: Value.Sum

    /// A leaf.
    init(_ code: UInt64, _ value: Value) {
        self.code = code
        self.value = value
        mask = 0
        halves = nil
        sum = value.sum
    }

    /// A branch; all codes of one half are below those of the other.
    private init(_ left: TrieNode, _ right: TrieNode) {
        code = left.code
        value = left.value
        mask = Self.mask(left.code, right.code)
        halves = (left, right)
        var sum = left.sum
        sum += right.sum
        self.sum = sum
    }

    /// The bits from the highest one down in which two codes differ.
    private static func mask(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
        .max >> UInt64((lhs ^ rhs).leadingZeroBitCount)
    }

    /// The map of some leaves, 1 or more of them, in the order of their codes.
    static func map(of leaves: ArraySlice<TrieNode>) -> TrieNode {
        let (low, high) = (leaves.startIndex, leaves.endIndex - 1)
        guard low < high else { return leaves[low] }
        let mask = mask(leaves[low].code, leaves[high].code)
        var (before, middle) = (low, high)
        while middle - before > 1 {
            let candidate = before + (middle - before) / 2
            if leaves[candidate].code ^ leaves[low].code > mask >> 1 {
                middle = candidate
            } else {
                before = candidate
            }
        }
        return TrieNode(map(of: leaves[..<middle]), map(of: leaves[middle...]))
    }

    /// The map with another leaf of a code, or with none of it; nil when nothing is left.
    private func setting(_ leaf: TrieNode?, at code: UInt64) -> TrieNode? {
        guard code ^ self.code <= mask else {
            guard let leaf else { return self }
            return code < self.code ? TrieNode(leaf, self) : TrieNode(self, leaf)
        }
        guard let (left, right) = halves else { return leaf }
        if code ^ self.code > mask >> 1 {
            guard let changed = right.setting(leaf, at: code) else { return left }
            return TrieNode(left, changed)
        }
        guard let changed = left.setting(leaf, at: code) else { return right }
        return TrieNode(changed, right)
    }

    /// The map with leaves in place of others; nil when nothing is left.
    ///
    /// - Complexity: O(k log n) for k leaves.
    func exchanging(_ old: [TrieNode], for new: [TrieNode]) -> TrieNode? {
        var map: TrieNode? = self
        for (index, leaf) in old.enumerated()
        where index >= new.count || new[index].code != leaf.code {
            map = map?.setting(nil, at: leaf.code)
        }
        for leaf in new { map = map?.setting(leaf, at: leaf.code) ?? leaf }
        return map
    }

    /// Looks for the last leaf that a test holds for.
    ///
    /// - Parameter isBefore: Holds for all before one that it holds for. Gets what comes before a
    ///   leaf, and a node with that leaf's code and value.
    /// - Returns: The leaf, the first one when the test holds for none; and what comes before it.
    func last(where isBefore: (Value.Sum, TrieNode) -> Bool) -> (leaf: TrieNode, sum: Value.Sum) {
        var node = self
        var sum = Value.Sum()
        while let (left, right) = node.halves {
            var middle = sum
            middle += left.sum
            if isBefore(middle, right) {
                node = right
                sum = middle
            } else {
                node = left
            }
        }
        return (node, sum)
    }
}
