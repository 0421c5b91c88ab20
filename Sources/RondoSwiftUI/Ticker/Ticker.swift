#if os(iOS) || os(Linux)
    import RondoUIKit
    import SwiftUI

    /// One item after another, by itself and for ever.
    ///
    ///     Ticker(lines) { line in
    ///         Text(line.text)
    ///     }
    ///     .interval(5)
    ///
    /// It is a pager with other defaults, those of `TickerView`: vertical, a step every four
    /// seconds, not dragged, one adjustable element for VoiceOver. It fills the space that it is
    /// offered, so give it a `frame(height:)`. While it has a reason to wait (a finger, the
    /// background, out of sight, VoiceOver, reduced motion, `paused(_:)`) no step starts; then the
    /// item gets its full rest.
    ///
    /// Items, their state and the cost of an update are as in `LoopPager`, but that none is kept
    /// besides those that are seen.
    ///
    /// - SeeAlso: Documentation/Guides/SwiftUI.md
    @MainActor
    public struct Ticker<Data: RandomAccessCollection, ID: Hashable, Content: View>: PagerView {
        /// The pager underneath, which modifiers change.
        public var pager: LoopPager<Data, ID, Content>

        /// A ticker of items that have a property for an identity.
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
            pager = LoopPager(data, id: id, content: content)
        }

        /// The ticker.
        public var body: some View {
            LoopPagerFace(pager: pager) { TickerView(frame: .zero) }
        }
    }

    extension Ticker where Data.Element: Identifiable, ID == Data.Element.ID {
        /// A ticker of items.
        ///
        /// - Parameters:
        ///   - data: The items in order; no two may share an identity.
        ///   - content: What is shown of an item.
        public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
            self.init(data, id: \.id, content: content)
        }
    }

    // MARK: - Modifiers besides those of pagers

    extension Ticker {
        /// Sets the time from the start of one step to that of the next.
        ///
        /// - Parameters:
        ///   - interval: In seconds; 0.001 or more.
        ///   - duration: How long a step takes, in seconds; at most the interval.
        /// - Returns: A ticker that goes on so.
        public func interval(_ interval: TimeInterval, duration: TimeInterval = 0.4) -> Self {
            autoAdvance(every: interval, duration: min(duration, interval))
        }

        /// Sets what VoiceOver says of an item, as it does not look into what is one element.
        ///
        /// - Parameter text: Made of the item; with it goes `pageDescription(_:)`.
        /// - Returns: A ticker that says it.
        public func itemDescription(_ text: @escaping (Data.Element) -> String) -> Self {
            changed { $0.itemDescription = text }
        }

        /// Waits; a step under way goes on to its end.
        ///
        /// - Parameter isPaused: Whether it waits.
        /// - Returns: A ticker that does.
        public func paused(_ isPaused: Bool = true) -> Self {
            changed { $0.options.isPaused = isPaused }
        }
    }
#endif
