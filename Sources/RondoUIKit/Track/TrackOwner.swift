#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// Whose row of items lies in a track: a pager, a list of shelves, or one of its shelves.
    ///
    /// The track tells it what the scroll view does; it hands that to the engine, and says what the
    /// engine makes of it.
    @MainActor
    protocol TrackOwner: UIView {
        /// The scroll view that the row lies in.
        var track: TrackView { get }
        /// The row as the engine has it now, nil when none lies in the track.
        var row: Scroller? { get }
        /// Whether an item has a length of its own, other than the viewport's.
        var hasOwnLengths: Bool { get }
        /// Whether it is at work on what is due, so that it cannot be told of more.
        var isUpdating: Bool { get }
        /// Whether the finger that is down drags something else, across the axis.
        var isDraggedElsewhere: Bool { get }

        /// The scroll view moved, or the display shows a frame: all of it is worked out now.
        func update()
        /// A finger has begun to move the scroll view, or it has come to rest: the engine is told
        /// now, and what comes of it is worked out with the frame.
        func listen(hasEnded: Bool)
        /// The content has moved by so much, in points towards later items.
        func follow(by step: Points, phase: Phase)
        /// A finger lets go of the content, which will come to rest so far from where it is.
        func aim(at distance: Points)
        /// A finger is down: it holds what moves.
        func press()
        /// The finger has gone; what it held comes to rest.
        func letGo()
        /// An item is to come to its resting place.
        func settle(on index: ItemIndex)
        /// An item is to be in sight at once, since the focus of assistive technology is in it.
        func bring(_ index: ItemIndex, way: Way)
        /// The user has tapped the status bar.
        func scrollToFirst()
    }

    extension TrackOwner {
        func press() {
            guard let row, row.phase != .idle else { return }
            follow(by: 0, phase: .dragging)
        }

        func letGo() {
            // What was dragged may decelerate yet, which the scroll view says.
            if row?.phase == .dragging, !track.isFollowing { track.land(by: 0) }
        }
    }
#endif
