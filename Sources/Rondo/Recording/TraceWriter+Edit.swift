extension TraceWriter {
    /// The line of an edit of a shelf, or of the only list; nil for a filter of a shelf.
    mutating func line(
        _ edit: Edit,
        on shelf: NamedShelf?,
        at time: Milliseconds,
        in items: Items
    ) -> String? {
        switch edit {
        case .insert(let added, let next):
            let members = members(added, on: shelf) + [("before", id(of: next))]
            return hide(added, at: time) + line(.insert, on: shelf, members, at: time)
        case .append(let page):
            var keys = Set(items.all.map { $0.key })
            let new = page.filter { keys.insert($0.key).inserted }
            return line(.insert(new), on: shelf, at: time, in: items)
        case .remove(let keys):
            return line(.remove, on: shelf, [("ids", list(keys))], at: time)
        case .move(let key, let next):
            let members = [("id", id(of: key)), ("before", id(of: next))]
            return line(.move, on: shelf, members, at: time)
        case .measure(let lengths):
            let extents = lengths.map { (key: id(of: $0.key), length: $0.length) }
            return line(.measure, on: shelf, [("extents", text(of: extents))], at: time)
        case .update(let item):
            let all = items.all.map { $0.key == item.key ? item : $0 }
            return line(.change(to: Items(all)), on: shelf, at: time, in: items)
        case .change(let other):
            let smallest = Edit(from: items.all, to: other.all) ?? .measure([])
            // Several lines would be several changes, with events and motions in between.
            if case .change = smallest {
                return line(shelf == nil ? .change : .replace, to: other, on: shelf, at: time)
            }
            return line(smallest, on: shelf, at: time, in: items)
        case .replace(let other):
            return line(.replace, to: other, on: shelf, at: time)
        case .filter(let isWanted):
            guard shelf == nil else { return nil }
            self.isWanted = isWanted
            hidden = []
            let text = hide(items.all, at: time)
            return text.isEmpty ? filter(hiding: [], at: time) : text
        }
    }

    /// The line of another list.
    private mutating func line(
        _ name: InputName,
        to other: Items,
        on shelf: NamedShelf?,
        at time: Milliseconds
    ) -> String {
        let members = members(other.all, on: shelf)
        return hide(other.all, at: time) + line(name, on: shelf, members, at: time)
    }

    /// The line of a filter that hides the items with these keys, also if they are added later.
    public mutating func filter(hiding keys: [ItemKey], at time: Milliseconds) -> String {
        line(.filter, [("hidden", list(keys))], at: time)
    }

    /// A line that extends the filter, for new items that it hides; otherwise empty.
    mutating func hide(_ items: [Item], at time: Milliseconds) -> String {
        guard let isWanted else { return "" }
        let known = Set(hidden)
        let new = items.map { $0.key }.filter { !known.contains($0) && !isWanted($0) }
        guard !new.isEmpty else { return "" }
        hidden += new
        return filter(hiding: hidden, at: time)
    }

    // MARK: - JSON

    /// Items, and on a shelf also those of them with data.
    mutating func members(_ items: [Item], on shelf: NamedShelf?) -> [(String, String)] {
        guard let shelf else { return [("items", list(items))] }
        let here = items.map { $0.key }.filter { shelf.here.contains($0) }
        return [("itemIDs", list(items))] + (here.isEmpty ? [] : [("items", list(here))])
    }

    /// Keys, each once.
    mutating func list(_ keys: [ItemKey]) -> String {
        JSONText.list(keys.firstOfEach { $0 }.map { id(of: $0) })
    }

    mutating func list(_ items: [Item]) -> String {
        JSONText.list(items.map { text(of: $0) })
    }

    private mutating func text(of item: Item) -> String {
        var members = [("id", id(of: item.key))]
        if let extent = item.extent { members.append(("extent", extent.text)) }
        if item.reuse != .standard { members.append(("reuse", name(of: item.reuse))) }
        return members.count > 1 ? JSONText.object(members) : id(of: item.key)
    }

    /// Lengths by id, where the ids are already JSON; the last of several lengths of one id counts.
    func text(of lengths: [(key: String, length: Points)]) -> String {
        let last = lengths.reversed().firstOfEach { Array($0.key.utf8) }.reversed()
        return "{" + last.map { "\($0.key):\(JSONText.number($0.length))" }.joined(separator: ",")
            + "}"
    }
}
