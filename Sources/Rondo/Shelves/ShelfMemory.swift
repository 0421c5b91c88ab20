/// The positions of a shelf list that are not on screen.
struct ShelfMemory: Sendable {
    /// The positions of shelves that have left, those visible longest ago first.
    private var places = RecencyTable<ShelfPlace>()
    /// The restored position of the list, until there is a layout and the shelf from which it
    /// counts.
    var pending: ShelfOffset?

    /// The position of a shelf; nil for one at its start.
    subscript(key: ShelfKey) -> ShelfPlace? { places[key.item] }

    /// The positions of the shelves as values for a host.
    var offsets: [ShelfOffset] {
        var offsets: [ShelfOffset] = []
        places.visit { key, place in
            offsets.append(
                ShelfOffset(
                    shelf: ShelfKey(key.value),
                    item: place.item,
                    slot: place.position.slot,
                    distance: place.position.distance,
                    viewport: place.viewport
                )
            )
        }
        return offsets
    }

    /// Remembers the position of a shelf to the bit: where it rests, or was shown last in motion.
    mutating func remember(_ shelf: LiveShelf, upTo most: Int) {
        guard !shelf.isObsolete, !shelf.isGone else { return }
        remember(
            shelf.scroller,
            as: shelf.key,
            at: shelf.phase == .idle ? shelf.position : shelf.shown,
            isResuming: shelf.isResuming,
            upTo: most
        )
    }

    /// Remembers the position of a shelf; a shelf at rest at its start needs no memory.
    mutating func remember(
        _ scroller: Scroller,
        as key: ShelfKey,
        at position: Position,
        isResuming: Bool = false,
        upTo most: Int
    ) {
        guard scroller.strip.isLaidOut else { return }
        let isMoving = isResuming || scroller.phase != .idle
        if !isMoving, scroller.switching.current == Slot(0), scroller.contentOffset == 0 {
            places.remove(key.item)
            return
        }
        let place = ShelfPlace(
            item: scroller.strip.key(of: position.slot),
            position: position,
            viewport: scroller.strip.viewport,
            isMoving: isMoving,
            isOnPlace: scroller.isOnPlace
        )
        put(place, for: key, upTo: most)
    }

    /// Stores a position, and forgets the oldest ones beyond a count.
    mutating func put(_ place: ShelfPlace, for key: ShelfKey, upTo most: Int) {
        places.put(place, for: key.item)
        while places.count > most, let oldest = places.oldestKey { places.remove(oldest) }
    }

    /// Forgets all positions of shelves.
    mutating func removeAll() { places.removeAll() }
}

/// The position of a shelf that has left.
struct ShelfPlace: Sendable {
    /// The item from which the position counts, to find it again in other data.
    let item: ItemKey
    let position: Position
    /// The viewport's length at that time.
    let viewport: Points
    /// Whether it left in motion, so that it still has to snap or spring back.
    let isMoving: Bool
    /// Whether its current item was on its resting place, where it stays if lengths change.
    let isOnPlace: Bool
}
