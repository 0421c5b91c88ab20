/// Coasting by friction: the speed loses the same share every millisecond.
///
/// The place is x(t) = start + v · d (1 - d^t) / (1 - d), the sum of the speeds
/// millisecond by millisecond. It ends on the spot where the speed has fallen to
/// the stopping speed, or at an edge, whichever comes first.
struct Deceleration: Sendable {
    /// In points from the anchor.
    let start: Points
    /// At the start.
    let velocity: Velocity
    /// When it ends, counted from its start.
    let duration: Milliseconds
    /// The edge that it runs into, in points from the anchor; nil when it stops before.
    let edge: Points?
    /// How far it would go if it never stopped.
    private let travel: Points
    /// The logarithm of the rate.
    private let decay: Double

    /// Coasts from a place within the limits; nil when it is too slow to.
    init?(start: Points, velocity: Velocity, limits: Limits, physics: Physics) {
        let stop = physics.stoppingSpeed / 1000
        guard physics.decelerationRate > 0, velocity.magnitude > stop else { return nil }
        let travel = Self.travel(of: velocity, physics: physics)
        let decay = logarithm(physics.decelerationRate)
        let stopping = logarithm(stop / velocity.magnitude) / decay
        let ahead = velocity > 0 ? limits.upper : limits.lower
        // The share of the whole way that the edge is at.
        let share = (ahead - start) / travel
        let arrival = share < 1 ? logarithm(1 - share) / decay : .infinity
        self.start = start
        self.velocity = velocity
        self.travel = travel
        self.decay = decay
        edge = arrival < stopping ? ahead : nil
        duration = Swift.min(arrival, stopping)
    }

    /// How far a speed carries when it never stops, in points.
    static func travel(of velocity: Velocity, physics: Physics) -> Points {
        velocity * physics.decelerationRate / (1 - physics.decelerationRate)
    }

    func place(after elapsed: Milliseconds) -> Points {
        if let edge, elapsed >= duration { return edge }
        return start + travel * (1 - exponential(elapsed * decay))
    }

    func velocity(after elapsed: Milliseconds) -> Velocity {
        velocity * exponential(elapsed * decay)
    }
}
