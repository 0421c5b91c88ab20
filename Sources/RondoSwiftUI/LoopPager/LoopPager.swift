#if os(iOS) || os(Linux)
    import RondoUIKit
    import SwiftUI

    /// An endless pager or feed: items that follow each other round and round, or end where an end
    /// is pinned.
    ///
    ///     LoopPager(rooms, selection: $room) { room in
    ///         RoomView(room)
    ///     }
    ///     .axis(.vertical)
    ///     .pinned(.start)
    ///
    /// It fills the space that it is offered. Its own modifiers stand before those of every view.
    ///
    /// Items are told apart by their identity, which no two may share. They may come, go and move
    /// at any moment, also under the finger: the current one stays where it is. The state of an
    /// item's content is kept as long as the item is: while it is seen or the next one to be, or
    /// as `keep(_:)` says.
    ///
    /// An update of the view around it costs one call of `content` for each item that is kept,
    /// which SwiftUI compares with what it has, and one comparison of identities for each item
    /// there is. Hosting controllers are made for the tiles, once, and used for all items.
    ///
    /// - SeeAlso: Documentation/Guides/SwiftUI.md
    @MainActor
    public struct LoopPager<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
        let data: Data
        let id: KeyPath<Data.Element, ID>
        let content: (Data.Element) -> Content
        /// A constant nil without `hasSelection`.
        @Binding var selection: ID?
        let hasSelection: Bool
        var options = PagerOptions()
        var handlers = PagerHandlers<Data.Element>()
        /// Nil when all items are shown.
        var isShown: ((Data.Element) -> Bool)?
        var length: ((Data.Element) -> CGFloat)?
        var itemDescription: ((Data.Element) -> String)?

        init(
            _ data: Data,
            _ id: KeyPath<Data.Element, ID>,
            _ selection: Binding<ID?>?,
            _ content: @escaping (Data.Element) -> Content
        ) {
            self.data = data
            self.id = id
            self.content = content
            _selection = selection ?? .constant(nil)
            hasSelection = selection != nil
        }

        /// The pager.
        public var body: some View {
            LoopPagerFace(pager: self) { LoopPagerView(frame: .zero) }
        }
    }

    // MARK: - Making one

    extension LoopPager {
        /// A pager of items that have a property for an identity.
        ///
        /// - Parameters:
        ///   - data: The items in order.
        ///   - id: The identity, which no two items may share.
        ///   - content: What is shown of an item.
        public init(
            _ data: Data,
            id: KeyPath<Data.Element, ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, id, nil, content)
        }

        /// A pager of items that have a property for an identity, with a selection.
        ///
        /// - Parameters:
        ///   - data: The items in order.
        ///   - id: The identity, which no two items may share.
        ///   - selection: The item that things rest on. Set from elsewhere, the pager goes there,
        ///     animated if the change is. An identity that is not there is waited for.
        ///   - content: What is shown of an item.
        public init(
            _ data: Data,
            id: KeyPath<Data.Element, ID>,
            selection: Binding<ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, id, Binding<ID?>(selection), content)
        }

        /// A pager of items that have a property for an identity, with a selection that may be nil.
        ///
        /// - Parameters:
        ///   - data: The items in order.
        ///   - id: The identity, which no two items may share.
        ///   - selection: As above; nil asks for nothing.
        ///   - content: What is shown of an item.
        public init(
            _ data: Data,
            id: KeyPath<Data.Element, ID>,
            selection: Binding<ID?>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, id, selection, content)
        }
    }

    extension LoopPager where Data.Element: Identifiable, ID == Data.Element.ID {
        /// A pager of items.
        ///
        /// - Parameters:
        ///   - data: The items in order; no two may share an identity.
        ///   - content: What is shown of an item.
        public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
            self.init(data, \.id, nil, content)
        }

        /// A pager of items with a selection.
        ///
        /// - Parameters:
        ///   - data: The items in order; no two may share an identity.
        ///   - selection: The item that things rest on. Set from elsewhere, the pager goes there,
        ///     animated if the change is. An identity that is not there is waited for.
        ///   - content: What is shown of an item.
        public init(
            _ data: Data,
            selection: Binding<ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, \.id, Binding<ID?>(selection), content)
        }

        /// A pager of items with a selection that may be nil.
        ///
        /// - Parameters:
        ///   - data: The items in order; no two may share an identity.
        ///   - selection: As above; nil asks for nothing.
        ///   - content: What is shown of an item.
        public init(
            _ data: Data,
            selection: Binding<ID?>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, \.id, selection, content)
        }
    }
#endif
