import AllocationCounter
import Rondo
import Techniques

/// The cost of one frame of a list of shelves: 1,000 shelves of 10,000 items in a fling of the
/// list, with a sideways fling of each passing shelf.
///
/// Answers take 80 ms of the engine's time. Rounds are timed after a warm-up.
struct ShelvesBenchmark {
    private static let shelves = 1000
    private static let items = 10_000
    private static let frames = 2000
    private static let rounds = 11
    private static let latency: Milliseconds = 80

    private var shelves: Shelves
    private var answers: [(time: Milliseconds, request: ItemLoader.Request)] = []
    private var time: Milliseconds = 0
    private var requests = 0
    private var asked = 0

    static func run() {
        var benchmark = ShelvesBenchmark()
        benchmark.draw(frames)
        (benchmark.requests, benchmark.asked) = (0, 0)
        let began = benchmark.time
        var times: [Double] = []
        var allocations = 0
        var mostTiles = 0
        for _ in 0..<rounds {
            let before = allocation_count()
            let spent = ContinuousClock().measure { benchmark.draw(frames) }
            allocations += allocation_count() - before
            times.append(spent / .nanoseconds(1) / Double(frames))
            mostTiles = max(mostTiles, benchmark.tilesAlive)
        }
        let seconds = (benchmark.time - began) / 1000
        precondition(benchmark.requests > 0, "the benchmark must request data")
        Markdown.heading(
            "\(Spread.grouped(shelves)) shelves of \(Spread.grouped(items)) items, a diagonal fling"
        )
        let columns = [
            "a frame, median [least..most] of \(rounds) rounds", "tiles alive at most",
            "requests a second", "items a request", "allocations a frame",
        ]
        let row = [
            Spread(times).time,
            "\(mostTiles)",
            Spread.text(Double(benchmark.requests) / seconds),
            "\(benchmark.asked / benchmark.requests)",
            allocation_counter_works()
                ? Spread.text(Double(allocations) / Double(rounds * frames)) : "not counted here",
        ]
        Markdown.table(columns, [row])
    }

    /// The live rows and cells.
    private var tilesAlive: Int {
        shelves.live.reduce(shelves.live.count) { $0 + $1.tiles.count }
    }

    private init() {
        var configuration = ShelvesConfiguration(width: 390, height: 844)
        configuration.list.extent = .points(180)
        configuration.list.ends = .loop
        configuration.shelf.extent = .points(120)
        configuration.shelf.spacing = 8
        shelves = Shelves(
            configuration,
            shelves: (0..<Self.shelves).map { row in
                let first = ItemKey(row * Self.items)
                return Shelf(ShelfKey(row), items: Items(count: Self.items, from: first))
            }
        )
    }

    private mutating func draw(_ frames: Int) {
        for _ in 0..<frames {
            if shelves.phase == .idle { fling() }
            time += 1000.0 / 120
            while let answer = answers.first, answer.time <= time {
                answers.removeFirst()
                shelves.receive(answer.request.number, answer.request.keys, at: time)
            }
            _ = shelves.frame(at: time)
            ask()
            while shelves.nextEvent() != nil {}
        }
    }

    private mutating func ask() {
        while let action = shelves.nextAction(at: time) {
            guard case .fetch(let request) = action else { continue }
            requests += 1
            asked += request.keys.count
            answers.append((time + Self.latency, request))
        }
    }

    /// Flings each visible shelf sideways, then the list.
    private mutating func fling() {
        for row in 0..<4 {
            shelves.swipe(y: 90 + Double(row) * 180, dx: -40, dy: 0, steps: 4, at: &time)
        }
        shelves.swipe(y: 500, dx: 0, dy: -40, steps: 4, at: &time)
    }
}
