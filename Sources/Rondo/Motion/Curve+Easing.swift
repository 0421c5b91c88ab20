extension Curve {
    /// An animated scroll: from rest to rest in a fixed time, x0 + d u² (3 - 2u).
    ///
    /// If it takes over another motion, it starts with the current velocity, which adds v ·
    /// duration · u (1 - u)²; together that is the cubic through both ends.
    init(
        easingFrom start: Points,
        to target: Points,
        velocity: Velocity,
        in duration: Milliseconds
    ) {
        self.init(from: start, velocity: velocity)
        form = .easing
        self.target = target
        self.duration = duration
    }
}
