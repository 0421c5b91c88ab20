import Rondo

/// A minimal model of a ticker: whole numbers of passed items, and divisions of time.
///
/// It has no motion, no slots and no deadlines, so it shares no error with the engine.
struct NaiveTicker {
    let interval: Milliseconds
    let duration: Milliseconds
    /// The number of passed items when the rest at `restBegins` starts.
    private var passed: Double = 0
    /// The time from which the next item rests; later than now during a step to it.
    private var restBegins: Milliseconds
    private(set) var reasons: Pauses = []
    /// The time of the last input or query.
    private var now: Milliseconds

    /// The first frame.
    init(interval: Milliseconds, duration: Milliseconds, shownAt time: Milliseconds) {
        self.interval = interval
        self.duration = duration
        restBegins = time
        now = time
    }

    /// The number of passed items at a time, with the part of the current step.
    mutating func place(at time: Milliseconds) -> Double {
        now = time
        guard time >= restBegins else { return passed - shareLeft(restBegins - time) }
        guard reasons.isEmpty else { return passed }
        let steps = ((time - restBegins) / interval).rounded(.down)
        let left = interval - (time - restBegins - steps * interval)
        guard left <= duration, duration > 0 else { return passed + steps }
        return passed + steps + 1 - shareLeft(left)
    }

    mutating func pause(_ reason: Pauses, snapping: Bool, at time: Milliseconds) {
        let place = place(at: time)
        if reasons.isEmpty, time >= restBegins {
            let steps = ((time - restBegins) / interval).rounded(.down)
            let isUnderWay = time >= restBegins + (steps + 1) * interval - duration
            passed = isUnderWay ? passed + steps + 1 : place
            restBegins = isUnderWay ? restBegins + (steps + 1) * interval : time
        }
        if snapping { restBegins = Swift.min(restBegins, time) }
        reasons.insert(reason)
    }

    mutating func resume(_ reason: Pauses, at time: Milliseconds) {
        now = time
        reasons.remove(reason)
        if reasons.isEmpty { restBegins = Swift.max(restBegins, time) }
    }

    /// The host has slept without notice until now.
    mutating func wake(at time: Milliseconds) {
        let last = now
        guard reasons.isEmpty, time >= firstMove(from: last) + interval else { return }
        pause(.requested, snapping: false, at: last)
        resume(.requested, at: time)
    }

    /// The time of the first movement at `time` or later.
    private func firstMove(from time: Milliseconds) -> Milliseconds {
        guard time >= restBegins else { return time }
        let steps = ((time - restBegins) / interval).rounded(.down)
        return Swift.max(time, restBegins + (steps + 1) * interval - duration)
    }

    /// The remaining share of a step, with a smooth start and end: 1 - u² (3 - 2u).
    private func shareLeft(_ time: Milliseconds) -> Double {
        let left = time / duration
        return left * left * (3 - 2 * left)
    }
}
