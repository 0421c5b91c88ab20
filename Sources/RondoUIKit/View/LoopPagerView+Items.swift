#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // These can be called at any moment, also while a finger or a deceleration moves the content:
    // the current item stays in place on screen, and cells that keep their item are not requested
    // again. A removed current item is replaced by its successor in the direction of travel. What the
    // data source or a delegate changes while it is called is shown with the next layout pass.

    extension LoopPagerView {
        /// Reads the items again and requests every visible cell again.
        ///
        /// Items with an identity from the data source are matched by it; others by index.
        ///
        /// - Complexity: O(n).
        public func reloadData() {
            // New items are requested anyway.
            let old = track.shown.values.map { engine.item($0.item).identifier }
            updateItems()
            reloadItems(withIdentifiers: old)
        }

        /// Reads the items again after any number of insertions, removals and moves, and keeps the
        /// cells of the remaining ones.
        ///
        /// - Parameter animated: Whether cells fade in, fade out and slide to their new places, in
        ///   0.3 seconds. Items and positions change immediately all the same. With reduced motion
        ///   nothing slides. Default `false`.
        /// - Precondition: The data source gives items an identity; without it the pager assumes
        ///   that items were added or removed at the end.
        /// - Complexity: O(n).
        public func updateItems(animated: Bool = false) {
            readItems(animated: animated)
        }

        /// `updateItems(animated:)`; returns whether the change is animated.
        @discardableResult
        func readItems(animated: Bool) -> Bool {
            let count = dataSource?.numberOfItems(in: self) ?? 0
            precondition(
                count >= 0,
                "LoopPagerViewDataSource.numberOfItems is \(count), must be 0 or more"
            )
            return setItems(
                (0..<count).map { identity(at: $0) ?? knownIdentity(at: $0) ?? newIdentity() },
                animated: animated
            )
        }

        /// Handles inserted items; the data source has them already.
        ///
        /// - Parameters:
        ///   - indices: Their present indices, in any order.
        ///   - animated: See `updateItems(animated:)`.
        /// - Precondition: Traps if the data source has another number of items than this results
        ///   in.
        public func insertItems(at indices: [Int], animated: Bool = false) {
            let indices = indices.sorted()
            for (position, index) in indices.enumerated() {
                let count = numberOfItems + position
                precondition(
                    index >= 0 && index <= count,
                    "LoopPagerView.insertItems: \(index) must be from 0 to \(count)"
                )
            }
            expect(numberOfItems + indices.count, after: "insertItems")
            let items = read(indices.map { ($0, identity(at: $0) ?? newIdentity()) })
            for (index, item) in zip(indices, items) { checkNew(item, at: index) }
            change(animated: animated) {
                var start = 0
                // Insert adjacent items together.
                for end in 1..<items.count + 1
                where end == items.count || indices[end] != indices[end - 1] + 1 {
                    let before = engine.key(at: indices[start])
                    engine.change(.insert(Array(items[start..<end]), before: before))
                    start = end
                }
            }
        }

        /// Handles removed items; the data source no longer has them.
        ///
        /// - Parameters:
        ///   - indices: Their old indices, in any order.
        ///   - animated: See `updateItems(animated:)`.
        /// - Precondition: Traps if the data source has another number of items than this results
        ///   in.
        public func deleteItems(at indices: [Int], animated: Bool = false) {
            let keys = Set(indices).sorted().map { index in
                guard let key = engine.key(at: index) else {
                    preconditionFailure(
                        """
                        LoopPagerView.deleteItems: \(index) must be from 0 to \(numberOfItems - 1)
                        """
                    )
                }
                return key
            }
            expect(numberOfItems - keys.count, after: "deleteItems")
            change(animated: animated) { engine.change(.remove(keys)) }
        }

        /// Handles a moved item; the data source has it at its new index already.
        ///
        /// - Parameters:
        ///   - index: Its old index.
        ///   - newIndex: Its new index.
        ///   - animated: See `updateItems(animated:)`.
        /// - Precondition: Traps if one of them is not the index of an item.
        public func moveItem(at index: Int, to newIndex: Int, animated: Bool = false) {
            guard let key = engine.key(at: index), engine.key(at: newIndex) != nil else {
                preconditionFailure(
                    """
                    LoopPagerView.moveItem: \(index) and \(newIndex) must be below \(numberOfItems)
                    """
                )
            }
            expect(numberOfItems, after: "moveItem")
            let before = engine.key(at: index < newIndex ? newIndex + 1 : newIndex)
            change(animated: animated) { engine.change(.move(key, before: before)) }
        }

        /// Fills the cells of items again, in place; items that are not shown are ignored.
        ///
        /// - Parameter identifiers: The identifiers of the items.
        /// - Precondition: Traps if the data source returns another cell than the one it dequeues.
        public func reconfigureItems(withIdentifiers identifiers: [AnyHashable]) {
            change(of: identifiers) { $0.reconfigure($1, from: $0.cells) }
        }

        /// Fills the cells of items again, in place, for a data source without identifiers; items
        /// that are not shown are ignored.
        ///
        /// - Parameter indices: The indices of the items.
        /// - Precondition: Traps if one of them is not the index of an item, or if the data source
        ///   returns another cell than the one it dequeues.
        public func reconfigureItems(at indices: [Int]) {
            reconfigureItems(withIdentifiers: identifiers(at: indices, for: "reconfigureItems"))
        }

        /// Requests other cells for items, for a data source without identifiers; items that are
        /// not shown are ignored.
        ///
        /// - Parameter indices: The indices of the items.
        /// - Precondition: Traps if one of them is not the index of an item.
        public func reloadItems(at indices: [Int]) {
            reloadItems(withIdentifiers: identifiers(at: indices, for: "reloadItems"))
        }

        private func identifiers(at indices: [Int], for call: String) -> [AnyHashable] {
            indices.map { index in
                guard let identifier = knownIdentity(at: index) else {
                    preconditionFailure(
                        "LoopPagerView.\(call): \(index) must be from 0 to below \(numberOfItems)"
                    )
                }
                return identifier
            }
        }

        /// Requests other cells for items; items that are not shown are ignored.
        ///
        /// - Parameter identifiers: The identifiers of the items.
        public func reloadItems(withIdentifiers identifiers: [AnyHashable]) {
            change(of: identifiers) { pager, items in
                guard let keeper = pager.keeper else { return pager.reload(items) }
                keeper.reloading { pager.reconfigure(items, from: pager.cells) }
            }
        }

        private func change(
            of identifiers: [AnyHashable],
            _ body: @escaping (LoopPagerView, Set<ItemKey>) -> Void
        ) {
            guard !identifiers.isEmpty else { return }
            whenFree { [weak self] in
                guard let self else { return }
                let items = Set(identifiers.compactMap { engine.identities.existingKey(of: $0) })
                listVersion += 1
                measureAnew(items)
                withoutUpdates { body(self, items) }
                // A transition draws the new cells and pages with the next frame.
                track.setNeedsUpdate()
            }
        }

        private func identity(at index: Int) -> AnyHashable? {
            dataSource?.loopPagerView(self, identifierForItemAt: index)
        }

        private func knownIdentity(at index: Int) -> AnyHashable? {
            engine.key(at: index).map { engine.identities[$0] }
        }

        private func newIdentity() -> AnyHashable {
            generated += 1
            return GeneratedIdentifier(number: generated)
        }

        /// Checks the number of items of the data source after a change.
        private func expect(_ number: Int, after change: String) {
            let count = dataSource?.numberOfItems(in: self) ?? 0
            precondition(
                number == count,
                """
                LoopPagerView.\(change): the data source has \(count) items, must be \(number) \
                after this change of \(numberOfItems)
                """
            )
        }

        /// The present items of the data source.
        func read(_ identifiers: [(index: Int, identifier: AnyHashable)]) -> [Item] {
            var taken: Set<AnyHashable> = []
            return identifiers.map { index, identifier in
                precondition(taken.insert(identifier).inserted, sharedIdentity(identifier))
                let key = engine.identities.key(of: identifier)
                let own = dataSource?.loopPagerView(self, lengthForItemAt: index)
                let measured = sizing == .lengths ? sizes[key].map { ItemExtent.points($0) } : nil
                return Item(key, extent: own ?? measured)
            }
        }

        /// Traps if a new item is already in the list, or has a length that breaks its rule.
        private func checkNew(_ item: Item, at index: Int) {
            precondition(
                engine.scroller.items.index(of: item.key) == nil,
                sharedIdentity(engine.identities[item.key])
            )
            checkLength(of: item, at: index)
        }

        /// Traps if an item has a length that breaks its rule.
        func checkLength(of item: Item, at index: Int) {
            let problem = configuration.lengthReport(of: item, at: index)
            precondition(problem == nil, "LoopPagerView: \(problem ?? "")")
        }

        private func sharedIdentity(_ identifier: AnyHashable) -> String {
            "LoopPagerView: \(identifier) is the identity of two items, must be of one"
        }

        /// Replaces the items; returns whether the change is animated.
        @discardableResult
        func setItems(_ identifiers: [AnyHashable], animated: Bool = false) -> Bool {
            let items = read(identifiers.enumerated().map { ($0, $1) })
            let all = Items(items)
            precondition(
                configuration.lengthProblem(with: all) == nil,
                "LoopPagerView: \(configuration.report(with: all))"
            )
            return change(animated: animated) {
                Edit(from: engine.scroller.items.all, to: items).map { engine.change($0) }
            }
        }

        /// Changes the list, after reporting the scroll view's movement so far.
        ///
        /// - Parameters:
        ///   - animated: Whether cells are animated to their new places; ignored during an update.
        ///   - edit: Passes the change to the engine.
        /// - Returns: Whether the change is animated.
        @discardableResult
        func change(animated: Bool = false, _ edit: () -> Void) -> Bool {
            track.follow()
            let scene = animated && isFree && window != nil ? CellScene(of: self) : nil
            edit()
            listVersion += 1
            sizes.keep { engine.scroller.items.index(of: $0) != nil }
            if engine.scroller.phase == .idle { track.isFollowing = false }
            goToRestored()
            update()
            scene?.animateChanges()
            return scene != nil
        }
    }
#endif
