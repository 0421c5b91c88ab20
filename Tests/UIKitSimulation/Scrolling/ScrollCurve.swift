// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The motion of content after a lift, from measured numbers: positions as functions of time.
///
/// Times are milliseconds from the start, speeds points per millisecond.
enum ScrollCurve {
    /// Friction: the speed loses the same share every millisecond, until it is low enough to stop.
    case friction(start: Double, velocity: Double, rate: Double)
    /// A critically damped spring.
    case spring(start: Double, target: Double, velocity: Double)
    /// Slows down as it nears the target.
    case approach(start: Double, target: Double, velocity: Double)
    /// An animated scroll.
    case ease(start: Double, target: Double)

    /// The spring's rate, per millisecond.
    private static let springRate = 0.011
    /// The speed at which friction ends, in points per millisecond.
    static let stoppingSpeed = 0.01
    /// The distance from the target at which a motion ends, in points.
    private static let tolerance = 0.5
    /// The duration of an animated scroll.
    private static let animation = 300.0

    /// The curve of a lift to a target.
    static func snap(from start: Double, to target: Double, velocity: Double) -> ScrollCurve {
        let remaining = target - start
        return remaining != 0 && velocity / remaining > springRate
            ? .approach(start: start, target: target, velocity: velocity)
            : .spring(start: start, target: target, velocity: velocity)
    }

    /// The position at which friction stops.
    static func stop(from start: Double, velocity: Double, rate: Double) -> Double {
        guard abs(velocity) > stoppingSpeed else { return start }
        let last = velocity < 0 ? -stoppingSpeed : stoppingSpeed
        return start + (velocity - last) * rate / (1 - rate)
    }

    func place(after time: Double) -> Double {
        switch self {
        case .friction(let start, let velocity, let rate):
            return start + velocity * rate * (1 - pow(rate, time)) / (1 - rate)
        case .spring(let start, let target, let velocity):
            let a = start - target
            let b = velocity + Self.springRate * a
            return target + (a + b * time) * exp(-Self.springRate * time)
        case .approach(let start, let target, let velocity):
            let remaining = target - start
            return target - remaining * exp(-velocity * time / remaining)
        case .ease(let start, let target):
            let u = min(1, time / Self.animation)
            return start + (target - start) * u * u * (3 - 2 * u)
        }
    }

    func velocity(after time: Double) -> Double {
        (place(after: time + 0.005) - place(after: time - 0.005)) / 0.01
    }

    /// The end position if the motion is over, otherwise nil.
    func end(at time: Double) -> Double? {
        switch self {
        case .friction(_, let velocity, let rate):
            let stop = log(Self.stoppingSpeed / abs(velocity)) / log(rate)
            return time >= stop ? place(after: stop) : nil
        case .spring(_, let target, _):
            // Within the tolerance and towards the target; a critically damped spring crosses it at
            // most once.
            let here = place(after: time) - target
            let next = place(after: time + 1) - target
            let isNear = abs(here) <= Self.tolerance && abs(next) <= abs(here)
            return isNear ? target : nil
        case .approach(_, let target, _):
            return abs(place(after: time) - target) <= Self.tolerance ? target : nil
        case .ease(_, let target):
            return time >= Self.animation ? target : nil
        }
    }

    /// The time at which friction reaches a position ahead.
    func arrival(at place: Double) -> Double? {
        guard case .friction(let start, let velocity, let rate) = self else { return nil }
        let share = (place - start) * (1 - rate) / (velocity * rate)
        return share > 0 && share < 1 ? log(1 - share) / log(rate) : nil
    }
}
