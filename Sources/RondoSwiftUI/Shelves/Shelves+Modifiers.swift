#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI

    // These come before the modifiers of every view, like `bold()` of a text.

    extension Shelves {
        /// Sets the height of all shelves, including their headers.
        ///
        /// - Parameter length: In points, 0 or more.
        /// - Returns: The changed shelves.
        public func shelfLength(_ length: CGFloat) -> Self {
            configured { $0.list.extent = .points(length) }
        }

        /// Sets the gap between shelves.
        ///
        /// - Parameter spacing: In points, 0 or more.
        /// - Returns: The changed shelves.
        public func shelfSpacing(_ spacing: CGFloat) -> Self {
            configured { $0.list.spacing = spacing }
        }

        /// Sets the width of all items.
        ///
        /// - Parameter length: In points, 0 or more.
        /// - Returns: The changed shelves.
        public func itemLength(_ length: CGFloat) -> Self {
            configured { $0.shelf.extent = .points(length) }
        }

        /// Sets the gap between the items of a shelf.
        ///
        /// - Parameter spacing: In points, 0 or more.
        /// - Returns: The changed shelves.
        public func spacing(_ spacing: CGFloat) -> Self {
            configured { $0.shelf.spacing = spacing }
        }

        /// Sets where shelves rest after a lift; by default wherever they stop.
        ///
        /// - Parameter snap: The kind of snapping.
        /// - Returns: The changed shelves.
        public func snap(_ snap: Snap) -> Self {
            configured { $0.shelf.snap = snap }
        }

        /// Sets the height of headers.
        ///
        /// - Parameter length: In points, 0 or more; part of the shelf's length.
        /// - Returns: The changed shelves.
        public func headerLength(_ length: CGFloat) -> Self {
            changed { $0.options.headerLength = length }
        }

        /// Sets the options of shelves that differ from the others: height, layout, VoiceOver
        /// label.
        ///
        /// - Parameter options: Called for each shelf in each update.
        /// - Returns: The changed shelves.
        public func shelfOptions(_ options: @escaping (Data.Element) -> ShelfOptions) -> Self {
            changed { $0.options.shelf = options }
        }

        /// Changes options without a modifier, such as `list.ends`, `remembered` and `loading`.
        ///
        /// - Parameter change: Changes the engine's configuration. The view sets viewports and
        ///   direction.
        /// - Returns: The changed shelves.
        public func configured(
            _ change: @escaping (inout ShelvesConfiguration) -> Void
        ) -> Self {
            changed { $0.options.changes.append(change) }
        }

        /// Turns scrolling by fingers off, for the list and the shelves.
        ///
        /// - Parameter isDisabled: Whether it is off.
        /// - Returns: The changed shelves.
        public func scrollDisabled(_ isDisabled: Bool) -> Self {
            changed { $0.options.isScrollDisabled = isDisabled }
        }

        /// Scrolls to the first shelf when the status bar is tapped; only one view on screen may do
        /// so.
        ///
        /// - Parameter scrolls: Whether it does; the default is true.
        /// - Returns: The changed shelves.
        public func scrollsToTop(_ scrolls: Bool) -> Self {
            changed { $0.options.scrollsToTop = scrolls }
        }

        /// Adds an action for a current shelf that comes near the last one, to load more; it runs
        /// once for a last shelf, and again if the current one has been further away from it in
        /// between.
        ///
        /// It runs in the next turn of the run loop, when state can be changed.
        ///
        /// - Parameters:
        ///   - distance: The distance, in shelves; 0 or more.
        ///   - action: Loads more.
        /// - Returns: The changed shelves.
        public func onReachEnd(
            within distance: Int = 2,
            perform action: @escaping () -> Void
        ) -> Self {
            changed { $0.options.onReachEnd.append(ReachEnd(distance, action)) }
        }

        /// Connects a loader, which loads shelves page by page when the end comes near.
        ///
        ///     Shelves(genres.items, ids: \.films, load: Server.films) { film in
        ///         CoverView(film)
        ///     }
        ///     .loader(genres)
        ///
        /// - Parameter loader: The loader of the shelves, a state object of the parent view; it
        ///   loads for one view at a time.
        /// - Returns: The changed shelves.
        public func loader<Cursor>(_ loader: PagerLoader<Data.Element, Cursor>) -> Self
        where Data.Element: Sendable {
            changed { $0.options.loader = loader }
        }

        /// Adds a view below all shelves, such as a spinner or a retry button.
        ///
        /// Added shelves take its place. It is as wide as the shelves.
        ///
        /// - Parameters:
        ///   - length: Its height, in points; 0 or more, 0 for no footer.
        ///   - content: The view.
        /// - Returns: The changed shelves.
        public func footer(
            length: CGFloat,
            @ViewBuilder content: @escaping () -> some View
        ) -> Self {
            changed {
                $0.options.footer = ShelvesFooter(length: length) { AnyView(content()) }
            }
        }

        /// Sets the VoiceOver text for scrolled shelves.
        ///
        /// - Parameter text: Returns the text for the shelf's number, from 1, and the count; by
        ///   default `SpokenText.shelf`.
        /// - Returns: The changed shelves.
        public func shelfDescription(
            _ text: @escaping @MainActor (_ shelf: Int, _ count: Int) -> String
        ) -> Self {
            changed { $0.options.shelfDescription = text }
        }

        /// Sets the VoiceOver text for scrolled items of a shelf.
        ///
        /// - Parameter text: Returns the text for the item's number, from 1, and the count; by
        ///   default `SpokenText.item`.
        /// - Returns: The changed shelves.
        public func itemDescription(
            _ text: @escaping @MainActor (_ item: Int, _ count: Int) -> String
        ) -> Self {
            changed { $0.options.itemDescription = text }
        }

        /// Connects a proxy.
        ///
        /// - Parameter proxy: A state of the parent view.
        /// - Returns: The changed shelves.
        public func proxy(_ proxy: ShelvesProxy) -> Self {
            changed { $0.options.proxy = proxy }
        }

        func changed(_ change: (inout Self) -> Void) -> Self {
            var shelves = self
            change(&shelves)
            return shelves
        }
    }
#endif
