// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A timer of the simulated clock; it replaces Foundation's, which uses the real clock.
@MainActor
public final class Timer {
    public private(set) var isValid = true
    private var fireTime: TimeInterval
    private let interval: TimeInterval?
    private let block: @Sendable (Timer) -> Void
    /// Whether it also fires in tracking mode.
    fileprivate(set) var firesInTracking = false

    public init(
        timeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) {
        fireTime = CACurrentMediaTime() + interval
        self.interval = repeats ? interval : nil
        self.block = block
    }

    public func invalidate() {
        isValid = false
    }

    func isDue(at time: TimeInterval) -> Bool { isValid && fireTime <= time + 1e-9 }

    func fire() {
        if let interval { fireTime += interval } else { isValid = false }
        block(self)
    }
}

extension RunLoop {
    @MainActor
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        timer.firesInTracking = mode == .common
        Simulation.shared.timers.append(timer)
    }
}
