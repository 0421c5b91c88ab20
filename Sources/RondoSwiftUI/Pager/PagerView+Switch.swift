#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI

    // Events of switches and of visible items; actions run in the next turn of the run loop, when
    // state can be changed.

    extension PagerView {
        /// Adds an action for the start of a switch: by a finger, a selection, or a step of
        /// auto-advance.
        ///
        /// Each begin is followed by one `onSettle` or `onSwitchCancel`. An immediate jump settles
        /// without a begin.
        ///
        /// - Parameter action: Gets the item that was at rest.
        /// - Returns: The changed pager.
        public func onSwitchBegin(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onSwitchBegin.append(action) }
        }

        /// Adds an action for content that comes to rest on the item that it left.
        ///
        /// - Parameter action: Gets the item.
        /// - Returns: The changed pager.
        public func onSwitchCancel(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onSwitchCancel.append(action) }
        }

        /// Adds an action for each frame of a switch.
        ///
        /// - Parameter action: Gets the item that was at rest, the target or probable target, and
        ///   the done part of the way, from 0 to 1. During a drag the second is the next item in
        ///   the direction in which the content has left the first.
        /// - Returns: The changed pager.
        public func onSwitchProgress(
            perform action:
                @escaping (_ from: Data.Element, _ to: Data.Element, _ progress: CGFloat) -> Void
        ) -> Self {
            changed { $0.handlers.onSwitchProgress.append(action) }
        }

        /// Adds an action for an item that becomes visible.
        ///
        /// `onAppear` of the item's content comes when the content is made ready, which is earlier.
        /// With `Pages` the action matches the controllers' appearance, so they also disappear in
        /// the background.
        ///
        /// - Parameter action: Gets the item.
        /// - Returns: The changed pager.
        public func onItemAppear(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onItemAppear.append(action) }
        }

        /// Adds an action for an item that is no longer visible, or is removed while visible; once
        /// for each time that it appeared.
        ///
        /// - Parameter action: Gets the item with its last known value.
        /// - Returns: The changed pager.
        public func onItemDisappear(perform action: @escaping (Data.Element) -> Void) -> Self {
            changed { $0.handlers.onItemDisappear.append(action) }
        }
    }
#endif
