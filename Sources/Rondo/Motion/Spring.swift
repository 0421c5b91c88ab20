/// A critically damped spring: the quickest way to a target that does not swing.
///
/// The distance from the target is y(t) = (a + b t) e^(-ωt), where `a` is that at
/// the start and `b` = v + ωa. It has ended when it stays within the tolerance, and
/// then it is on the target exactly.
struct Spring: Sendable {
    /// In points from the anchor.
    let target: Points
    /// When it has ended, counted from its start.
    let duration: Milliseconds
    /// When a throw towards the target comes through it, nil when it does not.
    let crossing: Milliseconds?
    private let a: Points
    private let b: Velocity
    /// Per millisecond.
    private let omega: Double

    /// A spring of the physics' rate, or of the given one per millisecond.
    init(
        from start: Points,
        to target: Points,
        velocity: Velocity,
        rate: Double? = nil,
        physics: Physics
    ) {
        self.target = target
        a = start - target
        omega = rate ?? physics.springRate / 1000
        b = velocity + omega * a
        let duration = Self.settlingTime(a: a, b: b, omega: omega, tolerance: physics.tolerance)
        self.duration = duration
        crossing = a * b < 0 && -a / b < duration ? -a / b : nil
    }

    /// The first time from which |y| stays within the tolerance.
    ///
    /// |y| has one peak after the start at the most, at 1/ω - a/b. The last crossing of
    /// the tolerance lies behind the peak when that is higher than the tolerance, else
    /// before it; on either side |y| crosses once, and is bisected down to the last bit.
    private static func settlingTime(
        a: Points,
        b: Velocity,
        omega: Double,
        tolerance: Points
    ) -> Milliseconds {
        func isBeyond(_ time: Milliseconds) -> Bool {
            ((a + b * time) * exponential(-omega * time)).magnitude > tolerance
        }
        let peak = b == 0 ? 0 : Swift.max(0, 1 / omega - a / b)
        var low: Milliseconds
        var high: Milliseconds
        if isBeyond(peak) {
            low = peak
            high = peak + 1 / omega
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

    func place(after elapsed: Milliseconds) -> Points {
        elapsed >= duration ? target : target + (a + b * elapsed) * exponential(-omega * elapsed)
    }

    func velocity(after elapsed: Milliseconds) -> Velocity {
        (b - omega * (a + b * elapsed)) * exponential(-omega * elapsed)
    }

    /// The rate, in shares of the way left that the velocity covers per millisecond.
    ///
    /// Up to 2 the speed only falls; from 1 on the target is not passed.
    func firmness(after elapsed: Milliseconds) -> Double {
        let pull = omega * (a + b * elapsed)
        return pull / (pull - b)
    }
}
