import Rondo
import RondoTestSupport

extension Play {
    /// Whether traces have a word for all that is done: they have none for another configuration.
    package var isTrace: Bool {
        !steps.contains { if case .configure = $0.step { true } else { false } }
    }

    /// The trace that plays this, as JSON Lines; the frames are its ticks.
    ///
    /// Another configuration stands there as the fields that change, and no reader takes it.
    package var trace: String {
        ([header] + steps.map(line)).joined(separator: "\n") + "\n"
    }

    /// The line of the configuration.
    package var header: String {
        let own = world.configuration
        var pairs = [
            ("rondo", "1"), ("viewport", size(own.viewport)),
            ("axis", own.axis == .vertical ? text("vertical") : text("horizontal")),
            ("direction", own.direction == .rightToLeft ? text("rtl") : text("ltr")),
            ("items", list(world.list.map(described))),
            ("extent", length(own.extent)), ("spacing", "\(own.spacing)"),
            ("alignment", text("\(own.alignment)")),
            (
                "ends",
                "{\"start\": \(text("\(own.ends.start)")), \"end\": \(text("\(own.ends.end)"))}"
            ),
            ("single", text("\(own.single)")), ("short", text("\(own.short)")),
            ("snap", text("\(own.snap)")),
            ("decelerationRate", "\(own.physics.decelerationRate)"),
            ("overscan", "\(own.overscan)"), ("slop", "\(own.physics.slop)"),
            ("flick", "\(own.physics.flick)"), ("frameInterval", "1e9"),
        ]
        if case .pages(let keep) = own.tiles { pairs += [("pages", "true"), ("keep", "\(keep)")] }
        if world.count > 0 { pairs.append(("initial", id(world.keys[own.initial.value]))) }
        if let speed = own.advance?.speed {
            pairs.append(("advance", "{\"speed\": \(speed)}"))
        } else if let advance = own.advance {
            let times = "\"interval\": \(advance.interval), \"duration\": \(advance.duration)"
            pairs.append(("advance", "{\(times)}"))
        }
        if let prefetch { pairs.append(("feed", "{\"prefetch\": \(prefetch), \"cursor\": \"0\"}")) }
        return object(pairs)
    }

    /// The line of a step.
    package func line(_ timed: TimedStep) -> String {
        let pairs: [(String, String)] =
            switch timed.step {
            case .frame: [("do", text("tick"))]
            case .input(let input): pairs(of: input)
            case .configure(let numbers): pairs(of: numbers)
            case .filter(let keys):
                [
                    ("do", text("filter")),
                    ("hidden", "[\(keys.map(\.value).sorted().map(id).joined(separator: ", "))]"),
                ]
            case .respond(let number, let page, let next):
                [
                    ("do", text("respond")), ("request", "\(number)"), ("items", list(page)),
                    ("next", next.map { "\"\($0)\"" } ?? "null"),
                ]
            case .fail(let number):
                [("do", text("respond")), ("request", "\(number)"), ("error", text("failed"))]
            case .retry: [("do", text("retry"))]
            }
        return object([("t", "\(timed.time)")] + pairs)
    }

    private func pairs(of numbers: [Configuration.Field: Double]) -> [(String, String)] {
        let fields = numbers.sorted { $0.key.rawValue < $1.key.rawValue }
        return [("do", text("configure"))]
            + fields.map { field, number in
                guard number.isFinite else {
                    return (field.name, number.isNaN ? "null" : text("viewport"))
                }
                let isWord = field.words.indices.contains(Int(number))
                return (field.name, isWord ? text("\(field.words[Int(number)])") : "\(number)")
            }
    }

    private func pairs(of input: Input) -> [(String, String)] {
        switch input {
        case .press(let x, let y): return [("do", text("press")), ("x", "\(x)"), ("y", "\(y)")]
        case .move(let x, let y): return [("do", text("move")), ("x", "\(x)"), ("y", "\(y)")]
        case .release(let x, let y):
            return [("do", text("release")), ("x", "\(x)"), ("y", "\(y)")]
        case .cancel: return [("do", text("cancel"))]
        case .wheel(let dx, let dy, let notch, let phase):
            return [
                ("do", text("wheel")), ("dx", "\(dx)"), ("dy", "\(dy)"), ("notch", "\(notch)"),
                ("phase", text("\(phase)")),
            ]
        case .follow(let step, let phase):
            return [("do", text("follow")), ("by", "\(step)"), ("phase", text("\(phase)"))]
        case .next(let animated): return [("do", text("next")), ("animated", "\(animated)")]
        case .previous(let animated):
            return [("do", text("previous")), ("animated", "\(animated)")]
        case .scroll(let key, let way, let animated):
            return [
                ("do", text("scroll")), ("to", id(key)), ("way", text("\(way)")),
                ("animated", "\(animated)"),
            ]
        case .resize(let viewport): return [("do", text("resize")), ("viewport", size(viewport))]
        case .configure: preconditionFailure("Play: this is a step of its own")
        case .hide: return [("do", text("hide"))]
        case .show: return [("do", text("show"))]
        case .reduceMotion(let isOn): return [("do", text("reduceMotion")), ("on", "\(isOn)")]
        case .pause(let reasons, let step):
            return [
                ("do", text("pause")), ("reasons", list(reasons)), ("step", text("\(step)")),
            ]
        case .resume(let reasons): return [("do", text("resume")), ("reasons", list(reasons))]
        case .edit(let edit): return pairs(of: edit)
        }
    }

    private func pairs(of edit: Edit) -> [(String, String)] {
        switch edit {
        case .insert(let items, let next):
            return [("do", text("insert")), ("items", list(items)), ("before", id(next))]
        case .remove(let keys):
            return [("do", text("remove")), ("ids", "[\(keys.map(id).joined(separator: ", "))]")]
        case .move(let key, let next):
            return [("do", text("move")), ("id", id(key)), ("before", id(next))]
        case .replace(let items): return [("do", text("replace")), ("items", list(items.all))]
        case .measure(let lengths):
            let extents = lengths.map { ("i\($0.key.value)", "\($0.length)") }
            return [("do", text("measure")), ("extents", object(extents))]
        case .append, .change, .update, .filter:
            preconditionFailure("Play: a trace does not tell it")
        }
    }

    // MARK: - JSON

    private func object(_ pairs: [(String, String)]) -> String {
        "{" + pairs.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }

    private func text(_ text: String) -> String { "\"\(text)\"" }

    private func id(_ key: Int) -> String { "\"i\(key)\"" }

    private func id(_ key: ItemKey) -> String { id(key.value) }

    private func id(_ key: ItemKey?) -> String { key.map { id($0) } ?? "null" }

    private func length(_ extent: ItemExtent) -> String {
        switch extent {
        case .viewport: text("viewport")
        case .points(let points): "\(points)"
        }
    }

    private func list(_ reasons: Pauses) -> String {
        let all: [(Pauses, String)] = [
            (.touched, "touched"), (.hovered, "hovered"), (.focused, "focused"),
            (.offScreen, "offScreen"), (.told, "told"),
        ]
        let named = all.filter { reasons.contains($0.0) }.map { text($0.1) }
        return "[\(named.joined(separator: ", "))]"
    }

    private func list(_ items: [Item]) -> String {
        let entries = items.map { item in
            object(
                [("id", id(item.key.value))]
                    + (item.extent.map { [("extent", length($0))] } ?? [])
                    + (item.reuse == .standard ? [] : [("reuse", text("\(item.reuse.value)"))])
            )
        }
        return "[\(entries.joined(separator: ", "))]"
    }

    private func size(_ length: Points) -> String {
        let isVertical = world.configuration.axis == .vertical
        return "{\"width\": \(isVertical ? 77 : length), \"height\": \(isVertical ? length : 77)}"
    }
}
