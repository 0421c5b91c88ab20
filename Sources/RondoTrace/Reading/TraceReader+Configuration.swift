import Rondo

extension TraceReader {
    /// The keys that a later line can change.
    static let changeable =
        ["viewport"] + Configuration.Field.keys.map { $0.name }
        + ["ends", "keep", "pages", "advance"]
    private static let keys =
        ["rondo", "viewport", "items"] + Configuration.Field.keys.map { $0.name }
        + ["ends", "keep", "pages", "initial", "advance", "feed", "frameInterval"]
        + ["lists", "layout"]

    /// A trace without inputs, from its first line.
    mutating func trace(_ fields: Fields) throws(TraceError) -> Trace {
        // Another version may have other keys, so check the version first.
        _ = try fields.required("rondo", .number("1, the version of the format", in: 1...1))
        try fields.allow(Self.keys)
        if fields.has("lists") { return try traceOfShelves(fields) }
        if fields.has("layout") {
            throw fields.error("\"layout\" is without \"lists\", expected both")
        }

        var configuration = Configuration(viewport: 0)
        try Self.readFields(fields, into: &configuration)
        let items = try items(fields) ?? []
        try fields.read("initial", .item(of: names.items.ids), into: &configuration.initial)
        let keep = try fields.value("keep", .whole(.keep)) ?? 3
        let isPages = try fields.value("pages", .bool) ?? false
        var trace = Trace(
            configuration: configuration,
            viewport: try Self.viewport(fields),
            items: items
        )
        trace.feed = try Self.feed(fields)
        try fields.read("frameInterval", .frameInterval, into: &trace.frameInterval)
        if configuration.advance?.speed != nil, trace.steps.end < trace.frameInterval {
            let expected =
                "\(JSONText.number(trace.steps.end)) or less: a marquee moves by 1e12 points at most"
            throw fields.wrong(
                "frameInterval",
                JSONText.number(trace.frameInterval),
                expected: expected
            )
        }

        // Set pages, so that `keep` is always checked.
        trace.configuration.tiles = .pages(keep: keep)
        if let problem = trace.configuration.problem(with: Items(items)) {
            throw error(problem, fields, items)
        }
        if !isPages { trace.configuration.tiles = .cells }
        return trace
    }

    /// The changes of a configuration, by the rules of the first line.
    mutating func configure(_ fields: Fields, of trace: Trace) throws(TraceError)
        -> TraceInput.Action
    {
        var configuration = Configuration(viewport: 0)
        let endsAdvance = fields.isNull("advance")
        try Self.readFields(
            endsAdvance ? fields.without("advance") : fields,
            into: &configuration
        )
        configuration.tiles = .pages(keep: try fields.value("keep", .whole(.keep)) ?? 3)
        if let problem = configuration.problem(with: Items(count: 0)) {
            throw error(problem, fields, [])
        }
        let isPages = try fields.value("pages", .bool)
        if isPages != true { configuration.tiles = .cells }
        let steps = trace.steps(of: configuration.advance)
        if let speed = configuration.advance?.speed, steps.end < trace.frameInterval {
            let most = JSONText.number(1e15 / trace.frameInterval)
            throw fields.named("\"advance\"").wrong(
                "speed",
                JSONText.number(speed),
                expected: "\(most) or less: a marquee moves by 1e12 points at most"
            )
        }
        if steps.interval < (self.steps ?? trace.steps).interval { self.steps = steps }

        var changed = Configuration.Field.keys.filter { fields.has($0.name) }
        if fields.has("ends") { changed += [.start, .end] }
        if isPages != nil { changed.append(.keep) }
        if fields.has("advance") { changed += Configuration.Field.steps + [.speed] }
        let size = fields.has("viewport") ? try Self.viewport(fields) : nil
        return .configure(configuration.numbers(of: changed), in: size)
    }

    /// Reads the keys for layout and motion: those of the engine's fields, and those that contain
    /// several fields.
    static func readFields(_ fields: Fields, into configuration: inout Configuration)
        throws(TraceError)
    {
        for field in Configuration.Field.keys { try fields.read(field, into: &configuration) }
        try readEnds(fields, into: &configuration)
        try readAdvance(fields, into: &configuration)
    }

    /// Reads the two ends; an end that is left out is open.
    static func readEnds(_ fields: Fields, into configuration: inout Configuration)
        throws(TraceError)
    {
        guard
            let keys = try fields.object("ends", expected: #"{"start": "open", "end": "open"}"#)
        else { return }
        try keys.allow(["start", "end"])
        configuration.ends = .loop
        try keys.read(.start, into: &configuration)
        try keys.read(.end, into: &configuration)
    }

    /// Reads steps or a marquee.
    private static func readAdvance(_ fields: Fields, into configuration: inout Configuration)
        throws(TraceError)
    {
        let example = #"{"interval": 3000, "duration": 300}"#
        guard let keys = try fields.object("advance", expected: example) else { return }
        let steps = Configuration.Field.steps
        try keys.allow(steps.map { $0.name } + ["speed"])
        guard keys.has("speed") else {
            for field in steps where field.standard.isNaN || keys.has(field.name) {
                configuration[field] = try keys.required(field.name, .field(field))
            }
            return
        }
        if let field = steps.first(where: { keys.has($0.name) }) {
            throw keys.error("\"\(field.name)\" is beside \"speed\", expected one of them")
        }
        configuration[.speed] = try keys.required("speed", .field(.speed))
    }

    /// The feed, nil if none is configured.
    static func feed(_ fields: Fields) throws(TraceError) -> TraceFeed? {
        let example = #"{"prefetch": 2, "cursor": "p1"}"#
        guard let keys = try fields.object("feed", expected: example) else { return nil }
        try keys.allow(["prefetch", "cursor"])
        var feed = TraceFeed(cursor: try keys.required("cursor", .string("a string")))
        let rule = Rule<Int64>.whole("a whole number of 0 or more, below 2^63", in: 0...)
        if let prefetch = try keys.value("prefetch", rule) {
            // No list is longer than `Int.max`.
            feed.prefetch = Int(clamping: prefetch)
        }
        return feed
    }

    /// The viewport of a configuration or a resize.
    static func viewport(_ fields: Fields) throws(TraceError) -> ViewportSize {
        let viewport = try fields.requiredObject(
            "viewport",
            expected: #"{"width": 400, "height": 600}"#
        )
        try viewport.allow(["width", "height"])
        return ViewportSize(
            width: try viewport.required("width", .viewportLength),
            height: try viewport.required("height", .viewportLength)
        )
    }

    /// The engine's problem with a configuration as an error.
    func error(_ problem: Problem, _ fields: Fields, _ items: [Item]) -> TraceError {
        let advance = (Configuration.Field.steps + [.speed]).map { Problem.Field.of($0) }
        let owner =
            advance.contains(problem.field)
            ? fields.named("\"advance\"")
            : problem.item.map { fields.named(names.title(of: items[$0.value].key)) } ?? fields
        // The engine's names are those of the trace.
        let key = problem.field == .length ? "items" : problem.field.name
        return owner.wrong(
            key,
            JSONText.number(problem.value),
            expected: "\(problem.field.rule)"
        )
    }
}
