#if os(iOS) || os(Linux)
    import Rondo

    extension ShelvesEngine {
        /// Whether everything is being written down.
        var isRecording: Bool { recorder != nil }

        /// What an item is called in the recording, as JSON.
        func name(of item: ItemKey) -> String { recorder?.items.name(of: item, items) ?? "" }

        /// What items are called in the recording, as a list in JSON.
        func names(of keys: [ItemKey]) -> String { TraceText.list(keys.map { name(of: $0) }) }

        /// What a shelf is called in the recording, as JSON.
        func name(ofShelf key: ItemKey) -> String { recorder?.shelves.name(of: key, lists) ?? "" }

        /// Shelves as the recording has them, as JSON.
        func text(of all: [Shelf]) -> String {
            TraceText.list(all.map { text(of: $0) })
        }

        private func text(of shelf: Shelf) -> String {
            let configuration = shelves.configuration.shelf.laid(out: shelf.layout)
            let here = keys(of: shelf, here: shelves)
            var members = [("id", name(ofShelf: shelf.key.item))]
            if let extent = shelf.extent { members.append(("extent", TraceText.extent(extent))) }
            members.append(("itemExtent", TraceText.extent(configuration.extent)))
            members += TraceText.layout(configuration)
            members.append(("itemIDs", itemsText(of: shelf)))
            members.append(("items", names(of: here)))
            return TraceText.object(members)
        }

        /// All items of a shelf as the recording has them, as JSON.
        func itemsText(of shelf: Shelf) -> String {
            TraceText.list(recorder?.items.items(shelf.items, items) ?? [])
        }

        /// Starts a recording, at the place where everything is.
        ///
        /// A trace begins with everything at its start; the inputs that bring it here are its first,
        /// and this engine takes the same ones. Nothing may move, and nothing may be in flight.
        func startRecording(isMirrored: Bool) {
            let old = shelves
            let places = restingPlaces()
            let time = now
            var configuration = old.configuration
            let current = old.currentShelf
            configuration.list.initial = ItemIndex(current.flatMap { old.index(of: $0) } ?? 0)
            configuration.list.direction = isMirrored ? .rightToLeft : .leftToRight
            configuration.shelf.direction = configuration.list.direction
            shelves = Shelves(configuration, shelves: old.shelves)
            shelves.run(to: time)
            recorder = TraceRecorder(at: time)
            // Which data is here counts from now on.
            shelves.update(old.shelves.flatMap { keys(of: $0, here: old) }, at: time)
            let viewport = TraceText.viewport(
                configuration.shelf.viewport,
                configuration.list.viewport
            )
            let line = TraceText.line(
                configuration.list,
                [("viewport", viewport), ("lists", text(of: old.shelves))],
                initial: current.map { name(ofShelf: $0.item) }
            )
            recorder?.begin(line)
            if old.list.offset != 0 { follow(nil, by: old.list.offset, phase: .idle) }
            for (shelf, offset) in places { follow(shelf, by: offset, phase: .idle) }
            setHidden(old.isHidden)
            reduceMotion(old.list.reducesMotion)
        }

        func keys(of shelf: Shelf, here: Shelves) -> [ItemKey] {
            shelf.items.keys.filter { here.revision(of: $0) != nil }
        }

        /// How far each shelf has been scrolled that is not at its start, at rest.
        private func restingPlaces() -> [(ShelfKey, Points)] {
            var places: [(ShelfKey, Points)] = []
            let time = now
            for offset in shelves.offsets.shelves where shelves.index(of: offset.shelf) != nil {
                // A shelf that left in motion comes to its end here.
                shelves.moveShelf(offset.shelf, at: time) { scroller in
                    if scroller.contentOffset != 0 {
                        places.append((offset.shelf, scroller.contentOffset))
                    }
                    return nil
                }
            }
            return places
        }

        /// Ends the recording.
        ///
        /// - Returns: Its text, nil when there was none.
        func stopRecording() -> String? {
            defer { recorder = nil }
            return recorder?.text
        }
    }
#endif
