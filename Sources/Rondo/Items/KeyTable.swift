/// Finds the index of a key in O(1): open addressing with linear probing.
///
/// The standard library's dictionary needs random numbers, which a bare WebAssembly module does not
/// have.
struct KeyTable: Sendable {
    /// For each place the index plus one of the stored key, or 0.
    ///
    /// Its size is a power of two, and at most half of it is used.
    private var entries: [Int32]

    /// Stores the keys of a list, given by index; nil if one occurs twice.
    init?(_ count: Int, key: (Int) -> Int) {
        var capacity = 4
        while capacity < 2 * count { capacity *= 2 }
        entries = Array(repeating: 0, count: capacity)
        for index in 0..<count {
            let slot = place(of: key(index), key)
            guard entries[slot] == 0 else { return nil }
            entries[slot] = Int32(index + 1)
        }
    }

    /// The index of a key in the list of this table, nil if it is not in the list.
    func index(of wanted: Int, key: (Int) -> Int) -> Int? {
        let entry = entries[place(of: wanted, key)]
        return entry == 0 ? nil : Int(entry) - 1
    }

    /// The place of a key, or the free place where it would be stored.
    private func place(of wanted: Int, _ key: (Int) -> Int) -> Int {
        let mask = entries.count - 1
        var place = ItemKey(wanted).spread & mask
        while entries[place] != 0, key(Int(entries[place]) - 1) != wanted {
            place = (place + 1) & mask
        }
        return place
    }
}

extension ItemKey {
    /// A number whose lowest bits differ even for neighbouring keys.
    var spread: Int {
        // Multiplied by 2^64 / golden ratio.
        let mixed = UInt64(truncatingIfNeeded: value) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32)
    }
}
