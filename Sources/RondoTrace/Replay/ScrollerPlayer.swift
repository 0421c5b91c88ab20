import Rondo

/// Plays on a single row of items.
struct ScrollerPlayer: Player {
    let directory: ItemDirectory
    var scroller: Scroller
    /// Where the items come from, nil when no feed is configured.
    var feed: Feed?

    init(_ trace: Trace) {
        directory = ItemDirectory(trace)
        scroller = Scroller(trace.configuration, items: Items(directory.items(trace.items)))
        feed = trace.feed.map { Feed($0) }
    }

    var isHidden: Bool { scroller.isHidden }

    var isMoving: Bool { scroller.phase != .idle && !scroller.isEndless }

    var requestTime: Milliseconds? { feed?.retryTime }

    /// What is due by then starts, and a marquee that is under way goes on.
    mutating func finish(at time: Milliseconds) {
        scroller.run(to: time)
        if !scroller.isEndless { scroller.pause(.told, at: time) }
    }

    mutating func frame(at time: Milliseconds) -> ReplayOutput {
        let frame = scroller.frame(at: time)
        let tiles = scroller.tiles.map {
            ReplayOutput.ShownTile(tile: $0, start: scroller.start(of: $0))
        }
        return .frame(frame, tiles)
    }

    mutating func takeEvents(at time: Milliseconds) -> [ReplayOutput] {
        defer { scroller.clearEvents() }
        return scroller.events.map { .event($0, at: time) }
    }

    mutating func takeRequests(at time: Milliseconds) -> [ReplayOutput] {
        feed?.bringOut(at: time) { $0.request(for: scroller, at: time) } ?? []
    }

    /// Tells the scroller of an input; the answer is why it makes no sense now, or nil.
    mutating func take(_ action: TraceInput.Action, at time: Milliseconds) -> String? {
        switch action {
        case .press(let x, let y): return scroller.press(x: x, y: y, at: time)?.reason
        case .move(let x, let y): return scroller.move(x: x, y: y, at: time)?.reason
        case .release(let x, let y): return scroller.release(x: x, y: y, at: time)?.reason
        case .cancel: return scroller.cancelPointer(at: time)?.reason
        case .wheel(let dx, let dy, y: _, let notch, let phase):
            return scroller.wheel(dx: dx, dy: dy, notch: notch, phase: phase, at: time)?.reason
        case .follow(let step, let phase): scroller.follow(by: step, phase: phase, at: time)
        case .next(let animated): scroller.next(animated: animated, at: time)
        case .previous(let animated): scroller.previous(animated: animated, at: time)
        case .scroll(let id, let way, let animated):
            return scroll(to: id, way: way, animated: animated, at: time)
        case .insert(let items, let other): return insert(items, before: other, at: time)
        case .remove(let ids): return remove(ids, at: time)
        case .moveItem(let id, let other): return move(id, before: other, at: time)
        case .replace(let items): return replace(with: items, at: time)
        case .measure(let lengths):
            return scroller.measure(directory.lengths(lengths), at: time)?.reason
        case .filter(let hidden): return filter(hiding: hidden, at: time)
        case .resize(let viewport):
            let length = viewport.length(along: scroller.configuration.axis)
            return scroller.resize(to: length, at: time)?.reason
        case .hide: scroller.hide(at: time)
        case .show: scroller.show(at: time)
        case .reduceMotion(let isOn): scroller.reduceMotion(isOn, at: time)
        case .pause(let reasons, let step): scroller.pause(reasons, step: step, at: time)
        case .resume(let reasons): scroller.resume(reasons, at: time)
        case .respond(let number, let answer): return respond(to: number, answer, at: time)
        case .retry: return retry(at: time)
        case .tick: _ = scroller.frame(at: time)
        case .within, .insertLists, .replaceLists:
            scroller.run(to: time)
            return "there are no lists"
        }
        return nil
    }
}
