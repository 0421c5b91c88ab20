#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension ShelvesEngine {
        /// Replaces the engine with a new one, at rest at the same positions.
        ///
        /// Nothing may move, and no request may be in flight.
        func restart(_ configuration: ShelvesConfiguration) {
            let old = shelves
            var fresh = fresh(configuration)
            fresh.numbers = old.numbers
            start(fresh, recordingWith: nil)
            take(.restore(old.offsets))
            adoptSurroundings(of: old)
        }

        /// Starts a recording at the present positions.
        ///
        /// A trace begins with everything at its start; its first inputs lead to the present
        /// positions, and this engine takes the same ones. Nothing may move, and no request may be
        /// in flight.
        func startRecording(isMirrored: Bool) {
            let old = shelves
            let places = restingPlaces()
            var configuration = old.configuration
            configuration.list.direction = isMirrored ? .rightToLeft : .leftToRight
            configuration.shelf.direction = configuration.list.direction
            let fresh = fresh(configuration)
            start(fresh, recordingWith: IdentityNames(items: items, shelves: lists))
            if old.list.offset != 0 { take(.follow(by: old.list.offset, phase: .idle)) }
            for (shelf, offset) in places {
                take(.shelf(shelf, .follow(by: offset, phase: .idle)))
            }
            adoptSurroundings(of: old)
        }

        /// The same shelves, at their starts, with their data.
        private func fresh(_ configuration: ShelvesConfiguration) -> Shelves {
            let (old, time) = (shelves, now)
            var configuration = configuration
            configuration.list.initial = old.list.currentIndex ?? ItemIndex(0)
            var fresh = Shelves(configuration, shelves: old.shelves)
            let keys = old.shelves.flatMap { $0.items.keys }
            fresh.update(keys.filter { old.revision(of: $0) != nil }, at: time)
            return fresh
        }

        private func adoptSurroundings(of old: Shelves) {
            if old.isHidden { take(.hide) }
            if old.list.reducesMotion { take(.reduceMotion(true)) }
        }

        /// The distance of each shelf from its start at rest, if it is not 0.
        private func restingPlaces() -> [(ShelfKey, Points)] {
            var places: [(ShelfKey, Points)] = []
            let time = now
            for offset in shelves.offsets.shelves where shelves.index(of: offset.shelf) != nil {
                var place: Points = 0
                update { shelves in
                    // A shelf that left in motion ends its motion here; one that is visible at both
                    // edges of a loop is called twice.
                    _ = shelves.moveShelf(offset.shelf, at: time) { scroller in
                        place = scroller.contentOffset
                        return nil
                    }
                }
                if place != 0 { places.append((offset.shelf, place)) }
            }
            return places
        }
    }
#endif
