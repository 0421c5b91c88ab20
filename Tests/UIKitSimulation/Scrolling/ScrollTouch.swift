// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A finger on a scroll view.
@MainActor
struct ScrollTouch {
    /// Where slop counts from, in the window.
    let origin: CGPoint
    /// Where it is, in the window.
    var place: CGPoint
    var tracker = TouchTracker()
    /// Whether the scroll view says that it is there.
    var isTracked = !Simulation.shared.has(.lateTracking)
    /// Whether it moves the content.
    var isDragging = false
    /// Whether the delegate knows of a drag.
    var isTold = false
    /// Whether it stopped content that was moving.
    let isCatch: Bool
    /// The axis of its drag.
    var axis: ScrollAxis?
    /// Where the finger pulls the content to, before any stretching, with the finger at `hold`.
    var pulled = 0.0
    var hold = 0.0
    /// Where the content was when the drag began; its page decides where a flick ends.
    var startOffset = 0.0

    /// The content was put elsewhere: it hangs on the finger from there.
    mutating func shift(of scrollView: UIScrollView) {
        guard let axis, isDragging else { return }
        let before = pulled - (place[axis] - hold)
        let after = scrollView.unstretched(scrollView.precise[axis], axis)
        startOffset += after - before
        pulled = after
        hold = place[axis]
    }
}
