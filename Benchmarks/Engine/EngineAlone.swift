import AllocationCounter
import Rondo
import Techniques

/// The cost of the engine without a host, for lists of different lengths.
struct EngineAlone {
    private static let counts = [100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]

    static func run() {
        Markdown.heading("The engine alone")
        Markdown.paragraph(
            """
            Median [least..most] of up to nine rounds. A fling is one from lift to rest, of \
            \(fling(Content(.alike, count: 100)).frames) frames and more. What takes longer than half \
            a second is measured once, and not with more items.
            """
        )
        var allocations = 0
        for lengths in Content.Lengths.allCases {
            var alone = EngineAlone(lengths: lengths)
            alone.run()
            allocations += alone.allocations
        }
        Markdown.paragraph(
            allocation_counter_works()
                ? "Heap allocations in all steady frames, wraps and flings: \(allocations)."
                : "Heap allocations are not counted on this system."
        )
    }

    private let lengths: Content.Lengths
    private var allocations = 0
    /// The changes that are skipped because they took too long with fewer items.
    private var cut: Set<String> = []

    private init(lengths: Content.Lengths) {
        self.lengths = lengths
    }

    private mutating func run() {
        let changes = lengths == .alike ? [] : ["another length"]
        let columns = [
            "items, \(lengths.rawValue)", "start", "steady frame", "frame over the seam", "fling",
            "insert, remove", "move", "replace",
        ]
        var rows: [[String]] = []
        for count in Self.counts {
            let content = Content(lengths, count: count)
            var cells = [Spread.grouped(count), start(content)]
            cells += [steady(content), wrap(content), flings(content)]
            var runner = Runner<Engine>(content)
            cells += [
                change("insert", content.insertAndRemove, &runner),
                change("move", content.moves, &runner),
                change("replace", content.replacements, &runner),
            ]
            if lengths == .different { cells.append(change("resize", content.resizes, &runner)) }
            rows.append(cells)
        }
        Markdown.table(columns + changes, rows)
    }

    private func start(_ content: Content) -> String {
        var runner = Runner<Engine>(content)
        return Measurement.measure { runner.time(.start, times: $0) }.time
    }

    private mutating func steady(_ content: Content) -> String {
        var scroller = Self.scroller(content)
        scroller.fling()
        scroller.coastIntoItem()
        return counted { times in
            // A thousand steps stay within the item.
            scroller.drawSteadyFrames(min(times, 1000) * 10)
            return min(times, 1000) * 10
        }
    }

    private mutating func wrap(_ content: Content) -> String {
        var scroller = Self.scroller(content)
        scroller.pressAtSeam()
        return counted { times in
            scroller.dragOverSeam(times)
            return 2 * times
        }
    }

    private mutating func flings(_ content: Content) -> String {
        var scroller = Self.scroller(content)
        return counted { times in
            for _ in 0..<times {
                scroller.fling()
                while scroller.coast() {}
            }
            return times
        }
    }

    private mutating func change(
        _ name: String,
        _ changes: [ContentChange],
        _ runner: inout Runner<Engine>
    ) -> String {
        guard !cut.contains(name) else { return "not measured" }
        let job = Job.changes(changes)
        runner.prepare(for: job)
        let spread = Measurement.measure { runner.time(job, times: $0) }
        if spread.isSingle { cut.insert(name) }
        return spread.time
    }

    private static func scroller(_ content: Content) -> FlungScroller {
        FlungScroller(
            Engine.configuration,
            Engine.items(content.lengths, count: content.entries.count)
        )
    }

    /// The steps of the content in the frames of a fling, in points.
    static func fling(_ content: Content) -> (steps: [Points], frames: Int) {
        var scroller = FlungScroller(
            Engine.configuration,
            Items(count: content.entries.count)
        )
        scroller.fling()
        var steps: [Points] = []
        var before = scroller.slotPosition
        var isMoving = true
        while isMoving {
            isMoving = scroller.coast()
            steps.append((scroller.slotPosition - before) * Content.viewport)
            before = scroller.slotPosition
        }
        return (steps, steps.count)
    }

    /// Measures code that must not allocate.
    ///
    /// Counts allocations after the first run and the warm-up, which grow all arrays.
    private mutating func counted(_ body: (Int) -> Int) -> String {
        var total = 0
        var calls = 0
        let spread = Measurement.measure { times in
            let before = allocation_count()
            var units = 0
            let time = ContinuousClock().measure { units = body(times) }
            calls += 1
            if calls > 2 { total += allocation_count() - before }
            return time / .nanoseconds(1) / Double(units)
        }
        allocations += total
        return spread.time
    }
}
