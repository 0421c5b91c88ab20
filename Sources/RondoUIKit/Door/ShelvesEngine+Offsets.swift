#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension ShelvesEngine {
        /// All positions, by names.
        var offsets: ShelvesOffsets {
            func named(_ offset: ShelfOffset) -> ShelvesOffsets.Place {
                ShelvesOffsets.Place(
                    shelf: "\(identifier(of: offset.shelf).base)",
                    item: offset.item.map { "\(items[$0].base)" },
                    slot: offset.slot.number,
                    distance: offset.distance,
                    viewport: offset.viewport
                )
            }
            let offsets = shelves.offsets
            var all = ShelvesOffsets()
            all.list = offsets.list.map(named)
            all.shelves = offsets.shelves.map(named)
            return all
        }

        /// Restores all positions.
        func restore(_ offsets: ShelvesOffsets) {
            let places = offsets.shelves + [offsets.list].compactMap { $0 }
            let shelfKeys = lists.keys(named: Set(places.map(\.shelf)))
            let itemKeys = items.keys(named: Set(places.compactMap(\.item)))
            func keyed(_ place: ShelvesOffsets.Place) -> ShelfOffset? {
                shelfKeys[place.shelf].map { shelf in
                    ShelfOffset(
                        shelf: ShelfKey(shelf.value),
                        item: place.item.flatMap { itemKeys[$0] },
                        slot: Slot(place.slot),
                        distance: place.distance,
                        viewport: place.viewport
                    )
                }
            }
            var all = ShelfOffsets()
            all.list = offsets.list.flatMap(keyed)
            all.shelves = offsets.shelves.compactMap(keyed)
            take(.restore(all))
        }
    }
#endif
