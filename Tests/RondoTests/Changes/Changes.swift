import Rondo
import RondoTestSupport

/// All small changes of a list whose keys count from 0.
enum Changes {
    /// The keys of new items.
    private static let added = [10, 11]

    static func all(count: Int) -> [Edit] {
        let keys = Array(0..<count)
        return insertions(keys) + removals(keys) + moves(keys) + replacements(keys) + updates(keys)
    }

    /// A new item: longer or shorter than most, or of the same length.
    private static func item(_ key: Int) -> Item {
        switch key {
        case 10: Item(ItemKey(key), extent: .points(70))
        default: Item(ItemKey(key))
        }
    }

    private static func insertions(_ keys: [Int]) -> [Edit] {
        (keys.map { ItemKey($0) } + [nil]).flatMap { (next: ItemKey?) in
            [
                Edit.insert([item(11)], before: next),
                Edit.insert(added.map(item), before: next),
            ]
        }
    }

    private static func removals(_ keys: [Int]) -> [Edit] {
        let pairs = keys.flatMap { first in keys.filter { $0 > first }.map { [first, $0] } }
        return (keys.map { [$0] } + pairs).map { Edit.remove($0.map { ItemKey($0) }) }
    }

    private static func moves(_ keys: [Int]) -> [Edit] {
        keys.flatMap { key in
            (keys.filter { $0 != key }.map { ItemKey($0) } + [nil]).map { (next: ItemKey?) in
                Edit.move(ItemKey(key), before: next)
            }
        }
    }

    private static func replacements(_ keys: [Int]) -> [Edit] {
        let lists = [
            keys.reversed(), added, [], Array(keys.dropFirst().reversed()) + [11],
            [10] + keys.filter { $0 % 2 == 1 } + [11],
        ]
        return lists.map { Edit.replace(with: Items($0.map(item))) }
    }

    private static func updates(_ keys: [Int]) -> [Edit] {
        keys.flatMap { key in
            [25, 130].map { Edit.update(Item(ItemKey(key), extent: .points($0))) }
        }
    }
}
