#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The owner of a row of items in a track: a pager, a list of shelves, or one of its shelves.
    ///
    /// The track reports what the scroll view does. The owner passes it to the engine and provides
    /// the engine's state.
    @MainActor
    protocol TrackOwner: UIView {
        /// The scroll view of the row.
        var track: TrackView { get }
        /// The row's present state in the engine, nil without a row.
        var row: Scroller? { get }
        /// Whether an update is running, so that no other one can start.
        var isUpdating: Bool { get }
        /// Whether the finger drags something else, across the axis.
        var isDraggedElsewhere: Bool { get }

        /// Computes everything now, because the scroll view moved or the display shows a frame.
        func update()
        /// Informs the engine that a finger began to move the scroll view, or that it came to rest;
        /// the effects are computed with the frame.
        func listen(hasEnded: Bool)
        /// Passes an input for the row to the engine.
        func take(_ input: Input)
        /// Handles a lift: the content will come to rest at this distance.
        func aim(at distance: Points)
        /// Handles a finger that goes down and holds moving content.
        func press()
        /// Handles the end of a touch; held content comes to rest.
        func letGo()
        /// Brings an item to its resting place, for assistive technology.
        func bring(_ index: ItemIndex, way: Way, animated: Bool)
        /// Handles a tap on the status bar.
        func scrollToFirst()
        /// Whether a recording is in progress, which includes what UIKit does.
        var isRecording: Bool { get }
        /// Whether a recording includes the fingers on this track; those on a shelf are the list's.
        var recordsFingers: Bool { get }
        /// Records something that UIKit has done, as keys and values of JSON.
        func note(_ members: [(String, String)])
    }

    extension TrackOwner {
        var recordsFingers: Bool { true }

        /// Handles a movement of the content, in points towards later items.
        func follow(by step: Points, phase: Phase) {
            take(.follow(by: step, phase: phase))
        }

        func press() {
            guard let row, row.phase != .idle else { return }
            follow(by: 0, phase: .dragging)
        }

        func letGo() {
            // Dragged content may still decelerate, which the scroll view will report.
            if row?.phase == .dragging, !track.isFollowing { track.land(by: 0) }
        }
    }
#endif
