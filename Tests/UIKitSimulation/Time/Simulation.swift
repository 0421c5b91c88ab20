// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Foundation

/// The simulated device: a clock that is moved by hand, and everything that happens by it.
///
/// Nothing here waits. `advance(by:)` draws one frame after the other: the main queue, timers that are
/// due, what scrolls by itself, display links, then a layout pass over all windows.
@MainActor
public final class Simulation {
    /// The device that all simulated views live on; `reset()` gives another one.
    public private(set) static var shared = Simulation()

    /// The time that `CACurrentMediaTime()` tells, in seconds.
    ///
    /// It starts far from 0, as on a device that has been running for a while.
    public private(set) var time: TimeInterval = 1000
    /// From one frame to the next, in seconds.
    public var frameInterval: TimeInterval = 0.008
    /// The device's language; views follow it unless they say otherwise.
    public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// What it does that Apple's documentation leaves open.
    var quirks = Quirk.ofEnvironment
    /// What went wrong that UIKit would only have logged, or not even that.
    public internal(set) var mistakes: [String] = []
    /// What was said by VoiceOver: notifications with their arguments.
    public internal(set) var announcements: [Announcement] = []

    /// What was written to the console.
    public internal(set) var console: [String] = []
    /// Which bars were to be asked about anew.
    public internal(set) var barUpdates: [String] = []

    /// Whether a layout pass is under way.
    var isLayingOut = false
    /// How many frames there were, those that were not drawn among them.
    private var frame = 0
    var traits = UITraitCollection(preferredContentSizeCategory: .large)
    var links: [CADisplayLink] = []
    var timers: [Timer] = []
    /// What the main queue does in the next turn of the run loop.
    var turn: [@MainActor () -> Void] = []
    var windows: [UIWindow] = []
    /// How long the animation takes that changes are part of at present, in seconds.
    var animationDuration: TimeInterval = 0
    /// The views that were moved or resized in an animation.
    public internal(set) var animated: [UIView] = []
    var isReduceMotionEnabled = false
    /// Where what is typed goes.
    weak var firstResponder: UIResponder?
    var isVoiceOverRunning = false

    /// Throws away every window, timer and link, and starts anew.
    public static func reset() {
        shared = Simulation()
    }

    /// Lets time pass, frame by frame.
    ///
    /// - Parameter seconds: How long; 0 or more.
    public func advance(by seconds: TimeInterval) {
        advance(by: seconds, drawingLast: true)
    }

    /// Lets time pass, frame by frame.
    ///
    /// - Parameters:
    ///   - seconds: How long; 0 or more.
    ///   - drawsLast: Whether the last frame is one that is not dropped.
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

    /// Lets frames pass until a condition holds.
    ///
    /// - Returns: Whether it came to hold within ten seconds.
    @discardableResult
    public func advance(until isMet: () -> Bool) -> Bool {
        let end = time + 10
        while !isMet() {
            guard time < end else { return false }
            advance(by: frameInterval, drawingLast: false)
        }
        return true
    }

    /// How many frames a second are asked for, nil while none are.
    public var wantedFrameRate: Float? {
        links.compactMap(\.preferredFrameRateRange.preferred).max()
    }

    private func fireTimers() {
        // In the mode of tracking only those timers fire that were added for it.
        let isTracking = scrollViews.contains { $0.isTracking || $0.isDecelerating }
        for timer in timers where timer.isDue(at: time) && (timer.firesInTracking || !isTracking) {
            timer.fire()
        }
        timers.removeAll { !$0.isValid }
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

    /// What the run loop does at the end of each turn: layout passes until nothing wants one.
    public func layOut() {
        strayLayout()
        for window in windows { window.layOutTree() }
        for scrollView in scrollViews { scrollView.touch?.isTracked = true }
    }

    /// A layout pass of all views that nothing has asked for.
    func strayLayout() {
        guard has(.strayLayout), !isLayingOut else { return }
        for window in windows {
            for view in [window] + window.descendants { view.setNeedsLayout() }
            window.layOutTree()
        }
    }

    /// What waits in the main queue; what comes in meanwhile waits for the next turn.
    private func takeTurn() {
        let due = turn
        turn = []
        for work in due { work() }
    }

    private var scrollViews: [UIScrollView] {
        windows.flatMap { $0.descendants }.compactMap { $0 as? UIScrollView }
    }

    /// Something that a real run might only log.
    public func note(_ mistake: String) {
        mistakes.append(mistake)
    }
}

/// What was said to VoiceOver.
public struct Announcement: Equatable, Sendable {
    public let notification: UIAccessibility.Notification
    public let text: String?
}

/// The time of the simulated device, in seconds.
@MainActor
public func CACurrentMediaTime() -> TimeInterval { Simulation.shared.time }
