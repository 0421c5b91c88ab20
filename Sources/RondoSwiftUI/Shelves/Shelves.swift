#if os(iOS) || os(Linux)
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
    ///     .itemLength(140)
    ///     .headerLength(40)
    ///
    /// It fills the space that it is offered. Its own modifiers stand before those of every view.
    /// With `load` items need only be known by id, and their data is fetched when they come near.
    ///
    /// Shelves are told apart by their identity, and the items of a shelf by theirs; an item may
    /// stand on several shelves, and has a state of its own on each. Shelves that come back are
    /// where they were. The state of an item's content is kept while its cell is: in sight, or next
    /// to that.
    ///
    /// An update of the view around it costs one call of `content` for each item that is kept, and
    /// one comparison of identities for each item that stands on a shelf.
    ///
    /// - SeeAlso: Documentation/Guides/SwiftUI.md
    @MainActor
    public struct Shelves<
        Data: RandomAccessCollection,
        Item: Identifiable & Sendable,
        Content: View,
        Header: View
    >: View where Data.Element: Identifiable, Data.Element.ID: Sendable, Item.ID: Sendable {
        let data: Data
        let ids: (Data.Element) -> [Item.ID]
        /// Of the item at an index on a shelf; with its data, if that is loaded and is here.
        let content: (Data.Element, _ index: Int, Item.ID, Item?) -> Content
        /// Nil when shelves have none.
        let header: ((Data.Element) -> Header)?
        /// Nil when nothing is loaded.
        let load: (@MainActor ([Item.ID]) async throws -> [Item])?
        var options = ShelvesOptions<Data.Element>()

        /// The shelves.
        public var body: some View { ShelvesFace(shelves: self) }
    }

    // MARK: - Items that are here

    /// An item of which only the identity has to be known.
    public struct ShelvesItemID<ID: Hashable & Sendable>: Identifiable, Sendable {
        /// Its identity.
        public let id: ID
    }

    extension Shelves {
        /// Shelves with headers.
        ///
        /// - Parameters:
        ///   - data: The shelves in order; no two may share an identity.
        ///   - items: The items on a shelf in order; none may stand there twice.
        ///   - content: What is shown of an item.
        ///   - header: What is shown above a shelf, as high as `headerLength(_:)` says.
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
        ///   - data: The shelves in order; no two may share an identity.
        ///   - items: The items on a shelf in order; none may stand there twice.
        ///   - content: What is shown of an item.
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
            ids = { $0[keyPath: items].map(\.id) }
            self.content = { shelf, index, _, _ in
                let all = shelf[keyPath: items]
                return content(all[all.index(all.startIndex, offsetBy: index)])
            }
            self.header = header
            load = nil
        }
    }

    // MARK: - Items that are loaded

    extension Shelves {
        /// Shelves with headers, whose items are loaded by id.
        ///
        /// Each item is asked for once, when it comes near, many at a time; what failed is asked
        /// for again after a while.
        ///
        /// - Parameters:
        ///   - data: The shelves in order; no two may share an identity.
        ///   - ids: The identities of the items on a shelf; none may stand there twice.
        ///   - load: Gives the items of identities, in any order; those that it leaves out have
        ///     failed. Its task is cancelled when nothing in sight waits for it any more.
        ///   - content: What is shown of an item; nil while it is not here.
        ///   - header: What is shown above a shelf, as high as `headerLength(_:)` says.
        public init(
            _ data: Data,
            ids: KeyPath<Data.Element, [Item.ID]>,
            load: @escaping @MainActor ([Item.ID]) async throws -> [Item],
            @ViewBuilder content: @escaping (Item?) -> Content,
            @ViewBuilder header: @escaping (Data.Element) -> Header
        ) {
            self.init(
                data: data,
                ids: { $0[keyPath: ids] },
                content: { content($3) },
                header: header,
                load: load
            )
        }

        /// Shelves without headers, whose items are loaded by id.
        ///
        /// - Parameters:
        ///   - data: The shelves in order; no two may share an identity.
        ///   - ids: The identities of the items on a shelf; none may stand there twice.
        ///   - load: As above.
        ///   - content: What is shown of an item; nil while it is not here.
        public init(
            _ data: Data,
            ids: KeyPath<Data.Element, [Item.ID]>,
            load: @escaping @MainActor ([Item.ID]) async throws -> [Item],
            @ViewBuilder content: @escaping (Item?) -> Content
        ) where Header == EmptyView {
            self.init(
                data: data,
                ids: { $0[keyPath: ids] },
                content: { content($3) },
                header: nil,
                load: load
            )
        }
    }
#endif
