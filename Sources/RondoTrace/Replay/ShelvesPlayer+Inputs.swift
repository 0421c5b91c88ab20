import Rondo

extension ShelvesPlayer {
    /// Tells the shelves of an input; the answer is why it makes no sense now, or nil.
    mutating func take(_ action: TraceInput.Action, at time: Milliseconds) -> String? {
        switch action {
        case .press(let x, let y): return shelves.press(x: x, y: y, at: time)?.reason
        case .move(let x, let y): return shelves.move(x: x, y: y, at: time)?.reason
        case .release(let x, let y): return shelves.release(x: x, y: y, at: time)?.reason
        case .cancel: return shelves.cancelPointer(at: time)?.reason
        case .wheel(let dx, let dy, let y, let notch, let phase):
            let refusal = shelves.wheel(
                dx: dx,
                dy: dy,
                y: y,
                notch: notch,
                phase: phase,
                at: time
            )
            return refusal?.reason
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
        case .replaceLists(let lists): return replace(with: lists, at: time)
        case .measure(let lengths):
            let known = lengths.compactMap { length in
                lists.key(of: length.id).map { ($0, length.length) }
            }
            return shelves.measure(known, at: time)?.reason
        case .resize(let viewport):
            return shelves.resize(width: viewport.width, height: viewport.height, at: time)?.reason
        case .hide: shelves.hide(at: time)
        case .show: shelves.show(at: time)
        case .reduceMotion(let isOn): shelves.reduceMotion(isOn, at: time)
        // A list of lists does not advance by itself.
        case .pause, .resume: shelves.run(to: time)
        case .respond(let number, let answer): return respond(to: number, answer, at: time)
        case .retry: return retry(at: time)
        case .tick: _ = shelves.frame(at: time)
        case .insert, .replace, .filter:
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
        return insert(added, before: other.flatMap { known($0) }, at: time)?.reason
    }

    /// Other lists, with which the feed starts again; the same ones change nothing.
    private mutating func replace(with new: [TraceList], at time: Milliseconds) -> String? {
        shelves.run(to: time)
        let old = shelves.shelves
        let all = lists.shelves(new, items)
        guard !isCrowded(all) else { return Refusal.tooManyTiles.reason }
        shelves.replace(with: all, at: time)
        for list in new { shelves.update(keysHere(list.items), at: time) }
        if shelves.shelves != old { feed?.restart() }
        return nil
    }

    /// Lists come that are not there yet, with the data that comes with them.
    mutating func insert(_ added: [TraceList], before: ShelfKey? = nil, at time: Milliseconds)
        -> Refusal?
    {
        let new = lists.shelves(added, items)
        guard !isCrowded(new) else { return .tooManyTiles }
        if let refusal = shelves.insert(new, before: before, at: time) { return refusal }
        for list in added { shelves.update(keysHere(list.items), at: time) }
        return nil
    }

    /// Whether the viewport has room for too many of these lists, or for too many items of one.
    private func isCrowded(_ all: [Shelf]) -> Bool {
        shelves.configuration.lengthProblem(with: all)?.problem.field == .tiles
    }

    /// The key of a list that is there now.
    func known(_ id: Identifier) -> ShelfKey? {
        lists.key(of: id).flatMap { shelves.index(of: $0) == nil ? nil : $0 }
    }

    func missing(_ id: Identifier) -> String { "there is no \(id.listTitle)" }
}
