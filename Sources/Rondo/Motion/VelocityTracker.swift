/// Estimates the speed of a finger at its lift.
///
/// The velocity is measured over the moves of the last 50 ms before the last one. If there is no
/// other move in that time, the previous move counts, or the press, so a quick flick of a single
/// move is a flick too. A finger that rests for 100 ms throws nothing.
struct VelocityTracker: Sendable {
    private struct Sample: Sendable {
        var place: Points
        var time: Milliseconds
    }

    /// The samples of the window and some before it, oldest first, in reused memory.
    private var samples: [Sample] = []
    private var press = Sample(place: 0, time: 0)

    /// The highest plausible speed, in points per millisecond; it bounds the result for two samples
    /// a moment apart.
    private static let fastest: Velocity = 1000

    /// Starts with a finger that goes down at a place along the axis.
    mutating func begin(at place: Points, time: Milliseconds) {
        samples.removeAll(keepingCapacity: true)
        press = Sample(place: place, time: time)
    }

    /// Adds a move of the finger.
    mutating func move(to place: Points, time: Milliseconds, window: Milliseconds) {
        let previous = samples.last ?? press
        if !samples.isEmpty, previous.time == time { samples.removeLast() }
        samples.append(Sample(place: place, time: time))
        // Several at once, because the others move each time.
        let spare = 16
        if samples.count > 2 * spare, samples[spare].time < time - window {
            samples.removeFirst(spare)
        }
    }

    /// The velocity of the finger at a time, in points per millisecond along the axis.
    func velocity(at time: Milliseconds, physics: Physics) -> Velocity {
        guard let last = samples.last, time - last.time < physics.stillness else { return 0 }
        let from = last.time - physics.velocityWindow
        if let first = samples.first(where: { $0.time >= from }), first.time < last.time {
            return Self.velocity(from: first, to: last)
        }
        let before = samples.count > 1 ? samples[samples.count - 2] : press
        guard last.time - before.time < physics.stillness else { return 0 }
        return Self.velocity(from: before, to: last)
    }

    private static func velocity(from first: Sample, to last: Sample) -> Velocity {
        guard last.time > first.time else { return 0 }
        let velocity = (last.place - first.place) / (last.time - first.time)
        return Swift.min(Swift.max(velocity, -fastest), fastest)
    }
}
