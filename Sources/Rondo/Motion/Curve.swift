/// A motion along the axis as a closed form of the time since its start, with a known end.
///
/// A frame is a sample of it: skipping or repeating frames changes nothing. Places are in points
/// from the leading edge of an anchor that the curve does not know. With `t` for the time since the
/// start, `v` for the velocity and `w` for the rate:
///
/// | form | place | what moves so |
/// | --- | --- | --- |
/// | linear | start + v t, v per second | a marquee; with v = 0 whatever stands still |
/// | coasting | start + travel (1 - e^(-wt)) | friction alone |
/// | settling | target + (start - target + v t) e^(-wt) | springs, and gliding in |
/// | easing | the cubic from start to target that begins with v | animated scrolls |
struct Curve: Equatable, Sendable {
    /// Which closed form it is.
    enum Form: UInt8, Sendable {
        case linear
        case coasting
        case settling
        case easing
    }

    var form = Form.linear
    /// Whether it is a throw by items: a spring that is never faster than the finger was.
    var isThrow = false
    /// Whether it ends on the edge of a pinned end and goes on from there with the velocity it has.
    var endsMoving = false
    /// Where it starts.
    var start: Points
    /// Where it is from its end on, exactly.
    var target: Points
    /// The `v` of its form: of a settling one with the pull of the spring, of a linear one in points
    /// per second, since whole numbers of them are exact; else the velocity at the start.
    var velocity: Velocity = 0
    /// How fast the exponential falls, per millisecond.
    var rate: Double = 0
    /// How far a coasting one would go if it never stopped.
    var travel: Points = 0
    /// When it ends, counted from its start.
    var duration: Milliseconds = .infinity

    /// Stands at a place, or goes on for ever with a velocity in points per second.
    init(from start: Points, velocity: Velocity = 0) {
        self.start = start
        target = start
        self.velocity = velocity
    }

    /// Where the content is; from the end on exactly on the target.
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
            // As what is left to go: counted from the start it would round to past the target.
            return target - (target - start) * w * w * (1 + 2 * u) + velocity * elapsed * w * w
        }
    }

    /// Finds when something ends that holds at first, to the last bit.
    ///
    /// - Parameters:
    ///   - holds: What holds up to that time and not from there on.
    ///   - low: A time at which it holds.
    ///   - high: A time at which it does not.
    /// - Returns: The first time after `low` at which it does not.
    func end(
        of holds: (Milliseconds) -> Bool,
        from low: Milliseconds,
        to high: Milliseconds
    ) -> Milliseconds {
        var (low, high) = (low, high)
        while case let middle = low + (high - low) / 2, middle > low, middle < high {
            if holds(middle) { low = middle } else { high = middle }
        }
        return high
    }

    /// How fast the content is; not asked for after the end.
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
