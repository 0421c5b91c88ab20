import Rondo
import RondoTestSupport
import Techniques
import Testing

/// The compared techniques do the same job: after any steps and changes, each one shows the same
/// items at the same positions.
struct TechniquesTests {
    /// A technique and a number of items.
    struct Case: Sendable, CustomTestStringConvertible {
        var title: String
        var lengths: Content.Lengths
        var count: Int
        var check: @Sendable (Content) -> Void

        var testDescription: String { "\(title), \(count) items, \(lengths.rawValue)" }
    }

    static let cases: [Case] = Content.Lengths.allCases.flatMap { lengths in
        [5, 100, 1000].flatMap { count in
            [
                make(RepeatedSections.self, lengths, count),
                make(Sentinels.self, lengths, count),
                make(ThreePages.self, lengths, count),
                make(LinearSearch.self, lengths, count),
            ].compactMap { $0 }
        }
    }

    private static func make<Compared: Technique>(
        _ type: Compared.Type,
        _ lengths: Content.Lengths,
        _ count: Int
    ) -> Case? {
        guard lengths == .alike || Compared.showsDifferentLengths else { return nil }
        return Case(title: Compared.title, lengths: lengths, count: count) { content in
            compare(Compared(content), content)
        }
    }

    @Test(arguments: cases) func showsTheSameItems(_ `case`: Case) {
        `case`.check(Content(`case`.lengths, count: `case`.count))
    }

    private static func compare(_ technique: some Technique, _ content: Content) {
        var technique = technique
        var engine = Engine(content)
        var entries = content.entries
        var random = SeededGenerator(seed: Settings.seed)
        for round in 0..<Settings.steps(otherwise: 400) {
            // A quarter of a point off any edge, so that rounding decides nothing.
            let step = Double(Int.random(in: -300...300, using: &random)) + (round == 0 ? 0.25 : 0)
            technique.scroll(by: step)
            engine.scroll(by: step)
            expectSame(technique.shown, engine.shown)
            guard random.once(in: 4) else { continue }
            let change = change(of: &entries, engine.shown, content.lengths, round, &random)
            technique.change(change)
            engine.change(change)
            expectSame(technique.shown, engine.shown)
        }
        // Once round, at most a page per frame.
        for _ in 0..<(entries.count * 390 / 300) {
            technique.scroll(by: 300)
            engine.scroll(by: 300)
        }
        expectSame(technique.shown, engine.shown)
    }

    /// A random change outside the viewport, also applied to `entries`.
    private static func change(
        of entries: inout [Entry],
        _ shown: [Shown],
        _ lengths: Content.Lengths,
        _ round: Int,
        _ random: inout SeededGenerator
    ) -> ContentChange {
        let new = Entry(ItemKey(100_000 + round), lengths)
        let hidden = entries.indices.filter { index in
            !shown.contains { $0.key == entries[index].key }
        }
        // Before the first visible item and after the last one, the order changes.
        let index = hidden.isEmpty ? nil : random.pick(hidden)
        guard let index, entries.count > 4 else {
            let place = entries.firstIndex { $0.key == shown[0].key } ?? 0
            entries.insert(new, at: place)
            return .insert(new, at: place)
        }
        let key = entries[index].key
        switch Int.random(in: 0..<(lengths == .alike ? 4 : 5), using: &random) {
        case 0:
            entries.insert(new, at: index)
            return .insert(new, at: index)
        case 1:
            entries.remove(at: index)
            return .remove(key, at: index)
        case 2:
            let to = random.pick(hidden)
            entries.insert(entries.remove(at: index), at: to)
            return .move(key, from: index, to: to)
        case 3:
            entries[index] = new
            return .replace(key, at: index, by: new)
        default:
            entries[index].length = random.number(in: 150...180).rounded()
            return .resize(key, at: index, to: entries[index].length)
        }
    }

    private static func expectSame(_ shown: [Shown], _ expected: [Shown]) {
        #expect(
            shown.map(\.key) == expected.map(\.key)
                && zip(shown, expected).allSatisfy { abs($0.start - $1.start) < 1e-3 }
                && Set(shown.map(\.view)).count == shown.count,
            "seed \(Settings.seed): \(shown) instead of \(expected)"
        )
    }
}
