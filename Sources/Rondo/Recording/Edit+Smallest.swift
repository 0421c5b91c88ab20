extension Edit {
    /// An edit that changes one list into another and that has a word in traces.
    ///
    /// It is the smallest one if one word is enough: an insertion at one place, removals, lengths,
    /// or a move of one item. Otherwise it replaces the list.
    static func smallest(from old: [Item], to new: [Item]) -> Edit {
        let front = common(old, new)
        let (oldRest, newRest) = (old[front...], new[front...])
        let behind = common(oldRest.reversed(), newRest.reversed())
        let (gone, come) = (oldRest.dropLast(behind), newRest.dropLast(behind))
        let next = oldRest.suffix(behind).first?.key
        if gone.isEmpty { return come.isEmpty ? .measure([]) : .insert(Array(come), before: next) }
        let kept = Set(come.map { $0.key })
        if gone.filter({ kept.contains($0.key) }).elementsEqual(come) {
            return .remove(gone.map { $0.key }.filter { !kept.contains($0) })
        }
        if let move = move(from: gone, to: come, before: next) { return move }
        return measure(from: gone, to: come) ?? .replace(with: Items(new))
    }

    /// The number of items until the first difference.
    private static func common(_ old: some Sequence<Item>, _ new: some Sequence<Item>) -> Int {
        var count = 0
        for (old, new) in zip(old, new) {
            guard old == new else { break }
            count += 1
        }
        return count
    }

    /// The move of the first item to the end of a range, or of its last one to the start.
    private static func move(
        from old: ArraySlice<Item>,
        to new: ArraySlice<Item>,
        before next: ItemKey?
    ) -> Edit? {
        guard let first = old.first, let last = old.last else { return nil }
        if first == new.last, old.dropFirst().elementsEqual(new.dropLast()) {
            return .move(first.key, before: next)
        }
        if last == new.first, old.dropLast().elementsEqual(new.dropFirst()) {
            return .move(last.key, before: first.key)
        }
        return nil
    }

    /// The new lengths, if the items are otherwise equal.
    private static func measure(from old: ArraySlice<Item>, to new: ArraySlice<Item>) -> Edit? {
        guard old.count == new.count else { return nil }
        var lengths: [(key: ItemKey, length: Points)] = []
        for (item, other) in zip(old, new) where item != other {
            guard item.key == other.key, item.reuse == other.reuse,
                case .points(let length) = other.extent
            else { return nil }
            lengths.append((other.key, length))
        }
        return .measure(lengths)
    }
}
