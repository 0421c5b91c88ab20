import Rondo

extension TraceReader {
    /// One input of a trace, not before an earlier one; with lists those that come have the trace's
    /// layout where they have none of their own.
    static func input(_ fields: Fields, of trace: Trace, after earliest: Milliseconds)
        throws(TraceError) -> TraceInput
    {
        let layout = trace.lists == nil ? nil : trace.shelfLayout
        let name = try name(fields)
        let isOfItem = name == .move && isMoveOfItem(fields)
        let keys = fields.named("\"\(name.rawValue)\"\(isOfItem ? " of an item" : "")")
        let more = layout == nil ? [] : name.keysOfLists(isOfItem: isOfItem)
        try keys.allow(["t", "do"] + (isOfItem ? ["id", "before"] : name.keys) + more)
        let time = try time(keys, of: trace, after: earliest)
        let action =
            if let layout {
                try actionOfLists(name, isOfItem: isOfItem, keys, layout)
            } else if isOfItem {
                try moveOfItem(keys)
            } else {
                try action(name, keys)
            }
        return TraceInput(at: time, action)
    }

    /// When an input comes: not before an earlier one, and not so late that a replay would go on and
    /// on.
    private static func time(_ keys: Fields, of trace: Trace, after earliest: Milliseconds)
        throws(TraceError) -> Milliseconds
    {
        let time = try keys.required("t", .number("milliseconds of 0 or more", in: 0...))
        let steps = trace.steps
        let rule: String? =
            if time < earliest {
                "\(JSONText.number(earliest)) or more: time never runs backwards"
            } else if time > steps.end {
                "\(JSONText.number(steps.end)) or less: at most \(Trace.mostSteps) \(steps.name), "
                    + "one every \(JSONText.number(steps.interval)) ms"
            } else {
                nil
            }
        if let rule { throw keys.wrong("t", JSONText.number(time), expected: rule) }
        return time
    }

    /// What an input does.
    private static func name(_ fields: Fields) throws(TraceError) -> TraceInput.Name {
        let names = TraceInput.Name.allCases.map(\.rawValue)
        let word = try fields.required("do", .string(names.quoted))
        guard let name = TraceInput.Name(rawValue: word) else {
            throw fields.wrong("do", JSONText.string(word), expected: names.quoted)
        }
        return name
    }

    /// Two inputs have this name: a pointer's, with x and y, and an item's.
    private static func isMoveOfItem(_ fields: Fields) -> Bool {
        fields.has("id") || fields.has("before")
    }

    static func moveOfItem(_ keys: Fields) throws(TraceError) -> TraceInput.Action {
        .moveItem(try keys.required("id", .identifier), before: try before(keys))
    }

    /// The item that others come before; nil for the end, when the key is null or not given.
    static func before(_ keys: Fields) throws(TraceError) -> Identifier? {
        try keys.value("before", .nullable(.identifier)) ?? nil
    }

    /// Why auto-advance waits.
    private static func reasons(_ keys: Fields) throws(TraceError) -> Pauses {
        let rule = Rule<Pauses>.reason
        var reasons: Pauses = []
        for value in try keys.required("reasons", .list("a list of \(rule.expected)")) {
            guard let reason = rule.read(value) else {
                throw keys.error("a reason is \(value), expected \(rule.expected)")
            }
            reasons.formUnion(reason)
        }
        return reasons
    }

    static func action(
        _ name: TraceInput.Name,
        _ keys: Fields,
        lists layout: ShelfLayout? = nil
    ) throws(TraceError) -> TraceInput.Action {
        switch name {
        case .press:
            .press(x: try keys.required("x", .place), y: try keys.required("y", .place))
        case .move:
            .move(x: try keys.required("x", .place), y: try keys.required("y", .place))
        case .release:
            .release(x: try keys.required("x", .place), y: try keys.required("y", .place))
        case .wheel:
            .wheel(
                dx: try keys.required("dx", .place),
                dy: try keys.required("dy", .place),
                y: try keys.value("y", .place),
                notch: try keys.value("notch", .bool) ?? false,
                phase: try keys.value("phase", .wheelPhase) ?? .moved
            )
        case .follow:
            .follow(by: try keys.required("by", .place), phase: try keys.required("phase", .phase))
        case .next:
            .next(animated: try keys.value("animated", .bool) ?? true)
        case .previous:
            .previous(animated: try keys.value("animated", .bool) ?? true)
        case .scroll:
            .scroll(
                to: try keys.required("to", .identifier),
                way: try keys.value("way", .way) ?? .shortest,
                animated: try keys.value("animated", .bool) ?? true
            )
        case .insert: .insert(try requiredItems(keys), before: try before(keys))
        case .remove: .remove(try ids(keys))
        case .replace: .replace(try requiredItems(keys))
        case .measure: .measure(try lengths(keys))
        case .filter: .filter(hiding: try ids(keys, key: "hidden"))
        case .resize: .resize(try viewport(keys))
        case .reduceMotion: .reduceMotion(try keys.required("on", .bool))
        case .pause:
            .pause(try reasons(keys), try keys.value("step", .pausedStep) ?? .finish)
        case .resume: .resume(try reasons(keys))
        case .respond:
            .respond(
                request: try keys.required(
                    "request",
                    .whole("a whole number from -2^63 to below 2^63", in: Int.min...)
                ),
                try answer(keys, lists: layout)
            )
        case .retry: .retry
        case .cancel: .cancel
        case .hide: .hide
        case .show: .show
        case .tick: .tick
        }
    }
}

extension TraceInput.Name {
    /// The keys of such an input besides its time and its name.
    fileprivate var keys: [String] {
        switch self {
        case .press, .move, .release: ["x", "y"]
        case .wheel: ["dx", "dy", "notch", "phase"]
        case .follow: ["by", "phase"]
        case .next, .previous: ["animated"]
        case .scroll: ["to", "animated", "way"]
        case .insert: ["items", "before"]
        case .remove: ["ids"]
        case .replace: ["items"]
        case .measure: ["extents"]
        case .filter: ["hidden"]
        case .pause: ["reasons", "step"]
        case .resume: ["reasons"]
        case .respond: ["request", "items", "next", "error"]
        case .resize: ["viewport"]
        case .reduceMotion: ["on"]
        case .cancel, .hide, .show, .retry, .tick: []
        }
    }
}
