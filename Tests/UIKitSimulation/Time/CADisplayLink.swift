// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Calls a closure in every frame.
///
/// The real one calls a selector, which needs the Objective-C runtime.
@MainActor
public final class CADisplayLink {
    public var isPaused = false
    public var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0, preferred: nil)
    public private(set) var timestamp: TimeInterval
    public private(set) var targetTimestamp: TimeInterval
    private let onFrame: @MainActor () -> Void

    public init(onFrame: @escaping @MainActor () -> Void) {
        self.onFrame = onFrame
        timestamp = CACurrentMediaTime()
        targetTimestamp = timestamp
    }

    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        Simulation.shared.links.append(self)
    }

    public func invalidate() {
        Simulation.shared.links.removeAll { $0 === self }
    }

    func fire(at time: TimeInterval) {
        timestamp = time
        targetTimestamp = time + Simulation.shared.frameInterval
        onFrame()
    }
}

/// The requested frame rate.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float?) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
