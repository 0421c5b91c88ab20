#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import SwiftUI

    /// An endless pager or feed: items in a loop, or with pinned ends.
    ///
    ///     LoopPager(rooms, selection: $room) { room in
    ///         RoomView(room)
    ///     }
    ///     .pagerAxis(.vertical)
    ///     .pagerPinned(.start)
    ///
    /// It fills the space that it is offered, unless `pagerSizing(_:)` is set. Its modifiers are
    /// those of every view and can be in any order.
    ///
    /// Items are distinguished by their unique identity. They can be inserted, removed and moved at
    /// any moment, also during a drag: the current one stays in place. The state of an item's
    /// content is kept as long as the item: while it is visible or next to the visible ones, or as
    /// `pagerKeepDistance(_:)` says. In a loop of two or three whole pages an item is next to the
    /// visible one on both sides, with a state on each, unless `pagerKeepDistance(_:)` is set.
    ///
    /// An update of the parent view costs one call of `content` for each kept item, which SwiftUI
    /// compares with the old one, and one comparison of identities for each item. Hosting
    /// controllers are made for the tiles, once, and reused for all items.
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
        /// The size of the pager by its content, if `pagerSizing(_:)` requests it.
        @State private var wantedSize = WantedSize()
        /// What shows the items; modifiers change its default configuration.
        var kind = PagerKind.view { LoopPagerView(frame: .zero) }

        /// The pager.
        public var body: some View {
            SizedPager(
                pager: LoopPagerFace(pager: self, wantedSize: wantedSize),
                wanted: wantedSize
            )
        }
    }

    // MARK: - Making one

    extension LoopPager {
        /// A pager of items whose identity is a property.
        ///
        /// - Parameters:
        ///   - data: The items in order.
        ///   - id: The identity, unique among the items.
        ///   - selection: The item at rest; nil, the default, for no selection. If it is set, the
        ///     pager goes there, animated if the change is; a value of nil has no effect. An
        ///     unknown identity waits until its item is added.
        ///   - content: The view of an item.
        public init(
            _ data: Data,
            id: KeyPath<Data.Element, ID>,
            selection: Binding<ID?>? = nil,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.data = data
            self.id = id
            self.content = content
            _selection = selection ?? .constant(nil)
            hasSelection = selection != nil
        }

        /// A pager of items whose identity is a property, with a selection.
        ///
        /// - Parameters:
        ///   - data: The items in order.
        ///   - id: The identity, unique among the items.
        ///   - selection: The item at rest, as above.
        ///   - content: The view of an item.
        public init(
            _ data: Data,
            id: KeyPath<Data.Element, ID>,
            selection: Binding<ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, id: id, selection: Binding<ID?>(selection), content: content)
        }
    }

    extension LoopPager where Data.Element: Identifiable, ID == Data.Element.ID {
        /// A pager of items.
        ///
        /// - Parameters:
        ///   - data: The items in order, with unique identities.
        ///   - selection: The item at rest; nil, the default, for no selection. If it is set, the
        ///     pager goes there, animated if the change is; a value of nil has no effect. An
        ///     unknown identity waits until its item is added.
        ///   - content: The view of an item.
        public init(
            _ data: Data,
            selection: Binding<ID?>? = nil,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, id: \.id, selection: selection, content: content)
        }

        /// A pager of items with a selection.
        ///
        /// - Parameters:
        ///   - data: The items in order, with unique identities.
        ///   - selection: The item at rest, as above.
        ///   - content: The view of an item.
        public init(
            _ data: Data,
            selection: Binding<ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, id: \.id, selection: selection, content: content)
        }
    }
#endif
