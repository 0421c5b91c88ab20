import RondoTestSupport
import Testing

@testable import Rondo

/// A user who reads a feed, with or without a filter, and with any behaviour of the network.
@Suite struct FilteredFeedTests {
    /// Hides keys by their remainder.
    private struct Rule: CustomStringConvertible {
        let divisor: Int
        let hidden: Set<Int>

        init(_ random: inout SeededGenerator) {
            let divisor = random.pick([1, 2, 3, 5])
            let isAll = random.once(in: 8)
            self.divisor = divisor
            hidden = Set((0..<divisor).filter { isAll || $0 > 0 && $0 < divisor })
        }

        func isWanted(_ key: Int) -> Bool { !hidden.contains(key % divisor) }

        var description: String { "without \(hidden.sorted()) by \(divisor)" }
    }

    private struct Reader {
        var loader: PageLoader<Int>
        var network: SimulatedNetwork
        var scroller: Scroller
        var time: Milliseconds = 0
        var wrong: [String] = []
        var rule: Rule?
        /// The received keys, in the order of their first arrival.
        var all: [Int] = []
        /// The number of the request that waits for its answer.
        private var waiting: Int?
        private var requests = 0

        init(_ random: inout SeededGenerator) {
            loader = PageLoader(from: 0, prefetch: random.pick([0, 2, 5]))
            network = SimulatedNetwork(&random)
            var configuration = Configuration(viewport: 100)
            configuration.ends = random.pick(SmallWorlds.ends)
            scroller = Scroller(configuration, items: Items(count: 0))
        }

        /// The items of the feed that the user can see, computed naively.
        var shown: [Int] { all.filter { rule?.isWanted($0) ?? true } }

        var isAtTheEnd: Bool {
            loader.hasEnded && scroller.currentItem?.value == shown.last
        }

        mutating func expect(_ condition: Bool, _ claim: String) {
            if !condition { wrong.append("at \(time): " + claim) }
        }

        mutating func ask(_ random: inout SeededGenerator) {
            let shown = shown
            let place = scroller.currentItem.flatMap { shown.firstIndex(of: $0.value) }
            let isNear = place.map { shown.count - 1 - $0 <= loader.prefetch } ?? true
            let isRetry = loader.retryTime.map { $0 <= time } ?? false
            let mayAsk = waiting == nil && !loader.hasEnded && loader.retryTime == nil
            guard let request = loader.request(for: scroller, at: time) else {
                return expect(!(isNear && mayAsk), "requests nothing at \(place ?? -1) of \(shown)")
            }
            requests += 1
            expect(waiting == nil, "two requests in flight")
            expect(isNear || isRetry, "requests at \(place ?? -1) of \(shown)")
            expect(request.number == requests, "\(request.number) is the \(requests)th request")
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
                if refusal == nil { append(page.items) }
            } else {
                refusal = loader.fail(answer.request, at: time)
            }
            expect((refusal == nil) == isWaitedFor, "answer to \(answer.request)")
            if isWaitedFor { waiting = nil }
        }

        private mutating func append(_ page: [Int]) {
            let new = page.filter { !all.contains($0) }
            scroller.run(to: time)
            let current = scroller.currentItem
            let dropped = scroller.append(page: page.map { Item(ItemKey($0)) }, at: time)
            expect(dropped == page.count - new.count, "\(dropped) of \(page) dropped from \(all)")
            all += new
            expect(
                current == nil || scroller.currentItem == current,
                "a page moves the user away from \(current?.value ?? -1)"
            )
            look()
        }

        mutating func filter(by rule: Rule?) {
            self.rule = rule
            guard let rule else {
                scroller.filter(nil, at: time)
                return
            }
            let (divisor, hidden) = (rule.divisor, rule.hidden)
            scroller.filter({ !hidden.contains($0.value % divisor) }, at: time)
            look()
        }

        /// Another list: the feed starts again.
        mutating func startAgain() {
            let unwanted = loader.restart()
            expect(unwanted?.number == waiting, "restart loses \(waiting ?? 0)")
            waiting = nil
            all = []
            scroller.replace(with: Items(count: 0), at: time)
            look()
        }

        /// Moves to another item, mostly forward.
        mutating func read(_ random: inout SeededGenerator) {
            switch random.pick([0, 1, 1, 1, 2]) {
            case 0: scroller.previous(animated: false, at: time)
            // In a loop, the first item follows the last one, where no page is needed.
            case 1 where scroller.currentItem?.value != shown.last:
                scroller.next(animated: random.once(in: 2), at: time)
            case 2 where scroller.items.count > 0:
                let last = ItemIndex(scroller.items.count - 1)
                scroller.scroll(to: last, animated: false, at: time)
            default: break
            }
            _ = scroller.frame(at: time)
            scroller.queue.clear()
        }

        private mutating func look() {
            let keys = (0..<scroller.items.count).map { scroller.items[ItemIndex($0)].key.value }
            expect(keys == shown, "shows \(keys) instead of \(shown)")
            let there = scroller.allItems
            let held = (0..<there.count).map { there[ItemIndex($0)].key.value }
            expect(held == all, "holds \(held) instead of \(all)")
        }
    }

    @Test(arguments: 0..<8)
    func noItemIsLostOrShownTwiceWithAnyFilter(part: Int) {
        let seed = Settings.seed &* 1000 &+ 800 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Settings.steps(otherwise: 320) / 8 {
            var reader = Reader(&random)
            var restarts = random.pick([0, 0, 1, 3])
            var steps = 0
            while steps < 3000, reader.wrong.isEmpty, !reader.isAtTheEnd {
                steps += 1
                reader.time += random.pick([0, 10, 100, 1000])
                while let answer = reader.network.next(until: reader.time) { reader.take(answer) }
                if random.once(in: 40) { reader.loader.retry(at: reader.time) }
                if random.once(in: 12) {
                    reader.filter(by: random.once(in: 3) ? nil : Rule(&random))
                }
                if restarts > 0, random.once(in: 30) {
                    restarts -= 1
                    reader.startAgain()
                }
                reader.read(&random)
                reader.ask(&random)
            }
            let pages = reader.network.pages
            let story = "seed \(seed): \(reader.rule?.description ?? "") in \(pages)"
            #expect(reader.wrong.isEmpty, "\(reader.wrong.prefix(3)) \(story)")
            reader.filter(by: nil)
            let shown = reader.scroller.items
            let keys = (0..<shown.count).map { shown[ItemIndex($0)].key.value }
            let last = pages.joined().max() ?? -1
            #expect(keys == Array(0..<last + 1), "after \(steps) steps \(story)")
            #expect(reader.loader.hasEnded, "after \(steps) steps \(story)")
        }
    }

    /// A page without shown items causes the next request immediately.
    @Test func aPageIsRequestedWhenTooFewItemsAreShown() {
        var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 0))
        scroller.filter({ $0.value >= 20 }, at: 0)
        var loader = PageLoader(from: 0, prefetch: 1)
        for page in 0..<3 {
            let time = Milliseconds(page)
            #expect(loader.request(for: scroller, at: time)?.cursor == page)
            #expect(loader.receive(page + 1, items: 10, next: page + 1, at: time) == nil)
            scroller.append(page: (0..<10).map { Item(ItemKey(page * 10 + $0)) }, at: time)
        }
        #expect(scroller.items.count == 10)
        #expect(loader.request(for: scroller, at: 3) == nil)
        scroller.filter({ $0.value >= 28 }, at: 4)
        #expect(loader.request(for: scroller, at: 4)?.cursor == 3)
    }

    /// With a wider filter the end is distant again; a request in flight continues.
    @Test func noPageIsRequestedWhenEnoughItemsAreShown() {
        var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 10))
        var loader = PageLoader(from: "p1")
        #expect(loader.request(for: scroller, at: 0) == nil)
        scroller.filter({ $0.value < 3 }, at: 1)
        #expect(loader.request(for: scroller, at: 1)?.number == 1)
        scroller.filter(nil, at: 2)
        #expect(loader.inFlight?.number == 1)
        #expect(loader.receive(1, items: 1, next: "p2", at: 2) == nil)
        #expect(loader.request(for: scroller, at: 3) == nil)
    }
}
