/// Estimates how fast a finger was when it was lifted.
///
/// The velocity is that over the moves of the last 50 ms before the last one. When
/// no other move lies so near, the one before the last counts, or the press itself,
/// so that a quick flick of a single move is one too. Moves on the spot are no
/// moves: a finger that lies still for 100 ms throws nothing.
struct VelocityTracker: Sendable {
    private struct Sample: Sendable {
        var place: Points
        var time: Milliseconds
    }

    /// Those of the window and one before it, oldest first, in memory that is used again.
    private var samples: [Sample] = []
    private var press = Sample(place: 0, time: 0)

    /// No device reports more, in points per millisecond; it keeps two samples a moment apart
    /// finite.
    private static let fastest: Velocity = 1000

    /// A finger went down at a place along the axis.
    mutating func begin(at place: Points, time: Milliseconds) {
        samples.removeAll(keepingCapacity: true)
        press = Sample(place: place, time: time)
    }

    /// The finger is at a place now.
    mutating func move(to place: Points, time: Milliseconds, window: Milliseconds) {
        let previous = samples.last ?? press
        guard place != previous.place else { return }
        if !samples.isEmpty, previous.time == time { samples.removeLast() }
        samples.append(Sample(place: place, time: time))
        while samples.count > 2, samples[1].time < time - window { samples.removeFirst() }
    }

    /// How fast the finger is at a time, in points per millisecond along the axis.
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
