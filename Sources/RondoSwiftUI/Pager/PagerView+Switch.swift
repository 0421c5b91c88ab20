#if os(iOS) || os(Linux)
    import SwiftUI

    // A switch as it goes on, and what is in sight; told in the next turn of the run loop, when state
    // may be changed.

    extension PagerView {
        /// Tells when something leaves rest: a finger, a wish, or a step of auto-advance.
        ///
        /// Each begin is followed by one `onSettle` or `onSwitchCancel`. An immediate jump settles
        /// without a begin.
        ///
        /// - Parameter action: Given the item that things rested on.
        /// - Returns: A pager that does.
        public func onSwitchBegin(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onSwitchBegin.append(action) }
        }

        /// Tells when things come to rest on the item that they left.
        ///
        /// - Parameter action: Given the item.
        /// - Returns: A pager that does.
        public func onSwitchCancel(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onSwitchCancel.append(action) }
        }

        /// Tells how far a switch has come, with each frame of it.
        ///
        /// - Parameter action: Given the item that things rested on, the one that they go to or
        ///   seem to, and how much of the way is done, from 0 to 1. Under a finger the second is the
        ///   next item in the direction in which the content has left the first.
        /// - Returns: A pager that does.
        public func onSwitchProgress(
            perform action:
                @escaping (_ from: Data.Element, _ to: Data.Element, _ progress: CGFloat) -> Void
        ) -> Self {
            changed { $0.handlers.onSwitchProgress.append(action) }
        }

        /// Tells when an item comes into sight.
        ///
        /// `onAppear` of the item's content comes when that is made ready, which is earlier. Of
        /// `Pages` it is what their controllers are told, which disappear in the background too.
        ///
        /// - Parameter action: Given the item.
        /// - Returns: A pager that does.
        public func onItemAppear(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onItemAppear.append(action) }
        }

        /// Tells when an item goes out of sight, or is removed while it is in sight; once for each
        /// time that it came.
        ///
        /// - Parameter action: Given the item, as it was last known.
        /// - Returns: A pager that does.
        public func onItemDisappear(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onItemDisappear.append(action) }
        }
    }
#endif
