import RondoTestSupport
import Testing

@testable import Rondo

/// The smallest change of a list of shelves shows the same as the whole list.
@Suite struct ShelvesDifferenceTests {
    /// Two lists: one gets the smallest changes, the other whole lists.
    private struct Pair {
        var small: Shelves
        var whole: Shelves
        private(set) var log: [String] = []
        /// The number of changes of each kind.
        private(set) var kinds: [String: Int] = [:]
        private var keys = 1000

        init(_ random: inout SeededGenerator) {
            var configuration = ShelvesConfiguration(width: 200, height: 150)
            configuration.list.extent = .points(60)
            configuration.list.spacing = random.pick([0, 7])
            configuration.list.ends = random.pick([.list, .loop, Ends(start: .pinned)])
            configuration.list.snap = random.pick([.none, .item])
            configuration.list.alignment = random.pick([.start, .center])
            configuration.shelf.extent = random.pick([.points(50), .viewport])
            configuration.shelf.snap = random.pick([.none, .item, .page])
            configuration.shelf.ends = random.pick([.list, .loop])
            configuration.shelf.alignment = random.pick([.start, .center])
            let shelves = (0..<random.pick([2, 7])).map { shelf in
                Shelf(ShelfKey(shelf), items: Items(count: 9, from: ItemKey(shelf * 10)))
            }
            small = Shelves(configuration, shelves: shelves)
            whole = small
            log.append("\(configuration) \(shelves.count)")
        }

        private mutating func take(_ input: ShelvesInput, at time: Milliseconds) {
            log.append("\(time): \(input)")
            #expect(small.take(input, at: time) == whole.take(input, at: time))
        }

        mutating func gesture(at time: Milliseconds, _ random: inout SeededGenerator) {
            let (x, y) = (random.number(in: 0...200), random.number(in: 0...150))
            let key = random.pick(small.shelves + [Shelf(ShelfKey(0), items: Items(count: 0))]).key
            switch Int.random(in: 0..<8, using: &random) {
            case 0: take(.press(x: x, y: y), at: time)
            case 1, 2: take(.move(x: x, y: y), at: time)
            case 3, 4: take(.release(x: x, y: y), at: time)
            case 5: take(.wheel(dx: x - 100, dy: y - 75, y: y), at: time)
            case 6: take(.scroll(to: key, animated: random.once(in: 2)), at: time)
            default: take(.shelf(key, .next(animated: random.once(in: 2))), at: time)
            }
        }

        mutating func change(at time: Milliseconds, _ random: inout SeededGenerator) {
            var new = small.shelves
            let place = Int.random(in: 0...new.count, using: &random)
            switch Int.random(in: 0..<9, using: &random) {
            case 0: new.insert(contentsOf: [shelf(), shelf()], at: place)
            case 1: new.removeAll { _ in random.once(in: 4) }
            case 2: new.move(place, using: &random)
            case 3:
                let height = random.number(in: 20...90)
                for index in new.indices where random.once(in: 3) {
                    new[index].extent = .points(height)
                }
            case 4:
                new.shuffle(using: &random)
                new.append(shelf())
            case 5:
                new.insert(shelf(), at: place)
                if place > 0 { changeItems(of: &new[place - 1], &random) }
            case 6:
                if let index = new.indices.randomElement(using: &random) {
                    new[index].layout = ShelfLayout()
                    new[index].layout?.extent = .points(random.pick([30, 80]))
                }
            default:
                // Mostly one near the viewport, which is shown.
                let index = random.once(in: 3) ? place : small.live.first?.row.index.value ?? 0
                if new.indices.contains(index) { changeItems(of: &new[index], &random) }
            }
            let input = ShelvesInput(from: small, to: new)
            #expect((input == nil) == (new == small.shelves))
            kinds[input.map { "\($0)".words } ?? "none", default: 0] += 1
            log.append("\(time): \(String(describing: input))")
            #expect(input.flatMap { small.take($0, at: time) } == nil)
            #expect(whole.take(.edit(.replace(with: new)), at: time) == nil)
            #expect(small.shelves == new, "\(log.joined(separator: "\n"))")
        }

        private mutating func shelf() -> Shelf {
            keys += 10
            return Shelf(ShelfKey(keys), items: Items(count: 7, from: ItemKey(keys)))
        }

        private mutating func changeItems(of shelf: inout Shelf, _ random: inout SeededGenerator) {
            var items = shelf.items.all
            keys += 10
            switch Int.random(in: 0..<6, using: &random) {
            case 0: items.insert(Item(ItemKey(keys)), at: 0)
            case 1: items.append(Item(ItemKey(keys), extent: .points(40)))
            case 2: items.removeAll { _ in random.once(in: 3) }
            case 3: items.move(items.count / 2, using: &random)
            case 4:
                items.shuffle(using: &random)
                items.append(Item(ItemKey(keys)))
            default:
                for index in items.indices where random.once(in: 3) {
                    items[index].extent = .points(random.number(in: 20...90))
                }
            }
            shelf.items = Items(items)
        }

        mutating func show(at time: Milliseconds) throws {
            let (one, other) = (Self.sight(&small, at: time), Self.sight(&whole, at: time))
            try #require(one == other, "\(log.joined(separator: "\n"))")
        }

        /// What is shown, in thousandths of a point, and what has happened.
        private static func sight(_ shelves: inout Shelves, at time: Milliseconds) -> [String] {
            func round(_ place: Points) -> Int { Int((place * 1000).rounded()) }
            _ = shelves.frame(at: time)
            let rows = shelves.live.map { shelf in
                let tiles = shelf.tiles.map {
                    "\($0.item) \($0.number) \(round(shelf.start(of: $0)))"
                }
                return "\(shelf.key) \(round(shelves.start(of: shelf))) \(shelf.phase) \(tiles)"
            }
            return ["\(shelves.phase) \(shelves.offsets.shelves.count)"] + rows
                + shelves.takeEvents().map { "\($0)" }
        }
    }

    @Test(arguments: 0..<8)
    func aSmallChangeShowsTheSameAsTheWholeList(part: Int) throws {
        let seed = Settings.seed &* 1000 &+ 900 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        var kinds: [String: Int] = [:]
        for _ in 0..<Settings.steps(otherwise: 160) / 8 {
            var pair = Pair(&random)
            var time: Milliseconds = 0
            for _ in 0..<80 {
                time += random.pick([8, 16, 200])
                pair.gesture(at: time, &random)
                if random.once(in: 4) { pair.change(at: time, &random) }
                if !random.once(in: 4) { try pair.show(at: time) }
            }
            kinds.merge(pair.kinds) { $0 + $1 }
        }
        let wanted = [
            "none", "edit insert", "edit remove", "edit move", "edit measure", "edit replace",
            "shelf edit insert", "shelf edit remove", "shelf edit move", "shelf edit measure",
            "shelf edit change",
        ]
        #expect(Set(kinds.keys).isSuperset(of: wanted), "\(kinds)")
    }

    // MARK: - One of each

    private func input(_ change: (inout [Shelf]) -> Void) -> String {
        let shelves = (0..<4).map {
            Shelf(ShelfKey($0), items: Items(count: 3, from: ItemKey($0 * 10)))
        }
        var configuration = ShelvesConfiguration(width: 100, height: 100)
        configuration.list.extent = .points(60)
        configuration.list.overscan = 0
        var list = Shelves(configuration, shelves: shelves)
        _ = list.frame(at: 0)
        var new = shelves
        change(&new)
        return ShelvesInput(from: list, to: new).map { "\($0)".words } ?? "none"
    }

    @Test func theSmallestChangeTravels() {
        let new = Shelf(ShelfKey(9), items: Items(count: 1))
        #expect(input { _ in } == "none")
        #expect(input { $0.insert(new, at: 2) } == "edit insert")
        #expect(input { $0.removeSubrange(1...2) } == "edit remove")
        #expect(input { $0.append($0.removeFirst()) } == "edit move")
        #expect(input { $0[3].extent = .points(50) } == "edit measure")
        #expect(input { $0[1].items = Items(count: 4, from: ItemKey(10)) } == "shelf edit insert")
        #expect(input { $0[1].items = Items(count: 9, from: ItemKey(80)) } == "shelf edit change")
    }

    /// A shelf that was never visible opens at its first item, also after that item has changed.
    @Test func whatHasNoSmallChangeTravelsWhole() {
        let items = Items(count: 2)
        #expect(input { $0[3].items = items } == "edit replace")
        #expect(input { ($0[0].items, $0[1].items) = (items, items) } == "edit replace")
        #expect(input { $0[1].layout = ShelfLayout() } == "edit replace")
        #expect(input { $0[1].reuse = ReuseIdentifier(3) } == "edit replace")
        #expect(
            input {
                $0[0].items = items
                $0.removeLast()
            } == "edit replace"
        )
    }
}

extension String {
    /// The kind of an input: its words before values.
    fileprivate var words: String {
        let names = ["edit", "shelf", "insert", "remove", "move", "measure", "replace", "change"]
        let parts = split { !$0.isLetter }.map(String.init)
        // The inputs of a shelf are within those of all.
        return parts.filter(names.contains).prefix(first == "s" ? 3 : 2).joined(separator: " ")
    }
}

extension Array {
    /// Moves an element to another place.
    fileprivate mutating func move(_ index: Int, using random: inout SeededGenerator) {
        guard indices.contains(index) else { return }
        let element = remove(at: index)
        insert(element, at: Int.random(in: 0...count, using: &random))
    }
}
