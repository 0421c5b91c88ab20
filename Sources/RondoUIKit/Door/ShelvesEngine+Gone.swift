#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension ShelvesEngine {
        /// Forgets the identifiers of removed shelves and items once there are many; a recording
        /// keeps them to its end.
        ///
        /// - Parameters:
        ///   - shownItems: The items that the view still uses.
        ///   - shownShelves: The shelves that it still uses.
        func forgetGone(
            besides shownItems: @autoclosure () -> [ItemKey],
            _ shownShelves: @autoclosure () -> [ItemKey]
        ) {
            guard !isRecording, !shelves.hasEvents, !hasActions else { return }
            if items.isCrowded { items.forget(allBut: knownItems.union(shownItems())) }
            if lists.isCrowded { lists.forget(allBut: knownShelves.union(shownShelves())) }
        }

        private var knownItems: Set<ItemKey> {
            var known = Set(items.all.filter { shelves.revision(of: $0) != nil })
            known.formUnion(shelves.offsets.shelves.compactMap(\.item))
            for shelf in shelves.shelves { known.formUnion(shelf.items.keys) }
            for shelf in shelves.live { known.formUnion(shelf.scroller.knownKeys) }
            for request in shelves.inFlight { known.formUnion(request.keys) }
            return known
        }

        private var knownShelves: Set<ItemKey> {
            let offsets = shelves.offsets
            let places = offsets.shelves + [offsets.list].compactMap { $0 }
            return Set(shelves.list.knownKeys + places.map(\.shelf.item))
                .union(shelves.live.map(\.key.item))
        }
    }
#endif
