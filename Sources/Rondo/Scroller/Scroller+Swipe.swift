/// What a swipe of a wheel or a trackpad has turned.
struct PageTurn: Sendable {
    /// Its steps.
    var swipe = Swipe()
    /// The item that was current when it began.
    var origin: ItemKey?
    /// Which way the steps went that made another item current.
    var heading: Heading?
    /// Whether the page comes in without its steps from now on.
    var isSpent = false

    /// How much of the way that is left one step may go, once a page is turned.
    static let share = 0.4
    /// Steps shorter than this are too slow to bring a page in by.
    static let slow: Points = 8
    /// How near to its place a page comes in without steps.
    static let near: Points = 1
}

// A swipe turns one page at most where things snap by pages. The content follows it until another item
// is current. By then a second of steps may be to come, which would turn page after page, or carry the
// content past its place and let it spring back. So the page comes in more slowly the nearer it is, and
// the last bit without steps.
extension Scroller {
    /// Takes note of a step of a wheel whose system does not say where a swipe ends.
    ///
    /// A host asks this before it takes the step, and what concerns a whole swipe, such as whether it
    /// is for something within an item, it decides where one begins.
    ///
    ///     if scroller.beginsSwipe(dx: dx, dy: dy, at: time) { isForOthers = … }
    ///     let share = scroller.shareOfSwipe(dx: dx, dy: dy)
    ///     scroller.wheel(dx: share * dx, dy: share * dy, at: time)
    ///     if scroller.endsSwipe(dx: dx, dy: dy), let current = scroller.currentItem {
    ///         scroller.take(.scroll(to: current), at: time)
    ///     }
    ///
    /// - Parameters:
    ///   - dx: As in `Input.wheel`.
    ///   - dy: The same.
    ///   - time: In milliseconds, by any clock.
    /// - Returns: Whether it begins another swipe.
    public mutating func beginsSwipe(dx: Points, dy: Points, at time: Milliseconds) -> Bool {
        let size = along(x: dx, y: dy).magnitude
        let pause = configuration.physics.wheelPause
        guard pageTurn.swipe.add(size, at: time, pause: pause) else { return false }
        pageTurn.origin = currentItem
        pageTurn.isSpent = false
        return true
    }

    /// How much of a step of a swipe is to be taken as `Input.wheel`: from 0, where what is to come of
    /// the swipe is passed over, to 1, which it always is where things do not snap by pages.
    public mutating func shareOfSwipe(dx: Points, dy: Points) -> Double {
        guard configuration.snap == .page else { return 1 }
        guard !pageTurn.isSpent else { return 0 }
        let step = along(x: dx, y: dy)
        if !hasTurned { pageTurn.heading = Heading(sign: step) }
        guard hasTurned, Heading(sign: step) == pageTurn.heading else { return 1 }
        return Swift.min(1, PageTurn.share * wayLeft / step.magnitude)
    }

    /// Whether the page that a swipe has turned comes in without more of it, now that its step has been
    /// taken: a host scrolls to the current item then.
    public mutating func endsSwipe(dx: Points, dy: Points) -> Bool {
        let step = along(x: dx, y: dy)
        guard configuration.snap == .page, !pageTurn.isSpent, hasTurned,
            let heading = Heading(sign: step), heading == pageTurn.heading
        else { return false }
        let isSlow = pageTurn.swipe.hasFaded && step.magnitude < PageTurn.slow
        pageTurn.isSpent = isSlow || wayLeft < PageTurn.near
        return pageTurn.isSpent
    }

    /// Whether a wheel has made another item current since its swipe began.
    private var hasTurned: Bool {
        motion.phase == .decelerating && currentItem != pageTurn.origin
    }

    /// How far it still is to where the turned page rests; 0 beyond.
    private var wayLeft: Points {
        Swift.max(0, pageTurn.heading == .backward ? offset : -offset)
    }
}
