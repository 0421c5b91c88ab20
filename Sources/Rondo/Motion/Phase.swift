/// What moves the content.
public enum Phase: Int, CaseIterable, Sendable {
    /// Nothing: things are at rest.
    case idle
    /// A finger moves it, or holds it.
    case dragging
    /// It goes on from a lift or a wheel step until rest, snapping and bounce included.
    case decelerating
    /// A programme moves it: a scroll that was asked for, or auto-advance.
    case animating
}
