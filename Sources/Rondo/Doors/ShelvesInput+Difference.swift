extension ShelvesInput {
    /// The input that changes the shelves of a list into others; nil if they are equal.
    ///
    /// It is the smallest one if only the items of one shelf change, if shelves are only inserted
    /// at one place, only removed or only change their heights, or if one shelf moves. Otherwise it
    /// is `ShelvesEdit.replace`, which has the same effect in all cases.
    ///
    /// - Complexity: O(n) for `n` shelves; O(n log n) for items that are not alike.
    public init?(from list: Shelves, to new: [Shelf]) {
        let changed = new.filter { shelf in
            list.index(of: shelf.key).map { !list.shelves[$0].hasContents(of: shelf) } ?? false
        }
        let edit = Edit(from: list.shelves.map { $0.item }, to: new.map { $0.item })
        let smallest: ShelvesInput?
        switch (edit, changed.count) {
        case (nil, 0): return nil
        case (nil, 1): smallest = Self.change(of: changed[0], in: list)
        case (let edit?, 0): smallest = ShelvesEdit(edit, to: new).map { .edit($0) }
        default: smallest = nil
        }
        self = smallest ?? .edit(.replace(with: new))
    }

    /// The input for other items of a shelf; nil if it would have another effect than replacing them.
    private static func change(of shelf: Shelf, in list: Shelves) -> ShelvesInput? {
        // An edit keeps the current item in place; a shelf that waits at its start gets a new first
        // item there.
        guard list.isKnown(shelf.key), let index = list.index(of: shelf.key),
            list.shelves[index].layout == shelf.layout
        else { return nil }
        return Edit(from: list.shelves[index].items.all, to: shelf.items.all)
            .map { .shelf(shelf.key, .edit($0)) }
    }
}

extension ShelvesEdit {
    /// Turns an edit of the vertical list, whose items are the shelves, into the same edit of the
    /// shelves; nil if shelves have no such edit.
    fileprivate init?(_ edit: Edit, to new: [Shelf]) {
        switch edit {
        case .insert(let items, let next):
            let keys = Set(items.map { $0.key })
            self = .insert(
                new.filter { keys.contains($0.key.item) },
                before: next.map { ShelfKey($0.value) }
            )
        case .remove(let keys): self = .remove(keys.map { ShelfKey($0.value) })
        case .move(let key, let next):
            self = .move(ShelfKey(key.value), before: next.map { ShelfKey($0.value) })
        case .measure(let lengths):
            self = .measure(lengths.map { (ShelfKey($0.key.value), $0.length) })
        case .append, .update, .change, .replace, .filter: return nil
        }
    }
}

extension Shelf {
    /// Whether another value has the same items, with the same layout.
    fileprivate func hasContents(of other: Shelf) -> Bool {
        layout == other.layout && items == other.items
    }
}
