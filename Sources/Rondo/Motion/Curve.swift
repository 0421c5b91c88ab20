/// A motion along the axis as a closed form of the time since its start, with a known end.
///
/// A frame is a sample of it: skipping or repeating frames changes nothing. Places are in points
/// from the leading edge of an anchor that the curve does not know. With `t` for the time since the
/// start, `v` for the velocity and `w` for the rate:
///
/// | form | place | used by |
/// | --- | --- | --- |
/// | linear | start + v t, v per second | a marquee; with v = 0 content that stands still |
/// | coasting | start + travel (1 - e^(-wt)) | friction alone |
/// | settling | target + (start - target + v t) e^(-wt) | springs, and gliding in |
/// | easing | the cubic from start to target that begins with v | animated scrolls |
struct Curve: Equatable, Sendable {
    /// The kind of closed form.
    enum Form: UInt8, Sendable {
        case linear
        case coasting
        case settling
        case easing
    }

    var form = Form.linear
    /// Whether it is a throw by items: a spring that never gets faster than the finger was.
    var isThrow = false
    /// Whether it ends at a pinned end and continues there with its velocity.
    var endsMoving = false
    /// The place at the start.
    var start: Points
    /// The exact place from the end on.
    var target: Points
    /// The `v` of the form: for settling it includes the pull of the spring; for linear it is in
    /// points per second, since whole numbers of them are exact; otherwise it is the velocity at
    /// the start.
    var velocity: Velocity = 0
    /// The decay rate of the exponential, per millisecond.
    var rate: Double = 0
    /// The distance that coasting would cover without stopping.
    var travel: Points = 0
    /// The time from the start to the end.
    var duration: Milliseconds = .infinity

    /// Stands at a place, or moves endlessly with a velocity in points per second.
    init(from start: Points, velocity: Velocity = 0) {
        self.start = start
        target = start
        self.velocity = velocity
    }

    /// The place of the content; from the end on exactly the target.
    func place(after elapsed: Milliseconds) -> Points {
        if elapsed >= duration { return target }
        switch form {
        case .linear: return start + velocity * elapsed / 1000
        case .coasting: return start + travel * (1 - exponential(-rate * elapsed))
        case .settling:
            return target + (start - target + velocity * elapsed) * exponential(-rate * elapsed)
        case .easing:
            guard elapsed > 0 else { return start }
            let u = elapsed / duration
            let w = 1 - u
            // Computed from the remaining way: counted from the start, rounding could pass the
            // target.
            return target - (target - start) * w * w * (1 + 2 * u) + velocity * elapsed * w * w
        }
    }

    /// Finds the time, or another number, at which a condition ends, to the last bit.
    ///
    /// - Parameters:
    ///   - holds: A condition that holds until that number and not beyond it.
    ///   - low: A number at which it holds.
    ///   - high: A number at which it does not.
    /// - Returns: The first number after `low` at which it does not hold.
    static func end(of holds: (Double) -> Bool, from low: Double, to high: Double) -> Double {
        var (low, high) = (low, high)
        while case let middle = low + (high - low) / 2, middle > low, middle < high {
            if holds(middle) { low = middle } else { high = middle }
        }
        return high
    }

    /// The velocity of the content; not defined after the end.
    func velocity(after elapsed: Milliseconds) -> Velocity {
        switch form {
        case .linear: return velocity / 1000
        case .coasting: return velocity * exponential(-rate * elapsed)
        case .settling:
            return (velocity - rate * (start - target + velocity * elapsed))
                * exponential(-rate * elapsed)
        case .easing:
            let u = elapsed / duration
            let w = 1 - u
            return 6 * (target - start) / duration * u * w + velocity * w * (1 - 3 * u)
        }
    }
}
