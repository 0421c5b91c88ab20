#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import SwiftUI

    /// A view that shows one item after another, automatically and endlessly.
    ///
    ///     Ticker(lines) { line in
    ///         Text(line.text)
    ///     }
    ///     .pagerAutoAdvance(every: 5)
    ///
    /// It is a pager with other defaults, those of `TickerView`: vertical, a step every four
    /// seconds, not draggable, one adjustable element for VoiceOver. It fills the space that it is
    /// offered, so give it a `frame(height:)`. While it has a reason to wait (a finger, the
    /// background, out of sight, VoiceOver, reduced motion, `pagersPaused(_:)`) no step starts;
    /// then the item gets its full rest. `pagerAccessibilityAdjustable(for:itemDescription:)` sets
    /// the VoiceOver texts of items, which are one element without readable content.
    ///
    /// Items, their state, modifiers and the cost of an update are as in `LoopPager`, except that
    /// only visible items are kept.
    ///
    /// - SeeAlso: Documentation/Guides/SwiftUI.md
    @MainActor
    public struct Ticker<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
        /// The pager underneath.
        private var pager: LoopPager<Data, ID, Content>

        /// A ticker of items whose identity is a property.
        ///
        /// - Parameters:
        ///   - data: The items in order.
        ///   - id: The identity, unique among the items.
        ///   - content: The view of an item.
        public init(
            _ data: Data,
            id: KeyPath<Data.Element, ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            pager = LoopPager(data, id: id, content: content)
            pager.kind = .view { TickerView(frame: .zero) }
        }

        /// The ticker.
        public var body: some View { pager }
    }

    extension Ticker where Data.Element: Identifiable, ID == Data.Element.ID {
        /// A ticker of items.
        ///
        /// - Parameters:
        ///   - data: The items in order, with unique identities.
        ///   - content: The view of an item.
        public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
            self.init(data, id: \.id, content: content)
        }
    }
#endif
