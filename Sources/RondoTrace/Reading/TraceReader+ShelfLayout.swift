import Rondo

/// The layout of shelves, and its changes.
extension TraceReader {
    static let layoutKeys = ["itemExtent", "spacing", "alignment", "ends", "snap"]

    /// The numbers of the layout of shelves without their own; none if it is not given.
    static func commonLayout(_ fields: Fields) throws(TraceError) -> [Configuration.Field: Double] {
        guard let keys = try fields.object("layout", expected: #"{"itemExtent": 80}"#) else {
            return [:]
        }
        try keys.allow(layoutKeys)
        return try layout(keys)
    }

    /// The numbers of a layout that are given.
    static func layout(_ keys: Fields) throws(TraceError) -> [Configuration.Field: Double] {
        var layout = Configuration(viewport: 0)
        try keys.read("itemExtent", .extent, into: &layout.extent)
        try keys.read("spacing", .spacing, into: &layout.spacing)
        try keys.read(.alignment, into: &layout)
        try keys.read(.snap, into: &layout)
        try readEnds(keys, into: &layout)
        var given: [Configuration.Field] = keys.has("itemExtent") ? [.extent] : []
        given += [.spacing, .alignment, .snap].filter { keys.has($0.name) }
        return layout.numbers(of: keys.has("ends") ? given + [.start, .end] : given)
    }

    /// The changes of the configuration of a list of shelves, by the rules of the first line.
    func configureShelves(_ fields: Fields) throws(TraceError) -> TraceInput.Action {
        let known = Configuration.Field.keys.filter { $0 != .axis }
        try fields.allow(["t", "do", "viewport"] + known.map { $0.name } + ["ends", "layout"])
        var configuration = Configuration(viewport: 0)
        try Self.readFields(fields, into: &configuration)
        if let problem = configuration.problem(with: Items(count: 0)) {
            throw error(problem, fields, [])
        }
        let given = known.filter { fields.has($0.name) }
        return .configure(
            configuration.numbers(of: fields.has("ends") ? given + [.start, .end] : given),
            layout: try Self.commonLayout(fields),
            in: fields.has("viewport") ? try Self.viewport(fields) : nil
        )
    }
}

extension Configuration {
    /// The numbers of some fields.
    func numbers(of fields: [Field]) -> [Field: Double] {
        Dictionary(uniqueKeysWithValues: fields.map { ($0, self[$0]) })
    }

    /// Sets the numbers of some fields.
    mutating func take(_ numbers: [Field: Double]) {
        for (field, number) in numbers { self[field] = number }
    }
}
