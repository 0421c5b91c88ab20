/// Gliding into a target, slower the nearer it is: x(t) = target - Δ e^(-vt/Δ).
///
/// A flick that is fast for its distance lands like this; it never shoots past.
struct Approach: Sendable {
    /// In points from the anchor.
    let target: Points
    /// When it has come within the tolerance, counted from its start.
    let duration: Milliseconds
    /// How far away the target was at the start, with a sign.
    private let remaining: Points
    /// The share of the rest covered per millisecond.
    private let rate: Double

    /// Glides to a target that is `remaining`, not 0, away; the velocity goes towards it.
    init(to target: Points, remaining: Points, velocity: Velocity, physics: Physics) {
        self.target = target
        self.remaining = remaining
        rate = velocity / remaining
        let steps = remaining.magnitude / physics.tolerance
        duration = steps > 1 ? logarithm(steps) / rate : 0
    }

    func place(after elapsed: Milliseconds) -> Points {
        elapsed >= duration ? target : target - remaining * exponential(-rate * elapsed)
    }

    func velocity(after elapsed: Milliseconds) -> Velocity {
        remaining * rate * exponential(-rate * elapsed)
    }
}
