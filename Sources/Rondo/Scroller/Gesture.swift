/// The finger and the wheel of a scroller.
struct Gesture: Sendable {
    var pointer = Pointer()
    /// The last drag, and the motion that a finger on the content has caught.
    var drag = Drag()
    /// The last swipe of a wheel.
    var pageTurn = PageTurn()
}
