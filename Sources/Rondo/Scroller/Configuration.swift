/// How a scroller is laid out and how it moves.
///
///     var configuration = Configuration(viewport: 390)
///     configuration.snap = .item
///     configuration.ends = Ends(start: .pinned, end: .open)
public struct Configuration: Equatable, Sendable {
    /// The viewport's length along the axis, in points; at 0 it is not laid out and shows nothing.
    public var viewport: Points
    /// The axis that the content scrolls along; `.horizontal` by default.
    public var axis: Axis = .horizontal
    /// The reading direction, which mirrors a horizontal axis; `.leftToRight` by default.
    public var direction: Direction = .leftToRight
    /// The length of items that name none of their own; `.viewport` by default.
    public var extent: ItemExtent = .viewport
    /// The gap between neighbours, also across the seam, in points; 0 or more; `0` by default.
    public var spacing: Points = 0
    /// Where an item rests in the viewport; `.start` by default.
    public var alignment: Alignment = .start
    /// What the two ends do; `.loop` by default.
    public var ends: Ends = .loop
    /// What one item with an open end does; `.still` by default.
    public var single: SingleItem = .still
    /// What a loop shorter than the viewport does; `.repeat` by default.
    public var short: ShortLoop = .repeat
    /// Where the content comes to rest after a lift; `.page` by default.
    public var snap: Snap = .page
    /// How scrolling feels.
    public var physics = Physics()
    /// Items kept ready beyond each edge of the viewport, each at the cost of a view; 0 or more,
    /// `1` by default.
    public var overscan: Int = 1
    /// What the tiles are; `.cells` by default.
    public var tiles: TileKind = .cells
    /// The item to start at; by default the first.
    public var initial = ItemIndex(0)
    /// How the scroller advances by itself; by default it does not.
    public var advance: AutoAdvance?

    /// The defaults, in a viewport of the given length.
    ///
    /// - Parameter viewport: In points along the axis; 0 while it is not known.
    public init(viewport: Points) {
        self.viewport = viewport
    }
}

/// Where the content comes to rest after a lift.
public enum Snap: Sendable {
    /// On an item, at most one further a flick.
    case page
    /// On an item, as many further as the flick carries.
    case item
    /// Wherever it stops.
    case none
}

/// What the tiles of a scroller are, which decides their lifecycle.
public enum TileKind: Equatable, Sendable {
    /// Plain cells, recycled as soon as they leave.
    case cells
    /// Pages with a life of their own, such as view controllers.
    ///
    /// A page at rest is reclaimed when it is `keep` or more items away from the
    /// current one; `keep` is 1 or more, below 2^31, `3` by default.
    case pages(keep: Int = 3)
}

/// A scroller that goes on by itself: by steps with a rest in between, or as a marquee.
public struct AutoAdvance: Equatable, Sendable {
    /// From the start of one step to the start of the next; 1 or more, and nothing to a marquee.
    public var interval: Milliseconds
    /// How long a step takes; from 0 to the interval, and nothing to a marquee.
    public var duration: Milliseconds
    /// How fast a marquee goes on for ever, in points per second; nil for steps.
    ///
    /// From -1e6 to 1e6: negative backwards, and not 0.
    public var speed: Double?

    /// A step of `duration` every `interval`, both in milliseconds.
    public init(interval: Milliseconds, duration: Milliseconds) {
        self.interval = interval
        self.duration = duration
    }

    /// A marquee: linear motion of so many points a second, with no rests.
    public init(speed: Double) {
        self.init(interval: 0, duration: 0)
        self.speed = speed
    }

    /// How long nobody may look before it is taken for sleep.
    var longestUnseen: Milliseconds { speed == nil ? interval : 1000 }
}
