import Rondo

/// Pairs of changes for the unchanged content; the second change undoes the first.
extension Content {
    /// Inserts an item at a quarter of the list and removes it.
    public var insertAndRemove: [ContentChange] {
        let new = Entry(ItemKey(entries.count), lengths)
        return [.insert(new, at: entries.count / 4), .remove(new.key, at: entries.count / 4)]
    }

    /// Moves an item from one quarter of the list to three quarters, and back.
    public var moves: [ContentChange] {
        let (from, to) = (entries.count / 4, entries.count / 4 * 3)
        let key = entries[from].key
        return [.move(key, from: from, to: to), .move(key, from: to, to: from)]
    }

    /// Makes an item longer, then shorter again.
    public var resizes: [ContentChange] {
        let index = entries.count / 4
        let entry = entries[index]
        return [
            .resize(entry.key, at: index, to: entry.length + 20),
            .resize(entry.key, at: index, to: entry.length),
        ]
    }

    /// Replaces an item and restores it.
    public var replacements: [ContentChange] {
        let index = entries.count / 4
        let new = Entry(ItemKey(entries.count), lengths)
        let old = entries[index]
        return [.replace(old.key, at: index, by: new), .replace(new.key, at: index, by: old)]
    }

    /// A pair of changes of each kind; alike lengths stay alike.
    public var changes: [ContentChange] {
        insertAndRemove + moves + replacements + (lengths == .different ? resizes : [])
    }
}
