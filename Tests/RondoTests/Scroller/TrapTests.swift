import Testing

@testable import Rondo

/// A host's mistake traps with a message.
@Suite struct TrapTests {
    private static let mistakes: [String: @Sendable (inout Scroller) -> Void] = [
        "time not a number": { $0.next(at: .nan) },
        "time without end": { $0.next(at: .infinity) },
        "item unknown": { $0.scroll(to: ItemIndex(3), at: 0) },
        "item below 0": { $0.scroll(to: ItemIndex(-1), at: 0) },
        "viewport below 0": { $0.resize(to: -1, at: 0) },
        "viewport not a number": { $0.resize(to: .nan, at: 0) },
        "viewport without end": { $0.resize(to: .infinity, at: 0) },
        "step not a number": { $0.follow(by: .nan, phase: .dragging, at: 0) },
        "place not a number": { $0.press(x: .nan, y: 0, at: 0) },
        "place without end": { $0.press(x: 0, y: .infinity, at: 0) },
        "wheel not a number": { $0.wheel(dx: .nan, dy: 0, at: 0) },
    ]

    @Test(arguments: mistakes.keys.sorted())
    func aMistakeOfTheHostTraps(mistake: String) async {
        await #expect(processExitsWith: .failure) { [mistake] in
            var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 3))
            Self.mistakes[mistake]?(&scroller)
        }
    }

    @Test func aBadConfigurationTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = Scroller(Configuration(viewport: -1), items: Items(count: 3))
        }
        await #expect(processExitsWith: .failure) { _ = Items(count: -1) }
        await #expect(processExitsWith: .failure) { _ = logarithm(0) }
    }
}

@Suite struct ConfigurationProblemTests {
    private static let breaks: [(Configuration.Field, @Sendable (inout Configuration) -> Void)] = [
        (.viewport, { $0.viewport = -1 }), (.viewport, { $0.viewport = .nan }),
        (.viewport, { $0.viewport = 1e10 }), (.spacing, { $0.spacing = -0.1 }),
        (.spacing, { $0.spacing = .infinity }), (.extent, { $0.extent = .points(-1) }),
        (.extent, { $0.extent = .points(.nan) }), (.overscan, { $0.overscan = -1 }),
        (.overscan, { $0.overscan = 1001 }), (.keep, { $0.tiles = .pages(keep: 0) }),
        (.initial, { $0.initial = ItemIndex(3) }), (.initial, { $0.initial = ItemIndex(-1) }),
        (.slop, { $0.physics.slop = -1 }), (.flick, { $0.physics.flick = .infinity }),
        (.decelerationRate, { $0.physics.decelerationRate = 1 }),
        (.decelerationRate, { $0.physics.decelerationRate = -0.1 }),
        (.stoppingSpeed, { $0.physics.stoppingSpeed = 0 }),
        (.rubberBand, { $0.physics.rubberBand = 0 }),
        (.springRate, { $0.physics.springRate = -1 }),
        (.tolerance, { $0.physics.tolerance = 0 }),
        (.stillness, { $0.physics.stillness = -1 }),
        (.velocityWindow, { $0.physics.velocityWindow = .nan }),
        (.scrollDuration, { $0.physics.scrollDuration = -1 }),
        (.wheelPause, { $0.physics.wheelPause = 0 }),
        (.interval, { $0.advance = AutoAdvance(interval: 0.5, duration: 0) }),
        (.duration, { $0.advance = AutoAdvance(interval: 100, duration: 101) }),
        (.duration, { $0.advance = AutoAdvance(interval: 100, duration: -1) }),
        (.speed, { $0.advance = AutoAdvance(speed: 0) }),
        (.speed, { $0.advance = AutoAdvance(speed: .infinity) }),
    ]

    @Test(arguments: breaks.indices)
    func aProblemNamesItsField(index: Int) {
        var configuration = Configuration(viewport: 400)
        let (field, change) = Self.breaks[index]
        change(&configuration)
        #expect(configuration.problem(with: Items(count: 3))?.field == .of(field))
    }

    @Test func aGoodConfigurationHasNoProblem() {
        var configuration = Configuration(viewport: 0)
        #expect(configuration.problem(with: Items(count: 0)) == nil)
        configuration.advance = AutoAdvance(interval: 1, duration: 1)
        configuration.physics.decelerationRate = 0
        #expect(configuration.problem(with: Items(count: 1_000_000)) == nil)
        configuration.viewport = 400
        #expect(configuration.problem(with: Items(count: .max))?.field == .length)
        let broken = Items(lengths: [nil, .points(-2)])
        #expect(configuration.problem(with: broken)?.item == ItemIndex(1))
    }

    /// Items in place of others, before a host gives the list to a scroller.
    @Test(arguments: [-2, .nan, .infinity, 2e9])
    func aWrongLengthIsFoundAmongItemsInPlaceOfOthers(length: Points) {
        var items = Items(count: 3)
        items.replace(1..<2, with: Items([Item(ItemKey(9), extent: .points(length))]))
        let problem = Configuration(viewport: 400).problem(with: items)
        #expect(problem?.field == .of(.extent) && problem?.item == ItemIndex(1))
    }
}
