// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The speed of a finger at its lift.
struct TouchTracker {
    private var samples: [(place: CGPoint, time: Double)] = []

    /// The time over which a velocity is measured, in milliseconds.
    private static let window = 50.0
    /// The rest before a lift after which nothing is thrown, in milliseconds.
    private static let stillness = 100.0

    mutating func add(_ place: CGPoint, at time: Double) {
        guard samples.last?.place != place else { return }
        samples.append((place, time))
    }

    /// The velocity in points per millisecond along an axis.
    func velocity(at time: Double, _ axis: ScrollAxis) -> Double {
        guard let last = samples.last, time - last.time < Self.stillness, samples.count > 1,
            let first = samples.first(where: { $0.time >= last.time - Self.window }),
            last.time > first.time
        else { return 0 }
        return (last.place[axis] - first.place[axis]) / (last.time - first.time)
    }
}
