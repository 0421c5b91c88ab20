import RondoTestSupport
import Testing

@testable import Rondo

/// Items whose lengths are measured once they have views, and differ from the expected ones.
@Suite struct MeasuringCaseTests {
    /// From 20 to 200 points, in no order, the same every time.
    private static let lengths = {
        var random = SeededGenerator(seed: 1)
        return (0..<10_000).map { _ in random.number(in: 20...200) }
    }()

    @Test(
        "react-window#791, tanstack-virtual#468: a single scroll reaches a distant item",
        arguments: [250, 400, 5000],
        [true, false]
    )
    func farAway(item: Int, isAnimated: Bool) {
        var host = MeasuringHost(count: 10_000, expected: 35) { item, _ in Self.lengths[item] }
        host.draw(at: 0)
        host.scroller.scroll(to: ItemIndex(item), animated: isAnimated, at: 16)
        host.settle()
        let (start, current, passes) = (host.starts[item], host.scroller.currentItem, host.passes)
        #expect(start == 0 && current == ItemKey(item) && passes <= 4)
    }

    @Test("tanstack-virtual#615: an item requested before the first layout is shown and stays")
    func beforeTheFirstLayout() {
        var host = MeasuringHost(
            count: 1000,
            { $0.viewport = 0 },
            length: { item, _ in Self.lengths[item] }
        )
        host.draw(at: 0)
        host.scroller.scroll(to: ItemIndex(500), at: 8)
        host.scroller.resize(to: 400, at: 16)
        for frame in 1...20 {
            host.draw(at: 16 * Double(frame))
            let start = host.starts[500]
            #expect(start == 0)
        }
    }

    @Test("tanstack-virtual#216: a scroll to the end arrives at the end", arguments: [true, false])
    func toTheEnd(isAnimated: Bool) throws {
        var scroller = MeasuringHost(count: 0) { _, _ in 50 }.scroller
        scroller.change(to: Items(count: 10_000) { .points(Self.lengths[$0.value]) }, at: 0)
        _ = scroller.frame(at: 0)
        scroller.scroll(to: ItemIndex(9999), animated: isAnimated, at: 16)
        _ = scroller.frame(at: 1000)
        let last = try #require(scroller.tiles.last)
        let end = scroller.start(of: last) + last.extent
        #expect(last.item == ItemKey(9999) && (end - 400).magnitude < 1e-9)
    }

    @Test(
        "tanstack-virtual#216: when the last item turns out to be longer, its start stays",
        arguments: [(120.0, 350.0), (30, 370)]
    )
    func toALastItemOfAnotherLength(length: Points, start: Points) throws {
        var host = MeasuringHost(count: 1000) { item, _ in item == 999 ? length : Self.lengths[item]
        }
        host.draw(at: 0)
        host.scroller.scroll(to: ItemIndex(999), at: 16)
        host.settle()
        let last = try #require(host.starts[999])
        #expect((last - start).magnitude < 1e-6)
    }

    @Test("tanstack-virtual#381: items reached from below move with the content, also after a jump")
    func itemsReachedFromBelow() {
        var host = MeasuringHost(count: 10_000) { item, _ in 25 + Self.lengths[item] * 0.4 }
        host.draw(at: 0)
        host.scroller.scroll(to: ItemIndex(5000), animated: false, at: 16)
        host.draw(at: 16)
        for step in 1...200 {
            let before = host.starts
            let time = 16 + 16 * Double(step)
            host.scroller.wheel(dx: -30, dy: 0, at: time)
            host.draw(at: time)
            let hasMoved = host.hasMoved(by: 30, since: before)
            #expect(hasMoved)
        }
    }

    @Test("tanstack-virtual#1227: an item that grows above moves nothing in any frame")
    func growsAbove() throws {
        var grown: Set<Int> = []
        var host = MeasuringHost(count: 1000, initial: 500) { _, _ in 50 }
        host.draw(at: 0)
        for step in 1...60 {
            let before = host.starts
            let time = 16 * Double(step)
            host.scroller.wheel(dx: -10, dy: 0, at: time)
            _ = host.scroller.frame(at: time)
            let above = try #require(host.scroller.tiles.first).item.value
            let isReady = host.starts[above] == nil
            #expect(isReady, "it is prepared beyond the edge")
            if step % 7 == 0 { grown.insert(above) }
            host.length = { [grown] item, _ in grown.contains(item) ? 90 : 50 }
            host.draw(at: time)
            let hasMoved = host.hasMoved(by: 10, since: before)
            #expect(hasMoved)
        }
        #expect(grown.count > 5)
    }

    @Test("virtua#247: items that change soon after they arrive leave visible items in place")
    func changeSoonAfterTheyCame() {
        func length(_ item: Int) -> Points { 40 + Self.lengths[item] * 0.6 }
        var host = MeasuringHost(
            count: 1000,
            expected: 100,
            { $0.overscan = 4 },
            length: { item, _ in length(item) }
        )
        host.draw(at: 0)
        var births = host.views.mapValues { _ in -100.0 }
        for step in 1...400 {
            let time = 16 * Double(step)
            let before = (starts: host.starts, views: host.views)
            for item in before.views.keys where births[item] == nil { births[item] = time }
            host.length = { [births] item, _ in
                time - births[item, default: time] < 50 ? 100 : length(item)
            }
            host.scroller.wheel(dx: 5, dy: 0, at: time)
            host.draw(at: time)
            let hasMoved = host.hasMoved(by: -5, since: before.starts)
            #expect(hasMoved)
            let views = host.views.filter { before.starts[$0.key] != nil }
            #expect(views.allSatisfy { before.views[$0.key] == $0.value })
        }
    }

    @Test("virtua#432: a fling towards the start continues as long as items arrive in time")
    func aFlingTowardsTheStart() {
        var host = MeasuringHost(
            count: 30,
            initial: 29,
            // Items are measured before they are visible.
            { $0.overscan = 6 },
            length: { item, _ in Self.lengths[item] }
        )
        host.draw(at: 0)
        let reach = host.scroller.reach
        #expect(reach.lowerBound < -600)
        var endless = MeasuringHost(count: 30, { $0.ends = .loop }, length: { _, _ in 50 }).scroller
        var script = Script()
        script.flick(by: 240)
        for timed in script.inputs {
            host.scroller.take(timed.input, at: timed.time)
            endless.take(timed.input, at: timed.time)
        }
        var count = 30
        repeat {
            if host.scroller.reach.lowerBound > -500 {
                let older = (count..<count + 50).map { Item(ItemKey($0)) }
                let first = host.scroller.items[ItemIndex(0)].key
                host.scroller.insert(older, before: first, at: host.scroller.now)
                count += 50
            }
            let before = (starts: host.starts, place: endless.slotPosition)
            let time = host.scroller.now + 16
            _ = endless.frame(at: time)
            host.draw(at: time)
            // An endless loop of items of 50 points.
            let travel = (before.place - endless.slotPosition) * 50
            let hasMoved = host.hasMoved(by: travel, since: before.starts)
            #expect(hasMoved)
        } while host.scroller.phase != .idle
        let end = endless.slotPosition
        #expect(end < -2500 / 50 && count > 30)
    }

    @Test("virtuoso#423: fractions of pixels cause no endless work", arguments: [0.75, 1.1, 1.25])
    func fractionsOfPixels(scale: Double) {
        // Edges are on whole pixels.
        func pixel(at place: Points) -> Double { (place * scale).rounded() }
        var host = MeasuringHost(
            count: 100,
            expected: 31,
            initial: 99,
            { $0.alignment = .end },
            length: { _, start in (pixel(at: start + 30.8) - pixel(at: start)) / scale }
        )
        host.settle()
        let (starts, passes, deadline) = (host.starts, host.passes, host.scroller.nextDeadline)
        #expect(passes <= 3 && deadline == nil)
        host.draw(at: host.scroller.now + 1000)
        let later = host.starts
        #expect(later == starts)
    }
}
