#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI

    // Modifiers of any view for the events of all shelves within it, also as described in
    // View+Shelves.swift. Actions of several modifiers all run, inner ones first, in the next turn
    // of the run loop, when state can be changed. They get identities, which are right also when
    // the shelf or the item has been removed, and run for shelves with identities of these types.

    // MARK: - The list

    extension View {
        /// Adds an action for a current shelf that comes near the last one, to load more.
        ///
        /// It runs once for a last shelf, and again if the current one has been further away from
        /// it in between. At a pinned end all shelves that rest there count as current.
        ///
        /// - Parameters:
        ///   - distance: The distance, in shelves; 0 or more.
        ///   - action: Loads more.
        /// - Returns: A view with these shelves.
        public func onShelvesReachEnd(
            within distance: Int = 2,
            perform action: @escaping () -> Void
        ) -> some View {
            let end = ReachEnd(distance, action)
            return shelves { $0.onReachEnd.insert(end, at: 0) }
        }

        /// Adds an action for the start of a switch of the list: the list leaves rest.
        ///
        /// Each begin is followed by one `onShelfSettle` or `onShelfSwitchCancel`, also if all
        /// shelves are removed. An immediate jump settles without a begin.
        ///
        /// - Parameters:
        ///   - shelves: The type of the shelves' identities; other shelves run no action.
        ///   - action: Gets the shelf that was at rest.
        /// - Returns: A view with these shelves.
        public func onShelfSwitchBegin<ShelfID>(
            for shelves: ShelfID.Type,
            perform action: @escaping (_ shelf: ShelfID) -> Void
        ) -> some View {
            onShelf(.switchBegin, action)
        }

        /// Adds an action for the list that comes to rest on another shelf.
        ///
        ///     .onShelfSettle(for: Genre.ID.self) { genre in current = genre }
        ///
        /// - Parameters:
        ///   - shelves: The type of the shelves' identities; other shelves run no action.
        ///   - action: Gets the shelf.
        /// - Returns: A view with these shelves.
        public func onShelfSettle<ShelfID>(
            for shelves: ShelfID.Type,
            perform action: @escaping (_ shelf: ShelfID) -> Void
        ) -> some View {
            onShelf(.settle, action)
        }

        /// Adds an action for the list that comes to rest on the shelf that it left, or that loses
        /// all its shelves in motion.
        ///
        /// - Parameters:
        ///   - shelves: The type of the shelves' identities; other shelves run no action.
        ///   - action: Gets the shelf.
        /// - Returns: A view with these shelves.
        public func onShelfSwitchCancel<ShelfID>(
            for shelves: ShelfID.Type,
            perform action: @escaping (_ shelf: ShelfID) -> Void
        ) -> some View {
            onShelf(.switchCancel, action)
        }

        /// Adds an action for a shelf that becomes visible.
        ///
        /// - Parameters:
        ///   - shelves: The type of the shelves' identities; other shelves run no action.
        ///   - action: Gets the shelf.
        /// - Returns: A view with these shelves.
        public func onShelfAppear<ShelfID>(
            for shelves: ShelfID.Type,
            perform action: @escaping (_ shelf: ShelfID) -> Void
        ) -> some View {
            onShelf(.appear, action)
        }

        /// Adds an action for a shelf that is no longer visible, or is removed while visible, alone
        /// or with all shelves; once for each time that it appeared.
        ///
        /// - Parameters:
        ///   - shelves: The type of the shelves' identities; other shelves run no action.
        ///   - action: Gets the shelf.
        /// - Returns: A view with these shelves.
        public func onShelfDisappear<ShelfID>(
            for shelves: ShelfID.Type,
            perform action: @escaping (_ shelf: ShelfID) -> Void
        ) -> some View {
            onShelf(.disappear, action)
        }

        private func onShelf<ShelfID>(
            _ event: ShelfEventKind,
            _ action: @escaping (ShelfID) -> Void
        ) -> some View {
            shelves {
                $0.types[ShelfHandlers<ShelfID>.self].actions[event, default: []]
                    .insert(action, at: 0)
            }
        }
    }

    // MARK: - A shelf

    extension View {
        /// Adds an action for the start of a switch of a shelf: the shelf leaves rest.
        ///
        /// Each begin is followed by one `onShelfItemSettle` or `onShelfItemSwitchCancel` of the
        /// shelf, also if all its items are removed. An immediate jump settles without a begin.
        ///
        /// - Parameters:
        ///   - items: The type of the items' identities.
        ///   - shelves: The type of the shelves' identities; other shelves run no action.
        ///   - action: Gets the item that was at rest, and its shelf.
        /// - Returns: A view with these shelves.
        public func onShelfItemSwitchBegin<ItemID, ShelfID>(
            for items: ItemID.Type,
            on shelves: ShelfID.Type,
            perform action: @escaping (_ item: ItemID, _ shelf: ShelfID) -> Void
        ) -> some View {
            onShelfItem(.switchBegin, action)
        }

        /// Adds an action for a shelf that comes to rest on another item.
        ///
        /// - Parameters:
        ///   - items: The type of the items' identities.
        ///   - shelves: The type of the shelves' identities; other shelves run no action.
        ///   - action: Gets the item and its shelf.
        /// - Returns: A view with these shelves.
        public func onShelfItemSettle<ItemID, ShelfID>(
            for items: ItemID.Type,
            on shelves: ShelfID.Type,
            perform action: @escaping (_ item: ItemID, _ shelf: ShelfID) -> Void
        ) -> some View {
            onShelfItem(.settle, action)
        }

        /// Adds an action for a shelf that comes to rest on the item that it left, or that loses
        /// all its items in motion.
        ///
        /// - Parameters:
        ///   - items: The type of the items' identities.
        ///   - shelves: The type of the shelves' identities; other shelves run no action.
        ///   - action: Gets the item and its shelf.
        /// - Returns: A view with these shelves.
        public func onShelfItemSwitchCancel<ItemID, ShelfID>(
            for items: ItemID.Type,
            on shelves: ShelfID.Type,
            perform action: @escaping (_ item: ItemID, _ shelf: ShelfID) -> Void
        ) -> some View {
            onShelfItem(.switchCancel, action)
        }

        /// Adds an action for an item that becomes visible, in both axes.
        ///
        /// `onAppear` of the item's content comes when the content is made ready, which is earlier.
        ///
        ///     .onShelfItemAppear(for: Film.ID.self, on: Genre.ID.self) { film, genre in … }
        ///
        /// - Parameters:
        ///   - items: The type of the items' identities.
        ///   - shelves: The type of the shelves' identities; other shelves run no action.
        ///   - action: Gets the item and its shelf.
        /// - Returns: A view with these shelves.
        public func onShelfItemAppear<ItemID, ShelfID>(
            for items: ItemID.Type,
            on shelves: ShelfID.Type,
            perform action: @escaping (_ item: ItemID, _ shelf: ShelfID) -> Void
        ) -> some View {
            onShelfItem(.appear, action)
        }

        /// Adds an action for an item that is no longer visible, or is removed while visible, alone
        /// or with all shelves; once for each time that it appeared.
        ///
        /// - Parameters:
        ///   - items: The type of the items' identities.
        ///   - shelves: The type of the shelves' identities; other shelves run no action.
        ///   - action: Gets the item and its shelf.
        /// - Returns: A view with these shelves.
        public func onShelfItemDisappear<ItemID, ShelfID>(
            for items: ItemID.Type,
            on shelves: ShelfID.Type,
            perform action: @escaping (_ item: ItemID, _ shelf: ShelfID) -> Void
        ) -> some View {
            onShelfItem(.disappear, action)
        }

        private func onShelfItem<ItemID, ShelfID>(
            _ event: ShelfEventKind,
            _ action: @escaping (ItemID, ShelfID) -> Void
        ) -> some View {
            shelves {
                $0.types[ShelfItemHandlers<ItemID, ShelfID>.self].actions[event, default: []]
                    .insert(action, at: 0)
            }
        }
    }
#endif
