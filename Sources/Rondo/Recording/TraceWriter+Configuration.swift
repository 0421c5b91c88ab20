extension TraceWriter {
    /// The first line of a list of items.
    public mutating func firstLine(_ items: Items) -> String {
        var content = [("items", list(items.all))]
        if items.count > 0 {
            content.append(("initial", id(of: items[configuration.initial].key)))
        }
        if case .pages = configuration.tiles { content += tiles(of: configuration) }
        if configuration.advance != nil { content.append(advance(of: configuration)) }
        return firstLine(content)
    }

    /// The line of what another configuration changes.
    ///
    /// Nil if it breaks a rule, or if traces have no key for what changes.
    mutating func line(_ other: Configuration, at time: Milliseconds) -> String? {
        let old = configuration
        var new = other
        // The initial item has no effect after the start.
        new.initial = old.initial
        guard new.keepsRules else { return nil }
        configuration = new
        var members: [(String, String)] = []
        if new.viewport != old.viewport || new.axis != old.axis {
            viewport = viewport.with(new.viewport, along: new.axis)
            members.append(("viewport", text(of: viewport)))
        }
        members += changes(Configuration.Field.keys, from: old)
        if new.tiles != old.tiles { members += tiles(of: new) }
        if new.advance != old.advance { members.append(advance(of: new)) }
        return members.isEmpty ? nil : line(.configure, members, at: time)
    }

    /// The same for a list of shelves: what changes of the list, and the layout of the shelves.
    mutating func line(_ other: ShelvesConfiguration, at time: Milliseconds) -> String? {
        guard other.keepsRules, let shelf else { return nil }
        let old = ShelvesConfiguration(list: configuration, shelf: shelf)
        adopt(other)
        var members: [(String, String)] = []
        if other.size != old.size { members.append(("viewport", text(of: other.size))) }
        members += changes(Configuration.Field.keys.filter { $0 != .axis }, from: old.list)
        if ShelfLayout(other.shelf) != ShelfLayout(shelf) {
            members.append(("layout", JSONText.object(layout(of: other.shelf))))
        }
        return members.isEmpty ? nil : line(.configure, members, at: time)
    }

    /// Continues with the configuration of a list of shelves.
    mutating func adopt(_ other: ShelvesConfiguration) {
        configuration = other.written
        shelf = other.shelf
    }

    /// The fields with other numbers than those of an old configuration, and both ends if one of
    /// them is another.
    private func changes(_ fields: [Configuration.Field], from old: Configuration) -> [(
        String, String
    )] {
        let members = fields.filter { configuration[$0] != old[$0] }.map { member($0) }
        return configuration.ends == old.ends ? members : members + [ends(of: configuration)]
    }

    /// The first line of a list of shelves.
    ///
    /// - Parameters:
    ///   - shelves: All shelves, in order.
    ///   - here: The items with data; the others are known only by their ids.
    /// - Returns: The line.
    public mutating func firstLine(_ shelves: [Shelf], here: some Sequence<ItemKey>) -> String {
        let here = Set(here)
        var content: [(String, String)] = []
        if let shelf { content.append(("layout", JSONText.object(layout(of: shelf)))) }
        content.append(("lists", list(shelves, here: here)))
        if let initial = shelves.dropFirst(configuration.initial.value).first {
            content.append(("initial", id(of: initial.key)))
        }
        return firstLine(content)
    }

    private func firstLine(_ content: [(String, String)]) -> String {
        var members = [("rondo", "1"), ("viewport", text(of: viewport))]
        members += content
        members += Configuration.Field.keys.map { member($0) } + [ends(of: configuration)]
        if let feed {
            let text = JSONText.object([
                ("prefetch", "\(feed.prefetch)"),
                ("cursor", JSONText.string(feed.cursor)),
            ])
            members.append(("feed", text))
        }
        members.append(("frameInterval", JSONText.number(frameInterval)))
        return JSONText.object(members) + "\n"
    }

    /// The layout of a shelf.
    func layout(of configuration: Configuration) -> [(String, String)] {
        let fields: [Configuration.Field] = [.spacing, .alignment, .snap]
        return [("itemExtent", configuration.extent.text)]
            + fields.map { member($0, of: configuration) } + [ends(of: configuration)]
    }

    private func tiles(of configuration: Configuration) -> [(String, String)] {
        guard case .pages = configuration.tiles else { return [("pages", JSONText.bool(false))] }
        return [("pages", JSONText.bool(true)), member(.keep, of: configuration)]
    }

    private func advance(of configuration: Configuration) -> (String, String) {
        let members = configuration.advance?.fields.map { member($0, of: configuration) }
        return ("advance", members.map { JSONText.object($0) } ?? "null")
    }

    private func ends(of configuration: Configuration) -> (String, String) {
        let fields: [Configuration.Field] = [.start, .end]
        return ("ends", JSONText.object(fields.map { member($0, of: configuration) }))
    }

    private func member(_ field: Configuration.Field) -> (String, String) {
        member(field, of: configuration)
    }

    private func member(_ field: Configuration.Field, of configuration: Configuration)
        -> (String, String)
    {
        (field.name, field.text(of: configuration[field]))
    }

    func text(of size: ViewportSize) -> String {
        JSONText.object([
            ("width", JSONText.number(size.width)),
            ("height", JSONText.number(size.height)),
        ])
    }
}

extension Configuration {
    /// Whether the fields follow their rules, whatever the items.
    fileprivate var keepsRules: Bool {
        var other = self
        other.initial = ItemIndex(0)
        return other.fieldProblem(with: Items(count: 0)) == nil
    }
}

extension ShelvesConfiguration {
    /// Whether the fields follow their rules, whatever the shelves.
    fileprivate var keepsRules: Bool {
        var other = self
        other.list.initial = ItemIndex(0)
        return other.problem(with: []) == nil
    }

    /// The configuration of the list, as written in a trace.
    var written: Configuration {
        var written = list
        written.axis = .vertical
        return written
    }

    /// The viewport.
    var size: ViewportSize { ViewportSize(width: shelf.viewport, height: list.viewport) }
}

extension Configuration.Field {
    /// A number of this field, as written in a trace.
    func text(of number: Double) -> String {
        switch kind {
        case .number, .whole: JSONText.number(number)
        case .length: (number == .infinity ? ItemExtent.viewport : .points(number)).text
        case .choice: JSONText.string("\(words[Int(number)])")
        }
    }
}

extension ItemExtent {
    /// The length, as written in a trace.
    var text: String {
        switch self {
        case .viewport: JSONText.string("viewport")
        case .points(let points): JSONText.number(points)
        }
    }
}
