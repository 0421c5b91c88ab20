/// The layout and motion of a scroller.
///
///     var configuration = Configuration(viewport: 390)
///     configuration.snap = .item
///     configuration.ends = Ends(start: .pinned, end: .open)
///
/// All of it is numbers, one for each ``Field``. Code that reads or writes whole configurations
/// uses these.
///
///     for field in Configuration.Field.allCases {
///         print(field.name, configuration[field])
///     }
public struct Configuration: Equatable, Sendable {
    // In memory a configuration is the numbers of its fields, in their order.

    /// The viewport's length along the axis, in points; with 0 nothing is laid out or shown.
    public var viewport: Points
    private var axisNumber = Axis.horizontal.number
    private var directionNumber = Direction.leftToRight.number
    private var extentNumber = ItemExtent.viewport.number
    /// The gap between neighbours, also across the seam, in points; 0 or more; `0` by default.
    public var spacing: Points = 0
    private var alignmentNumber = Alignment.start.number
    private var startNumber = End.open.number
    private var endNumber = End.open.number
    private var singleNumber = SingleItem.still.number
    private var shortNumber = ShortLoop.repeat.number
    private var snapNumber = Snap.page.number
    private var stepNumber = 1.0
    private var overscanNumber = 1.0
    private var keepNumber = TileKind.cells.number
    private var initialNumber = 0.0
    var pace = AutoAdvance.none
    /// How scrolling feels.
    public var physics = Physics()

    /// The defaults, in a viewport of the given length.
    ///
    /// - Parameter viewport: In points along the axis; 0 until it is known.
    public init(viewport: Points) {
        self.viewport = viewport
    }
}

extension Configuration {
    /// The axis that the content scrolls along; `.horizontal` by default.
    public var axis: Axis {
        get { Axis(number: axisNumber) }
        set { axisNumber = newValue.number }
    }

    /// The reading direction, which mirrors a horizontal axis; `.leftToRight` by default.
    public var direction: Direction {
        get { Direction(number: directionNumber) }
        set { directionNumber = newValue.number }
    }

    /// The length of items without their own; `.viewport` by default.
    public var extent: ItemExtent {
        get { ItemExtent(number: extentNumber) }
        set { extentNumber = newValue.number }
    }

    /// Where an item rests in the viewport; `.start` by default.
    public var alignment: Alignment {
        get { Alignment(number: alignmentNumber) }
        set { alignmentNumber = newValue.number }
    }

    /// Whether each end is open or pinned; `.loop` by default.
    public var ends: Ends {
        get { Ends(start: End(number: startNumber), end: End(number: endNumber)) }
        set {
            startNumber = newValue.start.number
            endNumber = newValue.end.number
        }
    }

    /// The behaviour of a single item with an open end; `.still` by default.
    public var single: SingleItem {
        get { SingleItem(number: singleNumber) }
        set { singleNumber = newValue.number }
    }

    /// The behaviour of a loop shorter than the viewport; `.repeat` by default.
    public var short: ShortLoop {
        get { ShortLoop(number: shortNumber) }
        set { shortNumber = newValue.number }
    }

    /// Where the content comes to rest after a lift; `.page` by default.
    public var snap: Snap {
        get { Snap(number: snapNumber) }
        set { snapNumber = newValue.number }
    }

    /// The number of items that `next`, `previous` and auto-advance move at once; 1 or more, below
    /// 2^31, `1` by default.
    ///
    /// Each item whose index is a multiple of it is a stop, and so is the place of a pinned end.
    /// Drags and scrolls can reach any item.
    public var step: Int {
        get { stepNumber.whole }
        set { stepNumber = Double(newValue) }
    }

    /// The number of items kept ready beyond each edge of the viewport; 0 or more, `1` by default.
    ///
    /// Each one costs a view.
    public var overscan: Int {
        get { overscanNumber.whole }
        set { overscanNumber = Double(newValue) }
    }

    /// The kind of tiles; `.cells` by default.
    public var tiles: TileKind {
        get { TileKind(number: keepNumber) }
        set { keepNumber = newValue.number }
    }

    /// The item to start at; the first by default.
    public var initial: ItemIndex {
        get { ItemIndex(initialNumber.whole) }
        set { initialNumber = Double(newValue.value) }
    }

    /// Automatic movement; nil, the default, for none.
    public var advance: AutoAdvance? {
        get { pace.isNone ? nil : pace.known }
        set { pace = newValue?.given ?? .none }
    }
}

/// Where the content comes to rest after a lift.
public enum Snap: Int, CaseIterable, Sendable {
    /// On an item, at most one further per flick.
    case page
    /// On an item, as many further as the flick carries.
    case item
    /// Wherever the content stops.
    case none
}

/// The kind of tiles, which decides their lifecycle.
public enum TileKind: Equatable, Sendable {
    /// Plain cells, recycled as soon as they leave.
    case cells
    /// Pages with a lifecycle of their own, such as view controllers.
    ///
    /// A page at rest is reclaimed when it is `keep` or more items away from the current one;
    /// `keep` is 1 or more, below 2^31, `3` by default.
    case pages(keep: Int = 3)
}

/// Automatic movement of a scroller: by steps with a rest in between, or as a marquee.
public struct AutoAdvance: Equatable, Sendable {
    /// The time from the start of one step to the start of the next; 1 or more.
    ///
    /// A marquee ignores it.
    public var interval: Milliseconds
    /// The duration of a step; from 0 to the interval.
    ///
    /// A marquee ignores it.
    public var duration: Milliseconds
    // As in a configuration: NaN for steps.
    private var speedNumber = Double.nan

    /// A step of `duration` every `interval`, both in milliseconds.
    public init(interval: Milliseconds, duration: Milliseconds) {
        self.interval = interval
        self.duration = duration
    }

    /// A marquee: linear motion at this many points a second, without rests.
    public init(speed: Double) {
        self.init(interval: 0, duration: 0)
        self.speed = speed
    }

    /// The speed of a marquee, in points per second; nil for steps.
    ///
    /// From -1e6 to 1e6, negative for backwards, and not 0.
    public var speed: Double? {
        get { speedNumber.isNaN ? nil : speedNumber }
        set { speedNumber = newValue?.given ?? .nan }
    }

    /// Whether both move in the same way.
    public static func == (lhs: AutoAdvance, rhs: AutoAdvance) -> Bool {
        lhs.interval == rhs.interval && lhs.duration == rhs.duration && lhs.speed == rhs.speed
    }

    /// The longest time without a frame that does not count as sleep.
    var longestUnseen: Milliseconds { speed == nil ? interval : 1000 }

    /// The numbers of a configuration without automatic movement.
    static var none: AutoAdvance { AutoAdvance(interval: .nan, duration: .nan) }

    /// Whether it is neither steps nor a marquee.
    var isNone: Bool { speedNumber.isNaN && (interval.isNaN || duration.isNaN) }

    /// The values as a configuration stores them: a marquee leaves the times unset, and NaN becomes
    /// a number that a rule forbids.
    var given: AutoAdvance {
        var given = self
        let isUnsaid = speed != nil && interval == 0
        given.interval = isUnsaid ? .nan : interval.given
        given.duration = isUnsaid ? .nan : duration.given
        return given
    }

    /// The values as they were given.
    var known: AutoAdvance {
        var known = self
        if interval.isNaN { known.interval = 0 }
        if duration.isNaN { known.duration = 0 }
        return known
    }
}
