extension Curve {
    /// Springs to a target: critically damped, the quickest way there that does not swing.
    ///
    /// The distance from the target is y(t) = (a + b t) e^(-wt), where `a` is that at the start and
    /// b = v + wa. It has ended when it stays within the tolerance, and then it is on the target.
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

    /// Glides into a target, slower the nearer it is: x(t) = target - d e^(-vt/d).
    ///
    /// A flick that is fast for its distance `d`, which is not 0, lands like this; it never shoots
    /// past. It has ended within the tolerance.
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

    /// When a spring comes through its target, nil when it does not.
    var crossing: Milliseconds? {
        let time = -(start - target) / velocity
        return time > 0 && time < duration ? time : nil
    }

    /// The rate of a spring, in shares of the way left that the velocity covers per millisecond.
    ///
    /// Up to 2 the velocity only falls; from 1 on the target is not passed.
    func firmness(after elapsed: Milliseconds) -> Double {
        let pull = rate * (start - target + velocity * elapsed)
        return pull / (pull - velocity)
    }

    /// The first time from which |y| stays within the tolerance.
    ///
    /// |y| has one peak after the start at the most, at 1/w - a/b. The last crossing of the
    /// tolerance lies behind the peak when that is higher than the tolerance, else before it; on
    /// either side |y| crosses once, and is bisected down to the last bit.
    private func settlingTime(within tolerance: Points) -> Milliseconds {
        let a = start - target
        let b = velocity
        func isBeyond(_ time: Milliseconds) -> Bool {
            ((a + b * time) * exponential(-rate * time)).magnitude > tolerance
        }
        let peak = b == 0 ? 0 : Swift.max(0, peak)
        guard isBeyond(peak) else { return isBeyond(0) ? end(of: isBeyond, from: 0, to: peak) : 0 }
        var high = peak + 1 / rate
        while isBeyond(high) { high = peak + 2 * (high - peak) }
        return end(of: isBeyond, from: peak, to: high)
    }

    /// When the distance from the target grows no more, 1/w - a/b; infinite for one that glides in.
    var peak: Milliseconds { 1 / rate - (start - target) / velocity }
}
