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
        let peak = b == 0 ? 0 : Swift.max(0, 1 / rate - a / b)
        var low: Milliseconds
        var high: Milliseconds
        if isBeyond(peak) {
            low = peak
            high = peak + 1 / rate
            while isBeyond(high) { high = peak + 2 * (high - peak) }
        } else {
            guard isBeyond(0) else { return 0 }
            low = 0
            high = peak
        }
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return high }
            if isBeyond(middle) { low = middle } else { high = middle }
        }
    }
}
