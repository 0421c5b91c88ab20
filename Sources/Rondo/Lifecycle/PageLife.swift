/// The events that a page gets if it may be ready late.
///
/// The scroller reports tiles as they come and go, whether or not their pages are ready: it reads
/// no clock and waits for nothing. This type filters those events. While the page is not ready it
/// stores the stage. When the page is ready it gets the fewest events that lead to the present
/// stage, and then every event that can follow. It never gets events that are over.
///
///     var life = PageLife()
///     life.take(.willAppear)   // false: the page is not ready
///     life.take(.didAppear)    // false
///     life.load()              // [.willAppear, .didAppear]: take each one and call the page
///
/// The host keeps one for each page, because only the host knows when a page is ready; it is part
/// of the engine so that all hosts behave the same. Load a page that is ready immediately before
/// its first event; it then gets every one.
public struct PageLife: Equatable, Sendable {
    /// The stage of a page's lifecycle.
    public enum Stage: Int, CaseIterable, Sendable {
        /// It has not been in the viewport since it got its item.
        case ready
        /// It is in the viewport.
        case entered
        /// It is the page at rest.
        case appeared
        /// It had appeared and begins to leave.
        case leaving
        /// It was in the viewport and has left it.
        case left
    }

    /// Whether the page is ready.
    public private(set) var isLoaded = false
    /// The reported stage; while the page is not ready, the stage that it would have.
    public private(set) var stage = Stage.ready

    /// The state of a page that has just got its item, and is not ready.
    public init() {}

    /// Handles an event of the page's tile.
    ///
    /// - Parameter event: The next one, in order.
    /// - Returns: Whether to call the page.
    /// - Complexity: O(1), no allocation.
    public mutating func take(_ event: TileEvent) -> Bool {
        let isReported = isLoaded && follows(event)
        if isReported || !isLoaded { stage = Self.stage(after: event) }
        return isReported
    }

    /// Marks the page as ready; calling it again does nothing.
    ///
    /// - Returns: The missed events that still apply; take each one and call the page.
    public mutating func load() -> [TileEvent] {
        guard !isLoaded else { return [] }
        let missed = stage
        isLoaded = true
        stage = .ready
        return switch missed {
        case .ready, .left: []
        case .entered, .leaving: [.willAppear]
        case .appeared: [.willAppear, .didAppear]
        }
    }

    /// Marks the page as not ready, for example to replace it.
    ///
    /// The replacement has missed all events so far; `load()` returns those that still apply.
    public mutating func unload() {
        isLoaded = false
    }

    /// Whether an event can come next.
    private func follows(_ event: TileEvent) -> Bool {
        switch event {
        case .willAppear: stage != .entered && stage != .appeared
        case .didAppear: stage == .entered
        case .willDisappear: stage == .appeared
        case .didDisappear: stage == .entered || stage == .leaving
        case .reclaim: stage == .left
        }
    }

    private static func stage(after event: TileEvent) -> Stage {
        switch event {
        case .willAppear: .entered
        case .didAppear: .appeared
        case .willDisappear: .leaving
        case .didDisappear: .left
        case .reclaim: .ready
        }
    }
}

extension PageLife: RawRepresentable {
    /// The state as a number from 0 to 9, for a host that cannot store this type.
    public var rawValue: Int { 2 * stage.rawValue + (isLoaded ? 1 : 0) }

    /// The state for a number, or nil.
    public init?(rawValue: Int) {
        guard rawValue >= 0, let stage = Stage(rawValue: rawValue / 2) else { return nil }
        self.stage = stage
        isLoaded = rawValue % 2 == 1
    }
}
