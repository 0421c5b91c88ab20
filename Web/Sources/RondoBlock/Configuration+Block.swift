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
        spacing = block.nextGiven() ?? spacing
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
        if let number = block.nextGiven() { overscan = Int(number) }
        if let number = block.nextGiven() { tiles = .pages(keep: Int(number)) }
        if let number = block.nextGiven() { initial = ItemIndex(Int(number)) }
        let interval = block.nextGiven()
        let duration = block.nextGiven()
        if let interval, let duration {
            advance = AutoAdvance(interval: interval, duration: duration)
        }
        physics = Physics(from: &block)
    }
}

extension Physics {
    fileprivate init(from block: inout BlockReader) {
        self.init()
        slop = block.nextGiven() ?? slop
        flick = block.nextGiven() ?? flick
        decelerationRate = block.nextGiven() ?? decelerationRate
        stoppingSpeed = block.nextGiven() ?? stoppingSpeed
        rubberBand = block.nextGiven() ?? rubberBand
        springRate = block.nextGiven() ?? springRate
        tolerance = block.nextGiven() ?? tolerance
        stillness = block.nextGiven() ?? stillness
        velocityWindow = block.nextGiven() ?? velocityWindow
        scrollDuration = block.nextGiven() ?? scrollDuration
        wheelPause = block.nextGiven() ?? wheelPause
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
