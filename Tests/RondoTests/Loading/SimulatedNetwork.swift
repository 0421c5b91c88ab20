import Rondo
import RondoTestSupport

/// A server of pages behind a network that drops, delays, repeats and reorders its answers.
struct SimulatedNetwork {
    /// An answer to a request; nil is a failure.
    struct Answer {
        let time: Milliseconds
        let request: Int
        let page: FeedPage?
    }

    struct FeedPage {
        let items: [Int]
        let next: Int?
    }

    /// The pages in order, some of them empty.
    let pages: [[Int]]
    private var onTheWay: [Answer] = []

    /// A server whose pages may start with items of the pages before them.
    init(_ random: inout SeededGenerator) {
        var first = 0
        pages = (0..<Int.random(in: 1...8, using: &random)).map { _ in
            let count = random.pick([0, 1, 3, 10])
            let known = min(first, random.pick([0, 0, 1, 4, 15]))
            defer { first += count }
            return Array(first - known..<first + count)
        }
    }

    /// Answers a request once, twice, late, or with a failure.
    mutating func send(
        _ request: PageLoader<Int>.Request,
        at time: Milliseconds,
        _ random: inout SeededGenerator
    ) {
        let cursor = request.cursor
        let page = FeedPage(
            items: pages[cursor],
            next: cursor + 1 < pages.count ? cursor + 1 : nil
        )
        for _ in 0..<random.pick([1, 1, 1, 2, 3]) {
            onTheWay.append(
                Answer(
                    time: time + random.pick([0, 20, 200, 3000, 45_000]),
                    request: request.number,
                    page: random.once(in: 3) ? nil : page
                )
            )
        }
    }

    /// The next answer that arrives before `time`.
    mutating func next(until time: Milliseconds) -> Answer? {
        let index = onTheWay.indices.filter { onTheWay[$0].time <= time }
            .min { onTheWay[$0].time < onTheWay[$1].time }
        return index.map { onTheWay.remove(at: $0) }
    }
}
