extension TraceWriter {
    /// The first line of a list of items.
    public mutating func firstLine(_ items: Items) -> String {
        var content = [("items", list(items.all))]
        if items.count > 0 {
            content.append(("initial", id(of: items[configuration.initial].key)))
        }
        if case .pages = configuration.tiles {
            content += [("pages", JSONText.bool(true)), member(.keep)]
        }
        if let advance = configuration.advance {
            let members = advance.fields.map { member($0) }
            content.append(("advance", JSONText.object(members)))
        }
        return firstLine(content)
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
