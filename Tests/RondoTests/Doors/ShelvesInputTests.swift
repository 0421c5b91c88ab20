import Rondo
import Testing

/// Inputs of a list of shelves are values too, and a refused input changes nothing.
@Suite struct ShelvesInputTests {
    private static let five = Items(count: 5)

    /// One input of each kind has the same effect as the function with its name.
    @Test func eachInputEqualsTheFunctionWithItsName() {
        typealias Function = (inout Shelves) -> Refusal?
        func void(_ body: @escaping (inout Shelves) -> Void) -> Function {
            { shelves in
                body(&shelves)
                return nil
            }
        }
        let (first, seen, new) = (ShelfKey(0), Self.seen, Shelf(ShelfKey(9), items: Self.five))
        let list = [new] + Self.shelves
        var narrow = Self.configuration
        narrow.list.extent = .points(40)
        let item = ItemKey(1)
        let pairs: [(ShelvesInput, Function)] = [
            (.press(x: 50, y: 20), { $0.press(x: 50, y: 20, at: 5) }),
            (.wheel(dx: 40, dy: 1, y: 20), { $0.wheel(dx: 40, dy: 1, y: 20, at: 5) }),
            (
                .wheel(dx: 1, dy: 40, phase: .ended),
                { $0.wheel(dx: 1, dy: 40, phase: .ended, at: 5) }
            ),
            (
                .follow(by: 30, phase: .dragging),
                void { $0.follow(by: 30, phase: .dragging, at: 5) }
            ),
            (.next(), void { $0.next(at: 5) }),
            (.previous(animated: false), void { $0.previous(animated: false, at: 5) }),
            (.scroll(to: ShelfKey(3)), { $0.scroll(to: ShelfKey(3), at: 5) }),
            (
                .shelf(seen, .next()),
                {
                    $0.moveShelf(seen, at: 5) {
                        $0.next(at: 5)
                        return nil
                    }
                }
            ),
            (.shelf(seen, .edit(.remove([item]))), { $0.remove([item], on: seen, at: 5) }),
            (.edit(.insert([new], before: first)), { $0.insert([new], before: first, at: 5) }),
            (.edit(.remove([first])), { $0.remove([first], at: 5) }),
            (.edit(.move(first)), { $0.move(first, at: 5) }),
            (.edit(.measure([(first, 70)])), { $0.measure([(first, 70)], at: 5) }),
            (.edit(.replace(with: list)), { $0.replace(with: list, at: 5) }),
            (.resize(width: 90, height: 160), { $0.resize(width: 90, height: 160, at: 5) }),
            (.configure(narrow), { $0.configure(narrow, at: 5) }),
            (.hide, void { $0.hide(at: 5) }),
            (.reduceMotion(true), void { $0.reduceMotion(true, at: 5) }),
            (.receive(1, [item]), { $0.receive(1, [item], at: 5) }),
            (.update([item]), void { $0.update([item], at: 5) }),
            (.restore(Self.offsets), void { $0.restore(Self.offsets, at: 5) }),
        ]
        for (input, function) in pairs {
            var (taken, called, untouched) = (shelves(), shelves(), shelves())
            #expect(taken.take(input, at: 5) == function(&called), "\(input)")
            let reported = report(&taken)
            #expect(reported == report(&called), "\(input)")
            #expect(reported != report(&untouched), "\(input) does nothing")
        }
    }

    @Test func answersAndMovesThatWereNotExpectedAreRefused() {
        var shelves = shelves()
        #expect(shelves.take(.cancel, at: 5) == .noPointerIsDown)
        #expect(shelves.take(.move(x: 1, y: 1), at: 5) == .noPointerIsDown)
        #expect(shelves.take(.release(x: 1, y: 1), at: 5) == .noPointerIsDown)
        #expect(shelves.take(.fail(7), at: 5) == .noSuchRequest)
        #expect(shelves.take(.retry, at: 5) == .nothingFailed)
        #expect(shelves.take(.show, at: 5) == nil)
        #expect(shelves.take(.shelf(ShelfKey(7), .next()), at: 5) == .unknownShelf)
        #expect(shelves.take(.shelf(ShelfKey(0), .scroll(to: ItemKey(7))), at: 5) == .unknownItem)
    }

    @Test func shelvesThatAreTooLongAreRefused() {
        var shelves = shelves()
        let before = shelves.shelves
        var long = Shelf(ShelfKey(9), items: Items(count: 1_000_001))
        long.layout = ShelfLayout()
        long.layout?.extent = .points(1e9)
        #expect(shelves.take(.edit(.insert([long])), at: 5) == .brokenRule)
        #expect(shelves.take(.edit(.replace(with: [long])), at: 5) == .brokenRule)
        #expect(shelves.shelves == before)
        long.items = Items(count: 1_000_000)
        #expect(shelves.take(.edit(.insert([long])), at: 5) == nil)
        let more = Edit.insert([Item(ItemKey(2_000_000))])
        #expect(shelves.take(.shelf(long.key, .edit(more)), at: 5) == .brokenRule)
    }

    @Test func tooManyShelvesOrItemsAreRefused() {
        var shelves = shelves()
        var crowd = Shelf(ShelfKey(9), items: Items(count: 20_000))
        crowd.layout = ShelfLayout()
        crowd.layout?.extent = .points(0.001)
        let genres = (10..<20_010).map {
            Shelf(ShelfKey($0), items: Self.five, extent: .points(0.001))
        }
        for added in [[crowd], genres] {
            #expect(shelves.take(.edit(.insert(added)), at: 5) == .tooManyTiles)
            #expect(shelves.take(.edit(.replace(with: added)), at: 5) == .tooManyTiles)
        }
        #expect(shelves.shelves == Self.shelves)
        #expect(shelves.take(.edit(.insert(Array(genres.prefix(2)))), at: 5) == nil)
        #expect(shelves.shelves.count == 6)
    }

    /// Before any motion, another configuration looks like one from the start.
    @Test func anotherConfigurationEqualsOneFromTheStart() {
        var shelves = shelves()
        var other = Self.configuration
        other.list.spacing = 9
        other.list.ends = .loop
        other.shelf.extent = .points(30)
        other.shelf.direction = .rightToLeft
        #expect(shelves.take(.configure(other), at: 5) == nil)
        #expect(shelves.configuration == other)
        var fresh = Shelves(other, shelves: Self.shelves)
        _ = (shelves.frame(at: 5), fresh.frame(at: 5))
        #expect(shelves.live.map(\.key) == fresh.live.map(\.key))
        for (one, same) in zip(shelves.live, fresh.live) {
            #expect(shelves.start(of: one) == fresh.start(of: same))
            #expect(one.tiles.map(\.item) == same.tiles.map(\.item))
            #expect(one.tiles.map { one.start(of: $0) } == same.tiles.map { same.start(of: $0) })
        }
    }

    /// During a motion, and with a finger on a shelf.
    @Test func anotherConfigurationKeepsTheCurrentItemsInSight() {
        var shelves = shelves()
        shelves.take(.press(x: 50, y: 20), at: 5)
        shelves.take(.move(x: 10, y: 20), at: 20)
        _ = shelves.frame(at: 21)
        let before = (shelves.start(of: shelves.live[0]), shelves.live[0].frame)
        var other = Self.configuration
        other.list.extent = .points(40)
        other.shelf.spacing = 11
        #expect(shelves.take(.configure(other), at: 21) == nil)
        _ = shelves.frame(at: 21)
        #expect(shelves.currentShelf == Self.seen)
        #expect(shelves.start(of: shelves.live[0]) == before.0)
        #expect(shelves.live[0].frame.current == before.1.current)
        #expect(shelves.live[0].frame.offset == before.1.offset)
        // The finger continues.
        #expect(shelves.take(.move(x: 9, y: 20), at: 40) == nil)
        _ = shelves.frame(at: 40)
        #expect(shelves.live[0].frame.offset == before.1.offset + 1)
    }

    @Test func aConfigurationThatBreaksARuleIsRefused() {
        var shelves = shelves()
        var wrong = Self.configuration
        wrong.shelf.spacing = -1
        #expect(shelves.take(.configure(wrong), at: 5) == .brokenRule)
        wrong = Self.configuration
        wrong.list.extent = .points(.nan)
        #expect(shelves.take(.configure(wrong), at: 5) == .brokenRule)
        #expect(shelves.configuration == Self.configuration)
    }

    @Test func aSizeThatBreaksARuleIsRefused() {
        var shelves = shelves()
        for (width, height) in [(-1.0, 100.0), (100, .nan), (.infinity, 100), (100, 2e9)] {
            #expect(shelves.take(.resize(width: width, height: height), at: 5) == .brokenRule)
        }
        #expect(shelves.configuration == Self.configuration)
    }

    /// An item may be as long as the viewport, but all of them only a certain length.
    @Test func aSizeThatMakesTheItemsTooLongTogetherIsRefused() {
        var configuration = ShelvesConfiguration(width: 100, height: 100)
        configuration.shelf.extent = .viewport
        let shelf = Shelf(ShelfKey(0), items: Items(count: 10_000_000))
        var shelves = Shelves(configuration, shelves: [shelf])
        #expect(shelves.take(.resize(width: 1e9, height: 100), at: 5) == .brokenRule)
        #expect(shelves.configuration.shelf.viewport == 100)
    }

    /// A moving shelf: in sight, out of sight, and after its return.
    @Test func aRefusedInputLeavesAShelfInPlace() {
        var shelves = shelves()
        shelves.take(.shelf(Self.seen, .next()), at: 5)
        _ = shelves.frame(at: 150)
        var other = shelves
        for (step, there) in [3, 3, 1].enumerated() {
            let time = 160 + Double(step) * 10
            for input: Input in [.scroll(to: ItemKey(7)), .edit(.remove([ItemKey(7)]))] {
                #expect(other.take(.shelf(Self.seen, input), at: time) == .unknownItem)
            }
            shelves.take(.scroll(to: ShelfKey(there), animated: false), at: time)
            other.take(.scroll(to: ShelfKey(there), animated: false), at: time)
            #expect(shelves.frame(at: time + 1) == other.frame(at: time + 1))
            #expect(shelves.live.map(\.contentOffset) == other.live.map(\.contentOffset))
        }
        #expect(shelves.live[0].contentOffset > 0)
        #expect(report(&shelves) == report(&other))
    }

    @Test func anInputForAllShelvesTrapsOnAShelf() async {
        await #expect(processExitsWith: .failure) {
            let shelf = Shelf(ShelfKey(0), items: Items(count: 5))
            var shelves = Shelves(ShelvesConfiguration(width: 100, height: 100), shelves: [shelf])
            shelves.take(.shelf(ShelfKey(0), .press(x: 1, y: 1)), at: 0)
        }
    }

    /// The visible shelf at the start.
    private static let seen = ShelfKey(1)

    private static let shelves = (0..<4).map { Shelf(ShelfKey($0), items: five) }

    private static var offsets: ShelfOffsets {
        var shelves = Shelves(configuration, shelves: shelves)
        shelves.take(.scroll(to: ShelfKey(2), animated: false), at: 0)
        _ = shelves.frame(at: 0)
        return shelves.offsets
    }

    private static var configuration: ShelvesConfiguration {
        var configuration = ShelvesConfiguration(width: 100, height: 60)
        configuration.list.extent = .points(50)
        configuration.list.overscan = 0
        configuration.list.initial = ItemIndex(1)
        configuration.shelf.extent = .points(60)
        configuration.shelf.snap = .item
        return configuration
    }

    /// A list with a request in flight.
    private func shelves() -> Shelves {
        var shelves = Shelves(Self.configuration, shelves: Self.shelves)
        _ = shelves.frame(at: 0)
        while shelves.nextAction(at: 0) != nil {}
        while shelves.nextEvent() != nil {}
        return shelves
    }

    /// A user's view of the list, with a moving finger and a step to the next shelf.
    private func report(_ shelves: inout Shelves) -> [String] {
        var reported: [String] = []
        for time in [5.0, 60, 200, 250, 3000] {
            shelves.move(x: 20, y: 21, at: time)
            // Shows the effect of reduced motion.
            if time == 200 { shelves.next(at: time) }
            reported.append(
                "\(shelves.frame(at: time)) \(shelves.contentOffset) \(shelves.isHidden)"
            )
            for shelf in shelves.live {
                let tiles = shelf.tiles.map { "\($0.item) \(shelves.revision(of: $0.item) ?? 0)" }
                reported.append("\(shelf.key) \(shelf.row.extent) \(shelf.contentOffset) \(tiles)")
            }
            while let event = shelves.nextEvent() { reported.append("\(event)") }
        }
        return reported
    }
}
