import RondoTestSupport
import Testing

@testable import Rondo

/// The tree against an array that is searched from end to end.
@Suite struct TreeNodeTests {
    struct Number: TreeValue, Equatable {
        var value: Int
        var sum: Total { Total(value: value) }
    }

    struct Total: TreeSum, Equatable {
        var value = 0
        static func += (sum: inout Total, other: Total) { sum.value += other.value }
        static func -= (sum: inout Total, other: Total) { sum.value -= other.value }
    }

    typealias Entry = (code: UInt64, value: Number)

    /// What is found by code and by sum is what the array has, and so are all values.
    private func expectSame(_ tree: TreeNode<Number>, _ model: [Entry], _ story: String) {
        #expect(values(of: tree) == model.map(\.value), "\(story)")
        #expect(tree.only == (model.count == 1 ? model[0].value : nil), "\(story)")
        var sum = 0
        for entry in model {
            let byCode = tree.last { _, _, code in
                code <= entry.code
            } _: { value, code, sum in
                (value: value.value, code: code, sum: sum.value)
            }
            #expect(byCode == (entry.value.value, entry.code, sum), "\(entry.code), \(story)")
            let bySum = tree.last { far, near, _ in
                far.value + near.value <= sum
            } _: { _, code, sum in
                (code: code, sum: sum.value)
            }
            #expect(bySum == (entry.code, sum), "\(sum), \(story)")
            sum += entry.value.value
        }
        #expect(tree.sum == Total(value: sum), "\(story)")
    }

    private func values(of tree: TreeNode<Number>) -> [Number] {
        switch tree {
        case .leaf(let row): (0..<row.count).map { row[$0].content }
        case .branch(let row): (0..<row.count).flatMap { values(of: row[$0].content) }
        }
    }

    private func place(of code: UInt64, in model: [Entry]) -> Int {
        model.firstIndex { $0.code >= code } ?? model.count
    }

    /// In what order values come and go.
    enum Order: CaseIterable, Sendable {
        case upwards, downwards, anyhow
    }

    @Test(arguments: Order.allCases, Order.allCases)
    func findsWhatAnArrayHas(coming: Order, going: Order) {
        let seed = Settings.seed &* 1000 &+ 910
        var random = SeededGenerator(seed: seed)
        let codes = (0..<500).map { _ in UInt64.random(in: 0..<100_000, using: &random) }
        func ordered(_ codes: some Collection<UInt64>, _ order: Order) -> [UInt64] {
            switch order {
            case .upwards: codes.sorted()
            case .downwards: codes.sorted(by: >)
            case .anyhow: codes.shuffled(using: &random)
            }
        }
        var tree = TreeNode<Number>()
        var model: [Entry] = []
        for (step, code) in ordered(codes, coming).enumerated() {
            let value = Number(value: Int.random(in: 1..<1000, using: &random))
            tree.set(value, for: code)
            let place = place(of: code, in: model)
            if place < model.count, model[place].code == code {
                model[place].value = value
            } else {
                model.insert((code, value), at: place)
            }
            guard step % 97 == 0 else { continue }
            expectSame(tree, model, "\(step) came, seed \(seed)")
        }
        expectSame(tree, model, "all are there, seed \(seed)")
        for (step, code) in ordered(model.map(\.code), going).enumerated() {
            tree.set(nil, for: code)
            model.remove(at: place(of: code, in: model))
            guard step % 97 == 0 || model.count < 20 else { continue }
            expectSame(tree, model, "\(step) went, seed \(seed)")
        }
    }

    /// However much comes and goes at once, and whatever is made of a copy.
    @Test(arguments: [0, 1, 16, 17, 300, 1500])
    func aCopyStaysAsItIs(count: Int) {
        let seed = Settings.seed &* 1000 &+ 911
        var random = SeededGenerator(seed: seed)
        func entries(_ codes: Range<UInt64>) -> [Entry] {
            codes.map { ($0 * 10, Number(value: Int.random(in: 1..<9, using: &random))) }
        }
        var model = entries(0..<UInt64(count))
        var tree = TreeNode(model)
        expectSame(tree, model, "as built, seed \(seed)")
        for step in 0..<60 {
            let (before, was) = (tree, model)
            let low = Int.random(in: 0...model.count, using: &random)
            let high = min(low + random.pick([0, 1, 2, 20, 90]), model.count)
            let from = low > 0 ? model[low - 1].code + 1 : 0
            let room = high < model.count ? model[high].code - from : 1000
            let new = (0..<UInt64.random(in: 0...min(room, 40), using: &random)).map {
                (from + $0, Number(value: Int.random(in: 1..<9, using: &random)))
            }
            tree.exchange(Array(model[low..<high]), for: new)
            model.replaceSubrange(low..<high, with: new)
            guard step % 6 == 0 else { continue }
            expectSame(before, was, "before step \(step), seed \(seed)")
            expectSame(tree, model, "step \(step), seed \(seed)")
        }
    }

    /// Where the nodes are in memory, from the top down.
    private func addresses(of tree: TreeNode<Number>) -> [UnsafeRawPointer] {
        switch tree {
        case .leaf(let row): [row.span.start].compactMap { $0.map { UnsafeRawPointer($0) } }
        case .branch(let row):
            [UnsafeRawPointer(row.span[0])]
                + (0..<row.count).flatMap { addresses(of: row[$0].content) }
        }
    }

    /// A change of one value goes to one node at each level: to that itself, or to a copy of it where
    /// another map has it too.
    @Test func copiesTheWayDownAndOnlyWhereAnotherMapHasIt() {
        var tree = TreeNode<Number>((0..<4000).map { ($0, Number(value: 1)) })
        let before = addresses(of: tree)
        tree.set(Number(value: 2), for: 1234)
        #expect(addresses(of: tree) == before)
        let copy = tree
        tree.set(Number(value: 3), for: 1234)
        let after = addresses(of: tree)
        #expect(zip(after, before).filter { $0 != $1 }.count == 3)
        tree.set(Number(value: 4), for: 1234)
        #expect(addresses(of: tree) == after && addresses(of: copy) == before)
    }
}
