import Rondo
import Techniques

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The start of 10,000,000 items: its duration, and the added memory of a process.
///
/// Each process starts once, so that earlier work has no influence.
enum StartBenchmark {
    private static let count = 10_000_000

    /// Prints a row of a table: lengths, time, memory.
    static func run(_ lengths: Content.Lengths) {
        let before = largestMemory()
        var items = Items(count: 0)
        let described = ContinuousClock().measure {
            items = Engine.items(lengths, count: count)
        }
        var shown = 0
        let laidOut = ContinuousClock().measure {
            var scroller = Scroller(Engine.configuration, items: items)
            _ = scroller.frame(at: 0)
            shown = scroller.tiles.count
        }
        precondition(shown > 0, "the benchmark must show something")
        let grown = Double(largestMemory() - before) / 1e6
        Markdown.row([
            lengths.rawValue,
            Spread([described / .nanoseconds(1)]).middleTime,
            Spread([laidOut / .nanoseconds(1)]).middleTime,
            "\(Spread.text(grown)) MB",
        ])
    }

    /// The largest resident memory of the process so far, in bytes.
    private static func largestMemory() -> Int {
        var usage = rusage()
        // Darwin counts bytes, other systems kilobytes.
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss * 1024
        #endif
    }
}
