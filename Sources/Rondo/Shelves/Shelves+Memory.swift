extension Shelves {
    /// The scroller of a shelf at its remembered position, or at its start.
    func scroller(for shelf: Shelf, at time: Milliseconds) -> Scroller {
        var configuration = configuration.horizontal(shelf.layout)
        let width = configuration.viewport
        let place = memory[shelf.key]
        let index = place.flatMap { shelf.items.index(of: $0.item) }
        if let place, index != nil { configuration.viewport = place.viewport }
        var scroller = Scroller(unchecked: configuration, items: shelf.items)
        scroller.now = time
        scroller.isHidden = list.isHidden
        scroller.autopilot.reducesMotion = list.reducesMotion
        if let place, let index {
            var position = place.position
            // New data may have the item elsewhere.
            if scroller.strip.index(of: position.slot) != index {
                position.slot = Slot(Int64(index.value))
            }
            scroller.resume(at: position, isMoving: place.isMoving, isOnPlace: place.isOnPlace)
            scroller.resize(to: width, at: time)
        }
        return scroller
    }

    /// Remembers the position of a shelf, and forgets the oldest one beyond `remembered`.
    mutating func remember(_ shelf: LiveShelf) {
        memory.remember(shelf, upTo: configuration.remembered)
    }

    /// The positions of the list and its shelves as one value.
    ///
    /// - Complexity: O(m) for `m` remembered offsets.
    public var offsets: ShelfOffsets {
        var memory = memory
        for shelf in live { memory.remember(shelf, upTo: configuration.remembered) }
        var offsets = ShelfOffsets()
        if let pending = memory.pending {
            offsets.list = pending
        } else if let item = list.currentItem, list.strip.isLaidOut {
            offsets.list = ShelfOffset(
                shelf: ShelfKey(item.value),
                item: nil,
                slot: list.switching.current,
                distance: list.position.distance,
                viewport: list.strip.viewport
            )
        }
        offsets.shelves = memory.offsets
        return offsets
    }

    /// Restores the positions of the list and all shelves; shelves without a stored position go to
    /// their start.
    ///
    /// A shelf that is added later starts at its stored position. The list moves when the shelf
    /// from which its position counts is added, unless the user has scrolled by then. A number that
    /// is not finite, or an unknown item, is ignored; of a slot 2^40 or further out only the item
    /// counts. The next frame shows the result.
    ///
    /// - Parameters:
    ///   - offsets: The value read before.
    ///   - time: In milliseconds; one before `now` counts as `now`.
    public mutating func restore(_ offsets: ShelfOffsets, at time: Milliseconds) {
        run(to: time)
        memory.removeAll()
        for index in live.indices { live[index].isObsolete = true }
        for offset in offsets.shelves where offset.isValid {
            guard let item = offset.item else { continue }
            let place = ShelfPlace(
                item: item,
                position: Position(slot: offset.countableSlot, distance: offset.distance),
                viewport: offset.viewport,
                isMoving: false,
                isOnPlace: true
            )
            memory.put(place, for: offset.shelf, upTo: configuration.remembered)
        }
        memory.pending = offsets.list.flatMap { $0.isValid ? $0 : nil }
        restoreList()
        collect()
    }

    /// Restores the position of the list, once there is a layout and the shelf from which it
    /// counts.
    mutating func restoreList() {
        guard let offset = memory.pending, list.strip.isLaidOut, let index = index(of: offset.shelf)
        else { return }
        memory.pending = nil
        var slot = list.strip.existing(offset.countableSlot)
        if list.strip.index(of: slot).value != index { slot = Slot(Int64(index)) }
        let limits = list.strip.limits(from: slot)
        let position = Position(slot: slot, distance: limits.nearest(to: offset.distance))
        list.ignorePointer()
        list.rest(at: resized(offset, at: slot) ?? position)
    }

    /// The position of the list after a resize from the viewport of an offset; nil if it has the
    /// same length now.
    private func resized(_ offset: ShelfOffset, at slot: Slot) -> Position? {
        guard offset.viewport != list.strip.viewport else { return nil }
        var configuration = list.configuration
        configuration.viewport = offset.viewport
        let old = Strip(Layout(list.items, configuration), showing: slot)
        let place = old.limits(from: slot).nearest(to: offset.distance)
        let drift = Drift(of: Position(slot: slot, distance: place), from: old)
        return drift?.position(at: slot, in: list.strip) ?? list.strip.restingPosition(of: slot)
    }
}

extension ShelfOffset {
    /// The slot, or one that is not the item's: further out than any finger goes, changes of the
    /// items could lead beyond 2^63.
    fileprivate var countableSlot: Slot {
        slot.number.magnitude < 1 << 40 ? slot : Slot(0)
    }

    /// Whether the engine accepts this offset.
    fileprivate var isValid: Bool {
        distance.magnitude <= Configuration.longest && viewport > 0
            && viewport <= Configuration.longest
    }
}
