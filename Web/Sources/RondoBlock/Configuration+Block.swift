import Rondo

extension Configuration {
    /// Reads a configuration from the block.
    ///
    /// The order of the lines is the order of the numbers. What was not given keeps the engine's
    /// default, so that the defaults stand in one place; of choices, 0 is the default and the
    /// others count from 1. JavaScript has made sure that what is read as a whole number is one.
    package init(from block: inout BlockReader) {
        self.init(viewport: block.next())
        if block.next() == 1 { axis = .vertical }
        if block.next() == 1 { direction = .rightToLeft }
        extent = block.nextExtent() ?? extent
        spacing = block.next(or: spacing)
        switch block.next() {
        case 1: alignment = .center
        case 2: alignment = .end
        default: break
        }
        if block.next() == 1 { ends.start = .pinned }
        if block.next() == 1 { ends.end = .pinned }
        if block.next() == 1 { single = .repeat }
        if block.next() == 1 { short = .still }
        switch block.next() {
        case 1: snap = .item
        case 2: snap = .none
        default: break
        }
        overscan = block.next(or: overscan)
        let keep = block.next()
        if !keep.isNaN { tiles = .pages(keep: Int(keep)) }
        initial = ItemIndex(block.next(or: initial.value))
        let interval = block.next()
        let duration = block.next()
        if !interval.isNaN, !duration.isNaN {
            advance = AutoAdvance(interval: interval, duration: duration)
        }
        let speed = block.next()
        if !speed.isNaN { advance = AutoAdvance(speed: speed) }
        physics.read(from: &block)
    }
}

extension Physics {
    /// Reads all of it: its numbers stand in memory in the order in which they are declared, which
    /// is that of the block.
    fileprivate mutating func read(from block: inout BlockReader) {
        withUnsafeMutableBytes(of: &self) { bytes in
            for number in bytes.bindMemory(to: Double.self).indices {
                let place = number * MemoryLayout<Double>.stride
                let known = bytes.load(fromByteOffset: place, as: Double.self)
                bytes.storeBytes(of: block.next(or: known), toByteOffset: place, as: Double.self)
            }
        }
    }
}

extension Items {
    /// Reads items from the block: their count, whether they are described, and if so a key, a
    /// length and a kind for each.
    ///
    /// JavaScript has made sure that no key stands twice.
    package init(from block: inout BlockReader) {
        let count = Int(block.next())
        guard block.next() == 1 else {
            self.init(count: count)
            return
        }
        var items: [Item] = []
        items.reserveCapacity(count)
        for _ in 0..<count {
            let key = ItemKey(Int(block.next()))
            let extent = block.nextExtent()
            let reuse = ReuseIdentifier(Int(block.next()))
            items.append(Item(key, extent: extent, reuse: reuse))
        }
        self.init(items)
    }
}
