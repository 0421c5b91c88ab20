import Rondo

/// A change of items; items that are there are named by the numbers of their keys.
package enum Change: Sendable {
    case insert([Item], before: Int?)
    case remove([Int])
    case move(Int, before: Int?)
    case replace([Item])
    case update(Int, ItemExtent)
    /// Lengths in points, by the numbers of keys; those that are not there are passed over.
    case measure([Int: Points])
    /// Hides items of these keys, those that come later among them; none shows all.
    case filter(hiding: Set<Int>)

    /// The world after it, made by hand.
    package func applied(to world: World) -> World {
        typealias Entry = World.Entry
        var entries = world.all
        var hidden = world.hidden
        func place(of key: Int?) -> Int { entries.firstIndex { $0.key == key } ?? entries.count }
        func described(_ items: [Item]) -> [Entry] {
            items.map { ($0.key.value, $0.extent ?? world.configuration.extent) }
        }
        switch self {
        case .insert(let items, let next):
            entries.insert(contentsOf: described(items), at: place(of: next))
        case .remove(let keys):
            entries.removeAll { keys.contains($0.key) }
        case .move(let key, let next):
            guard key != next else { break }
            let entry = entries.remove(at: place(of: key))
            entries.insert(entry, at: place(of: next))
        case .replace(let items):
            entries = described(items)
        case .update(let key, let extent):
            entries[place(of: key)].extent = extent
        case .measure(let lengths):
            for index in entries.indices {
                guard let points = lengths[entries[index].key] else { continue }
                entries[index].extent = .points(points)
            }
        case .filter(let keys):
            hidden = keys
        }
        return world.having(entries, hiding: hidden)
    }
}

extension Change: CustomStringConvertible {
    package var description: String {
        func list(_ items: [Item]) -> String {
            "[" + items.map { "\($0.key.value)" }.joined(separator: ", ") + "]"
        }
        func place(_ next: Int?) -> String { next.map { "before \($0)" } ?? "to the end" }
        return switch self {
        case .insert(let items, let next): "insert \(list(items)) \(place(next))"
        case .remove(let keys): "remove \(keys)"
        case .move(let key, let next): "move \(key) \(place(next))"
        case .replace(let items): "replace with \(list(items))"
        case .update(let key, let extent): "make \(key) \(extent) long"
        case .measure(let lengths): "measure \(lengths)"
        case .filter(let keys): "hide \(keys.sorted())"
        }
    }
}

extension Scroller {
    /// Takes a change of items; why it makes no sense now, or nil.
    @discardableResult
    package mutating func take(_ change: Change, at time: Milliseconds) -> Refusal? {
        switch change {
        case .insert(let items, let next):
            return insert(items, before: next.map { ItemKey($0) }, at: time)
        case .remove(let keys):
            return remove(keys.map { ItemKey($0) }, at: time)
        case .move(let key, let next):
            return move(ItemKey(key), before: next.map { ItemKey($0) }, at: time)
        case .replace(let items):
            replace(with: Items(items), at: time)
        case .update(let key, let extent):
            return update(Item(ItemKey(key), extent: extent), at: time)
        case .measure(let lengths):
            return measure(lengths.map { (ItemKey($0.key), $0.value) }, at: time)
        case .filter(let keys):
            guard !keys.isEmpty else {
                filter(nil, at: time)
                break
            }
            filter({ !keys.contains($0.value) }, at: time)
        }
        return nil
    }
}
