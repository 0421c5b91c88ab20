#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI

    // Modifiers of any view, for all shelves within it. Their order among other modifiers does not
    // matter, and of two values for the same option the innermost wins. They do not reach shelves
    // within the items of shelves.

    // MARK: - Layout

    extension View {
        /// Sets the height of all shelves, including their headers.
        ///
        /// - Parameter length: In points, 0 or more.
        /// - Returns: A view with these shelves.
        public func shelfLength(_ length: CGFloat) -> some View {
            shelvesConfiguration { $0.list.extent = .points(length) }
        }

        /// Sets the gap between shelves.
        ///
        /// - Parameter spacing: In points, 0 or more.
        /// - Returns: A view with these shelves.
        public func shelfSpacing(_ spacing: CGFloat) -> some View {
            shelvesConfiguration { $0.list.spacing = spacing }
        }

        /// Sets the width of all items of shelves.
        ///
        /// - Parameter length: In points, 0 or more.
        /// - Returns: A view with these shelves.
        public func shelfItemLength(_ length: CGFloat) -> some View {
            shelvesConfiguration { $0.shelf.extent = .points(length) }
        }

        /// Sets the gap between the items of a shelf.
        ///
        /// - Parameter spacing: In points, 0 or more.
        /// - Returns: A view with these shelves.
        public func shelfItemSpacing(_ spacing: CGFloat) -> some View {
            shelvesConfiguration { $0.shelf.spacing = spacing }
        }

        /// Sets where the list rests after a lift; by default wherever it stops.
        ///
        /// - Parameter snap: The kind of snapping.
        /// - Returns: A view with these shelves.
        public func shelfSnap(_ snap: Snap) -> some View {
            shelvesConfiguration { $0.list.snap = snap }
        }

        /// Sets where the items of a shelf rest after a lift; by default wherever they stop.
        ///
        /// - Parameter snap: The kind of snapping.
        /// - Returns: A view with these shelves.
        public func shelfItemSnap(_ snap: Snap) -> some View {
            shelvesConfiguration { $0.shelf.snap = snap }
        }

        /// Sets the height of the headers of shelves.
        ///
        /// - Parameter length: In points, 0 or more; part of the shelf's length.
        /// - Returns: A view with these shelves.
        public func shelfHeaderLength(_ length: CGFloat) -> some View {
            shelves { $0.headerLength = length }
        }

        /// Sets free space at edges of shelves; shelves and items rest within it and are visible
        /// in it.
        ///
        /// Top and bottom apply to the list, leading and trailing to every shelf.
        ///
        /// - Parameters:
        ///   - edges: The edges; margins at other edges are unchanged.
        ///   - length: In points, 0 or more; added to the safe area.
        /// - Returns: A view with these shelves.
        public func shelvesContentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> some View
        {
            shelves { $0.margins.set(edges, to: length) }
        }

        /// Sets the options of shelves that differ from the others: height, layout, VoiceOver
        /// label.
        ///
        /// - Parameters:
        ///   - shelves: The type of the shelves' data; other shelves are unchanged.
        ///   - options: Called for each shelf in each update.
        /// - Returns: A view with these shelves.
        public func shelfOptions<Shelf>(
            for shelves: Shelf.Type,
            _ options: @escaping (Shelf) -> ShelfOptions
        ) -> some View {
            self.shelves { $0.types[ShelfTypeOptions<Shelf>.self].options = options }
        }

        /// Shows only some of the items of shelves; a hidden item returns at its place.
        ///
        ///     Shelves(genres, items: \.films) { CoverView($0) }
        ///         .shelfItemFilter(for: Film.self) { film in !watched.contains(film.id) }
        ///
        /// A hidden item is not counted and not loaded, and a current one is replaced by its
        /// successor in the direction of travel. A shelf stays also without any shown item.
        ///
        /// - Parameters:
        ///   - items: The type of the items, or of their identities if the shelves load them by
        ///     `ids`; other shelves are unchanged.
        ///   - isShown: Whether an item is shown; called for each item of each shelf in each update.
        ///     Nil for all.
        /// - Returns: A view with these shelves.
        public func shelfItemFilter<Item>(
            for items: Item.Type,
            _ isShown: ((Item) -> Bool)?
        ) -> some View {
            shelves { $0.types[ShelfItemOptions<Item>.self].isShown = isShown }
        }

        /// Changes options without a modifier, such as `list.ends`, `remembered` and `loading`.
        ///
        ///     Shelves(genres, items: \.films) { CoverView($0) }
        ///         .padding(.vertical)
        ///         .shelvesConfiguration { $0.list.ends = .loop }
        ///
        /// - Parameter change: Changes the engine's configuration. The view sets viewports and
        ///   direction.
        /// - Returns: A view with these shelves.
        public func shelvesConfiguration(
            _ change: @escaping (inout ShelvesConfiguration) -> Void
        ) -> some View {
            shelves { $0.changes.append(change) }
        }

        /// Adds a view below all shelves, such as a spinner or a retry button.
        ///
        /// Added shelves take its place. It is as wide as the shelves.
        ///
        /// - Parameters:
        ///   - length: Its height, in points; 0 or more, 0 for no footer.
        ///   - content: The view.
        /// - Returns: A view with these shelves.
        public func shelvesFooter(
            length: CGFloat,
            @ViewBuilder content: @escaping () -> some View
        ) -> some View {
            shelves { $0.footer = ShelvesFooter(length: length) { AnyView(content()) } }
        }
    }

    // MARK: - Scrolling, loading and VoiceOver

    extension View {
        /// Turns scrolling by fingers off, for the list and the shelves, while their content stays
        /// enabled.
        ///
        /// From iOS 16 on SwiftUI's own `scrollDisabled(_:)` does the same.
        ///
        /// - Parameter isDisabled: Whether it is off.
        /// - Returns: A view with these shelves.
        public func shelvesScrollDisabled(_ isDisabled: Bool) -> some View {
            shelves { $0.isScrollDisabled = isDisabled }
        }

        /// Scrolls to the first shelf when the status bar is tapped; only one view on screen may do
        /// so.
        ///
        /// - Parameter scrolls: Whether it does; the default is true.
        /// - Returns: A view with these shelves.
        public func shelvesScrollsToTop(_ scrolls: Bool) -> some View {
            shelves { $0.scrollsToTop = scrolls }
        }

        /// Connects a proxy to the shelves within this view.
        ///
        /// - Parameter proxy: A state of the parent view. Of several lists of shelves it controls
        ///   one.
        /// - Returns: A view with these shelves.
        public func shelvesProxy(_ proxy: ShelvesProxy) -> some View {
            shelves { $0.proxy = proxy }
        }

        /// Connects a binding to the shelf at rest, in both directions.
        ///
        ///     @State private var genre: Genre.ID?
        ///
        ///     Shelves(genres, items: \.films) { CoverView($0) }
        ///         .shelfSelection($genre)
        ///
        /// The binding is written when the list comes to rest with another shelf at its top. Set
        /// it, and the list goes to that shelf, animated within `withAnimation`; nil requests
        /// nothing.
        ///
        /// - Parameter selection: The identity of a shelf. Shelves with identities of another type
        ///   are unchanged.
        /// - Returns: A view with these shelves.
        public func shelfSelection<ShelfID: Hashable>(
            _ selection: Binding<ShelfID?>
        ) -> some View {
            shelves { $0.types[ShelfSelection<ShelfID>.self].binding = selection }
        }

        /// Connects a binding that always has a shelf; see above.
        ///
        /// - Parameter selection: The identity of a shelf. Shelves with identities of another type
        ///   are unchanged.
        /// - Returns: A view with these shelves.
        public func shelfSelection<ShelfID: Hashable>(
            _ selection: Binding<ShelfID>
        ) -> some View {
            shelfSelection(Binding<ShelfID?>(selection))
        }

        /// Connects a loader, which loads shelves page by page when the end comes near.
        ///
        ///     Shelves(genres.items, ids: \.films, load: Server.films) { film in
        ///         CoverView(film)
        ///     }
        ///     .shelvesLoader(genres)
        ///
        /// - Parameter loader: The loader of the shelves, a state object of the parent view; it
        ///   loads for one view at a time. Shelves of another type are unchanged.
        /// - Returns: A view with these shelves.
        public func shelvesLoader<Shelf, Cursor>(
            _ loader: PagerLoader<Shelf, Cursor>
        ) -> some View {
            shelves { $0.types[ShelfTypeOptions<Shelf>.self].loader = loader }
        }

        /// Sets the VoiceOver text for scrolled shelves.
        ///
        /// - Parameter text: Returns the text for the shelf's number, from 1, and the count; by
        ///   default `SpokenText.shelf`.
        /// - Returns: A view with these shelves.
        public func shelfDescription(
            _ text: @escaping @MainActor (_ shelf: Int, _ count: Int) -> String
        ) -> some View {
            shelves { $0.shelfDescription = text }
        }

        /// Sets the VoiceOver text for scrolled items of a shelf.
        ///
        /// - Parameter text: Returns the text for the item's number, from 1, and the count; by
        ///   default `SpokenText.item`.
        /// - Returns: A view with these shelves.
        public func shelfItemDescription(
            _ text: @escaping @MainActor (_ item: Int, _ count: Int) -> String
        ) -> some View {
            shelves { $0.itemDescription = text }
        }
    }
#endif
