#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import SwiftUI

    /// Whole pages in a loop or a list, each in its own view controller with exact appearance
    /// callbacks.
    ///
    ///     Pages(tabs, selection: $tab) { tab in
    ///         TabPage(tab)
    ///     }
    ///     .pagerPinned(.both)
    ///
    /// It is a pager over `PageContainerViewController`. In addition to `LoopPager`, its pages have
    /// a lifecycle: pages that were shown are kept, with their state, until they are three or more
    /// pages away; controllers within them get appearance callbacks; a jump to a distant page makes
    /// no pages in between; each page has the container's safe area, also while it moves. Items,
    /// selection, modifiers and cost are the same, but pages have no lengths of their own.
    ///
    /// - SeeAlso: Documentation/Guides/SwiftUI.md
    @MainActor
    public struct Pages<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
        /// The pager underneath.
        private var pager: LoopPager<Data, ID, Content>

        /// The pages.
        public var body: some View { pager }
    }

    // MARK: - Making them

    extension Pages {
        /// Pages of items whose identity is a property.
        ///
        /// - Parameters:
        ///   - data: The items in order.
        ///   - id: The identity, unique among the items.
        ///   - selection: The page at rest; nil, the default, for no selection; see `LoopPager`.
        ///   - content: The page of an item.
        public init(
            _ data: Data,
            id: KeyPath<Data.Element, ID>,
            selection: Binding<ID?>? = nil,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            pager = LoopPager(data, id: id, selection: selection, content: content)
            pager.kind = .pages
        }

        /// Pages of items whose identity is a property, with a selection.
        ///
        /// - Parameters:
        ///   - data: The items in order.
        ///   - id: The identity, unique among the items.
        ///   - selection: The page at rest, as above.
        ///   - content: The page of an item.
        public init(
            _ data: Data,
            id: KeyPath<Data.Element, ID>,
            selection: Binding<ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, id: id, selection: Binding<ID?>(selection), content: content)
        }
    }

    extension Pages where Data.Element: Identifiable, ID == Data.Element.ID {
        /// Pages of items.
        ///
        /// - Parameters:
        ///   - data: The items in order, with unique identities.
        ///   - selection: The page at rest; nil, the default, for no selection; see `LoopPager`.
        ///   - content: The page of an item.
        public init(
            _ data: Data,
            selection: Binding<ID?>? = nil,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, id: \.id, selection: selection, content: content)
        }

        /// Pages of items with a selection.
        ///
        /// - Parameters:
        ///   - data: The items in order, with unique identities.
        ///   - selection: The page at rest, as above.
        ///   - content: The page of an item.
        public init(
            _ data: Data,
            selection: Binding<ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, id: \.id, selection: selection, content: content)
        }
    }
#endif
