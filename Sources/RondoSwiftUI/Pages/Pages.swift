#if os(iOS) || os(Linux)
    import SwiftUI

    /// Whole pages in a loop, a list or anything in between, each in a view controller of its own
    /// that UIKit tells exactly when it appears and disappears.
    ///
    ///     Pages(tabs, selection: $tab) { tab in
    ///         TabPage(tab)
    ///     }
    ///     .pinned(.both)
    ///
    /// It is a pager over `PageContainerViewController`. What it has over `LoopPager` is that pages
    /// have a life: those that were shown are kept, with their state, until they are three or more
    /// pages away; controllers within them are told that they appear; a jump to a page far away
    /// makes none of those on the way; each page has the safe area of the whole, also while it
    /// moves. Items, selection and cost are as there. Its own modifiers stand before those of every
    /// view.
    ///
    /// - SeeAlso: Documentation/Guides/SwiftUI.md
    @MainActor
    public struct Pages<Data: RandomAccessCollection, ID: Hashable, Content: View>: PagerView {
        /// The pager underneath, which modifiers change.
        public var pager: LoopPager<Data, ID, Content>

        /// The pages.
        public var body: some View { PagesFace(pager: pager) }
    }

    // MARK: - Making them

    extension Pages {
        /// Pages of items that have a property for an identity.
        ///
        /// - Parameters:
        ///   - data: The items in order.
        ///   - id: The identity, which no two items may share.
        ///   - content: The page of an item.
        public init(
            _ data: Data,
            id: KeyPath<Data.Element, ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            pager = LoopPager(data, id: id, content: content)
        }

        /// Pages of items that have a property for an identity, with a selection.
        ///
        /// - Parameters:
        ///   - data: The items in order.
        ///   - id: The identity, which no two items may share.
        ///   - selection: The page that things rest on; see `LoopPager`.
        ///   - content: The page of an item.
        public init(
            _ data: Data,
            id: KeyPath<Data.Element, ID>,
            selection: Binding<ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            pager = LoopPager(data, id: id, selection: selection, content: content)
        }

        /// Pages of items that have a property for an identity, with a selection that may be nil.
        ///
        /// - Parameters:
        ///   - data: The items in order.
        ///   - id: The identity, which no two items may share.
        ///   - selection: As above; nil asks for nothing.
        ///   - content: The page of an item.
        public init(
            _ data: Data,
            id: KeyPath<Data.Element, ID>,
            selection: Binding<ID?>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            pager = LoopPager(data, id: id, selection: selection, content: content)
        }
    }

    extension Pages where Data.Element: Identifiable, ID == Data.Element.ID {
        /// Pages of items.
        ///
        /// - Parameters:
        ///   - data: The items in order; no two may share an identity.
        ///   - content: The page of an item.
        public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
            self.init(data, id: \.id, content: content)
        }

        /// Pages of items with a selection.
        ///
        /// - Parameters:
        ///   - data: The items in order; no two may share an identity.
        ///   - selection: The page that things rest on; see `LoopPager`.
        ///   - content: The page of an item.
        public init(
            _ data: Data,
            selection: Binding<ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, id: \.id, selection: selection, content: content)
        }

        /// Pages of items with a selection that may be nil.
        ///
        /// - Parameters:
        ///   - data: The items in order; no two may share an identity.
        ///   - selection: As above; nil asks for nothing.
        ///   - content: The page of an item.
        public init(
            _ data: Data,
            selection: Binding<ID?>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data, id: \.id, selection: selection, content: content)
        }
    }
#endif
