#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    // Each of these may be called at any moment, also while a finger or a deceleration moves the
    // content: the current item stays where it is on screen, and cells that go on showing their
    // item are not asked for again. A removed current item gives way to its successor in the
    // direction of travel.

    extension LoopPagerView {
        /// Reads the items anew and asks for every visible cell again.
        ///
        /// Items that the data source gives an identity are matched by it; others by index.
        ///
        /// - Complexity: O(n).
        public func reloadData() {
            // What comes by this is asked for anyway.
            let old = track.shown.values.map { engine.item($0.item).identifier }
            updateItems()
            reloadItems(old)
        }

        /// Reads the items anew, however many have come, gone and moved, and keeps the cells of
        /// those that are still there.
        ///
        /// - Precondition: The data source gives items an identity; the pager cannot tell those
        ///   apart that have none, and takes the last ones for those that have come or gone.
        /// - Complexity: O(n).
        public func updateItems() {
            let count = dataSource?.numberOfItems(in: self) ?? 0
            precondition(
                count >= 0,
                "LoopPagerViewDataSource.numberOfItems is \(count), must be 0 or more"
            )
            setOrder((0..<count).map { identity(at: $0) ?? order.element(at: $0) ?? newIdentity() })
        }

        /// Asks for the lengths of all items anew, as is done by itself when the user wants text of
        /// another size.
        ///
        /// - Complexity: O(n).
        public func invalidateLengths() {
            setNeedsLayout()
            // A data source that has changed without a word yet will be read when it says so.
            if dataSource?.numberOfItems(in: self) == order.count { setOrder(order) }
        }

        /// Items have come; the data source has them already.
        ///
        /// - Parameter indices: Where they are now, in any order.
        /// - Precondition: Traps when the data source has another number of items than this makes.
        public func insertItems(at indices: [Int]) {
            var new = order
            for index in indices.sorted() {
                precondition(
                    index >= 0 && index <= new.count,
                    "LoopPagerView.insertItems: \(index) must be from 0 to \(new.count)"
                )
                new.insert(identity(at: index) ?? newIdentity(), at: index)
            }
            change(to: new, "insertItems")
        }

        /// Items have gone; the data source does not have them any more.
        ///
        /// - Parameter indices: Where they were, in any order.
        /// - Precondition: Traps when the data source has another number of items than this makes.
        public func deleteItems(at indices: [Int]) {
            var new = order
            for index in Set(indices).sorted(by: >) {
                precondition(
                    new.indices.contains(index),
                    "LoopPagerView.deleteItems: \(index) must be from 0 to \(new.count - 1)"
                )
                new.remove(at: index)
            }
            change(to: new, "deleteItems")
        }

        /// An item has moved; it is there already in the data source.
        ///
        /// - Parameters:
        ///   - index: Where it was.
        ///   - newIndex: Where it is now.
        /// - Precondition: Traps when one of them is not the index of an item.
        public func moveItem(at index: Int, to newIndex: Int) {
            precondition(
                order.indices.contains(index) && order.indices.contains(newIndex),
                "LoopPagerView.moveItem: \(index) and \(newIndex) must be below \(order.count)"
            )
            var new = order
            new.insert(new.remove(at: index), at: newIndex)
            change(to: new, "moveItem")
        }

        /// Fills the cells of items anew, the same cells; those that are not shown need none.
        ///
        /// - Parameter identifiers: Of the items.
        /// - Precondition: Traps when the data source gives another cell than the one it dequeues.
        public func reconfigureItems(_ identifiers: [AnyHashable]) {
            forEachShown(of: identifiers) { _, index, old in
                guard let cell = cells.reconfiguring(old.cell, { newCell(at: index) }) else {
                    return
                }
                precondition(
                    cell === old.cell,
                    """
                    LoopPagerView.reconfigureItems: the data source gave another cell for item \
                    \(index), must be the one that it dequeues
                    """
                )
            }
        }

        /// Asks for other cells for items; those that are not shown need none.
        ///
        /// - Parameter identifiers: Of the items.
        public func reloadItems(_ identifiers: [AnyHashable]) {
            if reloadsInPlace {
                let wasReloading = isReloading
                isReloading = true
                reconfigureItems(identifiers)
                isReloading = wasReloading
                return
            }
            forEachShown(of: identifiers) { number, index, old in
                // The old one must not be used for the new one: it may be of another kind.
                guard let cell = newCell(at: index) else { return }
                track.exchange(number, for: cell)
                cells.take(old.cell)
            }
        }

        private func forEachShown(
            of identifiers: [AnyHashable],
            _ body: (_ number: Int, _ index: Int, _ old: ShownCell) -> Void
        ) {
            let wanted = Set(identifiers.compactMap { engine.identities.existingKey(of: $0) })
            withoutUpdates {
                for tile in engine.scroller.tiles where wanted.contains(tile.item) {
                    // Whoever was told of the one before may have changed the items.
                    guard let old = track.shown[tile.number], old.item == tile.item,
                        let index = engine.scroller.items.index(of: tile.item)
                    else { continue }
                    body(tile.number, index.value, old)
                }
            }
        }

        private func identity(at index: Int) -> AnyHashable? {
            dataSource?.loopPagerView(self, identifierForItemAt: index)
        }

        private func newIdentity() -> AnyHashable {
            generated += 1
            return GeneratedIdentifier(number: generated)
        }

        private func change(to new: [AnyHashable], _ name: String) {
            let count = dataSource?.numberOfItems(in: self) ?? 0
            precondition(
                new.count == count,
                """
                LoopPagerView.\(name): the data source has \(count) items, must be \(new.count) \
                after this change of \(order.count)
                """
            )
            setOrder(new)
        }

        /// These are the items from now on.
        func setOrder(_ new: [AnyHashable]) {
            var taken: Set<AnyHashable> = []
            let items = new.enumerated().map { index, identifier in
                precondition(
                    taken.insert(identifier).inserted,
                    "LoopPagerView: \(identifier) is the identity of two items, must be of one"
                )
                return Item(
                    engine.identities.key(of: identifier),
                    extent: dataSource?.loopPagerView(self, lengthForItemAt: index)
                )
            }
            let all = Items(items)
            precondition(
                configuration.lengthProblem(with: all) == nil,
                "LoopPagerView: \(configuration.report(with: all))"
            )
            track.follow()
            order = new
            hasOwnLengths = items.contains { $0.extent.map { $0 != .viewport } ?? false }
            engine.take(.edit(.replace(with: all)))
            if engine.scroller.phase == .idle { track.isFollowing = false }
            goToRestored()
            update()
        }
    }

    extension Array {
        fileprivate func element(at index: Int) -> Element? {
            indices.contains(index) ? self[index] : nil
        }
    }
#endif
