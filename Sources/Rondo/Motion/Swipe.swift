/// The steps of a wheel or a trackpad that are one swipe, where the system does not say so.
///
/// A trackpad goes on sending steps for a second or more after the fingers have left it, smaller ones
/// each time. So a swipe is over when the steps stop for a moment, or when they grow again after they
/// have faded: the fingers are back then.
struct Swipe: Sendable {
    /// Whether the steps have become smaller: the fingers have left, or are about to.
    private(set) var hasFaded = false
    private var time: Milliseconds = -.infinity
    private var largest: Points = 0
    /// The smallest since they have faded.
    private var smallest: Points = .infinity

    /// The last steps of a fading swipe come as late as this.
    private static let latest: Milliseconds = 300

    /// Takes note of a step.
    ///
    /// - Parameters:
    ///   - size: How long it is, whichever way it goes.
    ///   - time: When it comes, by a clock of its own.
    ///   - pause: Steps so far apart are of two swipes.
    /// - Returns: Whether it begins another swipe.
    mutating func add(_ size: Points, at time: Milliseconds, pause: Milliseconds) -> Bool {
        let gap = time - self.time
        let isLate = hasFaded && size <= smallest && gap < Self.latest
        // Steps are never quite even: only some more than twice the smallest is a new push.
        let begins = size > 2 * smallest + 10 || (gap >= pause && !isLate)
        if begins { self = Swipe() }
        self.time = time
        largest = Swift.max(largest, size)
        if size < largest / 2 { hasFaded = true }
        if hasFaded { smallest = Swift.min(smallest, size) }
        return begins
    }
}
