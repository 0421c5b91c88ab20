/// Consecutive keys within a chunk, as the index of a tree of items holds them.
struct KeyStretch: Equatable {
    /// The first key.
    let key: Int
    var count: Int
    /// The label of the chunk.
    let label: UInt64

    /// The last key.
    var last: Int { key + (count - 1) }

    /// The code of its first key.
    var code: UInt64 { Self.code(of: key) }

    /// A number for each key, in the order of keys.
    static func code(of key: Int) -> UInt64 { UInt64(bitPattern: Int64(key)) ^ 1 << 63 }

    /// Adds the stretches of a chunk to others.
    static func append(_ chunk: ItemChunk, label: UInt64, to stretches: inout [KeyStretch]) {
        guard !chunk.isConsecutive else {
            stretches.append(KeyStretch(key: chunk.first, count: chunk.count, label: label))
            return
        }
        var stretch = KeyStretch(key: chunk.first, count: 1, label: label)
        for place in 1..<chunk.count {
            let key = chunk.key(at: place)
            if key > stretch.key, key == stretch.last &+ 1 {
                stretch.count += 1
            } else {
                stretches.append(stretch)
                stretch = KeyStretch(key: key, count: 1, label: label)
            }
        }
        stretches.append(stretch)
    }

    /// The stretches of some chunks, in the order of the list.
    static func all(of chunks: [TreeEntry]) -> [KeyStretch] {
        var stretches: [KeyStretch] = []
        stretches.reserveCapacity(chunks.count + ItemChunk.capacity)
        for entry in chunks { append(entry.chunk, label: entry.code, to: &stretches) }
        return stretches
    }

    /// Whether no key stands twice among stretches in the order of keys.
    static func areApart(_ stretches: [KeyStretch]) -> Bool {
        stretches.indices.dropFirst().allSatisfy {
            stretches[$0].key > stretches[$0 - 1].last
        }
    }
}
