import Rondo

extension ScrollerPlayer {
    /// Items come before another one, or behind the last; the answer is why this makes no sense
    /// now, or nil.
    mutating func insert(
        _ items: [TraceItem],
        before other: Identifier?,
        at time: Milliseconds
    ) -> String? {
        scroller.run(to: time)
        if let other, !isThere(other) { return missing(other) }
        if let known = items.first(where: { isThere($0.id) }) {
            return "\(known.id.title) is there already"
        }
        return scroller.insert(
            directory.items(items),
            before: other.flatMap { directory.key(of: $0) },
            at: time
        )?.reason
    }

    /// Items go.
    mutating func remove(_ ids: [Identifier], at time: Milliseconds) -> String? {
        scroller.run(to: time)
        if let unknown = ids.first(where: { !isThere($0) }) { return missing(unknown) }
        return scroller.remove(ids.compactMap { directory.key(of: $0) }, at: time)?.reason
    }

    /// An item goes before another one, or behind the last.
    mutating func move(_ id: Identifier, before other: Identifier?, at time: Milliseconds)
        -> String?
    {
        scroller.run(to: time)
        guard let key = directory.key(of: id), isThere(id) else { return missing(id) }
        if let other, !isThere(other) { return missing(other) }
        return scroller.move(key, before: other.flatMap { directory.key(of: $0) }, at: time)?.reason
    }

    /// Another list, with which the feed starts again; the same list changes nothing.
    mutating func replace(with items: [TraceItem], at time: Milliseconds) -> String? {
        let old = scroller.allItems
        let refusal = scroller.replace(with: Items(directory.items(items)), at: time)
        if scroller.allItems != old { feed?.restart() }
        return refusal?.reason
    }

    /// The items of these ids are not shown from now on; those of others are.
    mutating func filter(hiding ids: [Identifier], at time: Milliseconds) -> String? {
        let hidden = Set(ids.compactMap { directory.key(of: $0) })
        guard !hidden.isEmpty else { return scroller.filter(nil, at: time)?.reason }
        return scroller.filter({ !hidden.contains($0) }, at: time)?.reason
    }

    /// To an item.
    mutating func scroll(
        to id: Identifier,
        way: Way,
        animated: Bool,
        at time: Milliseconds
    ) -> String? {
        // What motion has done until now comes out first, also when the input is refused.
        scroller.run(to: time)
        let index = directory.key(of: id).flatMap { scroller.items.index(of: $0) }
        guard let index else { return missing(id) }
        scroller.scroll(to: index, way: way, animated: animated, at: time)
        return nil
    }

    /// Whether the item of an id is there now, hidden or not.
    private func isThere(_ id: Identifier) -> Bool {
        directory.key(of: id).flatMap { scroller.allItems.index(of: $0) } != nil
    }

    private func missing(_ id: Identifier) -> String { "there is no \(id.title)" }
}
