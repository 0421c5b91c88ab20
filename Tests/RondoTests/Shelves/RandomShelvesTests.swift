import RondoTestSupport
import Testing

@testable import Rondo

/// A user who scrolls along both axes, with any behaviour of the network.
@Suite struct RandomShelvesTests {
    private struct Session {
        var shelves: Shelves
        var referee: ShelfReferee
        var network = ShelfNetwork()
        var time: Milliseconds = 0
        var isReliable = false
        private var finger: (x: Points, y: Points)?

        init(_ random: inout SeededGenerator) {
            var configuration = ShelvesConfiguration(
                width: random.pick([200, 390]),
                height: random.pick([150, 500])
            )
            Self.layOut(&configuration, &random)
            configuration.pool = random.pick([.shared, .own])
            configuration.loading.batch = random.pick([1, 5, 50])
            configuration.loading.capacity = random.pick([0, 20, 2000])
            shelves = Shelves(
                configuration,
                shelves: (0..<random.pick([1, 3, 12, 30])).map { shelf in
                    // Neighbouring shelves share items.
                    let first = shelf * 7
                    let count = random.pick([0, 1, 4, 25])
                    let isMixed = random.once(in: 3)
                    let items = (first..<first + count).map { key in
                        Item(
                            ItemKey(key),
                            extent: isMixed ? .points(Double(30 + key % 5 * 20)) : nil
                        )
                    }
                    return Shelf(ShelfKey(shelf), items: Items(items))
                }
            )
            referee = ShelfReferee(configuration)
        }

        private static func layOut(
            _ configuration: inout ShelvesConfiguration,
            _ random: inout SeededGenerator
        ) {
            configuration.list.extent = .points(random.pick([60, 130.5]))
            configuration.list.spacing = random.pick([0, 7])
            configuration.list.ends = random.pick([.list, .list, .loop])
            configuration.list.snap = random.pick([.none, .item])
            configuration.list.overscan = random.pick([0, 1, 2])
            configuration.shelf.extent = random.pick([.points(50), .points(90.25), .viewport])
            configuration.shelf.spacing = random.pick([0, 3])
            configuration.shelf.snap = random.pick([.none, .none, .item, .page])
            configuration.shelf.ends = random.pick([.list, .list, .loop])
            configuration.shelf.overscan = random.pick([0, 1, 3])
        }

        @discardableResult
        private mutating func take(_ input: ShelvesInput) -> Refusal? {
            shelves.take(input, at: time)
        }

        mutating func gesture(_ random: inout SeededGenerator) {
            let configuration = shelves.configuration
            if let place = finger {
                let isSideways = random.once(in: 2)
                let step = random.number(in: -60...60)
                let place = (
                    x: place.x + (isSideways ? step : step / 4),
                    y: place.y + (isSideways ? step / 4 : step)
                )
                finger = place
                if random.once(in: 5) {
                    take(.release(x: place.x, y: place.y))
                    finger = nil
                } else {
                    take(.move(x: place.x, y: place.y))
                }
                return
            }
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<6:
                finger = (
                    random.number(in: 0...configuration.shelf.viewport),
                    random.number(in: 0...configuration.list.viewport)
                )
                take(.press(x: finger?.x ?? 0, y: finger?.y ?? 0))
            case 6, 7:
                let dx = random.number(in: -90...90)
                let dy = random.number(in: -300...300)
                take(.wheel(dx: random.once(in: 2) ? dx * 9 : dx, dy: dy, y: 50))
            case 8:
                let key = ShelfKey(Int.random(in: 0..<shelves.shelves.count, using: &random))
                take(.scroll(to: key, animated: random.once(in: 2)))
            case 9:
                take(.retry)
            default: break
            }
        }

        mutating func frame(_ random: inout SeededGenerator) {
            while let answer = network.next(until: time) {
                let input = answer.keys.map { ShelvesInput.receive(answer.number, $0) }
                referee.answer(answer, refusal: take(input ?? .fail(answer.number)))
                ask(&random)
            }
            // A shelf may come to rest and leave in this frame.
            shelves.run(to: time)
            referee.noteRest(shelves)
            _ = shelves.frame(at: time)
            referee.look(at: shelves, time: time)
            referee.checkFlights(of: shelves)
            ask(&random, isAtFrame: true)
            referee.receive(shelves.queue.events)
            shelves.queue.clear()
        }

        mutating func ask(_ random: inout SeededGenerator, isAtFrame: Bool = false) {
            while let action = shelves.nextAction(at: time) {
                referee.take(action, in: shelves, isAtFrame: isAtFrame, at: time)
                guard case .fetch(let request) = action else { continue }
                network.send(request, at: time, isReliable: isReliable, &random)
            }
        }

        /// Another layout, or a change of data, which moves shelves out of sight too.
        mutating func change(_ random: inout SeededGenerator) {
            referee.forgetOffsets()
            let place = Int.random(in: shelves.shelves.indices, using: &random)
            let shelf = shelves.shelves[place]
            switch Int.random(in: 0..<5, using: &random) {
            case 4:
                var configuration = shelves.configuration
                Self.layOut(&configuration, &random)
                #expect(take(.configure(configuration)) == nil)
                referee.configure(configuration)
            case 0:
                let key = ItemKey(1000 + Int(time))
                take(.shelf(shelf.key, .edit(.insert([Item(key)]))))
            case 1:
                guard shelf.items.count > 0 else { return }
                let index = Int.random(in: 0..<shelf.items.count, using: &random)
                take(.shelf(shelf.key, .edit(.remove([shelf.items[ItemIndex(index)].key]))))
            case 2:
                take(.edit(.move(shelf.key, before: random.pick(shelves.shelves).key)))
            default:
                var list = shelves.shelves
                list.shuffle(using: &random)
                take(.edit(.replace(with: list)))
            }
        }
    }

    @Test(arguments: 0..<10)
    func visibleItemsGetTheirDataAndNoneIsRequestedTwice(part: Int) {
        let seed = Settings.seed &* 1000 &+ 800 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Settings.steps(otherwise: 60) / 10 {
            var session = Session(&random)
            let changes = random.once(in: 3)
            session.frame(&random)
            for step in 0..<400 {
                session.time += random.pick([4, 8, 16, 16, 33])
                session.gesture(&random)
                session.referee.forgetEarly(session.shelves)
                if changes, random.once(in: 20) { session.change(&random) }
                session.ask(&random)
                session.referee.noteRest(session.shelves)
                if step % 2 == 0 { session.frame(&random) }
            }
            // The finger lifts, the network works, and nothing scrolls.
            session.shelves.cancelPointer(at: session.time)
            session.isReliable = true
            for _ in 0..<150 {
                session.time += 250
                session.frame(&random)
            }
            session.referee.checkEnd(session.shelves)
            #expect(!session.shelves.isMoving, "seed \(seed)")
            #expect(session.referee.wrong.isEmpty, "seed \(seed): \(session.referee.wrong)")
        }
    }
}
