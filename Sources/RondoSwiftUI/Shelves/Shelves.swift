#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import SwiftUI

    /// A vertical list of shelves that scroll sideways.
    ///
    ///     Shelves(genres, items: \.films) { film in
    ///         CoverView(film)
    ///     } header: { genre in
    ///         Text(genre.title)
    ///     }
    ///     .shelfLength(220)
    ///     .shelfItemLength(140)
    ///     .shelfHeaderLength(40)
    ///
    /// It fills the space that it is offered. Its modifiers are those of every view and can be in
    /// any order. With `load`, only the ids of the items must be known, and their data is fetched
    /// when they come near.
    ///
    /// Shelves are distinguished by their identity, and so are the items of a shelf; an item can be
    /// on several shelves, with separate state on each. Shelves that return are at their old
    /// position. The state of an item's content is kept with its cell: while it is visible, or next
    /// to the visible ones.
    ///
    /// An update of the parent view costs one call of `content` for each kept item, and one
    /// comparison of identities for each item on a shelf.
    ///
    /// - SeeAlso: Documentation/Guides/SwiftUI.md
    @MainActor
    public struct Shelves<
        Data: RandomAccessCollection,
        Item: Identifiable,
        Content: View,
        Header: View
    >: View where Data.Element: Identifiable, Data.Element.ID: Sendable, Item.ID: Sendable {
        let data: Data
        /// The items of a shelf that a filter among the options shows.
        let items: (Data.Element, OptionsByType) -> ShownItems<Item.ID>
        /// The view of the item at a place among all items of a shelf; with its data, if that is
        /// loaded.
        let content: (Data.Element, _ place: Int, Item.ID, Item?) -> Content
        /// Nil if shelves have no headers.
        let header: ((Data.Element) -> Header)?
        /// Nil if nothing is loaded.
        let load: (@MainActor ([Item.ID]) async throws -> [Item])?

        /// The shelves.
        public var body: some View { ShelvesFace(shelves: self) }
    }

    // MARK: - Items at hand

    /// An item whose data is not loaded; only its identity is known.
    public struct ShelvesItemID<ID: Hashable & Sendable>: Identifiable, Sendable {
        /// Its identity.
        public let id: ID
    }

    extension Shelves {
        /// Shelves with headers.
        ///
        /// - Parameters:
        ///   - data: The shelves in order, with unique identities.
        ///   - items: The items of a shelf in order, each at most once.
        ///   - content: The view of an item.
        ///   - header: The view above a shelf, with the height of `shelfHeaderLength(_:)`.
        public init<Items: RandomAccessCollection>(
            _ data: Data,
            items: KeyPath<Data.Element, Items>,
            @ViewBuilder content: @escaping (Items.Element) -> Content,
            @ViewBuilder header: @escaping (Data.Element) -> Header
        ) where Items.Element: Identifiable, Item == ShelvesItemID<Items.Element.ID> {
            self.init(data, items, content, header)
        }

        /// Shelves without headers.
        ///
        /// - Parameters:
        ///   - data: The shelves in order, with unique identities.
        ///   - items: The items of a shelf in order, each at most once.
        ///   - content: The view of an item.
        public init<Items: RandomAccessCollection>(
            _ data: Data,
            items: KeyPath<Data.Element, Items>,
            @ViewBuilder content: @escaping (Items.Element) -> Content
        )
        where
            Items.Element: Identifiable,
            Item == ShelvesItemID<Items.Element.ID>,
            Header == EmptyView
        {
            self.init(data, items, content, nil)
        }

        private init<Items: RandomAccessCollection>(
            _ data: Data,
            _ items: KeyPath<Data.Element, Items>,
            _ content: @escaping (Items.Element) -> Content,
            _ header: ((Data.Element) -> Header)?
        ) where Items.Element: Identifiable, Item == ShelvesItemID<Items.Element.ID> {
            self.data = data
            self.items = { ShownItems($0[keyPath: items], $1) { $0.id } }
            self.content = { shelf, place, _, _ in
                let all = shelf[keyPath: items]
                return content(all[all.index(all.startIndex, offsetBy: place)])
            }
            self.header = header
            load = nil
        }
    }

    // MARK: - Loaded items

    extension Shelves {
        /// Shelves with headers, whose items are loaded by id.
        ///
        /// Each item is requested once, when it comes near, many at a time; a failed one is
        /// requested again after a while.
        ///
        /// - Parameters:
        ///   - data: The shelves in order, with unique identities.
        ///   - ids: The identities of the items on a shelf, each at most once.
        ///   - load: Returns the items with these identities, in any order; items that it leaves
        ///     out have failed. Its task is cancelled when no visible item needs it.
        ///   - content: The view of an item; nil while it is not loaded.
        ///   - header: The view above a shelf, with the height of `shelfHeaderLength(_:)`.
        public init(
            _ data: Data,
            ids: KeyPath<Data.Element, [Item.ID]>,
            load: @escaping @MainActor ([Item.ID]) async throws -> [Item],
            @ViewBuilder content: @escaping (Item?) -> Content,
            @ViewBuilder header: @escaping (Data.Element) -> Header
        ) {
            self.init(
                data: data,
                items: { ShownItems($0[keyPath: ids], $1) { $0 } },
                content: { content($3) },
                header: header,
                load: load
            )
        }

        /// Shelves without headers, whose items are loaded by id.
        ///
        /// - Parameters:
        ///   - data: The shelves in order, with unique identities.
        ///   - ids: The identities of the items on a shelf, each at most once.
        ///   - load: As above.
        ///   - content: The view of an item; nil while it is not loaded.
        public init(
            _ data: Data,
            ids: KeyPath<Data.Element, [Item.ID]>,
            load: @escaping @MainActor ([Item.ID]) async throws -> [Item],
            @ViewBuilder content: @escaping (Item?) -> Content
        ) where Header == EmptyView {
            self.init(
                data: data,
                items: { ShownItems($0[keyPath: ids], $1) { $0 } },
                content: { content($3) },
                header: nil,
                load: load
            )
        }
    }
#endif
