/// What a page that may be late is told of its life.
///
/// The scroller tells of tiles as they come and go, whether or not the page in them is there yet:
/// it reads no clock and waits for nobody. This stands between the two. While the page is not
/// there it keeps note of how far its life would be; once it is there it is brought to the present
/// by the fewest events, and hears only what may follow those. What has passed by then it never
/// hears of.
///
///     var life = PageLife()
///     life.take(.willAppear)   // false: there is nobody to tell
///     life.take(.didAppear)    // false
///     life.load()              // [.willAppear, .didAppear], to be taken and told in turn
///
/// It is the host's to keep, one for each page, because only the host knows when a page is there;
/// and part of the engine, so that all hosts tell the same. A page that is there at once is loaded
/// before its first event, and then hears every one.
public struct PageLife: Equatable, Sendable {
    /// How far a page's life has come.
    public enum Stage: Int, CaseIterable, Sendable {
        /// It has not been in the viewport since it got its item.
        case ready
        /// It is in the viewport.
        case entered
        /// It is the page that things rest on.
        case appeared
        /// It had appeared and is being taken away.
        case leaving
        /// It was in the viewport and has left it.
        case left
    }

    /// Whether the page is there.
    public private(set) var isLoaded = false
    /// How far its life has come as far as it was told; while it is not there, how far it would be.
    public private(set) var stage = Stage.ready

    /// The life of a page that has just got its item, and is not there.
    public init() {}

    /// The scroller tells of the page's tile.
    ///
    /// - Parameter event: The next one, in order.
    /// - Returns: Whether the page is to be told.
    /// - Complexity: O(1), no allocation.
    public mutating func take(_ event: TileEvent) -> Bool {
        let isTold = isLoaded && follows(event)
        if isTold || !isLoaded { stage = Self.stage(after: event) }
        return isTold
    }

    /// The page is there now; once more does nothing.
    ///
    /// - Returns: What it has missed and still holds, to be taken as any other events and told.
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

    /// The page is not there any more, such as when another one is to take its place.
    ///
    /// That one has missed all of the life so far, and `load()` says what of it still holds.
    public mutating func unload() {
        isLoaded = false
    }

    /// Whether an event may come next.
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
    /// The life as a number from 0 to 9, for a host that keeps no values of this type.
    public var rawValue: Int { 2 * stage.rawValue + (isLoaded ? 1 : 0) }

    /// The life that a number stands for, nil for one that stands for none.
    public init?(rawValue: Int) {
        guard rawValue >= 0, let stage = Stage(rawValue: rawValue / 2) else { return nil }
        self.stage = stage
        isLoaded = rawValue % 2 == 1
    }
}
