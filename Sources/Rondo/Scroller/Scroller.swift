/// The engine: one row of items that scrolls along one axis.
///
/// A host feeds it inputs with their times and asks for frames; values flow one
/// way, from `Motion` (where the content is) through `Strip` (which slots that is)
/// and `Window` (which slots have a view) to the lifecycle (what changed for each
/// view). The scroller reads no clock, starts no timer and holds no view: the same
/// inputs give the same frames, everywhere.
///
///     var scroller = Scroller(Configuration(viewport: 390), items: Items(count: 5))
///     scroller.next(at: 0)
///     let frame = scroller.frame(at: 150)   // half-way to the next item
///     for tile in scroller.tiles { place(tile) }
///     while let event = scroller.nextEvent() { tell(event) }
///
/// Three answers that differ: `currentItem` is the nearest one, `settledItem` the one
/// that things rested on last, `targetItem` the one that a motion is going to.
public struct Scroller: Sendable {
    /// How the content is laid out and moves.
    public internal(set) var configuration: Configuration
    /// Which items are shown, nil when all are.
    var filter: Filter?

    /// Where the items shown lie; another one comes by `lay`.
    var strip: Strip
    /// Where the content may be while nothing else changes.
    var calm = Calm()
    var motion: Motion
    var pointer = Pointer()
    var tracker = VelocityTracker()
    /// The last drag of a host that scrolls by itself.
    var hostDrag: HostDrag?
    /// The last swipe of a wheel.
    var pageTurn = PageTurn()
    var switching: Switch
    var window: Window
    /// The views that show nothing at present; unused in a shelf, which takes from the list's pools.
    var pool = TilePool()

    /// The time up to which everything is worked out.
    public internal(set) var now: Milliseconds = 0
    /// The slot whose resting place is nearest; meaningless without items.
    var current: Slot
    /// The slot that the last motion was for, which decides among slots that share a resting place.
    var lastTarget: Slot?
    /// Which way things went last.
    var lastHeading = Heading.forward
    /// Where things rested last, or were when the strip changed under a motion.
    var departure: Position
    /// What to show at the first layout, when it was asked for before.
    var pending: Wish?
    /// How far off its place the current item rested when the viewport lost its length.
    var drift: Drift?
    /// Whether a frame has shown anything since the viewport got its length.
    var hasShown = false
    /// Since when the current item has been at rest, with nothing in the way of auto-advance; infinite
    /// while it is not.
    var restBegan: Milliseconds = .infinity
    /// Why auto-advance does not start steps.
    public internal(set) var pauses: Pauses = []
    /// Whether the app or the tab is hidden.
    public internal(set) var isHidden = false
    /// Whether the row as a whole is on screen; a shelf next to the viewport is not.
    var isInSight = true
    /// Whether motion is to be reduced.
    public internal(set) var reducesMotion = false

    /// Whether a frame has shown things as they are.
    var isDrawn = false
    /// Grows whenever `tiles` may be others than before: a host that keeps it looks at them only then.
    public internal(set) var tilesVersion = 0

    /// What happened since they were cleared, in order.
    var events: [Event] = []
    /// How many of them `nextEvent()` has handed over.
    private var handedOver = 0

    /// Lays the items out at rest on the initial one.
    ///
    /// - Precondition: Traps when `configuration.problem(with: items)` finds anything; ask it first
    ///   for values from outside.
    /// - Complexity: O(1) for items given by count, else O(n).
    public init(_ configuration: Configuration, items: Items) {
        precondition(
            configuration.problem(with: items) == nil,
            "Scroller.init: configuration.problem(with: items) must be nil"
        )
        let initial = configuration.initial
        let slot = Slot(Int64(initial.value))
        self.configuration = configuration
        strip = Strip(Layout(items, configuration), showing: slot)
        current = slot
        lastTarget = slot
        switching = Switch(on: slot, item: items.count > 0 ? items[initial].key : nil)
        window = Window(configuration: configuration)
        departure = strip.startingPosition(on: slot)
        motion = Motion(at: departure)
    }

    /// What is shown.
    public var items: Items { strip.layout.items }

    /// What is there: the items shown, and between them those that the filter hides.
    public var allItems: Items { filter?.all ?? items }

    /// The item whose resting place is nearest, nil without items.
    public var currentItem: ItemKey? { key(of: current) }

    /// The last item that rests where the current one does, nil without items.
    ///
    /// It is the current one itself, but at a pinned end and where nothing can scroll, where several
    /// items share one resting place: whoever is there has come to all of them.
    ///
    /// - Complexity: O(log n), O(1) for items of one length.
    public var reachedIndex: ItemIndex? {
        guard items.count > 0 else { return nil }
        let index = strip.index(of: current).value
        guard strip.isLaidOut else { return ItemIndex(index) }
        let further = strip.slots(sharing: current, from: current).upperBound - current
        return ItemIndex(Swift.min(index + Int(further), items.count - 1))
    }

    /// The item that things rested on last, nil without items.
    public var settledItem: ItemKey? { switching.item }

    /// The item that a motion is going to; nil when none is, or it stops wherever it will.
    public var targetItem: ItemKey? {
        // A closure that asks the scroller would keep a copy of all of it.
        if let target { key(of: target) } else { nil }
    }

    /// The slot that a motion is going to.
    var target: Slot? { motion.target }

    /// What moves the content.
    public var phase: Phase { motion.phase }

    func key(of slot: Slot) -> ItemKey? { strip.count > 0 ? strip.key(of: slot) : nil }

    /// Whether what is under way has no end of its own: a marquee goes on for ever, and a step that is
    /// frozen stands still until it is resumed.
    public var isEndless: Bool { motion.kind == .frozen || motion.kind == .marquee }

    /// Whether there is something on screen that can move.
    public var canScroll: Bool { strip.isLaidOut && strip.canScroll }

    /// Notes that something happened.
    ///
    /// Not inlined: an array's growth is long, and there are many callers.
    @inline(never)
    mutating func emit(_ event: Event) {
        events.append(event)
    }

    /// What happened next, nil when everything that happened has been handed over.
    ///
    /// Each event is handed over once, in order. An input may be taken between two of them: what it
    /// brings out comes behind the others.
    ///
    ///     while let event = scroller.nextEvent() {
    ///         if case .settle = event { scroller.next(at: time) }
    ///     }
    public mutating func nextEvent() -> Event? {
        guard handedOver < events.count else {
            clearEvents()
            return nil
        }
        handedOver += 1
        return events[handedOver - 1]
    }

    /// Whether anything happened that has not been handed over.
    public var hasEvents: Bool { handedOver < events.count }

    /// All that happened and has not been handed over, in order, at once; what comes later is for the
    /// next call.
    public mutating func takeEvents() -> [Event] {
        defer { clearEvents() }
        return handedOver == 0 ? events : Array(events[handedOver...])
    }

    /// Forgets the events; their memory is used again.
    mutating func clearEvents() {
        guard !events.isEmpty else { return }
        events.removeAll(keepingCapacity: true)
        handedOver = 0
    }
}
