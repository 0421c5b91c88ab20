/// Times a job in rounds.
///
/// Short jobs are repeated, so that a round is long enough to time.
struct Measurement {
    /// The limit for one run, in nanoseconds; a slower job is measured once, and skipped for more
    /// items.
    static let bound = 0.5e9
    /// The least duration of a round, in nanoseconds.
    private static let leastRound = 0.5e6

    /// The number of rounds; 0 for a job that took too long.
    let rounds: Int
    /// The repetitions in a round.
    let times: Int

    /// - Parameter once: The duration of one run, in nanoseconds.
    init(once: Double) {
        rounds = once > Self.bound ? 0 : once > Self.bound / 10 ? 3 : 9
        times = Int(min(max(Self.leastRound / once, 1), 10_000))
    }

    /// Warms up and measures.
    ///
    /// - Parameter body: Runs the job a number of times, and returns the nanoseconds of each run.
    /// - Returns: The nanoseconds of each round.
    static func measure(_ body: (Int) -> Double) -> Spread {
        let once = body(1)
        let measurement = Measurement(once: once)
        guard measurement.rounds > 0 else { return Spread([once]) }
        _ = body(measurement.times)
        return Spread((0..<measurement.rounds).map { _ in body(measurement.times) })
    }
}
