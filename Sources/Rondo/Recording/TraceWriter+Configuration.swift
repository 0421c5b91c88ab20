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
        members += Configuration.Field.keys.filter { new[$0] != old[$0] }.map { member($0) }
        if new.ends != old.ends { members.append(ends(of: new)) }
        if new.tiles != old.tiles { members += tiles(of: new) }
        if new.advance != old.advance { members.append(advance(of: new)) }
        return members.isEmpty ? nil : line(.configure, members, at: time)
    }

    /// The first line of a list of shelves.
    ///
    /// - Parameters:
    ///   - shelves: All shelves, in order.
    ///   - here: The items with data; the others are known only by their ids.
    /// - Returns: The line.
    public mutating func firstLine(_ shelves: [Shelf], here: some Sequence<ItemKey>) -> String {
        let here = Set(here)
        var content = [("lists", list(shelves, here: here))]
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
        return fields.map { member($0, of: configuration) } + [ends(of: configuration)]
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
