import Rondo
import RondoTestSupport
import Testing

/// A user who reads a feed to its end, with any behaviour of the network.
@Suite struct PageLoaderNetworkTests {
    private struct Reader {
        var loader: PageLoader<Int>
        var network: SimulatedNetwork
        var items: [Int] = []
        var current = 0
        var time: Milliseconds = 0
        var wrong: [String] = []
        /// The number of the request that waits for its answer.
        private var waiting: Int?
        private var numbers = 0

        init(_ random: inout SeededGenerator) {
            loader = PageLoader(from: 0, prefetch: random.pick([0, 2, 5]))
            network = SimulatedNetwork(&random)
        }

        mutating func ask(_ random: inout SeededGenerator) {
            let isNear = items.isEmpty || current >= items.count - 1 - loader.prefetch
            let isRetry = loader.retryTime.map { $0 <= time } ?? false
            let request = loader.request(current: current, count: items.count, at: time)
            guard let request else {
                if isNear, waiting == nil, !loader.hasEnded, loader.retryTime == nil {
                    wrong.append("requests nothing at \(time)")
                }
                return
            }
            numbers += 1
            if waiting != nil { wrong.append("two requests in flight at \(time)") }
            if !isNear, !isRetry { wrong.append("requests at \(current) of \(items.count)") }
            if request.number != numbers { wrong.append("\(request.number) after \(numbers - 1)") }
            waiting = request.number
            network.send(request, at: time, &random)
        }

        mutating func take(_ answer: SimulatedNetwork.Answer) {
            let isWaitedFor = answer.request == waiting
            let refusal: Refusal?
            if let page = answer.page {
                refusal = loader.receive(
                    answer.request,
                    items: page.items.count,
                    next: page.next,
                    at: time
                )
                if refusal == nil { items += page.items }
            } else {
                refusal = loader.fail(answer.request, at: time)
            }
            if (refusal == nil) != isWaitedFor { wrong.append("answer to \(answer.request)") }
            if isWaitedFor { waiting = nil }
        }

        mutating func startAgain() {
            let unwanted = loader.restart()
            if unwanted?.number != waiting { wrong.append("restart loses \(waiting ?? 0)") }
            waiting = nil
            items = []
            current = 0
        }
    }

    @Test(arguments: 0..<8)
    func noItemIsLostOrShownTwice(part: Int) {
        let seed = Settings.seed &* 1000 &+ 700 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Settings.steps(otherwise: 800) / 8 {
            var reader = Reader(&random)
            var restarts = random.pick([0, 0, 1, 3])
            var steps = 0
            while steps < 3000, !reader.loader.hasEnded || reader.current < reader.items.count - 1 {
                steps += 1
                reader.time += random.pick([0, 10, 100, 1000])
                while let answer = reader.network.next(until: reader.time) { reader.take(answer) }
                if random.once(in: 40) { reader.loader.retry(at: reader.time) }
                if restarts > 0, random.once(in: 30) {
                    restarts -= 1
                    reader.startAgain()
                }
                let last = max(0, reader.items.count - 1)
                reader.current = min(last, reader.current + random.pick([-1, 0, 1, 1, 2]))
                reader.current = max(0, reader.current)
                reader.ask(&random)
            }
            let pages = reader.network.pages
            #expect(reader.wrong.isEmpty, "seed \(seed): \(reader.wrong.prefix(3)) in \(pages)")
            #expect(
                reader.items == pages.flatMap(\.self) && reader.loader.hasEnded,
                "seed \(seed): \(reader.items) of \(pages) after \(steps) steps"
            )
        }
    }
}
