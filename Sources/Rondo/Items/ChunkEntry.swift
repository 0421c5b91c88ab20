/// What a chunk holds of an item: its key, and two numbers that go with it.
struct ChunkEntry: Equatable, Sendable {
    /// The item's key; in the index of keys the first one of a stretch.
    let key: Int
    /// The item's length, as `ItemExtent.word(of:)` writes it; in the index the label of a chunk.
    let word: Int64
    /// The kind of view; in the index how many keys a stretch has.
    var tag: Int
}

extension ChunkEntry {
    init(_ item: Item) {
        self.init(
            key: item.key.value,
            word: ItemExtent.word(of: item.extent),
            tag: item.reuse.value
        )
    }

    /// The item that it describes.
    var item: Item {
        Item(ItemKey(key), extent: ItemExtent(word: word), reuse: ReuseIdentifier(tag))
    }
}

extension ItemExtent {
    /// The word of an item that is as long as is configured: a number that is none.
    static var configured: Int64 { 0x7FF8_0000_0000_0001 }
    /// The word of an item that is as long as the viewport.
    static var ofViewport: Int64 { 0x7FF8_0000_0000_0002 }

    /// The word that a length is held as.
    static func word(of extent: ItemExtent?) -> Int64 {
        switch extent {
        case nil: configured
        case .viewport: ofViewport
        // Of the many ways to write that it is no number, one that means nothing else.
        case .points(let points):
            Int64(bitPattern: points.isNaN ? Points.nan.bitPattern : points.bitPattern)
        }
    }

    /// The length that a word stands for, nil for the configured one.
    init?(word: Int64) {
        switch word {
        case Self.configured: return nil
        case Self.ofViewport: self = .viewport
        default: self = .points(Points(bitPattern: UInt64(bitPattern: word)))
        }
    }
}

extension [ChunkEntry] {
    /// Sorts by key, in memory that is there; what is sorted already takes few steps.
    ///
    /// The standard library's sort is many times longer, in a module that a browser loads.
    mutating func sort() {
        var gap = count
        while gap > 1 {
            gap = gap < 5 ? 1 : (gap * 5 - 1) / 11
            for index in gap..<count {
                let entry = self[index]
                var place = index
                while place >= gap, self[place - gap].key > entry.key {
                    self[place] = self[place - gap]
                    place -= gap
                }
                self[place] = entry
            }
        }
    }
}
