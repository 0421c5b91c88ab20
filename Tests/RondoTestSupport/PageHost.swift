import Rondo

/// A minimal host of pages: it makes a page when a tile gets an item, some of them late, passes on
/// the events that `PageLife` lets through, and checks all of them with the grammar.
package final class PageHost {
    /// A page in a tile.
    package struct Page: Sendable {
        package let item: ItemKey
        package fileprivate(set) var life = PageLife()
        /// The time at which the page is loaded.
        fileprivate let dueTime: Milliseconds
        /// The slot in the last frame; nil if it had none, as a page that lost its slot, or if
        /// items have changed since.
        fileprivate var slot: Slot?
    }

    package private(set) var scroller: Scroller
    /// The pages by the numbers of their tiles.
    package private(set) var pages: [Int: Page] = [:]
    /// The number of pages made or given another item.
    package private(set) var made = 0
    /// The events for pages and for observers of switches, as "willAppear 3" and "begin 0 to 1".
    package private(set) var log: [String] = []
    /// The failures.
    package private(set) var violations: [String] = []
    private let world: World
    /// The delay of an item's page, in milliseconds.
    private let delay: (ItemKey) -> Milliseconds
    /// The events of the scroller, and the part of them that reaches the pages.
    private var grammar: Grammar
    private var reported: Grammar
    private var isHidden = false
    private var time: Milliseconds = 0
    private var current = Slot(0)

    package init(_ world: World, delay: @escaping (ItemKey) -> Milliseconds = { _ in 0 }) {
        self.world = world
        self.delay = delay
        scroller = world.scroller
        grammar = Grammar(world)
        reported = grammar
        draw(at: 0)
    }

    /// The names of the events since the last call.
    package func takeEvents() -> [String] {
        defer { log = [] }
        return log
    }

    private func expect(_ condition: Bool, _ claim: @autoclosure () -> String) {
        if !condition { violations.append("at \(time): \(claim())") }
    }
}

// MARK: - Playing

extension PageHost {
    /// Takes an input.
    package func take(_ input: Input, at time: Milliseconds) {
        self.time = time
        load()
        // What has happened until now concerns the items before an edit.
        scroller.run(to: time)
        make()
        absorb()
        scroller.take(input, at: time)
        switch input {
        case .hide: isHidden = true
        case .show: isHidden = false
        case .edit:
            forgetSlots()
            grammar.count = scroller.items.count
            reported.count = grammar.count
        default: break
        }
        // An input may show pages without a frame, for example hiding, which ends a motion.
        make()
        absorb()
        switch input {
        case .edit, .resize:
            // Without a motion there is no switch either.
            if scroller.phase == .idle {
                grammar.settled = scroller.settledItem
                reported.settled = grammar.settled
            }
        default: break
        }
    }

    /// Plays a script with a frame at every multiple of an interval, then continues until rest.
    package func play(_ script: Script, interval: Milliseconds = 16) {
        var inputs = script.inputs[...]
        repeat {
            let next = time + interval
            while let timed = inputs.first, timed.time < next {
                take(timed.input, at: timed.time)
                inputs.removeFirst()
            }
            draw(at: next)
        } while !inputs.isEmpty || scroller.phase != .idle
    }

    /// Draws a frame and checks it.
    package func draw(at time: Milliseconds) {
        self.time = time
        let frame = scroller.frame(at: time)
        current = frame.slot
        make()
        absorb(isFrame: true)
        load()
        check(frame)
        forgetSlots()
        for tile in scroller.tiles { pages[tile.number]?.slot = tile.slot }
    }

    private func forgetSlots() {
        for number in pages.keys { pages[number]?.slot = nil }
    }

    /// Makes pages for tiles with another item.
    private func make() {
        for tile in scroller.tiles where pages[tile.number]?.item != tile.item {
            made += 1
            let due = time + delay(tile.item)
            var page = Page(item: tile.item, dueTime: due)
            if due <= time { _ = page.life.load() }
            pages[tile.number] = page
        }
    }

    /// Reports missed events to the pages that are loaded by now.
    private func load() {
        for (number, page) in pages.sorted(by: { $0.key < $1.key })
        where !page.life.isLoaded && page.dueTime <= time {
            for event in pages[number]?.life.load() ?? [] { report(event, page.item, number) }
        }
    }

    private func absorb(isFrame: Bool = false) {
        let events = scroller.takeEvents()
        if isFrame, let problem = Grammar.orderProblem(events, isPages: true) {
            expect(false, problem)
        }
        for event in events {
            if let problem = grammar.take(event) { expect(false, problem) }
            guard case .tile(let step, let item, let tile) = event else {
                follow(event)
                continue
            }
            expect(pages[tile]?.item == item, "\(event) without its page")
            if step == .reclaim { checkReclaim(of: tile, isFrame: isFrame) }
            report(step, item, tile)
        }
    }

    private func report(_ step: TileEvent, _ item: ItemKey, _ tile: Int) {
        guard pages[tile]?.life.take(step) == true else { return }
        if let problem = reported.take(.tile(step, item, tile: tile)) {
            expect(false, "a page got \(step) \(item.value): \(problem)")
        }
        log.append("\(step) \(item.value)")
    }

    private func follow(_ event: Event) {
        _ = reported.take(event)
        func name(_ item: ItemKey?) -> String { item.map { "\($0.value)" } ?? "none" }
        switch event {
        case .begin(let from):
            log.append("begin \(name(from)) to \(name(scroller.passage?.to))")
        case .settle(let from, let to): log.append("settle \(name(from)) to \(name(to))")
        case .cancel(let item): log.append("cancel \(name(item))")
        case .change, .tile: break
        }
    }
}

// MARK: - Checking

extension PageHost {
    /// The distance from the current page within which pages are kept.
    private var keep: Int64 {
        if case .pages(let keep) = world.configuration.tiles { Int64(keep) } else { 0 }
    }

    private func checkReclaim(of tile: Int, isFrame: Bool) {
        expect(scroller.phase == .idle, "page in tile \(tile) reclaimed in \(scroller.phase)")
        // Hiding ends motion and reclaims pages without a frame that gives their slots.
        guard isFrame, let page = pages[tile], let slot = page.slot,
            scroller.items.index(of: page.item) != nil
        else { return }
        let steps = (slot - current).magnitude
        // If an item has two pages, one of them is enough.
        let hasOther = scroller.tiles.contains { $0.item == page.item }
        expect(
            steps >= UInt64(keep) || hasOther || scroller.tiles.isEmpty,
            "page \(page.item.value) reclaimed \(steps) items away"
        )
    }

    private func check(_ frame: Frame) {
        let isLaidOut = scroller.configuration.viewport > 0 && scroller.items.count > 0
        if let problem = grammar.problem(with: scroller.passage, isLaidOut: isLaidOut) {
            expect(false, problem)
        }
        let viewport = scroller.configuration.viewport
        var appeared: [Int] = []
        for tile in scroller.tiles {
            let isCurrent = tile.slot == frame.slot
            let start = scroller.start(of: tile)
            // The visibility of a sliver below a millionth of a point depends on rounding.
            let isVisible = start < viewport - 2e-6 && start + tile.extent > 2e-6
            guard let page = pages[tile.number], page.life.isLoaded else { continue }
            let isReported = reported.isShown(tile.number)
            if isHidden {
                expect(!isReported || !isCurrent, "page \(tile.item.value) is visible while hidden")
            } else if isVisible {
                expect(isReported, "page \(tile.item.value) is visible without an event")
                if frame.phase == .idle, isCurrent { appeared.append(tile.number) }
            } else if start > viewport + 1e-6 || start + tile.extent < -1e-6 {
                expect(!isReported, "page \(tile.item.value) is out of sight without an event")
            }
        }
        expect(
            appeared.allSatisfy(reported.hasAppeared) && reported.appeared.count <= 1,
            "\(reported.appeared) have appeared, \(appeared) should have"
        )
        expect(
            reported.appeared.isEmpty || (frame.phase == .idle && !isHidden),
            "a page has appeared in \(frame.phase)"
        )
    }
}
