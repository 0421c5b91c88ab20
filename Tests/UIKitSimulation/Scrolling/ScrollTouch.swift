// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A finger on a scroll view.
@MainActor
struct ScrollTouch {
    /// The start of the slop, in the window.
    let origin: CGPoint
    /// The position in the window.
    var place: CGPoint
    var tracker = TouchTracker()
    /// Whether the scroll view reports it as tracked.
    var isTracked = !Simulation.shared.has(.lateTracking)
    /// Whether it moves the content.
    var isDragging = false
    /// Whether the delegate knows about the drag.
    var isReported = false
    /// Whether it stopped moving content.
    let isCatch: Bool
    /// The axis of its drag.
    var axis: ScrollAxis?
    /// The position of the content without stretching, with the finger at `hold`.
    var pulled = 0.0
    var hold = 0.0
    /// The position of the content at the start of the drag; its page decides where a flick ends.
    var startOffset = 0.0

    /// Other code moves the content: the finger holds it from its new position.
    mutating func shift(of scrollView: UIScrollView) {
        guard let axis, isDragging else { return }
        let before = pulled - (place[axis] - hold)
        let after = scrollView.unstretched(scrollView.precise[axis], axis)
        startOffset += after - before
        pulled = after
        hold = place[axis]
    }
}
