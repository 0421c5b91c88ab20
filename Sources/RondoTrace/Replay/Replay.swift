import Rondo

/// Plays a trace: feeds its inputs to a scroller and draws frames in between.
///
///     var replay = Replay(trace)
///     replay.run { output in print(output) }
///
/// Frames are due at every multiple of the frame interval; at one time the inputs come
/// first. After the last input frames go on until things are at rest.
public struct Replay: Sendable {
    private let trace: Trace
    private var clock: FrameClock
    let directory: ItemDirectory
    var scroller: Scroller
    /// Where the items come from, nil when no feed is configured.
    var feed: Feed?

    /// How long frames go on after the last input, when things do not come to rest.
    private static let longestEnd: Milliseconds = 10_000

    /// A replay at its start.
    ///
    /// - Precondition: Traps when `trace` breaks a rule of its types; what was read breaks none.
    public init(_ trace: Trace) {
        self.trace = trace
        directory = ItemDirectory(trace)
        scroller = Scroller(trace.configuration, items: Items(directory.items(trace.items)))
        feed = trace.feed.map { Feed($0) }
        clock = FrameClock(interval: trace.frameInterval)
    }

    /// Plays the trace to its end.
    ///
    /// - Parameter emit: Called for everything that comes out, in order.
    /// - Complexity: O(1) calls of the scroller for each input and each frame.
    public mutating func run(_ emit: (ReplayOutput) -> Void) {
        for input in trace.inputs {
            while clock.next < input.time { drawNext(emit) }
            take(input, emit)
        }
        finish(emit)
    }

    /// After the last input: frames until nothing moves and nothing is due, one of them in any
    /// case.
    private mutating func finish(_ emit: (ReplayOutput) -> Void) {
        let end = trace.inputs.last?.time ?? 0
        scroller.allowAdvance(false, at: end)
        var isDrawn = trace.inputs.last?.action == .tick
        var now = end
        while !scroller.isHidden {
            let isDue = clock.next == end || !isDrawn
            let goesOn = scroller.phase != .idle || isRetryDue(by: now + clock.interval)
            guard isDue || goesOn && clock.next <= end + Self.longestEnd, clock.next.isFinite
            else { return }
            now = clock.next
            drawNext(emit)
            isDrawn = true
        }
    }

    private func isRetryDue(by time: Milliseconds) -> Bool {
        feed?.retryTime.map { $0 <= time } ?? false
    }

    /// The frame that is due next; while hidden nothing is drawn.
    private mutating func drawNext(_ emit: (ReplayOutput) -> Void) {
        if !scroller.isHidden { draw(at: clock.next, emit) }
        clock.advance()
    }

    private mutating func draw(at time: Milliseconds, _ emit: (ReplayOutput) -> Void) {
        let frame = scroller.frame(at: time)
        bringOut(at: time, emit)
        ask(at: time, emit)
        let tiles = scroller.tiles.map {
            ReplayOutput.ShownTile(tile: $0, start: scroller.start(of: $0))
        }
        emit(.frame(frame, tiles))
    }

    /// Tells what has happened since the last time.
    private mutating func bringOut(at time: Milliseconds, _ emit: (ReplayOutput) -> Void) {
        for event in scroller.events { emit(.event(event, at: time)) }
        scroller.clearEvents()
    }

    /// Tells what the feed wants now.
    private mutating func ask(at time: Milliseconds, _ emit: (ReplayOutput) -> Void) {
        for output in feed?.bringOut(for: scroller, at: time) ?? [] { emit(output) }
    }

    private mutating func take(_ input: TraceInput, _ emit: (ReplayOutput) -> Void) {
        guard input.action != .tick else { return draw(at: input.time, emit) }
        let refusal = apply(input.action, at: input.time)
        bringOut(at: input.time, emit)
        if let refusal { emit(.refused(input.action.name, reason: refusal, at: input.time)) }
        ask(at: input.time, emit)
    }
}

// MARK: - Inputs

extension Replay {
    /// Tells the scroller of an input; the answer is why it makes no sense now, or nil.
    private mutating func apply(_ action: TraceInput.Action, at time: Milliseconds) -> String? {
        switch action {
        case .press(let x, let y): return scroller.press(x: x, y: y, at: time)?.reason
        case .move(let x, let y): return scroller.move(x: x, y: y, at: time)?.reason
        case .release(let x, let y): return scroller.release(x: x, y: y, at: time)?.reason
        case .cancel: return scroller.cancelPointer(at: time)?.reason
        case .wheel(let dx, let dy): return scroller.wheel(dx: dx, dy: dy, at: time)?.reason
        case .follow(let step, let phase): scroller.follow(by: step, phase: phase, at: time)
        case .next(let animated): scroller.next(animated: animated, at: time)
        case .previous(let animated): scroller.previous(animated: animated, at: time)
        case .scroll(let id, let way, let animated):
            return scroll(to: id, way: way, animated: animated, at: time)
        case .insert(let items, let other): return insert(items, before: other, at: time)
        case .remove(let ids): return remove(ids, at: time)
        case .moveItem(let id, let other): return move(id, before: other, at: time)
        case .replace(let items): replace(with: items, at: time)
        case .resize(let viewport):
            scroller.resize(to: viewport.length(along: scroller.configuration.axis), at: time)
        case .hide: scroller.hide(at: time)
        case .show: scroller.show(at: time)
        case .reduceMotion(let isOn): scroller.reduceMotion(isOn, at: time)
        case .respond(let number, let answer): return respond(to: number, answer, at: time)
        case .retry: return retry(at: time)
        case .tick: _ = scroller.frame(at: time)
        }
        return nil
    }
}

extension Refusal {
    /// The reason as a trace's output gives it.
    var reason: String {
        switch self {
        case .pointerIsDown: "a pointer is down already"
        case .noPointerIsDown: "no pointer is down"
        case .wheelWhilePointerIsDown: "a pointer is down"
        case .unknownItem: "there is no such item"
        case .itemIsThere: "an item of that id is there already"
        case .noSuchRequest: "no request of that number is waiting"
        case .nothingFailed: "no request has failed"
        case .unknownShelf: "there is no such list"
        }
    }
}
