// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Foundation

/// The simulated device: a clock that tests advance, and all events by that clock.
///
/// It never waits. `advance(by:)` draws frame after frame: the main queue, due timers, scroll
/// animations, display links, then a layout pass over all windows.
@MainActor
public final class Simulation {
    /// The device of all simulated views; `reset()` makes a new one.
    public private(set) static var shared = Simulation()

    /// The time of `CACurrentMediaTime()`, in seconds.
    ///
    /// It starts far from 0, as on a device that has been running for a while.
    public private(set) var time: TimeInterval = 1000
    /// The time between two frames, in seconds.
    public var frameInterval: TimeInterval = 0.008
    /// The direction of the device's language; views follow it by default.
    public var layoutDirection: UIUserInterfaceLayoutDirection {
        traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The behaviour that Apple's documentation leaves open.
    var quirks = Quirk.ofEnvironment
    /// Mistakes that UIKit would only log, or ignore.
    public internal(set) var mistakes: [String] = []
    /// The announcements of VoiceOver: notifications with their arguments.
    public internal(set) var announcements: [Announcement] = []
    /// The element to which the focus was sent last, nil for none.
    public internal(set) weak var wantedFocus: UIView?

    /// The lines of the console.
    public internal(set) var console: [String] = []
    /// The updated bars.
    public internal(set) var barUpdates: [String] = []

    /// Whether a layout pass is running.
    var isLayingOut = false
    /// The number of frames, including dropped ones.
    private var frame = 0
    var traits = UITraitCollection()
    var links: [CADisplayLink] = []
    var timers: [Timer] = []
    /// The main queue's work for the next turn of the run loop.
    var turn: [@MainActor () -> Void] = []
    var windows: [UIWindow] = []
    /// The duration of the animation around present changes, in seconds.
    var animationDuration: TimeInterval = 0
    /// The completion handlers of animations, with their times.
    var endings: [(time: TimeInterval, action: (Bool) -> Void)] = []
    /// The views that were moved or resized with an animation.
    public internal(set) var animated: [UIView] = []
    var isReduceMotionEnabled = false
    /// The target of typed text.
    weak var firstResponder: UIResponder?
    var isVoiceOverRunning = false
    var isSwitchControlRunning = false

    /// Removes all windows, timers and links, and starts again.
    public static func reset() {
        shared = Simulation()
    }

    /// Advances the time, frame by frame.
    ///
    /// - Parameter seconds: The duration; 0 or more.
    public func advance(by seconds: TimeInterval) {
        advance(by: seconds, drawingLast: true)
    }

    /// Advances the time, frame by frame.
    ///
    /// - Parameters:
    ///   - seconds: The duration; 0 or more.
    ///   - drawsLast: Whether the last frame must not be dropped.
    func advance(by seconds: TimeInterval, drawingLast drawsLast: Bool) {
        let end = time + seconds
        while time + frameInterval <= end + 1e-9 {
            time += frameInterval
            frame += 1
            takeTurn()
            fireTimers()
            let isWanted = drawsLast && time + frameInterval > end + 1e-9
            if isWanted || !isDropped { drawFrame() }
        }
        time = max(time, end)
    }

    private var isDropped: Bool { has(.droppedFrames) && frame % 4 < 2 }

    /// Draws frames until a condition holds.
    ///
    /// - Returns: Whether it held within ten seconds.
    @discardableResult
    public func advance(until isMet: () -> Bool) -> Bool {
        let end = time + 10
        while !isMet() {
            guard time < end else { return false }
            advance(by: frameInterval, drawingLast: false)
        }
        return true
    }

    /// The requested frames per second, nil without a request.
    public var wantedFrameRate: Float? {
        links.compactMap(\.preferredFrameRateRange.preferred).max()
    }

    private func fireTimers() {
        // In tracking mode only timers for that mode fire.
        let isTracking = scrollViews.contains { $0.isTracking || $0.isDecelerating }
        for timer in timers where timer.isDue(at: time) && (timer.firesInTracking || !isTracking) {
            timer.fire()
        }
        timers.removeAll { !$0.isValid }
        let due = endings.filter { $0.time <= time + 1e-9 }
        endings.removeAll { $0.time <= time + 1e-9 }
        for ending in due { ending.action(true) }
        strayLayout()
    }

    private func drawFrame() {
        if has(.linkFirst) { fireLinks() }
        for scrollView in scrollViews { scrollView.stepMotion(to: time) }
        if !has(.linkFirst) { fireLinks() }
        layOut()
    }

    private func fireLinks() {
        for link in links where !link.isPaused { link.fire(at: time) }
        strayLayout()
    }

    /// The end of each turn of the run loop: layout passes until no view needs one.
    public func layOut() {
        strayLayout()
        for window in windows { window.layOutTree() }
        for scrollView in scrollViews { scrollView.touch?.isTracked = true }
    }

    /// A layout pass of all views that nothing requested.
    func strayLayout() {
        guard has(.strayLayout), !isLayingOut else { return }
        for window in windows {
            window.setNeedsLayout()
            for view in window.descendants { view.setNeedsLayout() }
            window.layOutTree()
        }
    }

    /// Runs the waiting work of the main queue; new work waits for the next turn.
    private func takeTurn() {
        let due = turn
        turn = []
        for work in due { work() }
    }

    private var scrollViews: [UIScrollView] {
        windows.flatMap { $0.descendants }.compactMap { $0 as? UIScrollView }
    }

    /// Records a mistake, which a real run might only log.
    public func note(_ mistake: String) {
        mistakes.append(mistake)
    }
}

/// An announcement of VoiceOver.
public struct Announcement: Equatable, Sendable {
    public let notification: UIAccessibility.Notification
    public let text: String?
}

/// The time of the simulated device, in seconds.
@MainActor
public func CACurrentMediaTime() -> TimeInterval { Simulation.shared.time }
