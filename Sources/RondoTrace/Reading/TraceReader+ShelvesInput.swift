import Rondo

/// Inputs of shelves: those that name a shelf apply to it, the others to the list of shelves.
extension TraceReader {
    /// The inputs for a list of shelves, nil for an action of the replay itself.
    mutating func inputsOfShelves(
        _ name: InputName,
        isOfItem: Bool,
        _ keys: Fields,
        _ layout: ShelfLayout
    ) throws(TraceError) -> [ShelvesInput]? {
        let id = try keys.value("list", .identifier)
        let own = id.map { names.shelf($0) }
        switch name {
        case .insert:
            guard let own else {
                let before = try beforeShelf(keys)
                let shelves = try changedShelves(keys, layout)
                return [.edit(.insert(shelves.map { $0.shelf }, before: before))]
                    + data(of: shelves)
            }
            let before = try beforeItem(keys)
            let (items, here) = try changed(keys)
            return [.shelf(own, .edit(.insert(items, before: before))), .update(here)]
        case .replace:
            guard let own else {
                let shelves = try changedShelves(keys, layout)
                return [.edit(.replace(with: shelves.map { $0.shelf }))] + data(of: shelves)
            }
            let (items, here) = try changed(keys)
            return [.shelf(own, .edit(.replace(with: Items(items)))), .update(here)]
        case .change, .filter:
            throw keys.error("\"\(name.rawValue)\" is in a trace with lists, expected one without")
        // A list of shelves has no auto-advance.
        case .pause, .resume:
            _ = try input(name, isOfItem: false, keys)
            return []
        default:
            guard let own else {
                return try inputOfList(name, isOfItem: isOfItem, keys).map { [$0] }
            }
            let input = try input(name, isOfItem: isOfItem, keys)
            return input.map { [.shelf(own, $0)] }
        }
    }

    /// The input for the vertical list.
    private mutating func inputOfList(_ name: InputName, isOfItem: Bool, _ keys: Fields)
        throws(TraceError) -> ShelvesInput?
    {
        switch name {
        case .move where isOfItem:
            let key = names.shelf(try keys.required("id", .identifier))
            return .edit(.move(key, before: try beforeShelf(keys)))
        case .wheel:
            return .wheel(
                dx: try keys.required("dx", .place),
                dy: try keys.required("dy", .place),
                y: try keys.value("y", .place),
                notch: try keys.value("notch", .bool) ?? false,
                phase: try keys.value("phase", .word(.wheelPhase)) ?? .moved
            )
        case .scroll:
            return .scroll(
                to: names.shelf(try keys.required("to", .identifier)),
                way: try keys.value("way", .word(.way)) ?? .shortest,
                animated: try keys.value("animated", .bool) ?? true
            )
        case .remove:
            return .edit(.remove(try Self.ids(keys).map { names.shelf($0) }))
        case .measure:
            let lengths = try Self.lengths(keys).map {
                (key: names.shelf($0.id), length: $0.length)
            }
            return .edit(.measure(lengths))
        case .resize:
            let size = try Self.viewport(keys)
            return .resize(width: size.width, height: size.height)
        default:
            return try input(name, isOfItem: false, keys)?.ofList
        }
    }

    private mutating func beforeShelf(_ keys: Fields) throws(TraceError) -> ShelfKey? {
        try Self.before(keys).map { names.shelf($0) }
    }

    /// The data of new shelves.
    private func data(of shelves: [TraceShelf]) -> [ShelvesInput] {
        shelves.map { .update($0.here) }
    }

    /// The new items of a shelf, and those with data.
    private mutating func changed(_ keys: Fields) throws(TraceError) -> ([Item], here: [ItemKey]) {
        if keys.has("lists") {
            throw keys.error("\"lists\" is beside \"list\", expected one of them")
        }
        guard let items = try itemsOfShelf(keys) else {
            throw keys.error("\"items\" and \"itemIDs\" are missing, expected one of them")
        }
        return items
    }

    /// The new shelves.
    private mutating func changedShelves(_ keys: Fields, _ layout: ShelfLayout) throws(TraceError)
        -> [TraceShelf]
    {
        if let key = ["items", "itemIDs"].first(where: { keys.has($0) }) {
            throw keys.error("\"\(key)\" is without \"list\", expected the id of a list there")
        }
        guard let shelves = try shelves(keys, layout: layout) else {
            throw keys.error("\"list\" and \"lists\" are missing, expected one of them")
        }
        return shelves
    }

    /// The answer to a request: items by id, a page of shelves, or an error.
    mutating func answerOfShelves(_ keys: Fields, _ layout: ShelfLayout) throws(TraceError)
        -> TraceAnswer
    {
        let given = ["items", "lists", "error"].filter { keys.has($0) }
        guard given.count == 1 else {
            throw keys.error(
                given.isEmpty
                    ? "\"items\", \"lists\" and \"error\" are missing, expected one of them"
                    : "\"\(given[0])\" is beside \"\(given[1])\", expected one of them"
            )
        }
        if let shelves = try shelves(keys, layout: layout) {
            return .shelves(
                shelves,
                next: try keys.required("next", .nullable(.string("a cursor")))
            )
        }
        if keys.has("error") {
            if keys.has("next") {
                throw keys.error("\"next\" is beside \"error\", expected one of them")
            }
            _ = try keys.required("error", .string("a string"))
            return .failure
        }
        let noCursor = Rule<Void>("null: items by id have no next page") { value in
            if case .null = value { () } else { nil }
        }
        _ = try keys.value("next", noCursor)
        let items = try requiredItems(keys)
        if let item = items.first(where: { $0.extent != nil || $0.reuse != .standard }) {
            throw keys.error(
                "\(names.title(of: item.key)) has more than an id, expected its id alone"
            )
        }
        return .items(items.map { $0.key })
    }
}

extension Input {
    /// The same for the vertical list; nil if the list has another input for it, or none.
    fileprivate var ofList: ShelvesInput? {
        switch self {
        case .press(let x, let y): .press(x: x, y: y)
        case .move(let x, let y): .move(x: x, y: y)
        case .release(let x, let y): .release(x: x, y: y)
        case .cancel: .cancel
        case .follow(let step, let phase): .follow(by: step, phase: phase)
        case .next(let animated): .next(animated: animated)
        case .previous(let animated): .previous(animated: animated)
        case .hide: .hide
        case .show: .show
        case .reduceMotion(let isReduced): .reduceMotion(isReduced)
        case .wheel, .scroll, .edit, .resize, .configure, .pause, .resume: nil
        }
    }
}

extension InputName {
    /// The additional keys of such an input if there are shelves.
    func keysOfShelves(isOfItem: Bool) -> [String] {
        switch self {
        case .insert, .replace: ["list", "lists", "itemIDs"]
        case .remove, .measure, .next, .previous, .scroll, .follow: ["list"]
        case .move: isOfItem ? ["list"] : []
        case .respond: ["lists"]
        case .wheel: ["y"]
        case .configure: ["layout"]
        case .press, .release, .cancel, .change, .filter, .resize, .hide, .show,
            .reduceMotion, .pause, .resume, .retry, .tick:
            []
        }
    }
}
