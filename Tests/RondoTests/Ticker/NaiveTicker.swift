import Rondo

/// A ticker told in the fewest words: whole numbers of items gone by, and divisions of time.
///
/// It knows no motion, no slots and no deadlines, so it cannot be wrong where the engine is.
struct NaiveTicker {
    let interval: Milliseconds
    let duration: Milliseconds
    /// How many items have gone by when the rest that `restBegins` names begins.
    private var passed: Double = 0
    /// The time from which the next item rests; later than now during a step to it.
    private var restBegins: Milliseconds
    private(set) var reasons: Pauses = []
    /// When it was last told anything or looked at.
    private var now: Milliseconds

    /// It is shown for the first time.
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

    /// Nobody looked until now, and nobody said so before.
    mutating func wake(at time: Milliseconds) {
        let last = now
        guard reasons.isEmpty, time >= firstMove(from: last) + interval else { return }
        pause(.told, snapping: false, at: last)
        resume(.told, at: time)
    }

    /// When anything moves from a time on, that time included.
    private func firstMove(from time: Milliseconds) -> Milliseconds {
        guard time >= restBegins else { return time }
        let steps = ((time - restBegins) / interval).rounded(.down)
        return Swift.max(time, restBegins + (steps + 1) * interval - duration)
    }

    /// How much of a step is left to go: it starts and ends without a jerk, by 1 - u² (3 - 2u).
    private func shareLeft(_ time: Milliseconds) -> Double {
        let left = time / duration
        return left * left * (3 - 2 * left)
    }
}
