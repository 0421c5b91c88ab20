/// An animated scroll: from rest to rest in a fixed time, x0 + Δ u² (3 - 2u).
///
/// Taken over in motion it starts with the velocity found, which adds
/// v · duration · u (1 - u)²; together that is the cubic through both ends.
struct Ease: Sendable {
    /// In points from the anchor.
    let start: Points
    /// In points from the anchor.
    let target: Points
    /// At the start.
    let velocity: Velocity
    /// From start to end, more than 0.
    let duration: Milliseconds

    func place(after elapsed: Milliseconds) -> Points {
        guard elapsed > 0 else { return start }
        guard elapsed < duration else { return target }
        let u = elapsed / duration
        let w = 1 - u
        // As what is left to go: counted from the start it would round to past the target.
        return target - (target - start) * w * w * (1 + 2 * u) + velocity * elapsed * w * w
    }

    func velocity(after elapsed: Milliseconds) -> Velocity {
        let u = elapsed / duration
        let w = 1 - u
        return 6 * (target - start) / duration * u * w + velocity * w * (1 - 3 * u)
    }
}
