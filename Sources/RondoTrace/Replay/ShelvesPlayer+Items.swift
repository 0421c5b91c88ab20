import Rondo

/// Inputs of one list.
extension ShelvesPlayer {
    mutating func take(_ action: TraceInput.Action, on list: Identifier, at time: Milliseconds)
        -> String?
    {
        shelves.run(to: time)
        guard let key = known(list) else { return missing(list) }
        switch action {
        case .next(let animated):
            return shelves.moveShelf(key, at: time) {
                $0.next(animated: animated, at: time)
                return nil
            }?.reason
        case .previous(let animated):
            return shelves.moveShelf(key, at: time) {
                $0.previous(animated: animated, at: time)
                return nil
            }?.reason
        case .follow(let step, let phase):
            return shelves.moveShelf(key, at: time) {
                $0.follow(by: step, phase: phase, at: time)
                return nil
            }?.reason
        case .scroll(let id, let way, let animated):
            guard let index = index(of: id, on: key) else { return missing(id, on: list) }
            return shelves.moveShelf(key, at: time) {
                $0.scroll(to: index, way: way, animated: animated, at: time)
                return nil
            }?.reason
        case .insert(let added, let other):
            if let other, index(of: other, on: key) == nil { return missing(other, on: list) }
            if let there = added.first(where: { index(of: $0.id, on: key) != nil }) {
                return "\(there.id.title) is there already"
            }
            let before = other.flatMap { items.key(of: $0) }
            let new = items.items(added)
            let refusal = shelves.insert(new, before: before, on: key, at: time)
            if refusal == nil { shelves.update(keysHere(added), at: time) }
            return refusal?.reason
        case .remove(let ids):
            if let unknown = ids.first(where: { index(of: $0, on: key) == nil }) {
                return missing(unknown, on: list)
            }
            let keys = ids.compactMap { items.key(of: $0) }
            return shelves.remove(keys, on: key, at: time)?.reason
        case .moveItem(let id, let other):
            guard index(of: id, on: key) != nil, let item = items.key(of: id) else {
                return missing(id, on: list)
            }
            if let other, index(of: other, on: key) == nil { return missing(other, on: list) }
            let before = other.flatMap { items.key(of: $0) }
            return shelves.move(item, before: before, on: key, at: time)?.reason
        case .replace(let new):
            let refusal = shelves.replace(with: items.items(new), on: key, at: time)
            if refusal == nil { shelves.update(keysHere(new), at: time) }
            return refusal?.reason
        case .measure(let lengths):
            return shelves.measure(items.lengths(lengths), on: key, at: time)?.reason
        default:
            return "it is not for one list"
        }
    }

    private func index(of id: Identifier, on list: ShelfKey) -> ItemIndex? {
        guard let key = items.key(of: id), let place = shelves.index(of: list) else { return nil }
        return shelves.shelves[place].items.index(of: key)
    }

    private func missing(_ id: Identifier, on list: Identifier) -> String {
        "there is no \(id.title) in \(list.listTitle)"
    }
}
