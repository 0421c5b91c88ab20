import Rondo

extension Configuration {
    /// Reads a configuration from the block: the numbers of its fields, in order.
    ///
    /// An absent field keeps the engine's default. JavaScript has checked choices and whole
    /// numbers.
    package init(from block: inout BlockReader) {
        self.init(viewport: 0)
        // An array of all cases would make the module larger.
        var number = 0
        while let field = Field(rawValue: number) {
            self[field] = block.next(or: self[field])
            number += 1
        }
    }
}

extension Items {
    /// Reads items from the block: their count and whether they are described.
    ///
    /// Each described item has a key, a length and a kind. Otherwise only the key of the first item
    /// follows, and the keys are consecutive.
    ///
    /// JavaScript has checked that keys are unique.
    package init(from block: inout BlockReader) {
        let count = Int(block.next())
        guard block.next() == 1 else {
            self.init(count: count, from: ItemKey(Int(block.next())))
            return
        }
        self.init(count: count) { _ in
            let key = ItemKey(Int(block.next()))
            let extent = block.nextExtent()
            return Item(key, extent: extent, reuse: ReuseIdentifier(Int(block.next())))
        }
    }

    /// Replaces ranges by the items in the block, from the end of the list to the start.
    ///
    /// Each range has its first index, its count, the number of ranges after it, and its items. An
    /// item that moves towards the end is in the list twice until its old place is replaced.
    ///
    /// - Returns: The range around all of them.
    package mutating func splice(from block: inout BlockReader) -> Range<Int> {
        var (start, end, left) = (0, -1, 0)
        repeat {
            start = Int(block.next())
            let next = start + Int(block.next())
            end = Swift.max(end, next)
            left = Int(block.next())
            replace(start..<next, with: Items(from: &block))
        } while left > 0
        return start..<end
    }
}
