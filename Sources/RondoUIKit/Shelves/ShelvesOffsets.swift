#if canImport(UIKit)
    import Rondo

    /// Where a shelf list and its shelves are, to be brought back later; it can be stored.
    ///
    /// Shelves and items go by the descriptions of their identifiers.
    public struct ShelvesOffsets: Codable, Equatable, Sendable {
        /// How far something has been scrolled.
        public struct Place: Codable, Equatable, Sendable {
            /// The shelf; for the list the one that the distance counts from.
            public var shelf: String
            /// The item that the distance counts from; nil for the list.
            public var item: String?
            /// Says on which turn of a loop that item stands.
            public var slot: Int64
            /// From the item's leading edge to the viewport's, in points.
            public var distance: Double
            /// The viewport's length along the axis at that time, in points.
            public var viewport: Double

            /// A place; see the properties.
            public init(
                shelf: String,
                item: String?,
                slot: Int64,
                distance: Double,
                viewport: Double
            ) {
                self.shelf = shelf
                self.item = item
                self.slot = slot
                self.distance = distance
                self.viewport = viewport
            }
        }

        /// Where the list is; nil without shelves.
        public var list: Place?
        /// Where each shelf is that is not at its start, those that were seen longest ago first.
        public var shelves: [Place] = []

        /// Everything at its start.
        public init() {}
    }

    extension ShelvesEngine {
        /// Where everything is, by names.
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

        /// Brings everything to where it was.
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
            shelves.restore(all, at: now)
        }
    }
#endif
