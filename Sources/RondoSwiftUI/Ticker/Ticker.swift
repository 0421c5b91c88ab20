#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import SwiftUI

    /// A view that shows one item after another, automatically and endlessly.
    ///
    ///     Ticker(lines) { line in
    ///         Text(line.text)
    ///     }
    ///     .interval(5)
    ///
    /// It is a pager with other defaults, those of `TickerView`: vertical, a step every four
    /// seconds, not draggable, one adjustable element for VoiceOver. It fills the space that it is
    /// offered, so give it a `frame(height:)`. While it has a reason to wait (a finger, the
    /// background, out of sight, VoiceOver, reduced motion, `paused(_:)`) no step starts; then the
    /// item gets its full rest.
    ///
    /// Items, their state and the cost of an update are as in `LoopPager`, except that only visible
    /// items are kept.
    ///
    /// - SeeAlso: Documentation/Guides/SwiftUI.md
    @MainActor
    public struct Ticker<Data: RandomAccessCollection, ID: Hashable, Content: View>: PagerView {
        /// The pager underneath, which modifiers change.
        public var pager: LoopPager<Data, ID, Content>

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
        ///   - data: The items in order, with unique identities.
        ///   - content: The view of an item.
        public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
            self.init(data, id: \.id, content: content)
        }
    }

    // MARK: - Modifiers in addition to those of pagers

    extension Ticker {
        /// Sets the time from the start of one step to the start of the next.
        ///
        /// - Parameters:
        ///   - interval: In seconds; 0.001 or more.
        ///   - duration: The duration of a step, in seconds; at most the interval.
        /// - Returns: The changed ticker.
        public func interval(_ interval: TimeInterval, duration: TimeInterval = 0.4) -> Self {
            autoAdvance(every: interval, duration: min(duration, interval))
        }

        /// Sets the time from the start of one step to the start of the next by durations.
        ///
        /// - Parameters:
        ///   - interval: A millisecond or more.
        ///   - duration: The duration of a step; at most the interval.
        /// - Returns: The changed ticker.
        @available(iOS 16, tvOS 16, *)
        public func interval(
            _ interval: Duration,
            duration: Duration = .milliseconds(400)
        ) -> Self {
            autoAdvance(every: interval, duration: min(duration, interval))
        }

        /// Sets the VoiceOver text for an item, which is one element without readable content.
        ///
        /// - Parameter text: Returns the text for the item; `pageDescription(_:)` is added to it.
        /// - Returns: The changed ticker.
        public func itemDescription(_ text: @escaping (Data.Element) -> String) -> Self {
            changed { $0.itemDescription = text }
        }

        /// Pauses the ticker; a current step continues to its end.
        ///
        /// - Parameter isPaused: Whether it waits.
        /// - Returns: The changed ticker.
        public func paused(_ isPaused: Bool = true) -> Self {
            changed { $0.options.isPaused = isPaused }
        }
    }
#endif
