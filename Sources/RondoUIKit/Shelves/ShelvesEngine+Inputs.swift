#if os(iOS) || os(Linux)
    import Rondo

    extension ShelvesEngine {
        /// The scroll view of the list, or of a shelf, moved the content.
        func follow(_ shelf: ShelfKey?, by step: Points, phase: Phase) {
            guard let shelf else {
                return input("follow", followed(by: step, phase)) {
                    $0.follow(by: step, phase: phase, at: $1)
                }
            }
            move(shelf, "follow", followed(by: step, phase)) {
                $0.follow(by: step, phase: phase, at: $1)
            }
        }

        /// The scroll view of the list, or of a shelf, decelerates to a place; no event comes of it, so
        /// that it is in no recording.
        func aim(_ shelf: ShelfKey?, at distance: Points) {
            guard let shelf else { return shelves.aim(at: distance) }
            shelves.moveShelf(shelf, at: shelves.now) {
                $0.aim(at: distance)
                return nil
            }
        }

        private func followed(by step: Points, _ phase: Phase) -> KeyValuePairs<String, String> {
            ["by": TraceText.number(step), "phase": TraceText.phase(phase)]
        }

        /// The list goes to a shelf.
        func scroll(to shelf: ShelfKey, way: Way, animated: Bool) {
            input("scroll", asked(name(ofShelf: shelf.item), way, animated)) {
                _ = $0.scroll(to: shelf, way: way, animated: animated, at: $1)
            }
        }

        /// A shelf goes to one of its items.
        func scroll(_ shelf: ShelfKey, to item: ItemKey, way: Way, animated: Bool) {
            move(shelf, "scroll", asked(name(of: item), way, animated)) { scroller, time in
                guard let index = scroller.items.index(of: item) else { return }
                scroller.scroll(to: index, way: way, animated: animated, at: time)
            }
        }

        private func asked(
            _ name: String,
            _ way: Way,
            _ animated: Bool
        ) -> KeyValuePairs<String, String> {
            ["to": name, "animated": "\(animated)", "way": TraceText.way(way)]
        }

        /// Other shelves, matched by key.
        func replace(with all: [Shelf]) {
            input("replace", ["lists": text(of: all)]) { $0.replace(with: all, at: $1) }
        }

        func resize(width: Points, height: Points) {
            var other = shelves.configuration
            guard width != other.shelf.viewport || height != other.list.viewport else { return }
            other.shelf.viewport = width
            other.list.viewport = height
            input("resize", ["viewport": TraceText.viewport(width, height)]) {
                let refusal = $0.resize(width: width, height: height, at: $1)
                precondition(refusal == nil, "ShelvesView: \(other.report(with: $0.shelves))")
            }
        }

        func setHidden(_ isHidden: Bool) {
            guard isHidden != shelves.isHidden else { return }
            input(isHidden ? "hide" : "show") { shelves, time in
                if isHidden { shelves.hide(at: time) } else { shelves.show(at: time) }
            }
        }

        func reduceMotion(_ isReduced: Bool) {
            guard isReduced != shelves.list.reducesMotion else { return }
            input("reduceMotion", ["on": "\(isReduced)"]) { $0.reduceMotion(isReduced, at: $1) }
        }

        // MARK: Data

        /// An answer has come, with the data of these items.
        func receive(_ number: Int, _ keys: [ItemKey]) {
            input("respond", ["request": "\(number)", "items": names(of: keys)]) {
                $0.receive(number, keys, at: $1)
            }
        }

        /// A request has failed.
        func fail(_ number: Int, _ words: String) {
            input("respond", ["request": "\(number)", "error": TraceText.string(words)]) {
                $0.fail(number, at: $1)
            }
        }

        /// The user asks again for what failed.
        func retry() {
            input("retry") { _ = $0.retry(at: $1) }
        }

        /// There is data of items, for the first time or other data than before.
        ///
        /// In a trace it comes with the same items of a shelf on which they stand.
        func update(_ keys: [ItemKey]) {
            guard isRecording else { return shelves.update(keys, at: now) }
            var left = Set(keys)
            for shelf in shelves.shelves {
                let here = left.filter { shelf.items.index(of: $0) != nil }
                guard !here.isEmpty else { continue }
                left.subtract(here)
                let come = shelf.items.keys.filter { here.contains($0) }
                let members: KeyValuePairs = [
                    "itemIDs": itemsText(of: shelf),
                    "items": names(of: come),
                ]
                input("replace", members, on: shelf.key) { $0.update(come, at: $1) }
            }
            shelves.update(keys.filter { left.contains($0) }, at: now)
        }
    }
#endif
