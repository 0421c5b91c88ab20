extension Curve {
    /// Whether a velocity is high enough to coast.
    static func coasts(at velocity: Velocity, _ physics: Physics) -> Bool {
        physics.decelerationRate > 0 && velocity.magnitude > physics.stoppingSpeed / 1000
    }

    /// The distance at which coasting ends in any case, in points: at a rate next to 1 the content
    /// would go on to slots beyond 2^63.
    private static let longestTravel: Points = 1e12

    /// The distance that a velocity covers if it never stops.
    static func travel(of velocity: Velocity, _ physics: Physics) -> Points {
        velocity * physics.decelerationRate / (1 - physics.decelerationRate)
    }

    /// Coasts by friction, which takes the same share of the velocity every millisecond.
    ///
    /// The place is start + v · d (1 - d^t) / (1 - d), the sum of the velocities of all
    /// milliseconds. It ends at the stopping speed, or earlier at the edge ahead.
    ///
    /// - Parameters:
    ///   - start: A place within the limits.
    ///   - velocity: A velocity that coasts.
    ///   - edge: The limit in that direction; may be infinite.
    ///   - physics: The rate and the stopping speed.
    init(coastingFrom start: Points, velocity: Velocity, upTo edge: Points, _ physics: Physics) {
        self.init(from: start, velocity: velocity)
        form = .coasting
        travel = Self.travel(of: velocity, physics)
        rate = -logarithm(physics.decelerationRate)
        duration = -logarithm(physics.stoppingSpeed / 1000 / velocity.magnitude) / rate
        let most = Self.longestTravel / travel.magnitude
        if most < 1 { duration = Swift.min(-logarithm(1 - most) / rate, duration) }
        // The edge's share of the whole way.
        let share = (edge - start) / travel
        if share < 1 {
            let arrival = -logarithm(1 - share) / rate
            endsMoving = arrival < duration
            duration = Swift.min(arrival, duration)
        }
        target = endsMoving ? edge : start + travel * (1 - exponential(-rate * duration))
    }
}
