extension Curve {
    /// Springs to a target, critically damped: as fast as possible without oscillation.
    ///
    /// The distance from the target is y(t) = (a + b t) e^(-wt), where `a` is the distance at the
    /// start and b = v + wa. The motion ends when the distance stays within the tolerance; then it
    /// is exactly on the target.
    init(
        springFrom start: Points,
        to target: Points,
        velocity: Velocity,
        rate: Double,
        tolerance: Points
    ) {
        self.init(from: start, velocity: velocity + rate * (start - target))
        form = .settling
        self.target = target
        self.rate = rate
        duration = settlingTime(within: tolerance)
    }

    /// Glides into a target and slows down on the way: x(t) = target - d e^(-vt/d).
    ///
    /// A flick that is fast for its distance `d`, which is not 0, lands like this and never
    /// overshoots. It ends within the tolerance.
    init(
        glidingFrom start: Points,
        to target: Points,
        velocity: Velocity,
        tolerance: Points
    ) {
        self.init(from: start)
        form = .settling
        self.target = target
        let remaining = target - start
        rate = velocity / remaining
        let steps = remaining.magnitude / tolerance
        duration = steps > 1 ? logarithm(steps) / rate : 0
    }

    /// The time at which a spring passes its target, nil if it does not.
    var crossing: Milliseconds? {
        let time = -(start - target) / velocity
        return time > 0 && time < duration ? time : nil
    }

    /// The rate of a spring, as the share of the remaining way that the velocity covers per
    /// millisecond.
    ///
    /// Up to 2 the speed only falls; from 1 on the target is not passed.
    func firmness(after elapsed: Milliseconds) -> Double {
        let pull = rate * (start - target + velocity * elapsed)
        return pull / (pull - velocity)
    }

    /// The first time from which |y| stays within the tolerance.
    ///
    /// After the start |y| has at most one peak, at 1/w - a/b. The last crossing of the tolerance
    /// is after the peak if the peak is higher than the tolerance, else before it. On either side
    /// |y| crosses once, so a bisection finds the crossing to the last bit.
    private func settlingTime(within tolerance: Points) -> Milliseconds {
        let a = start - target
        let b = velocity
        func isBeyond(_ time: Milliseconds) -> Bool {
            ((a + b * time) * exponential(-rate * time)).magnitude > tolerance
        }
        let peak = b == 0 ? 0 : Swift.max(0, peak)
        guard isBeyond(peak) else {
            return isBeyond(0) ? Self.end(of: isBeyond, from: 0, to: peak) : 0
        }
        var high = peak + 1 / rate
        while isBeyond(high) { high = peak + 2 * (high - peak) }
        return Self.end(of: isBeyond, from: peak, to: high)
    }

    /// The time from which the distance from the target no longer grows, 1/w - a/b; infinite for a
    /// glide.
    var peak: Milliseconds { 1 / rate - (start - target) / velocity }
}
