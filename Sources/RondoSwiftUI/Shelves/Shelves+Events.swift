#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI

    /// What happens to a shelf of the list, or to an item of a shelf.
    enum ShelvesEvent {
        case switchBegin
        case settle
        case switchCancel
        case appear
        case disappear
    }

    /// The actions of shelves, in the order of their modifiers.
    struct ShelvesHandlers<ShelfID, ItemID> {
        var shelf: [ShelvesEvent: [(ShelfID) -> Void]] = [:]
        var item: [ShelvesEvent: [(ItemID, ShelfID) -> Void]] = [:]
    }

    // Actions get identities, which are right also when the shelf or the item has been removed. They
    // run in the next turn of the run loop, when state can be changed.

    extension Shelves {
        /// Adds an action for the start of a switch of the list: the list leaves rest.
        ///
        /// Each begin is followed by one `onShelfSettle` or `onShelfSwitchCancel`. An immediate jump
        /// settles without a begin.
        ///
        /// - Parameter action: Gets the shelf that was at rest.
        /// - Returns: The changed shelves.
        public func onShelfSwitchBegin(
            perform action: @escaping (_ shelf: Data.Element.ID) -> Void
        ) -> Self {
            on(.switchBegin, action)
        }

        /// Adds an action for the list that comes to rest on another shelf.
        ///
        /// - Parameter action: Gets the shelf.
        /// - Returns: The changed shelves.
        public func onShelfSettle(
            perform action: @escaping (_ shelf: Data.Element.ID) -> Void
        ) -> Self {
            on(.settle, action)
        }

        /// Adds an action for the list that comes to rest on the shelf that it left.
        ///
        /// - Parameter action: Gets the shelf.
        /// - Returns: The changed shelves.
        public func onShelfSwitchCancel(
            perform action: @escaping (_ shelf: Data.Element.ID) -> Void
        ) -> Self {
            on(.switchCancel, action)
        }

        /// Adds an action for a shelf that becomes visible.
        ///
        /// - Parameter action: Gets the shelf.
        /// - Returns: The changed shelves.
        public func onShelfAppear(
            perform action: @escaping (_ shelf: Data.Element.ID) -> Void
        ) -> Self {
            on(.appear, action)
        }

        /// Adds an action for a shelf that is no longer visible, or is removed while visible; once
        /// for each time that it appeared.
        ///
        /// - Parameter action: Gets the shelf.
        /// - Returns: The changed shelves.
        public func onShelfDisappear(
            perform action: @escaping (_ shelf: Data.Element.ID) -> Void
        ) -> Self {
            on(.disappear, action)
        }

        /// Adds an action for the start of a switch of a shelf: the shelf leaves rest.
        ///
        /// Each begin is followed by one `onItemSettle` or `onItemSwitchCancel` of the shelf. An
        /// immediate jump settles without a begin.
        ///
        /// - Parameter action: Gets the item that was at rest, and its shelf.
        /// - Returns: The changed shelves.
        public func onItemSwitchBegin(
            perform action: @escaping (_ item: Item.ID, _ shelf: Data.Element.ID) -> Void
        ) -> Self {
            on(.switchBegin, action)
        }

        /// Adds an action for a shelf that comes to rest on another item.
        ///
        /// - Parameter action: Gets the item and its shelf.
        /// - Returns: The changed shelves.
        public func onItemSettle(
            perform action: @escaping (_ item: Item.ID, _ shelf: Data.Element.ID) -> Void
        ) -> Self {
            on(.settle, action)
        }

        /// Adds an action for a shelf that comes to rest on the item that it left.
        ///
        /// - Parameter action: Gets the item and its shelf.
        /// - Returns: The changed shelves.
        public func onItemSwitchCancel(
            perform action: @escaping (_ item: Item.ID, _ shelf: Data.Element.ID) -> Void
        ) -> Self {
            on(.switchCancel, action)
        }

        /// Adds an action for an item that becomes visible, in both axes.
        ///
        /// `onAppear` of the item's content comes when the content is made ready, which is earlier.
        ///
        /// - Parameter action: Gets the item and its shelf.
        /// - Returns: The changed shelves.
        public func onItemAppear(
            perform action: @escaping (_ item: Item.ID, _ shelf: Data.Element.ID) -> Void
        ) -> Self {
            on(.appear, action)
        }

        /// Adds an action for an item that is no longer visible, or is removed while visible; once
        /// for each time that it appeared.
        ///
        /// - Parameter action: Gets the item and its shelf.
        /// - Returns: The changed shelves.
        public func onItemDisappear(
            perform action: @escaping (_ item: Item.ID, _ shelf: Data.Element.ID) -> Void
        ) -> Self {
            on(.disappear, action)
        }

        private func on(
            _ event: ShelvesEvent,
            _ action: @escaping (Data.Element.ID) -> Void
        ) -> Self {
            changed { $0.handlers.shelf[event, default: []].append(action) }
        }

        private func on(
            _ event: ShelvesEvent,
            _ action: @escaping (Item.ID, Data.Element.ID) -> Void
        ) -> Self {
            changed { $0.handlers.item[event, default: []].append(action) }
        }
    }
#endif
