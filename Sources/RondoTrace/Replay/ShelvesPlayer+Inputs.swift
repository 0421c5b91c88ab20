import Rondo

extension ShelvesPlayer {
    /// Tells the shelves of an input; the answer is why it makes no sense now, or nil.
    mutating func take(_ action: TraceInput.Action, at time: Milliseconds) -> String? {
        switch action {
        case .press(let x, let y): return shelves.press(x: x, y: y, at: time)?.reason
        case .move(let x, let y): return shelves.move(x: x, y: y, at: time)?.reason
        case .release(let x, let y): return shelves.release(x: x, y: y, at: time)?.reason
        case .cancel: return shelves.cancelPointer(at: time)?.reason
        case .wheel(let dx, let dy, let y):
            return shelves.wheel(dx: dx, dy: dy, y: y, at: time)?.reason
        case .follow(let step, let phase): shelves.follow(by: step, phase: phase, at: time)
        case .next(let animated): shelves.next(animated: animated, at: time)
        case .previous(let animated): shelves.previous(animated: animated, at: time)
        case .scroll(let id, let way, let animated):
            shelves.run(to: time)
            guard let key = known(id) else { return missing(id) }
            return shelves.scroll(to: key, way: way, animated: animated, at: time)?.reason
        case .within(let list, let action): return take(action, on: list, at: time)
        case .insertLists(let lists, let other): return insert(lists, before: other, at: time)
        case .remove(let ids):
            shelves.run(to: time)
            if let unknown = ids.first(where: { known($0) == nil }) { return missing(unknown) }
            return shelves.remove(ids.compactMap { lists.key(of: $0) }, at: time)?.reason
        case .moveItem(let id, let other):
            shelves.run(to: time)
            guard let key = known(id) else { return missing(id) }
            if let other, known(other) == nil { return missing(other) }
            return shelves.move(key, before: other.flatMap { known($0) }, at: time)?.reason
        case .replaceLists(let lists): replace(with: lists, at: time)
        case .resize(let viewport):
            shelves.resize(width: viewport.width, height: viewport.height, at: time)
        case .hide: shelves.hide(at: time)
        case .show: shelves.show(at: time)
        case .reduceMotion(let isOn): shelves.reduceMotion(isOn, at: time)
        case .respond(let number, let answer): return respond(to: number, answer, at: time)
        case .retry: return retry(at: time)
        case .tick: _ = shelves.frame(at: time)
        case .insert, .replace:
            shelves.run(to: time)
            return "no list is named"
        }
        return nil
    }

    private mutating func insert(
        _ added: [TraceList],
        before other: Identifier?,
        at time: Milliseconds
    ) -> String? {
        shelves.run(to: time)
        if let other, known(other) == nil { return missing(other) }
        if let there = added.first(where: { known($0.id) != nil }) {
            return "\(there.id.listTitle) is there already"
        }
        let before = other.flatMap { known($0) }
        let refusal = shelves.insert(lists.shelves(added, items), before: before, at: time)
        for list in added { shelves.update(keysHere(list.items), at: time) }
        return refusal?.reason
    }

    /// Other lists, with which the feed starts again; the same ones change nothing.
    private mutating func replace(with new: [TraceList], at time: Milliseconds) {
        let old = shelves.shelves
        shelves.replace(with: lists.shelves(new, items), at: time)
        for list in new { shelves.update(keysHere(list.items), at: time) }
        if shelves.shelves != old { feed?.restart() }
    }

    /// The key of a list that is there now.
    func known(_ id: Identifier) -> ShelfKey? {
        lists.key(of: id).flatMap { shelves.index(of: $0) == nil ? nil : $0 }
    }

    func missing(_ id: Identifier) -> String { "there is no \(id.listTitle)" }
}
