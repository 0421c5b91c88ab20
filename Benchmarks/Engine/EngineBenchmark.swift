import AllocationCounter
import Rondo

/// What one frame of the engine costs, with nothing to show it on.
///
/// A loop of items of one length coasts, frames a 120 Hz display's 8.3 ms apart in the engine's time,
/// and is flung again whenever it comes to rest. Warmed up first, then timed in rounds; the median
/// counts.
@main
struct EngineBenchmark {
    private static let frames = 100_000
    private static let rounds = 11
    private static let interval: Milliseconds = 1000.0 / 120

    static func main() {
        let drawn = rounds * frames
        print("items        ns a frame, median [least..most]    allocations in \(drawn) frames")
        for count in [5, 1_000, 1_000_000] {
            let result = measure(count)
            print(result.line(for: count))
        }
        ShelvesBenchmark.run()
    }

    private static func measure(_ count: Int) -> Result {
        var run = Coast(count: count)
        run.draw(frames)
        var times: [Double] = []
        var allocations = 0
        for _ in 0..<rounds {
            let before = allocation_count()
            let time = ContinuousClock().measure { run.draw(frames) }
            allocations += allocation_count() - before
            times.append(time / .nanoseconds(1) / Double(frames))
        }
        precondition(run.slot.number > 1000, "the benchmark must scroll")
        return Result(times: times.sorted(), allocations: allocations)
    }

    private struct Result {
        let times: [Double]
        let allocations: Int

        func line(for count: Int) -> String {
            let median = Int(times[times.count / 2])
            let range = "\(median) [\(Int(times[0]))..\(Int(times[times.count - 1]))]"
            let counted = allocation_counter_works() ? "\(allocations)" : "not counted here"
            return pad("\(count)", to: 13) + pad(range, to: 37) + counted
        }

        private func pad(_ text: String, to width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count))
        }
    }

    /// A loop that is flung again and again.
    private struct Coast {
        var scroller: Scroller
        var time: Milliseconds = 0
        var slot = Slot(0)

        init(count: Int) {
            var configuration = Configuration(viewport: 390)
            configuration.snap = .none
            configuration.extent = .points(160)
            scroller = Scroller(configuration, items: Items(count: count))
        }

        mutating func draw(_ frames: Int) {
            for _ in 0..<frames {
                if scroller.phase == .idle { fling() }
                time += EngineBenchmark.interval
                slot = scroller.frame(at: time).slot
                scroller.clearEvents()
            }
        }

        private mutating func fling() {
            scroller.press(x: 300, y: 0, at: time)
            for step in 1...4 {
                time += 8
                scroller.move(x: 300 - Double(step) * 40, y: 0, at: time)
            }
            scroller.release(x: 140, y: 0, at: time + 8)
            time += 8
        }
    }
}
