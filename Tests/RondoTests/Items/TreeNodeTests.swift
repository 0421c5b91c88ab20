import RondoTestSupport
import Testing

@testable import Rondo

/// The tree, compared with an array and linear search.
@Suite struct TreeNodeTests {
    /// A chunk with a number of items and a label.
    typealias Entry = (code: UInt64, count: Int)

    /// Checks that searches by code and by sum, and all entries, agree with the array.
    private func expectSame(_ tree: TreeNode, _ model: [Entry], _ story: String) {
        #expect(counts(of: tree) == model.map(\.count), "\(story)")
        var sum = 0
        for entry in model {
            let byCode = tree.last { _, _, code in
                code <= entry.code
            } _: { found, before in
                (count: found.chunk.count, code: found.code, sum: before.count)
            }
            #expect(byCode == (entry.count, entry.code, sum), "\(entry.code), \(story)")
            let bySum = tree.last { far, near, _ in
                far.count + near.count <= sum
            } _: { found, before in
                (code: found.code, sum: before.count)
            }
            #expect(bySum == (entry.code, sum), "\(sum), \(story)")
            sum += entry.count
        }
        #expect(tree.sum == LengthSum(configured: sum), "\(story)")
        #expect(tree.isEmpty == model.isEmpty, "\(story)")
    }

    private func counts(of tree: TreeNode) -> [Int] {
        (0..<tree.count).flatMap { place in
            tree.isBranch ? counts(of: tree[place].child) : [tree[place].chunk.count]
        }
    }

    private func entry(_ entry: Entry) -> TreeEntry {
        TreeEntry(ItemChunk(first: 0, count: entry.count), label: entry.code)
    }

    private func map(of entries: [Entry]) -> TreeNode {
        .map(entries.count) { entry(entries[$0]) }
    }

    private func place(of code: UInt64, in model: [Entry]) -> Int {
        model.firstIndex { $0.code >= code } ?? model.count
    }

    /// The order in which values come and go.
    enum Order: CaseIterable, Sendable {
        case upwards, downwards, anyhow
    }

    @Test(arguments: Order.allCases, Order.allCases)
    func theTreeFindsWhatAnArrayHas(coming: Order, going: Order) {
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
        var tree = TreeNode()
        var model: [Entry] = []
        for (step, code) in ordered(codes, coming).enumerated() {
            let count = Int.random(in: 1..<1000, using: &random)
            tree.set(entry((code, count)))
            let place = place(of: code, in: model)
            if place < model.count, model[place].code == code {
                model[place].count = count
            } else {
                model.insert((code, count), at: place)
            }
            guard step % 97 == 0 else { continue }
            expectSame(tree, model, "\(step) came, seed \(seed)")
        }
        expectSame(tree, model, "all inserted, seed \(seed)")
        for (step, code) in ordered(model.map(\.code), going).enumerated() {
            tree.remove(code)
            model.remove(at: place(of: code, in: model))
            guard step % 97 == 0 || model.count < 20 else { continue }
            expectSame(tree, model, "\(step) went, seed \(seed)")
        }
    }

    /// With any number of changes in between, and any changes of a copy.
    @Test(arguments: [0, 1, 16, 17, 300, 1500])
    func aCopyStaysUnchanged(count: Int) {
        let seed = Settings.seed &* 1000 &+ 911
        var random = SeededGenerator(seed: seed)
        func entries(_ codes: Range<UInt64>) -> [Entry] {
            codes.map { ($0 * 10, Int.random(in: 1..<9, using: &random)) }
        }
        var model = entries(0..<UInt64(count))
        var tree = map(of: model)
        expectSame(tree, model, "as built, seed \(seed)")
        for step in 0..<60 {
            let (before, was) = (tree, model)
            let low = Int.random(in: 0...model.count, using: &random)
            let high = min(low + random.pick([0, 1, 2, 20, 90]), model.count)
            let from = low > 0 ? model[low - 1].code + 1 : 0
            let room = high < model.count ? model[high].code - from : 1000
            let new = (0..<UInt64.random(in: 0...min(room, 40), using: &random)).map {
                (code: from + $0, count: Int.random(in: 1..<9, using: &random))
            }
            tree.exchange(model[low..<high].map(entry), for: new.map(entry))
            model.replaceSubrange(low..<high, with: new)
            guard step % 6 == 0 else { continue }
            expectSame(before, was, "before step \(step), seed \(seed)")
            expectSame(tree, model, "step \(step), seed \(seed)")
        }
    }

    /// The addresses of the nodes, from the top.
    private func addresses(of tree: TreeNode) -> [UnsafeRawPointer] {
        guard let start = tree.span.start else { return [] }
        return [UnsafeRawPointer(start)]
            + (0..<tree.count).flatMap { addresses(of: tree[$0].child) }
    }

    private func height(of tree: TreeNode) -> Int {
        tree.isBranch ? 1 + height(of: tree[0].child) : 1
    }

    /// A change of one entry touches one node on each level: it changes the node, or a copy if
    /// another tree shares it.
    @Test func onlySharedRowsAreCopied() {
        var tree = map(of: (0..<4000).map { ($0, 1) })
        let before = addresses(of: tree)
        tree.set(entry((1234, 2)))
        #expect(addresses(of: tree) == before)
        let copy = tree
        tree.set(entry((1234, 3)))
        let after = addresses(of: tree)
        #expect(zip(after, before).filter { $0 != $1 }.count == height(of: tree))
        tree.set(entry((1234, 4)))
        #expect(addresses(of: tree) == after && addresses(of: copy) == before)
    }
}
