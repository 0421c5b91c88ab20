extension TraceWriter {
    /// The line of an input; call this before a list of shelves takes it.
    ///
    /// - Parameters:
    ///   - input: An input of the list.
    ///   - time: In milliseconds since the start of the trace, not before the previous line.
    ///   - shelves: `Shelves.shelves`; data without a request is written for the shelves of its
    ///     items.
    ///   - here: For new items or shelves: the items that have data, or come with it.
    /// - Returns: The line, or several for data on several shelves; nil if traces have no word for
    ///   it: restored offsets, data of items on no shelf, a filter of a shelf, and a configuration
    ///   that breaks a rule, or that changes nothing for which traces have a key.
    /// - Complexity: As for a list of items; O(n) for data without a request.
    public mutating func line(
        _ input: ShelvesInput,
        at time: Milliseconds,
        in shelves: [Shelf],
        here: Set<ItemKey> = []
    ) -> String? {
        switch input {
        case .press(let x, let y): return line(.press(x: x, y: y), at: time)
        case .move(let x, let y): return line(.move(x: x, y: y), at: time)
        case .release(let x, let y): return line(.release(x: x, y: y), at: time)
        case .cancel: return line(.cancel, at: time)
        case .wheel(let dx, let dy, let y, let notch, let phase):
            return wheel(dx, dy, y: y, notch, phase, at: time)
        case .follow(let step, let phase): return line(.follow(by: step, phase: phase), at: time)
        case .next(let animated): return line(.next(animated: animated), at: time)
        case .previous(let animated): return line(.previous(animated: animated), at: time)
        case .scroll(let key, let way, let animated):
            return scroll(to: id(of: key), on: nil, way, animated, at: time)
        case .shelf(let key, let input):
            let items = shelves.first { $0.key == key }?.items ?? Items(count: 0)
            let shelf = NamedShelf(id: id(of: key), here: here)
            return line(input, on: shelf, at: time, in: items)
        case .edit(let edit): return line(edit, at: time, here: here)
        case .resize(let width, let height):
            return resize(to: ViewportSize(width: width, height: height), at: time)
        case .hide: return line(.hide, at: time)
        case .show: return line(.show, at: time)
        case .reduceMotion(let isOn): return line(.reduceMotion(isOn), at: time)
        case .receive(let number, let keys): return line(.items(keys), to: number, at: time)
        case .fail(let number): return line(.failure, to: number, at: time)
        case .retry: return retry(at: time)
        case .update(let keys): return line(ofData: keys, at: time, in: shelves)
        case .configure(let other): return line(other, at: time)
        case .restore: return nil
        }
    }
}

extension TraceWriter {
    /// The line of an input that a list of items takes too and that needs no list of items.
    private mutating func line(_ input: Input, at time: Milliseconds) -> String? {
        line(input, on: nil, at: time, in: Items(count: 0))
    }

    private mutating func line(
        _ edit: ShelvesEdit,
        at time: Milliseconds,
        here: Set<ItemKey>
    ) -> String {
        switch edit {
        case .insert(let added, let next):
            let members = [("lists", list(added, here: here)), ("before", id(of: next))]
            return line(.insert, members, at: time)
        case .remove(let keys):
            let ids = keys.firstOfEach { $0 }.map { id(of: $0) }
            return line(.remove, [("ids", JSONText.list(ids))], at: time)
        case .move(let key, let next):
            return line(.move, [("id", id(of: key)), ("before", id(of: next))], at: time)
        case .measure(let lengths):
            let extents = lengths.map { (key: id(of: $0.key), length: $0.length) }
            return line(.measure, [("extents", text(of: extents))], at: time)
        case .replace(let shelves):
            return line(.replace, [("lists", list(shelves, here: here))], at: time)
        }
    }

    /// The line of data, written as the same items of the shelves that have them.
    private mutating func line(
        ofData keys: [ItemKey],
        at time: Milliseconds,
        in shelves: [Shelf]
    ) -> String? {
        let keys = Set(keys)
        var text = ""
        for shelf in shelves where shelf.items.all.contains(where: { keys.contains($0.key) }) {
            let named = NamedShelf(id: id(of: shelf.key), here: keys)
            let members = members(shelf.items.all, on: named)
            text += line(.replace, on: named, members, at: time)
        }
        return text.isEmpty ? nil : text
    }

    /// Shelves as written in a trace, with the data of some items.
    mutating func list(_ shelves: [Shelf], here: Set<ItemKey>) -> String {
        JSONText.list(shelves.map { text(of: $0, here: here) })
    }

    mutating func text(of shelf: Shelf, here: Set<ItemKey>) -> String {
        var members = [("id", id(of: shelf.key))]
        if let extent = shelf.extent { members.append(("extent", extent.text)) }
        if shelf.layout != nil { members += layout(of: configuration.laid(out: shelf.layout)) }
        let named = NamedShelf(id: id(of: shelf.key), here: here)
        return JSONText.object(members + self.members(shelf.items.all, on: named))
    }
}
