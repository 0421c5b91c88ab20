/// Finds the index of a key in O(1): open addressing with linear probing.
///
/// The standard library's dictionary needs a source of random numbers, which a bare
/// WebAssembly module has not.
struct KeyTable: Sendable {
    /// Index plus one of the key that is stored in each place, 0 where none is.
    ///
    /// A power of two long, half full at the most.
    private var entries: [Int32]

    /// Stores the keys of a list; nil when one stands twice.
    init?(_ keys: [Int]) {
        var capacity = 4
        while capacity < 2 * keys.count { capacity *= 2 }
        entries = Array(repeating: 0, count: capacity)
        for index in keys.indices {
            let slot = place(of: keys[index], in: keys)
            guard entries[slot] == 0 else { return nil }
            entries[slot] = Int32(index + 1)
        }
    }

    /// Where a key is in the list that the table was made of, nil when it is not.
    func index(of key: Int, in keys: [Int]) -> Int? {
        let entry = entries[place(of: key, in: keys)]
        return entry == 0 ? nil : Int(entry) - 1
    }

    /// Where the key is stored, or where it would be.
    private func place(of key: Int, in keys: [Int]) -> Int {
        let mask = entries.count - 1
        var place = ItemKey(key).spread & mask
        while entries[place] != 0, keys[Int(entries[place]) - 1] != key {
            place = (place + 1) & mask
        }
        return place
    }
}

extension ItemKey {
    /// A number whose lowest bits differ even where keys are neighbours.
    var spread: Int {
        // Multiplied by 2^64 / golden ratio.
        let mixed = UInt64(truncatingIfNeeded: value) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32)
    }
}
