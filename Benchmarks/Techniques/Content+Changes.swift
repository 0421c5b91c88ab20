import Rondo

/// Changes of the content that undo one another, for a technique that shows it unchanged.
extension Content {
    /// An item comes and goes, a quarter of the way through.
    public var insertAndRemove: [ContentChange] {
        let new = Entry(ItemKey(entries.count), lengths)
        return [.insert(new, at: entries.count / 4), .remove(new.key, at: entries.count / 4)]
    }

    /// An item goes from a quarter of the way to three quarters, and back.
    public var moves: [ContentChange] {
        let (from, to) = (entries.count / 4, entries.count / 4 * 3)
        let key = entries[from].key
        return [.move(key, from: from, to: to), .move(key, from: to, to: from)]
    }

    /// An item becomes longer and shorter again.
    public var resizes: [ContentChange] {
        let index = entries.count / 4
        let entry = entries[index]
        return [
            .resize(entry.key, at: index, to: entry.length + 20),
            .resize(entry.key, at: index, to: entry.length),
        ]
    }

    /// An item gives way to a new one and takes its place again.
    public var replacements: [ContentChange] {
        let index = entries.count / 4
        let new = Entry(ItemKey(entries.count), lengths)
        let old = entries[index]
        return [.replace(old.key, at: index, by: new), .replace(new.key, at: index, by: old)]
    }

    /// One of each kind, and what undoes it; lengths stay alike where they are.
    public var changes: [ContentChange] {
        insertAndRemove + moves + replacements + (lengths == .different ? resizes : [])
    }
}
