import Foundation
import Rondo

/// A motion as a formula of the milliseconds since its start; positions count from slot 0.
enum NaiveCurve {
    /// Friction, up to the edge in its way.
    case coast(from: Points, velocity: Double, rate: Double, edge: Points?)
    /// Slows down steadily towards its target.
    case approach(to: Points, remaining: Points, velocity: Double)
    /// Critically damped; a throw back inside is released where it crosses its target.
    case spring(to: Points, a: Points, b: Double, omega: Double, crossing: Double?)
    /// A throw by items: critically damped, at a rate of `firmness` times the velocity divided by
    /// the way.
    case flick(to: Points, remaining: Points, velocity: Double, firmness: Double)
    /// An animated scroll.
    case ease(from: Points, to: Points, velocity: Double, duration: Double)

    func place(after time: Double) -> Points {
        switch self {
        case .coast(let start, let velocity, let rate, _):
            return start + velocity * rate * (1 - pow(rate, time)) / (1 - rate)
        case .approach(let target, let remaining, let velocity):
            return target - remaining * exp(-velocity * time / remaining)
        case .spring(let target, let a, let b, let omega, _):
            return target + (a + b * time) * exp(-omega * time)
        case .flick(let target, let remaining, let velocity, let firmness):
            return target
                - (remaining + (firmness - 1) * velocity * time)
                * exp(-firmness * velocity * time / remaining)
        case .ease(let start, let target, let velocity, let duration):
            let u = time / duration
            return start + (target - start) * u * u * (3 - 2 * u)
                + velocity * duration * u * (1 - u) * (1 - u)
        }
    }

    /// The end position: the target itself if it is within the tolerance.
    func end(_ physics: Physics) -> Points {
        switch self {
        case .coast(_, _, _, let edge): edge ?? place(after: duration(physics))
        case .approach(let target, _, _), .spring(let target, _, _, _, _): target
        case .flick(let target, _, _, _), .ease(_, let target, _, _): target
        }
    }

    func velocity(after time: Double) -> Double {
        switch self {
        case .coast(_, let velocity, let rate, _):
            return velocity * pow(rate, time)
        case .approach(_, let remaining, let velocity):
            return velocity * exp(-velocity * time / remaining)
        case .spring(_, let a, let b, let omega, _):
            return (b - omega * (a + b * time)) * exp(-omega * time)
        case .flick(_, let remaining, let velocity, let firmness):
            let rate = firmness * velocity / remaining
            let way = remaining + (firmness - 1) * velocity * time
            return (rate * way - (firmness - 1) * velocity) * exp(-rate * time)
        case .ease(let start, let target, let velocity, let duration):
            let u = time / duration
            return 6 * (target - start) / duration * u * (1 - u)
                + velocity * (1 - u) * (1 - 3 * u)
        }
    }

    /// The duration.
    func duration(_ physics: Physics) -> Double {
        switch self {
        case .coast(let start, let velocity, let rate, let edge):
            let stopping = log(physics.stoppingSpeed / 1000 / abs(velocity)) / log(rate)
            guard let edge else { return stopping }
            // Solves the formula of the position for the edge.
            return log(1 - (edge - start) * (1 - rate) / (velocity * rate)) / log(rate)
        case .approach(_, let remaining, let velocity):
            let steps = abs(remaining) / physics.tolerance
            return steps > 1 ? log(steps) * remaining / velocity : 0
        case .spring(_, _, _, _, let crossing):
            return crossing ?? settlingTime(physics.tolerance)
        case .flick(let target, _, _, _):
            return arrivalTime { abs(place(after: $0) - target) <= physics.tolerance }
        case .ease(_, _, _, let duration): return duration
        }
    }

    /// The time at which a motion gets near its target, by bisection.
    private func arrivalTime(_ isNear: (Double) -> Bool) -> Double {
        guard !isNear(0) else { return 0 }
        var (far, near) = (0.0, 1.0)
        while !isNear(near) { near *= 2 }
        for _ in 0..<70 {
            let middle = (near + far) / 2
            if isNear(middle) { near = middle } else { far = middle }
        }
        return near
    }

    /// The firmness of a throw by items after some time: that of the same throw, started there.
    func firmness(after time: Double) -> Double? {
        guard case .flick(let target, let remaining, let velocity, let firmness) = self else {
            return nil
        }
        let rate = firmness * velocity / remaining
        return rate * (target - place(after: time)) / self.velocity(after: time)
    }

    /// The time from which a spring stays within the tolerance, by bisection after its last turning
    /// point.
    private func settlingTime(_ tolerance: Points) -> Double {
        guard case .spring(_, let a, let b, let omega, _) = self else { return 0 }
        func isFar(_ time: Double) -> Bool {
            abs((a + b * time) * exp(-omega * time)) > tolerance
        }
        let turn = b == 0 ? 0 : max(0, 1 / omega - a / b)
        var near = turn
        var far = 0.0
        if isFar(turn) {
            far = turn
            near = turn + 1
            while isFar(near) { near = turn + (near - turn) * 2 }
        } else if !isFar(0) {
            return 0
        }
        for _ in 0..<70 {
            let middle = (near + far) / 2
            if isFar(middle) { far = middle } else { near = middle }
        }
        return near
    }
}

extension NaiveCurve {
    /// The motion of a coast from `start`; nil if it is too slow.
    static func coasting(
        from start: Points,
        velocity: Double,
        within limits: ClosedRange<Points>,
        _ physics: Physics
    ) -> NaiveCurve? {
        let rate = physics.decelerationRate
        guard rate > 0, abs(velocity) > physics.stoppingSpeed / 1000 else { return nil }
        let free = NaiveCurve.coast(from: start, velocity: velocity, rate: rate, edge: nil)
        let end = free.place(after: free.duration(physics))
        let edge = velocity > 0 ? limits.upperBound : limits.lowerBound
        guard velocity > 0 ? end > edge : end < edge else { return free }
        return .coast(from: start, velocity: velocity, rate: rate, edge: edge)
    }

    /// The motion of a spring to a target.
    static func springing(
        from start: Points,
        to target: Points,
        velocity: Double,
        goingThrough: Bool,
        _ physics: Physics
    ) -> NaiveCurve {
        let omega = physics.springRate / 1000
        let a = start - target
        let b = velocity + omega * a
        let whole = NaiveCurve.spring(to: target, a: a, b: b, omega: omega, crossing: nil)
        guard goingThrough, a * b < 0, -a / b < whole.duration(physics) else { return whole }
        return .spring(to: target, a: a, b: b, omega: omega, crossing: -a / b)
    }

    /// The motion of a lift to its resting place; a throw by items has a firmness.
    static func snapping(
        from start: Points,
        to target: Points,
        velocity: Double,
        firmness: Double?,
        _ physics: Physics
    ) -> NaiveCurve {
        let remaining = target - start
        let isThere = abs(remaining) < 1e-6
        if let firmness, !isThere, velocity / remaining > 0 {
            return .flick(
                to: target,
                remaining: remaining,
                velocity: velocity,
                firmness: firmness
            )
        }
        if !isThere, velocity / remaining > physics.springRate / 1000 {
            return .approach(to: target, remaining: remaining, velocity: velocity)
        }
        return springing(
            from: start,
            to: target,
            velocity: velocity,
            goingThrough: false,
            physics
        )
    }
}
