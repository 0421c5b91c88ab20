import Rondo

extension World {
    /// The world after an edit.
    package func after(_ edit: Edit) -> World {
        var entries = all
        func place(of key: ItemKey?) -> Int {
            entries.firstIndex { $0.key == key?.value } ?? entries.count
        }
        func described(_ items: [Item]) -> [Entry] {
            items.map { ($0.key.value, $0.extent) }
        }
        switch edit {
        case .insert(let items, let next):
            entries.insert(contentsOf: described(items), at: place(of: next))
        case .append(let page):
            entries += described(page.filter { item in place(of: item.key) == entries.count })
        case .remove(let keys):
            entries.removeAll { entry in keys.contains { $0.value == entry.key } }
        case .move(let key, let next):
            guard key != next else { break }
            let entry = entries.remove(at: place(of: key))
            entries.insert(entry, at: place(of: next))
        case .change(let items), .replace(let items):
            entries = described(items.all)
        case .update(let item):
            entries[place(of: item.key)] = described([item])[0]
        case .measure(let lengths):
            for (key, length) in lengths where place(of: key) < entries.count {
                entries[place(of: key)].extent = .points(length)
            }
        case .filter(let isWanted):
            return having(entries, isWanted: isWanted)
        }
        return having(entries, isWanted: isWanted)
    }
}

extension Edit: CustomStringConvertible {
    /// The edit as text, with the numbers of keys.
    public var description: String {
        func list(_ items: [Item]) -> String { "\(items.map(\.key.value))" }
        func place(_ next: ItemKey?) -> String { next.map { "before \($0.value)" } ?? "to the end" }
        return switch self {
        case .insert(let items, let next): "insert \(list(items)) \(place(next))"
        case .append(let page): "append \(list(page))"
        case .remove(let keys): "remove \(keys.map(\.value))"
        case .move(let key, let next): "move \(key.value) \(place(next))"
        case .change(let items): "change to \(list(items.all))"
        case .replace(let items): "replace with \(list(items.all))"
        case .update(let item): "make \(item.key.value) \(String(describing: item.extent)) long"
        case .measure(let lengths): "measure \(lengths.map { "\($0.key.value): \($0.length)" })"
        case .filter(let isWanted): isWanted == nil ? "hide none" : "hide some"
        }
    }
}
