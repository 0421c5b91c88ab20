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

    /// The stretches of some chunks, in the order of the list.
    static func all(of chunks: [TreeEntry]) -> [KeyStretch] {
        var stretches: [KeyStretch] = []
        stretches.reserveCapacity(chunks.count + ItemChunk.capacity)
        for entry in chunks {
            let chunk = entry.chunk
            var stretch = KeyStretch(key: chunk.first, count: 1, label: entry.code)
            if chunk.isConsecutive {
                stretch.count = chunk.count
            } else {
                for place in 1..<chunk.count {
                    let key = chunk.key(at: place)
                    if key > stretch.key, key == stretch.last &+ 1 {
                        stretch.count += 1
                    } else {
                        stretches.append(stretch)
                        stretch = KeyStretch(key: key, count: 1, label: entry.code)
                    }
                }
            }
            stretches.append(stretch)
        }
        return stretches
    }

    /// Stretches in the order of keys; nil when a key stands twice.
    static func sorted(_ stretches: [KeyStretch]) -> [KeyStretch]? {
        let sorted = stretches.sorted { $0.key < $1.key }
        for (place, stretch) in sorted.dropFirst().enumerated()
        where stretch.key <= sorted[place].last {
            return nil
        }
        return sorted
    }
}
