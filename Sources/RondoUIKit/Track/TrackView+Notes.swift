#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    // While its owner records, the track notes what UIKit does: each call of the scroll view's and
    // each step of a finger. A replay has no use for it; it holds what is known of UIKit to a device.

    extension TrackView {
        /// UIKit has called the delegate.
        func note(_ call: String, _ more: [(String, String)] = []) {
            guard let owner, owner.isRecording else { return }
            var members = [
                ("call", TraceText.string(call)),
                ("offset", TraceText.point(contentOffset)),
                ("tracking", "\(isTracking)"),
                ("dragging", "\(isDragging)"),
                ("decelerating", "\(isDecelerating)"),
            ]
            // An offset that the pager itself has written.
            if isTakingOver || owner.isUpdating { members.append(("own", "true")) }
            owner.note(members + more)
        }

        /// A finger is somewhere; nil for none.
        func note(finger place: CGPoint?, _ call: String) {
            guard let owner, owner.isRecording else { return }
            let place = place.map { [("finger", TraceText.point($0))] } ?? []
            owner.note([("call", TraceText.string(call))] + place)
        }
    }
#endif
