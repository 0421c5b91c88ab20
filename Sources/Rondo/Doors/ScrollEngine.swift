/// An engine that a host drives: a list of items, or a list of shelves.
///
/// A host written for any engine shows both. The inputs that both have are those of
/// ``ScrollInput``.
///
///     func press<Engine: ScrollEngine>(_ engine: inout Engine, x: Points, y: Points, at time: Milliseconds) {
///         engine.take(.press(x: x, y: y), at: time)
///         while let event = engine.nextEvent() { report(event) }
///         if engine.claim == .own { keepOthersAway() }
///     }
public protocol ScrollEngine: Sendable {
    /// The type of its inputs.
    associatedtype Input: ScrollInput
    /// The type of its events.
    associatedtype Event

    /// The time to which the engine has advanced.
    var now: Milliseconds { get }
    /// What the host has to do until its next input.
    var demand: Demand { get }
    /// Who owns the finger that is down.
    var claim: Claim { get }
    /// Whether the app or the tab is hidden.
    var isHidden: Bool { get }
    /// Whether the system requests reduced motion.
    var reducesMotion: Bool { get }
    /// Whether the content moves, or is held.
    var isMoving: Bool { get }

    /// Takes an input; see ``Scroller/take(_:at:)``.
    @discardableResult
    mutating func take(_ input: Input, at time: Milliseconds) -> Refusal?
    /// Draws a frame; see ``Scroller/frame(at:)``.
    mutating func frame(at time: Milliseconds) -> Frame
    /// Returns the next event; see ``Scroller/nextEvent()``.
    mutating func nextEvent() -> Event?
    /// Reports that the host may have slept, before an input or a frame; see
    /// ``Scroller/wake(at:)``.
    @discardableResult
    mutating func wake(at time: Milliseconds) -> Bool

    /// The input that sets the reading direction.
    func reading(_ direction: Configuration.Direction) -> Input
    /// The input for a key, nil for none; see ``Scroller/input(for:)``.
    func input(for key: Key) -> Input?
    /// The inputs that make a tile fully visible, for example when it gets the focus; none if it
    /// is fully visible.
    func reveal(tile number: Int) -> [Input]
    /// Whether a wheel's step, positive to the right and downwards, can move the content; if not, a
    /// host leaves it to the surrounding scroller.
    ///
    /// - Complexity: O(log n), O(1) for items of one length.
    func hasWay(dx: Points, dy: Points) -> Bool
}

/// The inputs of every engine; ``Input`` and ``ShelvesInput`` describe them.
public protocol ScrollInput: Sendable {
    /// A pointer goes down.
    static func press(x: Points, y: Points) -> Self
    /// The pointer moves.
    static func move(x: Points, y: Points) -> Self
    /// The pointer goes up.
    static func release(x: Points, y: Points) -> Self
    /// The system cancels the pointer.
    static var cancel: Self { get }
    /// A wheel or trackpad step at a height, which selects a shelf.
    static func wheel(dx: Points, dy: Points, y: Points?, notch: Bool, phase: WheelPhase) -> Self
    /// The app or the tab is hidden.
    static var hide: Self { get }
    /// The app returns, or the tab is shown.
    static var show: Self { get }
    /// Reduced motion is turned on or off.
    static func reduceMotion(_ isReduced: Bool) -> Self
}

extension Input: ScrollInput {
    /// A wheel or trackpad step at any height.
    public static func wheel(
        dx: Points,
        dy: Points,
        y: Points?,
        notch: Bool,
        phase: WheelPhase
    ) -> Input {
        .wheel(dx: dx, dy: dy, notch: notch, phase: phase)
    }
}

extension ShelvesInput: ScrollInput {}

extension Scroller: ScrollEngine {
    /// The input that sets the reading direction.
    public func reading(_ direction: Configuration.Direction) -> Input {
        var configuration = configuration
        configuration.direction = direction
        return .configure(configuration)
    }

    /// Whether the content moves, or is held.
    public var isMoving: Bool { phase != .idle }

    /// Whether a wheel's step along the axis can move the content.
    public func hasWay(dx: Points, dy: Points) -> Bool {
        let step = strip.layout.orientation.along(x: dx, y: dy)
        guard canScroll, step != 0 else { return false }
        return step < 0 ? reach.lowerBound < 0 : reach.upperBound > 0
    }
}

extension Shelves: ScrollEngine {
    /// The input that sets the reading direction of the list and of each shelf.
    public func reading(_ direction: Configuration.Direction) -> ShelvesInput {
        var configuration = configuration
        configuration.list.direction = direction
        configuration.shelf.direction = direction
        return .configure(configuration)
    }

    /// Whether the system requests reduced motion.
    public var reducesMotion: Bool { list.reducesMotion }

    /// Returns false: nothing in shelves advances automatically, so no step can be missed.
    public mutating func wake(at time: Milliseconds) -> Bool { false }

    /// Whether a step can move content.
    ///
    /// A clearly sideways step asks the visible shelves, any other step the list. While a finger is
    /// down, only the shelf under the finger counts.
    public func hasWay(dx: Points, dy: Points) -> Bool {
        guard Touch.Lock(dx: dx, dy: dy) == .shelf else { return list.hasWay(dx: dx, dy: dy) }
        let isPressed = gesture.touch != nil
        return live.contains {
            (isPressed ? $0.isPressed : $0.isInSight)
                && $0.scroller.hasWay(dx: dx, dy: 0)
        }
    }
}
