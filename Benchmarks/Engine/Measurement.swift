/// Times one thing in rounds: more often what takes less, so that a round is long enough to be timed
/// and all rounds together are not too long.
struct Measurement {
    /// What takes longer is measured once, and not with more items; in nanoseconds.
    static let bound = 0.5e9
    /// How long a round is at least, in nanoseconds.
    private static let leastRound = 0.5e6

    /// How many rounds there are to be, none after what took too long.
    let rounds: Int
    /// How often the thing is done in a round.
    let times: Int

    /// - Parameter once: How long it took once, in nanoseconds.
    init(once: Double) {
        rounds = once > Self.bound ? 0 : once > Self.bound / 10 ? 3 : 9
        times = Int(min(max(Self.leastRound / once, 1), 10_000))
    }

    /// Warms up and measures.
    ///
    /// - Parameter body: Runs the job a number of times, and returns the nanoseconds of each run.
    /// - Returns: Nanoseconds of each round.
    static func measure(_ body: (Int) -> Double) -> Spread {
        let once = body(1)
        let measurement = Measurement(once: once)
        guard measurement.rounds > 0 else { return Spread([once]) }
        _ = body(measurement.times)
        return Spread((0..<measurement.rounds).map { _ in body(measurement.times) })
    }
}
