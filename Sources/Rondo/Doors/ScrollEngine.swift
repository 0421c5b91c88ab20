/// What a host drives: a row of items, or a list of rows.
///
/// A host that is written for any engine shows both; the inputs that they have in common are those of
/// ``ScrollInput``.
///
///     func press<Engine: ScrollEngine>(_ engine: inout Engine, x: Points, y: Points, at time: Milliseconds) {
///         engine.take(.press(x: x, y: y), at: time)
///         while let event = engine.nextEvent() { tell(event) }
///         if engine.claim == .own { keepOthersAway() }
///     }
public protocol ScrollEngine: Sendable {
    /// Everything that it can be told.
    associatedtype Input: ScrollInput
    /// Something that happened.
    associatedtype Event

    /// The time up to which everything is worked out.
    var now: Milliseconds { get }
    /// What the host is to do until its next input.
    var demand: Demand { get }
    /// Whose the finger is that is down.
    var claim: Claim { get }
    /// Whether the app or the tab is hidden.
    var isHidden: Bool { get }
    /// Whether motion is to be reduced.
    var reducesMotion: Bool { get }
    /// Whether anything moves, or is held.
    var isMoving: Bool { get }

    /// Takes an input; see ``Scroller/take(_:at:)``.
    @discardableResult
    mutating func take(_ input: Input, at time: Milliseconds) -> Refusal?
    /// Draws a frame; see ``Scroller/frame(at:)``.
    mutating func frame(at time: Milliseconds) -> Frame
    /// What happened next; see ``Scroller/nextEvent()``.
    mutating func nextEvent() -> Event?
    /// Told before an input or a frame by a host that may have slept; see ``Scroller/wake(at:)``.
    @discardableResult
    mutating func wake(at time: Milliseconds) -> Bool

    /// The input that makes a reading direction the one from now on.
    func reading(_ direction: Configuration.Direction) -> Input
    /// What a key does, nil for nothing; see ``Scroller/input(for:)``.
    func input(for key: Key) -> Input?
    /// What brings the tile of a number into sight as a whole, as one that gets the focus; nothing where
    /// it is.
    func reveal(tile number: Int) -> [Input]
    /// Whether a wheel's step, positive to the right and downwards, has a way to go: a host leaves one
    /// that has none to what it is nested in.
    ///
    /// - Complexity: O(log n), O(1) for items of one length.
    func hasWay(dx: Points, dy: Points) -> Bool
}

/// The inputs that every engine takes, as ``Input`` and ``ShelvesInput`` describe them.
public protocol ScrollInput: Sendable {
    /// A pointer goes down.
    static func press(x: Points, y: Points) -> Self
    /// The pointer moves.
    static func move(x: Points, y: Points) -> Self
    /// The pointer goes up.
    static func release(x: Points, y: Points) -> Self
    /// The system takes the pointer away.
    static var cancel: Self { get }
    /// A wheel or trackpad step over a height, which matters to shelves.
    static func wheel(dx: Points, dy: Points, y: Points?, notch: Bool, phase: WheelPhase) -> Self
    /// The app leaves, or the tab is hidden.
    static var hide: Self { get }
    /// The app returns, or the tab is shown.
    static var show: Self { get }
    /// Motion is to be reduced, or is not any longer.
    static func reduceMotion(_ isReduced: Bool) -> Self
}

extension Input: ScrollInput {
    /// A wheel or trackpad step, over any height.
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
    /// The input that makes a reading direction the one from now on.
    public func reading(_ direction: Configuration.Direction) -> Input {
        var configuration = configuration
        configuration.direction = direction
        return .configure(configuration)
    }

    /// Whether the content moves, or is held.
    public var isMoving: Bool { phase != .idle }

    /// Whether a wheel's step has a way to go along the axis.
    public func hasWay(dx: Points, dy: Points) -> Bool {
        let step = strip.layout.orientation.along(x: dx, y: dy)
        guard canScroll, step != 0 else { return false }
        return step < 0 ? reach.lowerBound < 0 : reach.upperBound > 0
    }
}

extension Shelves: ScrollEngine {
    /// The input that makes a reading direction the one from now on, of the list and of each shelf.
    public func reading(_ direction: Configuration.Direction) -> ShelvesInput {
        var configuration = configuration
        configuration.list.direction = direction
        configuration.shelf.direction = direction
        return .configure(configuration)
    }

    /// Whether motion is to be reduced.
    public var reducesMotion: Bool { list.reducesMotion }

    /// Says that nothing was slept through: nothing in shelves advances by itself.
    public mutating func wake(at time: Milliseconds) -> Bool { false }

    /// Whether a wheel's step has a way to go: the list for one up or down; sideways any shelf in sight
    /// that can move.
    public func hasWay(dx: Points, dy: Points) -> Bool {
        guard dx.magnitude > dy.magnitude else { return list.hasWay(dx: dx, dy: dy) }
        return live.contains { $0.isInSight && $0.scroller.hasWay(dx: dx, dy: 0) }
    }
}
