/// The page turn of a swipe of a wheel or a trackpad.
struct PageTurn: Sendable {
    /// The steps of the swipe.
    var swipe = Swipe()
    /// The current item when the swipe began.
    var origin: ItemKey?
    /// The direction of the step that changed the current item.
    var heading: Heading?
    /// Whether the page arrives without further steps.
    var isSpent = false

    /// The part of the remaining way that one step may move, after a page was turned.
    static let share = 0.4
    /// Below this length steps are too slow to move the page to its place.
    static let slow: Points = 8
    /// Below this distance the page moves to its place without steps.
    static let near: Points = 1
}

// With page snapping a swipe turns at most one page. The content follows it until the current item
// changes. The rest of the swipe, up to a second of steps, could turn more pages, or move the
// content past its place so that it springs back. So near its place the page moves more and more
// slowly, and without steps at the end.
extension Scroller {
    /// Notes a step of a wheel whose system does not report the ends of swipes.
    ///
    /// A host calls this before it takes the step. At the beginning of a swipe it decides what
    /// concerns the whole swipe, for example whether a scroller within an item gets it.
    ///
    ///     if scroller.beginsSwipe(dx: dx, dy: dy, at: time) { isForOthers = … }
    ///     let share = scroller.shareOfSwipe(dx: dx, dy: dy)
    ///     scroller.wheel(dx: share * dx, dy: share * dy, at: time)
    ///     if scroller.endsSwipe(dx: dx, dy: dy), let current = scroller.currentItem {
    ///         scroller.take(.scroll(to: current), at: time)
    ///     }
    ///
    /// - Parameters:
    ///   - dx: The step, as in `Input.wheel`.
    ///   - dy: The step, as in `Input.wheel`.
    ///   - time: The time of the step, in milliseconds, by any clock.
    /// - Returns: Whether the step begins another swipe.
    public mutating func beginsSwipe(dx: Points, dy: Points, at time: Milliseconds) -> Bool {
        let size = along(x: dx, y: dy).magnitude
        let pause = configuration.physics.wheelPause
        guard gesture.pageTurn.swipe.add(size, at: time, pause: pause) else { return false }
        gesture.pageTurn.origin = currentItem
        gesture.pageTurn.isSpent = false
        return true
    }

    /// The part of a step to take as `Input.wheel`, from 0 to 1.
    ///
    /// It is 0 for the ignored rest of a swipe, and always 1 without page snapping.
    public mutating func shareOfSwipe(dx: Points, dy: Points) -> Double {
        guard configuration.snap == .page else { return 1 }
        guard !gesture.pageTurn.isSpent else { return 0 }
        let step = along(x: dx, y: dy)
        if !hasTurned { gesture.pageTurn.heading = Heading(sign: step) }
        guard hasTurned, Heading(sign: step) == gesture.pageTurn.heading else { return 1 }
        return Swift.min(1, PageTurn.share * wayLeft / step.magnitude)
    }

    /// Whether the turned page arrives without further steps, after the host has taken a step: then
    /// the host scrolls to the current item.
    public mutating func endsSwipe(dx: Points, dy: Points) -> Bool {
        let step = along(x: dx, y: dy)
        guard configuration.snap == .page, !gesture.pageTurn.isSpent, hasTurned,
            let heading = Heading(sign: step), heading == gesture.pageTurn.heading
        else { return false }
        let isSlow = gesture.pageTurn.swipe.hasFaded && step.magnitude < PageTurn.slow
        gesture.pageTurn.isSpent = isSlow || wayLeft < PageTurn.near
        return gesture.pageTurn.isSpent
    }

    /// Whether a wheel has changed the current item since its swipe began.
    private var hasTurned: Bool {
        motion.phase == .decelerating && currentItem != gesture.pageTurn.origin
    }

    /// The distance to the resting place of the turned page; 0 past it.
    private var wayLeft: Points {
        Swift.max(0, gesture.pageTurn.heading == .backward ? offset : -offset)
    }
}
