extension Edit {
    /// The edit that changes one list into another; nil if they are equal.
    ///
    /// It is the smallest one if items are only inserted at one place, only removed or only change
    /// their lengths, or if one item moves. Otherwise it is `change`.
    ///
    /// - Complexity: O(n).
    public init?(from old: [Item], to new: [Item]) {
        let front = Self.common(old, new)
        let (oldRest, newRest) = (old[front...], new[front...])
        let back = Self.common(oldRest.reversed(), newRest.reversed())
        let (gone, come) = (oldRest.dropLast(back), newRest.dropLast(back))
        let next = oldRest.suffix(back).first?.key
        guard !gone.isEmpty else {
            guard !come.isEmpty else { return nil }
            self = .insert(Array(come), before: next)
            return
        }
        let kept = Set(come.map { $0.key })
        if gone.filter({ kept.contains($0.key) }).elementsEqual(come) {
            self = .remove(gone.map { $0.key }.filter { !kept.contains($0) })
        } else {
            self =
                Self.move(from: gone, to: come, before: next) ?? Self.measure(from: gone, to: come)
                ?? .change(to: Items(new))
        }
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
