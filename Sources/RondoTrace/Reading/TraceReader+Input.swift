import Rondo

extension TraceReader {
    /// One input of a trace, not before an earlier one; new shelves without their own layout get
    /// the trace's.
    mutating func input(_ fields: Fields, of trace: Trace, after earliest: Milliseconds)
        throws(TraceError) -> TraceInput
    {
        let layout = trace.shelves == nil ? nil : trace.layout
        let name = try Self.name(fields)
        let isOfItem = name == .move && Self.isMoveOfItem(fields)
        let keys = fields.named("\"\(name.rawValue)\"\(isOfItem ? " of an item" : "")")
        let more = layout == nil ? [] : name.keysOfShelves(isOfItem: isOfItem)
        try keys.allow(["t", "do"] + (isOfItem ? ["id", "before"] : name.keys) + more)
        let time = try time(keys, of: trace, after: earliest)
        if name == .hide || name == .show { hiding.isHidden = name == .hide }
        let forEngine: TraceInput.Action? =
            if let layout {
                try inputsOfShelves(name, isOfItem: isOfItem, keys, layout).map { .shelves($0) }
            } else {
                try input(name, isOfItem: isOfItem, keys).map { .input($0) }
            }
        if let forEngine { return TraceInput(at: time, name, forEngine) }
        let action = try ownAction(name, keys, of: trace, shelves: layout)
        // Steps can be more frequent from now on.
        if name == .configure { try check(time, keys, of: trace) }
        return TraceInput(at: time, name, action)
    }

    /// The time of an input: not before an earlier one, and not so late that a replay would be
    /// endless.
    private mutating func time(_ keys: Fields, of trace: Trace, after earliest: Milliseconds)
        throws(TraceError) -> Milliseconds
    {
        let time = try keys.required("t", .number("milliseconds of 0 or more", in: 0...))
        if time < earliest {
            let rule = "\(JSONText.number(earliest)) or more: time never runs backwards"
            throw keys.wrong("t", JSONText.number(time), expected: rule)
        }
        try check(time, keys, of: trace)
        if hiding.isHidden { hiding.duration += time - earliest }
        return time
    }

    /// Checks that few enough steps are due by a time.
    private func check(_ time: Milliseconds, _ keys: Fields, of trace: Trace) throws(TraceError) {
        let steps = steps ?? trace.steps
        let end = hiding.isHidden ? steps.hiddenEnd : steps.end + hiding.duration
        guard time > end else { return }
        let limit =
            hiding.isHidden
            ? "also while hidden"
            : "at most \(Trace.mostSteps) \(steps.name), "
                + "one every \(JSONText.number(steps.interval)) ms"
        let rule = "\(JSONText.number(end)) or less: \(limit)"
        throw keys.wrong("t", JSONText.number(time), expected: rule)
    }

    /// The kind of an input.
    private static func name(_ fields: Fields) throws(TraceError) -> InputName {
        let names = InputName.allCases.map { $0.rawValue }
        return try fields.required(
            "do",
            Rule(names.quoted) { value in
                guard case .string(let word) = value else { return nil }
                return InputName.allCases.first { Identifier($0.rawValue) == word }
            }
        )
    }

    /// Two inputs have this name: a pointer's, with x and y, and an item's.
    private static func isMoveOfItem(_ fields: Fields) -> Bool {
        fields.has("id") || fields.has("before")
    }

    /// The item, or the shelf, before which others are inserted; nil for the end, if the key is
    /// null or missing.
    static func before(_ keys: Fields) throws(TraceError) -> Identifier? {
        try keys.value("before", .nullable(.identifier)) ?? nil
    }

    /// The reasons for auto-advance to wait.
    static func reasons(_ keys: Fields) throws(TraceError) -> Pauses {
        let rule = Rule<Pauses>.word(.reason)
        var reasons: Pauses = []
        for value in try keys.required("reasons", .list("a list of \(rule.expected)")) {
            guard let reason = rule.read(value) else {
                throw keys.error("a reason is \(value), expected \(rule.expected)")
            }
            reasons.formUnion(reason)
        }
        return reasons
    }

    /// An action of the replay itself.
    private mutating func ownAction(
        _ name: InputName,
        _ keys: Fields,
        of trace: Trace,
        shelves layout: ShelfLayout?
    ) throws(TraceError) -> TraceInput.Action {
        switch name {
        case .resize: .resize(try Self.viewport(keys))
        case .configure where layout == nil: try configure(keys, of: trace)
        case .configure: try configureShelves(keys)
        case .respond:
            .respond(
                try keys.required(
                    "request",
                    .whole("a whole number from -2^63 to below 2^63", in: Int64.min...)
                ),
                try answer(keys, shelves: layout)
            )
        case .retry: .retry
        default: .tick
        }
    }

    /// The input for a list of items, nil for an action of the replay itself, or one that depends on
    /// the present configuration.
    mutating func input(_ name: InputName, isOfItem: Bool, _ keys: Fields) throws(TraceError)
        -> Input?
    {
        switch name {
        case .press:
            return .press(x: try keys.required("x", .place), y: try keys.required("y", .place))
        case .move where isOfItem:
            let key = names.item(try keys.required("id", .identifier))
            return .edit(.move(key, before: try beforeItem(keys)))
        case .move:
            return .move(x: try keys.required("x", .place), y: try keys.required("y", .place))
        case .release:
            return .release(x: try keys.required("x", .place), y: try keys.required("y", .place))
        case .cancel: return .cancel
        case .wheel:
            return .wheel(
                dx: try keys.required("dx", .place),
                dy: try keys.required("dy", .place),
                notch: try keys.value("notch", .bool) ?? false,
                phase: try keys.value("phase", .word(.wheelPhase)) ?? .moved
            )
        case .follow:
            return .follow(
                by: try keys.required("by", .place),
                phase: try keys.required("phase", .word(.phase))
            )
        case .next: return .next(animated: try keys.value("animated", .bool) ?? true)
        case .previous: return .previous(animated: try keys.value("animated", .bool) ?? true)
        case .scroll:
            return .scroll(
                to: names.item(try keys.required("to", .identifier)),
                way: try keys.value("way", .word(.way)) ?? .shortest,
                animated: try keys.value("animated", .bool) ?? true
            )
        case .insert:
            return .edit(.insert(try requiredItems(keys), before: try beforeItem(keys)))
        case .remove:
            return .edit(.remove(try Self.ids(keys).map { names.item($0) }))
        case .change: return .edit(.change(to: Items(try requiredItems(keys))))
        case .replace: return .edit(.replace(with: Items(try requiredItems(keys))))
        case .measure:
            let lengths = try Self.lengths(keys).map { (key: names.item($0.id), length: $0.length) }
            return .edit(.measure(lengths))
        case .filter:
            let hidden = Set(try Self.ids(keys, key: "hidden").map { names.item($0) })
            return .edit(hidden.isEmpty ? .filter(nil) : .filter { !hidden.contains($0) })
        case .hide: return .hide
        case .show: return .show
        case .reduceMotion: return .reduceMotion(try keys.required("on", .bool))
        case .pause:
            let reasons = try Self.reasons(keys)
            return .pause(reasons, step: try keys.value("step", .word(.pausedStep)) ?? .finish)
        case .resume: return .resume(try Self.reasons(keys))
        case .resize, .configure, .respond, .retry, .tick: return nil
        }
    }

    mutating func beforeItem(_ keys: Fields) throws(TraceError) -> ItemKey? {
        try Self.before(keys).map { names.item($0) }
    }
}

extension InputName {
    /// The keys of such an input in addition to its time and its name.
    fileprivate var keys: [String] {
        switch self {
        case .press, .move, .release: ["x", "y"]
        case .wheel: ["dx", "dy", "notch", "phase"]
        case .follow: ["by", "phase"]
        case .next, .previous: ["animated"]
        case .scroll: ["to", "animated", "way"]
        case .insert: ["items", "before"]
        case .remove: ["ids"]
        case .change, .replace: ["items"]
        case .measure: ["extents"]
        case .filter: ["hidden"]
        case .pause: ["reasons", "step"]
        case .resume: ["reasons"]
        case .respond: ["request", "items", "next", "error"]
        case .resize: ["viewport"]
        case .configure: TraceReader.changeable
        case .reduceMotion: ["on"]
        case .cancel, .hide, .show, .retry, .tick: []
        }
    }
}
