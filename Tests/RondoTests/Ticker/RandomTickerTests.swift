import Rondo
import RondoTestSupport
import Testing

/// Tickers over days with random pauses: the visible lines at each time, compared with the naive
/// model.
@Suite struct RandomTickerTests {
    private static let line: Points = 40
    private static let hour: Milliseconds = 3_600_000
    private static let days = 200.0

    @Test(arguments: 0..<4)
    func theTickerShowsTheRightLineForDays(part: Int) {
        let seed = Settings.seed &* 1000 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        var simulated: Milliseconds = 0
        while simulated < Self.days / 4 * 24 * Self.hour {
            var pair = Pair(&random)
            for _ in 0..<200 {
                pair.take(&random)
                if let report = pair.report {
                    Issue.record("seed \(seed): \(report)")
                    return
                }
            }
            simulated += pair.time
        }
    }

    /// A ticker and its model with the same inputs.
    private struct Pair {
        var ticker: Scroller
        var model: NaiveTicker
        let count: Int
        var time: Milliseconds
        /// The last action, and its difference from the model, if any.
        var done = "first showing"
        var report: String?

        static let reasons: [Pauses] = [
            .touched, .hovered, .focused, .hidden, .offScreen, .reducedMotion, .requested,
        ]

        init(_ random: inout SeededGenerator) {
            let interval = Double(Int.random(in: 1...40, using: &random) * 500)
            let duration = random.pick([0, 300, 400, interval, interval / 2])
            count = random.pick([2, 2, 3, 5, 1000])
            var configuration = Configuration(viewport: line)
            configuration.axis = .vertical
            configuration.overscan = 0
            configuration.advance = AutoAdvance(
                interval: interval,
                duration: Swift.min(duration, interval)
            )
            time = random.pick([0, 1, 777])
            ticker = Scroller(configuration, items: Items(count: count))
            model = NaiveTicker(
                interval: interval,
                duration: Swift.min(duration, interval),
                shownAt: time
            )
            check()
        }

        /// Time passes, one thing happens, and a few frames are compared.
        mutating func take(_ random: inout SeededGenerator) {
            pass(&random)
            if random.once(in: 4) {
                done = "nothing"
            } else if let gone = Self.reasons.first(where: {
                model.reasons.contains($0) && random.once(in: 2)
            }) {
                resume(gone)
            } else {
                pause(random.pick(Self.reasons), snapping: random.once(in: 2))
            }
            check()
            for _ in 0..<4 where report == nil {
                time += Double(Int.random(in: 0...1500, using: &random))
                ticker.wake(at: time)
                model.wake(at: time)
                check()
            }
        }

        /// Mostly a short time; sometimes minutes without frames, during which the ticker moves on;
        /// or hours in which the host sleeps, unless the ticker waits.
        private mutating func pass(_ random: inout SeededGenerator) {
            let minute = 60_000
            let longest = random.pick([1, 700, 700, 5000, 5000, 10 * minute, 600 * minute])
            time += Double(Int.random(in: 0...longest, using: &random))
            guard longest > 10 * minute || random.once(in: 2) else { return }
            ticker.wake(at: time)
            model.wake(at: time)
        }

        private mutating func pause(_ reason: Pauses, snapping: Bool) {
            ticker.run(to: time)
            // A finger that catches a moving line is outside the model.
            if reason == .touched, ticker.phase != .idle || model.reasons.contains(.touched) {
                return
            }
            done = "pause \(reason.rawValue), snapping \(snapping)"
            switch reason {
            case .touched: ticker.press(x: 0, y: 10, at: time)
            case .hidden: ticker.hide(at: time)
            // Under reduced motion, requested steps take no time, which is outside the model.
            case .reducedMotion: ticker.reduceMotion(true, at: time)
            default: ticker.pause(reason, step: snapping ? .end : .finish, at: time)
            }
            let ends = reason == .hidden && !model.reasons.contains(.hidden)
            let isRequested: Pauses = [.hovered, .focused, .offScreen, .requested]
            model.pause(
                reason,
                snapping: ends || (snapping && isRequested.contains(reason)),
                at: time
            )
            // This cancels the finger too.
            if ends { model.resume(.touched, at: time) }
        }

        private mutating func resume(_ reason: Pauses) {
            done = "resume \(reason.rawValue)"
            switch reason {
            case .touched: ticker.release(x: 0, y: 10, at: time)
            case .hidden: ticker.show(at: time)
            case .reducedMotion: ticker.reduceMotion(false, at: time)
            default: ticker.resume(reason, at: time)
            }
            model.resume(reason, at: time)
        }

        /// Compares the ticker with the model.
        private mutating func check() {
            let frame = ticker.frame(at: time)
            let place = model.place(at: time)
            let first = place.rounded(.down)
            // Less than a millionth of a point counts as rounding, not as visible.
            let slots = [first, first + 1].filter {
                abs($0 - place) * line < line - 1e-6
            }
            let isThere =
                ticker.tiles.count == slots.count
                && zip(ticker.tiles, slots).allSatisfy { tile, slot in
                    let start = (slot - place) * line
                    return Double(tile.slot.number) == slot
                        && tile.item.value == Int(slot) % count
                        && abs(ticker.start(of: tile) - start) < 1e-6
                }
            let views = ticker.tiles.count + ticker.freeTiles.count
            let isRightPhase = (frame.phase == .idle) == (place == first) || frame.offset == 0
            guard isThere, views <= 2, isRightPhase, ticker.pauses == model.reasons else {
                let shown = ticker.tiles.map { "\($0.slot) at \(ticker.start(of: $0))" }
                report = """
                    after \(done), at \(time): \(shown) in \(views) views for reasons \
                    \(ticker.pauses.rawValue), expected the place \(place) for reasons \
                    \(model.reasons.rawValue)
                    """
                return
            }
        }
    }
}
