/// Consecutive keys within a chunk, as the index of a tree of items holds them: where to look for
/// them.
struct KeyStretch: TreeValue, Equatable {
    /// The first key.
    let key: Int
    private(set) var count: Int
    /// The label of the chunk.
    let label: UInt64

    /// Stretches are found by key alone and come to nothing.
    struct Sum: TreeSum {
        static func += (sum: inout Sum, other: Sum) {}
        static func -= (sum: inout Sum, other: Sum) {}
    }

    var sum: Sum { Sum() }

    /// The last key.
    var last: Int { key + (count - 1) }

    /// An entry of the index.
    var entry: (code: UInt64, value: KeyStretch) { (Self.code(of: key), self) }

    /// A number for each key, in the order of keys.
    static func code(of key: Int) -> UInt64 { UInt64(bitPattern: Int64(key)) ^ 1 << 63 }

    /// The stretches of some chunks, in the order of the list.
    static func all(of chunks: [(code: UInt64, value: ItemChunk)]) -> [KeyStretch] {
        var stretches: [KeyStretch] = []
        for (label, chunk) in chunks {
            guard !chunk.isConsecutive else {
                let all = KeyStretch(key: chunk.first, count: chunk.count, label: label)
                stretches.append(all)
                continue
            }
            for place in 0..<chunk.count {
                let key = chunk.key(at: place)
                if place > 0, key > .min, chunk.key(at: place - 1) == key - 1 {
                    stretches[stretches.count - 1].count += 1
                } else {
                    stretches.append(KeyStretch(key: key, count: 1, label: label))
                }
            }
        }
        return stretches
    }
}
