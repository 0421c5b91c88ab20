/// What moves the content.
public enum Phase: Int, CaseIterable, Sendable {
    /// Nothing: the content is at rest.
    case idle
    /// A finger moves or holds it.
    case dragging
    /// It continues after a lift or a wheel step until rest, including snapping and bounce.
    case decelerating
    /// A program moves it: a requested scroll, or auto-advance.
    case animating
}
