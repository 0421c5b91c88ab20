#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // These can be called at any moment, also while a finger or a deceleration moves the list or a
    // shelf: the current shelf and the current item of each stay in place on screen, and cells that
    // keep their item are not requested again. What the data source or a delegate changes while it is
    // called is shown with the next layout pass.

    extension ShelvesView {
        /// Reads shelves and items again and requests every visible cell and header again.
        ///
        /// - Complexity: O(n) for `n` shelves and items.
        public func reloadData() {
            updateShelves()
            let shown = Set(engine.shelves.live.flatMap { $0.tiles.map(\.item) })
            reloadItems(withIdentifiers: shown.map { engine.items[$0] })
            reconfigureShelves(entries.map(\.identifier))
        }

        /// Reads shelves and items again after any number of insertions, removals and moves; a
        /// remaining shelf keeps its offset, and one that left is remembered.
        ///
        /// The cells of self-sizing items are measured again.
        ///
        /// - Parameter animated: Whether remaining shelves and cells slide to their new places,
        ///   while new ones fade in and removed ones fade out; see
        ///   `LoopPagerView.updateItems(animated:)`.
        /// - Complexity: O(n) for `n` shelves and items.
        public func updateShelves(animated: Bool = false) {
            measureAnew()
            updateShelves(animated: animated) { _ in true }
        }

        /// `updateShelves()` if the items of most shelves are known to be unchanged.
        ///
        /// - Parameters:
        ///   - animated: As above; ignored during an update.
        ///   - isChanged: Whether the items of a shelf, or their lengths, may have changed.
        /// - Returns: Whether it is animated.
        /// - Complexity: O(n) for `n` shelves, and items of those that changed.
        @discardableResult
        func updateShelves(animated: Bool, changed isChanged: (AnyHashable) -> Bool) -> Bool {
            let identifiers = dataSource?.shelfIdentifiers(in: self) ?? []
            var taken: Set<AnyHashable> = []
            for identifier in identifiers {
                precondition(
                    taken.insert(identifier).inserted,
                    "ShelvesView: \(identifier) is the identity of two shelves, must be of one"
                )
            }
            let new = identifiers.enumerated().map { section, identifier in
                let options = dataSource?.shelvesView(self, optionsForShelfAt: section)
                return ShelfEntry(identifier: identifier, options: options ?? ShelfOptions())
            }
            let shelves = new.enumerated().map { section, entry in
                shelf(at: section, entry, isChanged(entry.identifier) ? nil : knownItems(of: entry))
            }
            precondition(
                configuration.lengthProblem(with: shelves) == nil,
                "ShelvesView: \(configuration.report(with: shelves))"
            )
            for track in tracks { track.follow() }
            let scene = animated && isFree && window != nil ? ShelvesScene(of: self) : nil
            entries = new
            if let input = ShelvesInput(from: engine.shelves, to: shelves) { engine.take(input) }
            forgetGoneSizes()
            for track in tracks where track.owner?.row?.phase == .idle { track.isFollowing = false }
            update()
            scene?.animateChanges()
            return scene != nil
        }

        /// The items read before for a shelf, nil if it is new or gets its lengths from elsewhere.
        private func knownItems(of entry: ShelfEntry) -> Items? {
            guard let key = engine.existingKey(ofShelf: entry.identifier),
                let index = engine.shelves.index(of: key),
                hasSelfSizingItems(entries[index].options) == hasSelfSizingItems(entry.options)
            else { return nil }
            return engine.shelves.shelves[index].items
        }

        private func shelf(at section: Int, _ entry: ShelfEntry, _ known: Items?) -> Shelf {
            let height = entry.options.headerHeight ?? 0
            precondition(
                height >= 0 && height.isFinite,
                "ShelfOptions.headerHeight of shelf \(section) is \(height), must be 0 or more"
            )
            return Shelf(
                engine.key(ofShelf: entry.identifier),
                items: known ?? items(of: entry, at: section),
                extent: entry.options.height,
                layout: entry.options.layout
            )
        }

        /// The items of a shelf from the data source.
        private func items(of entry: ShelfEntry, at section: Int) -> Items {
            let shelf = entry.identifier
            let isMeasured = hasSelfSizingItems(entry.options)
            let identifiers =
                dataSource?.shelvesView(self, itemIdentifiersOnShelfAt: section) ?? []
            var taken: Set<AnyHashable> = []
            let items = identifiers.enumerated().map { index, item in
                precondition(
                    taken.insert(item).inserted,
                    "ShelvesView: \(item) stands twice on shelf \(shelf), must stand once"
                )
                let path = IndexPath(item: index, section: section)
                let key = engine.items.key(of: item)
                let own = dataSource?.shelvesView(self, lengthForItemAt: path)
                let measured = isMeasured ? measuredLength(of: key, on: shelf) : nil
                return Item(key, extent: own ?? measured)
            }
            return Items(items)
        }

        /// Reports new data of items: every cell that shows one is filled again, in place, on any
        /// shelf.
        ///
        /// - Parameter identifiers: The identifiers of the items.
        public func updateItems(_ identifiers: [AnyHashable]) {
            let keys = identifiers.map { engine.items.key(of: $0) }
            engine.take(.update(keys))
            measureAnew(keys)
            update()
        }

        /// Fills the cells of items again, in place; items that are not shown are ignored.
        ///
        /// - Parameter identifiers: The identifiers of the items.
        /// - Precondition: Traps if the data source returns another cell than the one it dequeues.
        public func reconfigureItems(withIdentifiers identifiers: [AnyHashable]) {
            forEachRow(changing: identifiers) { [cells] in $0.reconfigure($1, from: cells) }
        }

        /// Requests other cells for items; items that are not shown are ignored.
        ///
        /// - Parameter identifiers: The identifiers of the items.
        public func reloadItems(withIdentifiers identifiers: [AnyHashable]) {
            forEachRow(changing: identifiers) { $0.reload($1) }
        }

        /// Requests other headers for shelves; shelves that are not near are ignored.
        ///
        /// - Parameter identifiers: The identifiers of the shelves.
        public func reconfigureShelves(_ identifiers: [AnyHashable]) {
            whenFree { [weak self] in
                guard let self else { return }
                let keys = Set(identifiers.compactMap { engine.existingKey(ofShelf: $0) })
                withoutUpdates {
                    for row in rows.values {
                        guard let shelf = row.shelf, keys.contains(shelf) else { continue }
                        requestHeader(of: row, on: shelf)
                    }
                }
                track.setNeedsUpdate()
            }
        }

        private func requestHeader(of row: ShelfRowView, on shelf: ShelfKey) {
            guard let section = engine.shelves.index(of: shelf) else { return }
            let old = row.header
            let ask = { self.dataSource?.shelvesView(self, headerForShelfAt: section) }
            let header = old.map { cells.reconfiguring($0, ask) } ?? ask()
            row.show(header: header)
            if let old, old !== header { cells.take(old) }
        }

        private func forEachRow(
            changing identifiers: [AnyHashable],
            _ body: @escaping (ShelfRowView, Set<ItemKey>) -> Void
        ) {
            guard !identifiers.isEmpty else { return }
            whenFree { [weak self] in
                guard let self else { return }
                let items = Set(identifiers.compactMap { engine.items.existingKey(of: $0) })
                measureAnew(items)
                // A cell that lays itself out also lays out the views around it that need it.
                withoutUpdates {
                    for shelf in engine.shelves.live {
                        guard let row = rows[shelf.row.number], row.shelf == shelf.key else {
                            continue
                        }
                        body(row, items)
                    }
                }
            }
        }
    }
#endif
