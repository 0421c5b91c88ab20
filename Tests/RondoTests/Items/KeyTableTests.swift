import RondoTestSupport
import Testing

@testable import Rondo

@Suite struct KeyTableTests {
    /// Keys in sequence, spread, negative, at the limits, and equal in their low or high bits.
    private static let families: [[Int]] = [
        Array(0..<200),
        Array(-100..<100),
        (0..<200).map { $0 << 32 },
        (0..<200).map { $0 << 55 },
        (0..<200).map { $0 &* 0x61C8_8646_80B5_83EB },
        [.min, .max, 0, -1, 1, .min + 1, .max - 1],
        [],
    ]

    @Test(arguments: families.indices)
    func theTableFindsWhatALinearSearchFinds(family: Int) throws {
        let keys = Self.families[family]
        for count in [0, 1, 2, 3, 4, 5, keys.count] where count <= keys.count {
            let stored = Array(keys.prefix(count))
            let made = KeyTable(stored.count) { stored[$0] }
            let table = try #require(made, "\(count) of family \(family)")
            for key in keys + [7, -7, 1 << 40] {
                let expected = stored.firstIndex(of: key)
                let found = table.index(of: key) { stored[$0] }
                #expect(found == expected, "key \(key) among \(count) of family \(family)")
            }
        }
    }

    @Test func duplicateKeysAreRefused() {
        for count in 2...9 {
            for first in 0..<count {
                for second in first + 1..<count {
                    var keys = Array(0..<count)
                    keys[second] = keys[first]
                    #expect(KeyTable(count) { keys[$0] } == nil, "\(keys)")
                }
            }
        }
    }
}
