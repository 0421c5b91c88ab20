import Rondo
import RondoTestSupport

extension Edit {
    /// Whether it names existing items, and adds only new ones.
    func makesSense(in world: World) -> Bool {
        func isThere(_ key: ItemKey) -> Bool { world.all.contains { $0.key == key.value } }
        switch self {
        case .insert(let items, let next):
            return (next.map(isThere) ?? true) && !items.contains { isThere($0.key) }
        case .remove(let keys): return keys.allSatisfy(isThere)
        case .move(let key, let next): return isThere(key) && (next.map(isThere) ?? true)
        case .update(let item): return isThere(item.key)
        case .append, .change, .replace, .measure, .filter: return true
        }
    }
}

extension World {
    /// Whether another world shows the same items in the same order.
    func showsSameItems(as other: World) -> Bool {
        shown.elementsEqual(other.shown, by: ==)
    }

    /// Whether another world has the same items in the same order, hidden ones included.
    func hasSameItems(as other: World) -> Bool {
        all.elementsEqual(other.all, by: ==)
    }
}
