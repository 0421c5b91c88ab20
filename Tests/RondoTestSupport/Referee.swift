import Rondo

/// Plays inputs to a scroller and checks every frame with the naive strip and the grammar.
package final class Referee {
    package internal(set) var scroller: Scroller
    package private(set) var violations: [String] = []
    package private(set) var events: [Event] = []
    package internal(set) var world: World
    var strip: NaiveStrip
    var grammar: Grammar
    private var played: [TimedInput] = []
    /// The position of the content, from slot 0.
    private(set) var place: Points = 0
    private(set) var slot: Int
    private(set) var phase = Phase.idle
    private(set) var isHidden = false
    /// Whether a host that scrolls on its own has moved the content: then ends and resting places
    /// do not hold.
    private var hasFollowed = false
    var finger: FingerModel?
    /// The last position of the finger.
    private(set) var fingerPlace: Points = 0
    /// The direction of the last motion, 1 or -1, if a test knows it; it decides successors.
    package var heading: Int?
    /// Whether a change of items left resting content in place, off its resting place.
    var isDisplaced = false
    /// The start of the current item on screen in the last frame.
    private var startOnScreen: Points = 0
    private var passed: Set<Int> = []
    private(set) var time: Milliseconds = 0
    /// The referee does not judge whether a smaller part of a tile, in points, is visible: rounding
    /// errors are below a millionth.
    static let doubt: Points = 2e-6

    package init(_ world: World) {
        self.world = world
        scroller = world.scroller
        slot = world.configuration.initial.value
        strip = NaiveStrip(world, viewport: world.configuration.viewport, showing: slot)
        grammar = Grammar(world)
    }

    /// A copy that continues from here.
    package init(copying other: Referee) {
        scroller = other.scroller
        violations = other.violations
        events = other.events
        world = other.world
        strip = other.strip
        grammar = other.grammar
        played = other.played
        place = other.place
        slot = other.slot
        phase = other.phase
        isHidden = other.isHidden
        hasFollowed = other.hasFollowed
        finger = other.finger
        fingerPlace = other.fingerPlace
        heading = other.heading
        isDisplaced = other.isDisplaced
        startOnScreen = other.startOnScreen
        passed = other.passed
        time = other.time
    }

    /// The failures with the world and its inputs, for the message of a test.
    package var report: String {
        """
        \(violations.prefix(3).joined(separator: "\n"))
        in \(world)
        after \(played.suffix(30).map { "\($0.time): \($0.input)" }.joined(separator: "; "))
        """
    }

    package var isQuiet: Bool { violations.isEmpty }

    func expect(_ condition: Bool, _ claim: @autoclosure () -> String) {
        if !condition { violations.append("at \(time): " + claim()) }
    }
}

// MARK: - Playing

extension Referee {
    /// Plays a script with frames at every multiple of an interval, until rest.
    package func play(_ script: Script, interval: Milliseconds, upTo longest: Milliseconds) {
        var frameTime = (time / interval).rounded(.up) * interval
        draw(at: time)
        for timed in script.inputs {
            while frameTime < timed.time {
                draw(at: frameTime)
                frameTime += interval
            }
            take(timed.input, at: timed.time)
            if !isQuiet { return }
        }
        let end = script.time + longest
        while frameTime < end {
            draw(at: frameTime)
            frameTime += interval
            if !isQuiet || (phase == .idle && frameTime > script.time + interval) { return }
        }
        expect(phase == .idle, "still \(phase) \(longest) ms after the last input")
    }

    /// Plays a script with only the frames of the inputs.
    package func play(_ script: Script) {
        for timed in script.inputs where isQuiet { take(timed.input, at: timed.time) }
        if isQuiet { draw(at: script.time) }
    }

    /// Takes one input, with frames before and after it if it must not move the content.
    package func take(_ input: Input, at time: Milliseconds) {
        played.append((time, input))
        self.time = time
        draw(at: time)
        if case .edit(let edit) = input { return take(edit) }
        if case .configure = input {
            preconditionFailure("Referee.take: RondoModel judges configurations")
        }
        let before = (place: place, slot: slot, phase: phase, isLaidOut: strip.isLaidOut)
        scroller.take(input, at: time)
        absorb(isFrame: false)
        switch input {
        case .resize(let viewport):
            strip = NaiveStrip(world, viewport: viewport, showing: slot)
            finger = nil
            let screenStart = startOnScreen
            draw(at: time)
            guard strip.isLaidOut, before.isLaidOut, viewport > 0 else { break }
            if before.phase != .idle {
                expect(
                    slot != before.slot || abs(strip.start(before.slot) - place - screenStart) < 1,
                    "resize moved the current item from \(screenStart)"
                )
            } else {
                expect(phase == .idle, "resize set resting content in motion")
            }
            if phase == .idle { grammar.settled = scroller.settledItem }
        case .press(let x, let y):
            let finger = world.configuration.place(x, y)
            fingerPlace = finger
            self.finger = FingerModel(
                at: finger,
                holding: place,
                physics: world.configuration.physics
            )
            draw(at: time)
            expect(abs(place - before.place) < 1e-6, "press moved the content")
        case .move(let x, let y), .release(let x, let y):
            let finger = world.configuration.place(x, y)
            fingerPlace = finger
            let expected = self.finger?.place(at: finger, on: strip)
            draw(at: time)
            var isLifted = false
            if case .release = input { isLifted = true }
            if isLifted, isHidden {
                expect(phase == .idle, "\(phase) after a lift while hidden")
            } else if let expected, strip.isLaidOut {
                expect(
                    abs(place - expected) < 0.5 + 1e-6,
                    "\(input): at \(place) instead of \(expected)"
                )
            }
            if isLifted { self.finger = nil }
        case .next(animated: true), .previous(animated: true), .scroll(_, _, animated: true),
            .cancel, .show, .reduceMotion, .pause, .resume:
            if case .show = input { isHidden = false }
            draw(at: time)
            let isImmediate = world.configuration.physics.scrollDuration == 0 || isHidden
            expect(
                isImmediate || scroller.reducesMotion || !before.isLaidOut
                    || abs(place - before.place) <= 0.5 + 1e-6,
                "\(input) moved the content by \(place - before.place) without time passing"
            )
            finger = nil
        case .follow:
            hasFollowed = true
            finger = nil
        case .hide:
            let wasHidden = isHidden
            isHidden = true
            finger = nil
            draw(at: time)
            expect(wasHidden || phase == .idle, "\(phase) after hide")
        case .next, .previous, .scroll, .wheel, .edit, .configure: finger = nil
        }
    }

    /// Draws a frame and checks it.
    package func draw(at time: Milliseconds) {
        self.time = time
        let frame = scroller.frame(at: time)
        if !frameIsSane(frame) { return }
        absorb(isFrame: true)
        phase = frame.phase
        slot = Int(frame.slot.number)
        check(frame)
    }

    private func frameIsSane(_ frame: Frame) -> Bool {
        let isSane = frame.offset.isFinite && frame.track.isFinite
        expect(isSane, "offset \(frame.offset), track \(frame.track)")
        return isSane
    }

    func absorb(isFrame: Bool) {
        let new = scroller.takeEvents()
        for event in new {
            switch event {
            case .begin, .settle, .cancel: isDisplaced = false
            case .change, .tile: break
            }
            if let problem = grammar.take(event) { expect(false, problem) }
            if case .tile(.willAppear, _, let tile) = event { passed.insert(tile) }
        }
        if isFrame,
            let problem = Grammar.orderProblem(
                new,
                isPages: world.configuration.tiles != .cells
            )
        {
            expect(false, problem)
        }
        events += new
    }
}

// MARK: - Checking a frame

extension Referee {
    private func check(_ frame: Frame) {
        expect(frame.current == grammar.current, "current \(String(describing: frame.current))")
        expect(
            (frame.phase == .idle) == !grammar.isUnderWay || !strip.isLaidOut,
            "\(frame.phase), but a switch is \(grammar.isUnderWay ? "" : "not ")in progress"
        )
        if let problem = grammar.problem(with: scroller.passage, isLaidOut: strip.isLaidOut) {
            expect(false, problem)
        }
        guard strip.isLaidOut else {
            place = 0
            expect(scroller.tiles.isEmpty, "tiles without a layout")
            expect(grammar.known.isEmpty, "views \(grammar.known) without a layout")
            expect(frame.phase == .idle, "\(frame.phase) without a layout")
            return
        }
        place = strip.resting(slot) + frame.offset
        startOnScreen = strip.start(slot) - place
        checkCurrent(frame)
        checkTiles(frame)
        checkStages(frame)
        if frame.phase == .idle {
            passed = Set(scroller.tiles.map(\.number).filter(grammar.isKnown))
        }
    }

    /// The item at a slot.
    func key(at slot: Int) -> ItemKey { ItemKey(world.keys[strip.item(slot)]) }

    private func checkCurrent(_ frame: Frame) {
        expect(strip.exists(slot), "current slot \(slot) does not exist")
        expect(
            frame.current == key(at: slot),
            "slot \(slot) shows \(String(describing: frame.current))"
        )
        expect(
            strip.nearest(to: place, around: slot).contains(slot),
            "slot \(slot) is not nearest to \(place)"
        )
        guard frame.phase == .idle, !hasFollowed else { return }
        if world.configuration.snap != .none, !isDisplaced {
            expect(frame.offset == 0, "offset \(frame.offset) at rest")
        }
        expect(abs(strip.clamped(place) - place) < 1e-6, "rests at \(place), beyond an end")
    }

    private func checkTiles(_ frame: Frame) {
        let tiles = scroller.tiles
        let surely = strip.visible(at: place, from: slot, slack: -Self.doubt)
        let maybe = strip.visible(at: place, from: slot, slack: Self.doubt)
        let slots = tiles.map { Int($0.slot.number) }
        expect(zip(slots, slots.dropFirst()).allSatisfy { $0 < $1 }, "tiles at \(slots)")
        expect(Set(tiles.map(\.number)).count == tiles.count, "two tiles in one slot")
        for missing in surely where !slots.contains(missing) {
            expect(false, "slot \(missing) is visible at \(place) without a tile")
        }
        for (tile, slot) in zip(tiles, slots) {
            let start = strip.start(slot) - place
            expect(tile.item == key(at: slot), "slot \(slot) shows \(tile.item)")
            expect(tile.index.value == strip.item(slot), "slot \(slot) has the index \(tile.index)")
            expect(tile.extent == strip.length(slot), "slot \(slot) has the length \(tile.extent)")
            expect(strip.exists(slot), "a tile in slot \(slot), which does not exist")
            expect(abs(scroller.start(of: tile) - start) < 1e-6, "slot \(slot) not at \(start)")
            expect(abs(tile.place - frame.track - start) < 1e-6, "track position of \(slot)")
        }
        let wanted = maybe.count + 2 * world.configuration.overscan
        if case .pages(let keep) = world.configuration.tiles {
            let near = 2 * keep - 1
            if frame.phase == .idle {
                let low = (maybe.first ?? slot) - world.configuration.overscan
                let high = (maybe.last ?? slot) + world.configuration.overscan
                for slot in slots where !(low...high).contains(slot) {
                    expect(
                        abs(slot - self.slot) < keep,
                        "page \(slot) kept while \(self.slot) rests"
                    )
                }
            }
            expect(tiles.count <= wanted + near + passed.count, "\(tiles.count) pages")
        } else {
            expect(tiles.count <= wanted, "\(tiles.count) cells for \(maybe.count) visible slots")
            expect(
                slots.isEmpty || slots.count == slots[slots.count - 1] - slots[0] + 1,
                "cells with a gap: \(slots)"
            )
        }
    }

    private func checkStages(_ frame: Frame) {
        let surely = Set(strip.visible(at: place, from: slot, slack: -Self.doubt))
        let maybe = Set(strip.visible(at: place, from: slot, slack: Self.doubt))
        let isPages = world.configuration.tiles != .cells
        for tile in scroller.tiles {
            let slot = Int(tile.slot.number)
            let isShown = grammar.isShown(tile.number)
            let isCurrent = slot == self.slot
            if !maybe.contains(slot) {
                expect(!isShown, "\(slot) is out of sight without an event")
            }
            if isHidden, isPages {
                expect(!isShown || !isCurrent, "the current page is shown while hidden")
                continue
            }
            if surely.contains(slot) { expect(isShown, "\(slot) is visible without an event") }
            guard isPages else { continue }
            let hasAppeared = grammar.hasAppeared(tile.number)
            if hasAppeared {
                expect(frame.phase == .idle && isCurrent, "\(slot) has appeared in \(frame.phase)")
            } else if frame.phase == .idle, isCurrent, surely.contains(slot) {
                expect(false, "\(slot) rests without having appeared")
            }
        }
        let numbers = Set(scroller.tiles.map(\.number))
        for number in grammar.shown where !numbers.contains(number) {
            expect(false, "view \(number) is shown without a tile")
        }
        if !isPages || frame.phase == .idle {
            for number in grammar.known where !numbers.contains(number) {
                expect(false, "view \(number) was shown and was not reclaimed")
            }
        }
        for tile in scroller.freeTiles {
            expect(!grammar.isKnown(tile.number), "free tile \(tile.number) was not reclaimed")
        }
    }
}
