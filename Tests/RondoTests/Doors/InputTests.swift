import Rondo
import Testing

/// Inputs are values, and a refused input changes nothing.
@Suite struct InputTests {
    private static let three = Items(count: 3)

    /// One input of each kind has the same effect as the function with its name.
    @Test func eachInputEqualsTheFunctionWithItsName() {
        typealias Function = (inout Scroller) -> Refusal?
        func void(_ body: @escaping (inout Scroller) -> Void) -> Function {
            { scroller in
                body(&scroller)
                return nil
            }
        }
        let item = Item(ItemKey(1), extent: .points(70))
        let pairs: [(Input, Function)] = [
            (.press(x: 50, y: 1), { $0.press(x: 50, y: 1, at: 5) }),
            (.wheel(dx: 40, dy: 1), { $0.wheel(dx: 40, dy: 1, at: 5) }),
            (
                .follow(by: 30, phase: .dragging),
                void { $0.follow(by: 30, phase: .dragging, at: 5) }
            ),
            (.next(), void { $0.next(at: 5) }),
            (.previous(animated: false), void { $0.previous(animated: false, at: 5) }),
            (.scroll(to: ItemKey(2)), void { $0.scroll(to: ItemIndex(2), at: 5) }),
            (
                .edit(.insert([Item(ItemKey(9))], before: ItemKey(0))),
                {
                    $0.insert([Item(ItemKey(9))], before: ItemKey(0), at: 5)
                }
            ),
            (
                .edit(.append(page: [Item(ItemKey(9))])),
                void { $0.append(page: [Item(ItemKey(9))], at: 5) }
            ),
            (.edit(.remove([ItemKey(0)])), { $0.remove([ItemKey(0)], at: 5) }),
            (.edit(.move(ItemKey(0))), { $0.move(ItemKey(0), at: 5) }),
            (.edit(.update(item)), { $0.update(item, at: 5) }),
            (.edit(.measure([(ItemKey(1), 70)])), { $0.measure([(ItemKey(1), 70)], at: 5) }),
            (.edit(.change(to: Items(count: 2))), { $0.change(to: Items(count: 2), at: 5) }),
            (.edit(.replace(with: Items(count: 2))), { $0.replace(with: Items(count: 2), at: 5) }),
            (.edit(.filter { $0.value != 0 }), { $0.filter({ $0.value != 0 }, at: 5) }),
            (.resize(to: 80), { $0.resize(to: 80, at: 5) }),
            (.hide, void { $0.hide(at: 5) }),
            (.reduceMotion(true), void { $0.reduceMotion(true, at: 5) }),
            (.pause(.requested), void { $0.pause(.requested, at: 5) }),
        ]
        for (input, function) in pairs {
            var (taken, called, untouched) = (scroller(), scroller(), scroller())
            #expect(taken.take(input, at: 5) == function(&called), "\(input)")
            let reported = report(&taken)
            #expect(reported == report(&called), "\(input)")
            #expect(reported != report(&untouched), "\(input) does nothing")
        }
    }

    @Test func anItemThatIsNotShownCannotBeScrolledTo() {
        var scroller = scroller()
        #expect(scroller.take(.scroll(to: ItemKey(7)), at: 5) == .unknownItem)
        scroller.take(.edit(.filter { $0.value != 2 }), at: 5)
        #expect(scroller.take(.scroll(to: ItemKey(2)), at: 5) == .unknownItem)
        #expect(scroller.take(.scroll(to: ItemKey(1)), at: 5) == nil)
    }

    @Test func aPageWithTooManyItemsIsRefused() {
        var configuration = Configuration(viewport: 10_000)
        configuration.extent = .points(1)
        configuration.ends = .list
        var scroller = Scroller(configuration, items: Items(count: 9_998))
        let page = (20_000..<20_002).map { Item(ItemKey($0)) }
        #expect(scroller.take(.edit(.append(page: page)), at: 5) == nil)
        let crowd = (30_000..<30_002).map { Item(ItemKey($0), extent: .points(0)) }
        #expect(scroller.take(.edit(.append(page: crowd)), at: 5) == .tooManyTiles)
        #expect(scroller.items.count == 10_000)
    }

    private func scroller() -> Scroller {
        var configuration = Configuration(viewport: 100)
        configuration.advance = AutoAdvance(interval: 1000, duration: 100)
        var scroller = Scroller(configuration, items: Self.three)
        _ = scroller.frame(at: 0)
        while scroller.nextEvent() != nil {}
        return scroller
    }

    /// A user's view of the scroller.
    private func report(_ scroller: inout Scroller) -> [String] {
        var reported: [String] = []
        for time in [5.0, 60, 200, 3000] {
            scroller.move(x: 20, y: 1, at: time)
            reported.append(
                "\(scroller.frame(at: time)) \(scroller.tiles.map { "\($0.item) \($0.extent)" })"
            )
            while let event = scroller.nextEvent() { reported.append("\(event)") }
        }
        return reported
    }
}
