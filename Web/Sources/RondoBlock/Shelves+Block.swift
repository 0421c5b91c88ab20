import Rondo

extension ShelvesConfiguration {
    /// Reads the configuration of the list, the configuration of shelves, and shared fields from
    /// the block.
    ///
    /// An absent field keeps the engine's default.
    package init(from block: inout BlockReader) {
        self.init(list: Configuration(from: &block), shelf: Configuration(from: &block))
        if block.next() == 1 { pool = .own }
        remembered = block.next(or: remembered)
        loading.batch = block.next(or: loading.batch)
        loading.capacity = block.next(or: loading.capacity)
    }
}

extension Shelf {
    /// Reads shelves from the block: their count, then each.
    package static func list(from block: inout BlockReader) -> [Shelf] {
        let count = Int(block.next())
        var shelves: [Shelf] = []
        shelves.reserveCapacity(count)
        for _ in 0..<count { shelves.append(Shelf(from: &block)) }
        return shelves
    }

    /// Reads shelves from the block, in the order of a list, and returns the list with them in place
    /// of its shelves with the same keys.
    package static func list(from block: inout BlockReader, in all: [Shelf]) -> [Shelf] {
        var changed = list(from: &block)[...]
        return all.map { $0.key == changed.first?.key ? changed.removeFirst() : $0 }
    }

    /// Reads a shelf: key, length, kind, whether it has its own layout, the layout, and the items.
    private init(from block: inout BlockReader) {
        let key = ShelfKey(Int(block.next()))
        let extent = block.nextExtent()
        let reuse = ReuseIdentifier(Int(block.next()))
        let layout = block.next() == 1 ? ShelfLayout(from: &block) : nil
        self.init(
            key,
            items: Items(ofShelf: &block),
            extent: extent,
            reuse: reuse,
            layout: layout
        )
    }
}

extension ShelfLayout {
    /// Reads length, spacing, alignment, the two ends and snapping.
    ///
    /// An absent field keeps the engine's default.
    fileprivate init(from block: inout BlockReader) {
        self.init()
        extent = block.nextExtent() ?? extent
        spacing = block.next(or: spacing)
        alignment = .init(rawValue: block.next(or: alignment.rawValue)) ?? alignment
        ends.start = .init(rawValue: block.next(or: ends.start.rawValue)) ?? ends.start
        ends.end = .init(rawValue: block.next(or: ends.end.rawValue)) ?? ends.end
        snap = .init(rawValue: block.next(or: snap.rawValue)) ?? snap
    }
}

extension Items {
    /// Reads the items of a shelf from the block.
    ///
    /// With a first key of 0 or more the keys are consecutive, and take no memory; after -1 the
    /// keys are listed.
    package init(ofShelf block: inout BlockReader) {
        let first = block.next()
        guard first < 0 else {
            self.init(count: Int(block.next()), from: ItemKey(Int(first)))
            return
        }
        self.init(from: &block)
    }
}

extension ItemKey {
    /// Reads keys from the block: their count, then each.
    package static func list(from block: inout BlockReader) -> [ItemKey] {
        let count = Int(block.next())
        var keys: [ItemKey] = []
        keys.reserveCapacity(count)
        for _ in 0..<count { keys.append(ItemKey(Int(block.next()))) }
        return keys
    }
}

extension ShelfOffsets {
    /// Reads whether the list has a position, the position, the count of shelves, and the position
    /// of each.
    package init(from block: inout BlockReader) {
        self.init()
        if block.next() == 1 { list = ShelfOffset(from: &block) }
        let count = Int(block.next())
        for _ in 0..<count { shelves.append(ShelfOffset(from: &block)) }
    }
}

extension ShelfOffset {
    /// Reads shelf, item (-1 for nil), slot, distance and viewport.
    fileprivate init(from block: inout BlockReader) {
        let shelf = ShelfKey(Int(block.next()))
        let item = Int(block.next())
        self.init(
            shelf: shelf,
            item: item < 0 ? nil : ItemKey(item),
            slot: Slot(Int64(block.next())),
            distance: block.next(),
            viewport: block.next()
        )
    }
}

extension ShelfKey {
    /// Nil for -1.
    package init?(number: Double) {
        guard number >= 0 else { return nil }
        self.init(Int(number))
    }
}
