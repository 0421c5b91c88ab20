#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // During a recording, the track also records what UIKit does: each delegate call of the scroll
    // view and each step of a finger. A replay ignores these lines. Tests compare them with the
    // simulation of UIKit.

    extension TrackView {
        /// Records a call of the scroll view's delegate.
        func note(_ call: String, _ more: [(String, String)] = []) {
            guard let owner, owner.isRecording else { return }
            var members = [
                ("call", JSONText.string(call)),
                ("offset", JSONText.point(contentOffset)),
                ("tracking", "\(isTracking)"),
                ("dragging", "\(isDragging)"),
                ("decelerating", "\(isDecelerating)"),
            ]
            // The pager itself has written this offset.
            if isTakingOver || owner.isUpdating { members.append(("own", "true")) }
            owner.note(members + more)
        }

        /// Records a step of a finger; nil for a lifted one.
        func note(finger place: CGPoint?, _ call: String) {
            guard let owner, owner.isRecording, owner.recordsFingers else { return }
            let place = place.map { [("finger", JSONText.point($0))] } ?? []
            owner.note([("call", JSONText.string(call))] + place)
        }
    }

    extension JSONText {
        /// A point as a list of its coordinates.
        static func point(_ point: CGPoint) -> String { list([number(point.x), number(point.y)]) }
    }
#endif
