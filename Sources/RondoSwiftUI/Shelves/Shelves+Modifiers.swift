#if os(iOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI

    // These stand before the modifiers of every view, as `bold()` of a text does.

    extension Shelves {
        /// Makes all shelves so high, their headers among it.
        ///
        /// - Parameter length: In points, 0 or more.
        /// - Returns: Shelves that are.
        public func shelfLength(_ length: CGFloat) -> Self {
            configured { $0.list.extent = .points(length) }
        }

        /// Leaves a gap between shelves.
        ///
        /// - Parameter spacing: In points, 0 or more.
        /// - Returns: Shelves that have one.
        public func shelfSpacing(_ spacing: CGFloat) -> Self {
            configured { $0.list.spacing = spacing }
        }

        /// Makes all items so wide.
        ///
        /// - Parameter length: In points, 0 or more.
        /// - Returns: Shelves with such items.
        public func itemLength(_ length: CGFloat) -> Self {
            configured { $0.shelf.extent = .points(length) }
        }

        /// Leaves a gap between the items of a shelf.
        ///
        /// - Parameter spacing: In points, 0 or more.
        /// - Returns: Shelves with such items.
        public func spacing(_ spacing: CGFloat) -> Self {
            configured { $0.shelf.spacing = spacing }
        }

        /// Says where shelves rest after a lift; without this, wherever they stop.
        ///
        /// - Parameter snap: Where.
        /// - Returns: Shelves that do.
        public func snap(_ snap: Snap) -> Self {
            configured { $0.shelf.snap = snap }
        }

        /// Gives headers so much height.
        ///
        /// - Parameter length: In points, 0 or more; part of the shelf's length.
        /// - Returns: Shelves with such headers.
        public func headerLength(_ length: CGFloat) -> Self {
            changed { $0.options.headerLength = length }
        }

        /// Says how a shelf differs from the others: its height, its layout, what VoiceOver calls
        /// it.
        ///
        /// - Parameter options: Called for each shelf in each update.
        /// - Returns: Shelves that differ.
        public func shelfOptions(_ options: @escaping (Data.Element) -> ShelfOptions) -> Self {
            changed { $0.options.shelf = options }
        }

        /// Changes what has no modifier of its own, such as `list.ends`, `remembered` and
        /// `loading`.
        ///
        /// - Parameter change: Changes the engine's configuration. Viewports and direction are the
        ///   view's own.
        /// - Returns: Shelves with that configuration.
        public func configured(
            _ change: @escaping (inout ShelvesConfiguration) -> Void
        ) -> Self {
            changed { $0.options.changes.append(change) }
        }

        /// Does not scroll by fingers, neither the list nor shelves.
        ///
        /// - Parameter isDisabled: Whether it does not.
        /// - Returns: Shelves that do not.
        public func scrollDisabled(_ isDisabled: Bool) -> Self {
            changed { $0.options.isScrollDisabled = isDisabled }
        }

        /// Goes to the first shelf by a tap on the status bar; only one view on screen may.
        ///
        /// - Parameter scrolls: Whether it does; without this it does.
        /// - Returns: Shelves that do.
        public func scrollsToTop(_ scrolls: Bool) -> Self {
            changed { $0.options.scrollsToTop = scrolls }
        }

        /// Tells when the current shelf comes near the last one, to load more; once for a last
        /// shelf, and again when the current one has been further away from it in between.
        ///
        /// It tells in the next turn of the run loop, when state may be changed.
        ///
        /// - Parameters:
        ///   - distance: How near, in shelves; 0 or more.
        ///   - action: Loads more.
        /// - Returns: Shelves that do.
        public func onReachEnd(
            within distance: Int = 2,
            perform action: @escaping () -> Void
        ) -> Self {
            changed { $0.options.onReachEnd.append(ReachEnd(distance, action)) }
        }

        /// Sets what VoiceOver says when shelves are scrolled.
        ///
        /// - Parameter text: Made of the shelf's number, from 1, and the count; without this
        ///   `SpokenText.shelf`.
        /// - Returns: Shelves with that text.
        public func shelfDescription(
            _ text: @escaping @MainActor (_ shelf: Int, _ count: Int) -> String
        ) -> Self {
            changed { $0.options.shelfDescription = text }
        }

        /// Sets what VoiceOver says when the items of a shelf are scrolled.
        ///
        /// - Parameter text: Made of the item's number, from 1, and the count; without this
        ///   `SpokenText.item`.
        /// - Returns: Shelves with that text.
        public func itemDescription(
            _ text: @escaping @MainActor (_ item: Int, _ count: Int) -> String
        ) -> Self {
            changed { $0.options.itemDescription = text }
        }

        /// Lets a proxy scroll them.
        ///
        /// - Parameter proxy: Kept as a state of the view around the shelves.
        /// - Returns: Shelves that do.
        public func proxy(_ proxy: ShelvesProxy) -> Self {
            changed { $0.options.proxy = proxy }
        }

        private func changed(_ change: (inout Self) -> Void) -> Self {
            var shelves = self
            change(&shelves)
            return shelves
        }
    }
#endif
