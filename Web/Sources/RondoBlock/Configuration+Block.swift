import Rondo

extension Configuration {
    /// Reads a configuration from the block: the number of each field, in their order.
    ///
    /// What was not given keeps the engine's default. JavaScript has made sure that a choice is one
    /// of its words, and that what is read as a whole number is one.
    package init(from block: inout BlockReader) {
        self.init(viewport: 0)
        // An array of all cases would be a part of the module.
        var number = 0
        while let field = Field(rawValue: number) {
            self[field] = block.next(or: self[field])
            number += 1
        }
    }
}

extension Items {
    /// Reads items from the block: their count, whether they are described, and if so a key, a
    /// length and a kind for each; else the key of the first one, which the others follow.
    ///
    /// JavaScript has made sure that no key stands twice.
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
}
