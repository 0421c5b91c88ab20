/// Groups the steps of a wheel or a trackpad into swipes, where the system does not.
///
/// A trackpad keeps sending smaller and smaller steps for a second or more after the fingers have
/// left it. So a swipe ends when the steps pause, or when they grow again after they have faded:
/// then the fingers are back.
struct Swipe: Sendable {
    /// Whether the steps have become smaller: the fingers have left, or are about to.
    private(set) var hasFaded = false
    private var time: Milliseconds = -.infinity
    private var largest: Points = 0
    /// The smallest step since the swipe has faded.
    private var smallest: Points = .infinity

    /// The longest gap between the last steps of a fading swipe.
    private static let latest: Milliseconds = 300

    /// Notes a step.
    ///
    /// - Parameters:
    ///   - size: The length of the step, in either direction.
    ///   - time: The time of the step, by any clock.
    ///   - pause: The gap between steps of two swipes.
    /// - Returns: Whether it begins another swipe.
    mutating func add(_ size: Points, at time: Milliseconds, pause: Milliseconds) -> Bool {
        let gap = time - self.time
        let isLate = hasFaded && size <= smallest && gap < Self.latest
        // Steps are never quite even: only a step above twice the smallest is a new push.
        let begins = size > 2 * smallest + 10 || (gap >= pause && !isLate)
        if begins { self = Swipe() }
        self.time = time
        largest = Swift.max(largest, size)
        if size < largest / 2 { hasFaded = true }
        if hasFaded { smallest = Swift.min(smallest, size) }
        return begins
    }
}
