#if os(iOS) || os(Linux)
    import SwiftUI

    extension LoopPager: PagerView {
        /// The pager itself.
        public var pager: LoopPager<Data, ID, Content> {
            get { self }
            set { self = newValue }
        }

        /// Gives each item a length of its own along the axis.
        ///
        /// - Parameter length: In points, 0 or more. Called for each item in each update.
        /// - Returns: A pager that does.
        public func itemLength(_ length: @escaping (Data.Element) -> CGFloat) -> Self {
            changed { $0.length = length }
        }

        /// Waits with going on by itself; a step under way goes on to its end.
        ///
        /// - Parameter isPaused: Whether it waits.
        /// - Returns: A pager that does.
        public func autoAdvancePaused(_ isPaused: Bool = true) -> Self {
            changed { $0.options.isPaused = isPaused }
        }

        /// Is one adjustable element for VoiceOver, which a swipe up or down turns, and not what its
        /// pages are.
        ///
        /// - Parameter itemDescription: What is said of an item; with it goes `pageDescription(_:)`.
        /// - Returns: A pager that is.
        public func accessibilityAdjustable(
            itemDescription: @escaping (Data.Element) -> String
        ) -> Self {
            changed {
                $0.options.isAdjustable = true
                $0.itemDescription = itemDescription
            }
        }

        /// Goes to the first item by a tap on the status bar; only one view on screen may.
        ///
        /// - Parameter scrolls: Whether it does.
        /// - Returns: A pager that does.
        public func scrollsToTop(_ scrolls: Bool = true) -> Self {
            changed { $0.options.scrollsToTop = scrolls }
        }
    }
#endif
