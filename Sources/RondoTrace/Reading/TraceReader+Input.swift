import Rondo

extension TraceReader {
    /// Inputs of the format that this reader cannot follow.
    private static let unsupportedInputs = ["insert", "remove", "replace", "respond", "retry"]

    /// One input, not before an earlier one.
    static func input(_ fields: Fields, after earliest: Milliseconds) throws(TraceError)
        -> TraceInput
    {
        let name = try name(fields)
        let keys = fields.named("\"\(name.rawValue)\"")
        try keys.allow(["t", "do"] + name.keys)
        let time = try keys.required("t", .number("milliseconds of 0 or more", in: 0...))
        guard time >= earliest else {
            throw keys.wrong(
                "t",
                JSONText.number(time),
                expected: "\(JSONText.number(earliest)) or more: time never runs backwards"
            )
        }
        return TraceInput(at: time, try action(name, keys))
    }

    /// What an input does.
    private static func name(_ fields: Fields) throws(TraceError) -> TraceInput.Name {
        let names = TraceInput.Name.allCases.map(\.rawValue)
        let word = try fields.required("do", .string(names.quoted))
        // Two inputs have this name: a pointer's, with x and y, and an item's.
        let isOfItems = word == "move" && (fields.has("id") || fields.has("before"))
        if isOfItems || unsupportedInputs.contains(word) {
            throw fields.error(
                "\"\(word)\"\(isOfItems ? " of an item" : "") is not supported yet, "
                    + "expected one of \(names.quoted)"
            )
        }
        guard let name = TraceInput.Name(rawValue: word) else {
            throw fields.wrong("do", JSONText.string(word), expected: names.quoted)
        }
        return name
    }

    private static func action(_ name: TraceInput.Name, _ keys: Fields) throws(TraceError)
        -> TraceInput.Action
    {
        switch name {
        case .press:
            .press(x: try keys.required("x", .place), y: try keys.required("y", .place))
        case .move:
            .move(x: try keys.required("x", .place), y: try keys.required("y", .place))
        case .release:
            .release(x: try keys.required("x", .place), y: try keys.required("y", .place))
        case .wheel:
            .wheel(dx: try keys.required("dx", .place), dy: try keys.required("dy", .place))
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
        case .resize: .resize(try viewport(keys))
        case .reduceMotion: .reduceMotion(try keys.required("on", .bool))
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
        case .wheel: ["dx", "dy"]
        case .follow: ["by", "phase"]
        case .next, .previous: ["animated"]
        case .scroll: ["to", "animated", "way"]
        case .resize: ["viewport"]
        case .reduceMotion: ["on"]
        case .cancel, .hide, .show, .tick: []
        }
    }
}
