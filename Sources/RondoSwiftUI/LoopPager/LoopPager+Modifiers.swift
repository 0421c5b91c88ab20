#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI

    extension LoopPager: PagerView {
        /// The pager itself.
        public var pager: LoopPager<Data, ID, Content> {
            get { self }
            set { self = newValue }
        }

        /// Gives each item its own length along the axis.
        ///
        /// - Parameter length: In points, 0 or more. Called for each item in each update.
        /// - Returns: The changed pager.
        public func itemLength(_ length: @escaping (Data.Element) -> CGFloat) -> Self {
            changed { $0.length = length }
        }

        /// Sets the lengths of items, or the height of the pager, from the content; by default the
        /// content decides neither.
        ///
        /// A pager with the height of its content is useful in a `ScrollView` or a `List`. With a
        /// vertical axis it is the width. Content is measured when it becomes ready, and in each
        /// update of the parent view.
        ///
        /// - Parameter sizing: The part of the layout that the content decides; see
        ///   `LoopPagerSizing`.
        /// - Returns: The changed pager.
        public func sizing(_ sizing: LoopPagerSizing) -> Self {
            changed { $0.options.sizing = sizing }
        }

        /// Pauses auto-advance; a current step continues to its end.
        ///
        /// - Parameter isPaused: Whether it waits.
        /// - Returns: The changed pager.
        public func autoAdvancePaused(_ isPaused: Bool = true) -> Self {
            changed { $0.options.isPaused = isPaused }
        }

        /// Makes the pager one adjustable element for VoiceOver, turned by a swipe up or down,
        /// instead of its pages.
        ///
        /// - Parameter itemDescription: Returns the text for an item; `pageDescription(_:)` is
        ///   added to it.
        /// - Returns: The changed pager.
        public func accessibilityAdjustable(
            itemDescription: @escaping (Data.Element) -> String
        ) -> Self {
            changed {
                $0.options.isAdjustable = true
                $0.itemDescription = itemDescription
            }
        }

        /// Scrolls to the first item when the status bar is tapped; only one view on screen may do
        /// so.
        ///
        /// - Parameter scrolls: Whether it does.
        /// - Returns: The changed pager.
        public func scrollsToTop(_ scrolls: Bool = true) -> Self {
            changed { $0.options.scrollsToTop = scrolls }
        }
    }
#endif
