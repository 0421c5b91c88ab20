extension TraceWriter {
    /// The line of an input; call this before a scroller takes it.
    ///
    /// - Parameters:
    ///   - input: An input of the scroller.
    ///   - time: In milliseconds since the start of the trace, not before the previous line.
    ///   - items: `Scroller.allItems`; an edit without a word in traces is written as a different
    ///     edit with the same effect on these items.
    /// - Returns: The line; nil for a configuration that breaks a rule, or that changes nothing for
    ///   which traces have a key. If a filter hides some of the new items, a line for it comes
    ///   before.
    /// - Complexity: O(k) for k named items; O(n) for `Edit.change` and `Edit.replace`, and under a
    ///   filter.
    public mutating func line(_ input: Input, at time: Milliseconds, in items: Items) -> String? {
        line(input, on: nil, at: time, in: items)
    }

    /// The line of an input for a shelf, or for the only list.
    mutating func line(
        _ input: Input,
        on shelf: NamedShelf?,
        at time: Milliseconds,
        in items: Items
    ) -> String? {
        switch input {
        case .press(let x, let y): return line(.press, place(x, y), at: time)
        case .move(let x, let y): return line(.move, place(x, y), at: time)
        case .release(let x, let y): return line(.release, place(x, y), at: time)
        case .cancel: return line(.cancel, [], at: time)
        case .wheel(let dx, let dy, let notch, let phase):
            return wheel(dx, dy, y: nil, notch, phase, at: time)
        case .follow(let step, let phase):
            let phase = JSONText.string(TraceWords<Phase>.phase.word(for: phase))
            return line(
                .follow,
                on: shelf,
                [("by", JSONText.number(step)), ("phase", phase)],
                at: time
            )
        case .next(let animated):
            return line(.next, on: shelf, [("animated", JSONText.bool(animated))], at: time)
        case .previous(let animated):
            return line(.previous, on: shelf, [("animated", JSONText.bool(animated))], at: time)
        case .scroll(let key, let way, let animated):
            return scroll(to: id(of: key), on: shelf, way, animated, at: time)
        case .edit(let edit):
            return line(edit, on: shelf, at: time, in: items)
        case .resize(let length):
            return resize(to: viewport.with(length, along: configuration.axis), at: time)
        case .configure(let other): return shelf == nil ? line(other, at: time) : nil
        case .hide: return line(.hide, [], at: time)
        case .show: return line(.show, [], at: time)
        case .reduceMotion(let isOn):
            return line(.reduceMotion, [("on", JSONText.bool(isOn))], at: time)
        case .pause(let reasons, let step):
            let step = JSONText.string(TraceWords<PausedStep>.pausedStep.word(for: step))
            return line(.pause, [("reasons", text(of: reasons)), ("step", step)], at: time)
        case .resume(let reasons):
            return line(.resume, [("reasons", text(of: reasons))], at: time)
        }
    }

    // MARK: - Lines of a list of items and of a list of shelves

    func wheel(
        _ dx: Points,
        _ dy: Points,
        y: Points?,
        _ notch: Bool,
        _ phase: WheelPhase,
        at time: Milliseconds
    ) -> String {
        var members = [
            ("dx", JSONText.number(dx)), ("dy", JSONText.number(dy)),
        ]
        if let y { members.append(("y", JSONText.number(y))) }
        members.append(("notch", JSONText.bool(notch)))
        let phase = JSONText.string(TraceWords<WheelPhase>.wheelPhase.word(for: phase))
        members.append(("phase", phase))
        return line(.wheel, members, at: time)
    }

    func scroll(
        to id: String,
        on shelf: NamedShelf?,
        _ way: Way,
        _ animated: Bool,
        at time: Milliseconds
    ) -> String {
        let way = JSONText.string(TraceWords<Way>.way.word(for: way))
        return line(
            .scroll,
            on: shelf,
            [("to", id), ("animated", JSONText.bool(animated)), ("way", way)],
            at: time
        )
    }

    func resize(to size: ViewportSize, at time: Milliseconds) -> String {
        line(.resize, [("viewport", text(of: size))], at: time)
    }

    private func place(_ x: Points, _ y: Points) -> [(String, String)] {
        [("x", JSONText.number(x)), ("y", JSONText.number(y))]
    }

    private func text(of reasons: Pauses) -> String {
        let words = TraceWords<Pauses>.reason.pairs
        return JSONText.list(
            words.compactMap { reasons.contains($0.value) ? JSONText.string($0.key) : nil }
        )
    }
}
