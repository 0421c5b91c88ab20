/// Consecutive keys within a chunk, as the index of a tree of items holds them: where to look for
/// them.
struct KeyStretch: TrieValue, Equatable {
    /// The first key.
    let key: Int
    private(set) var count: Int
    /// The label of the chunk.
    let label: UInt64

    /// Stretches are found by key alone and come to nothing.
    struct Sum: TrieSum {
        static func += (sum: inout Sum, other: Sum) {}
    }

    var sum: Sum { Sum() }

    /// The last key.
    var last: Int { key + (count - 1) }

    /// A leaf of the index.
    var leaf: TrieNode<KeyStretch> { TrieNode(Self.code(of: key), self) }

    /// A number for each key, in the order of keys.
    static func code(of key: Int) -> UInt64 { UInt64(bitPattern: Int64(key)) ^ 1 << 63 }

    /// The stretches of some chunks, in the order of the list.
    static func all(of leaves: [TrieNode<ItemChunk>]) -> [KeyStretch] {
        var stretches: [KeyStretch] = []
        for leaf in leaves {
            let chunk = leaf.value
            guard !chunk.isConsecutive else {
                let all = KeyStretch(key: chunk.first, count: chunk.count, label: leaf.code)
                stretches.append(all)
                continue
            }
            for place in 0..<chunk.count {
                let key = chunk.key(at: place)
                if place > 0, key > .min, chunk.key(at: place - 1) == key - 1 {
                    stretches[stretches.count - 1].count += 1
                } else {
                    stretches.append(KeyStretch(key: key, count: 1, label: leaf.code))
                }
            }
        }
        return stretches
    }
}

extension [KeyStretch] {
    /// Sorts by key, in memory that is there: by comb sort, of which what is sorted already takes
    /// little.
    ///
    /// The standard library's sort is not to be had in a bare WebAssembly module.
    mutating func sort() {
        var gap = count
        while gap > 1 {
            gap = gap < 5 ? 1 : (gap * 5 - 1) / 11
            for index in gap..<count {
                let stretch = self[index]
                var place = index
                while place >= gap, self[place - gap].key > stretch.key {
                    self[place] = self[place - gap]
                    place -= gap
                }
                self[place] = stretch
            }
        }
    }
}
