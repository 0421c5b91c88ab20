import RondoTestSupport
import Testing

@testable import Rondo

@Suite struct RecencyTableTests {
    /// Random insertions, changes and removals, compared with a list and linear search.
    @Test(arguments: [3, 40, 1000])
    func theTableIsAListInOrderOfInsertion(keys: Int) {
        let seed = Settings.seed &* 1000 &+ 900 &+ UInt64(keys)
        var random = SeededGenerator(seed: seed)
        var table = RecencyTable<Int>()
        var model: [(key: ItemKey, value: Int)] = []
        for step in 0..<4000 {
            // Neighbouring keys and keys far apart.
            let number = Int.random(in: 0..<keys, using: &random)
            let key = ItemKey(number % 2 == 0 ? number : number << 40)
            let place = model.firstIndex { $0.key == key }
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                table.put(step, for: key)
                if let place { model.remove(at: place) }
                model.append((key, step))
            case 2:
                #expect(table.change(key) { $0 = step } == (place != nil), "seed \(seed)")
                if let place { model[place].value = step }
            case 3:
                #expect(table.remove(key) == place.map { model.remove(at: $0).value })
            default:
                #expect(table[key] == place.map { model[$0].value }, "seed \(seed)")
            }
            #expect(table.count == model.count && table.oldestKey == model.first?.key)
        }
        var found: [Int] = []
        table.visit { found.append($1) }
        #expect(found == model.map(\.value), "seed \(seed)")
    }
}
