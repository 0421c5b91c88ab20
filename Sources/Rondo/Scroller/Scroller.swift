/// The engine: one list of items that scrolls along one axis.
///
/// A host gives it inputs with their times and requests frames. Values flow one way, from `Motion`
/// (the position of the content) through `Strip` (the slots at that position) and `Window` (the
/// slots with a view) to the lifecycle (the events of each view). The scroller reads no clock,
/// starts no timer and holds no view: the same inputs give the same frames everywhere.
///
///     var scroller = Scroller(Configuration(viewport: 390), items: Items(count: 5))
///     scroller.next(at: 0)
///     let frame = scroller.frame(at: 150)   // half-way to the next item
///     for tile in scroller.tiles { place(tile) }
///     while let event = scroller.nextEvent() { report(event) }
///
/// Three items can differ: `currentItem` is the nearest one, `settledItem` the last one at rest,
/// `targetItem` the target of the motion.
public struct Scroller: Sendable {
    /// The layout and motion of the content.
    public internal(set) var configuration: Configuration
    /// The layout of the shown items; `lay` replaces it.
    var strip: Strip
    var motion: Motion
    var gesture = Gesture()
    var switching: Switch
    var window = Window()

    /// The time to which the engine has advanced.
    public internal(set) var now: Milliseconds = 0
    var firstLayout = FirstLayout()
    var autopilot = Autopilot()
    /// The events, as they happen.
    var queue = EventQueue<Event>()

    /// Lays the items out, at rest on the initial one.
    ///
    /// - Precondition: Traps if `configuration.problem(with: items)` finds a problem; call it first
    ///   for values from outside.
    /// - Complexity: O(1) for items given by count, else O(n).
    public init(_ configuration: Configuration, items: Items) {
        expect(
            configuration.problem(with: items) == nil,
            "Scroller.init: configuration.problem(with: items) must be nil"
        )
        self.init(unchecked: configuration, items: items)
    }

    /// A scroller of a shelf that gets its present width or its new items before it shows anything:
    /// with the old ones the configuration may have a problem.
    init(unchecked configuration: Configuration, items: Items) {
        let initial = configuration.initial
        let slot = Slot(Int64(initial.value))
        self.configuration = configuration
        strip = Strip(Layout(items, configuration), showing: slot)
        let position = strip.startingPosition(on: slot)
        switching = Switch(
            on: slot,
            item: items.count > 0 ? items[initial].key : nil,
            at: position
        )
        motion = Motion(at: position)
    }

    /// The shown items.
    public var items: Items { strip.layout.items }

    /// All items, including those that the filter hides.
    public var allItems: Items { strip.filter?.all ?? items }

    /// The item whose resting place is nearest, nil without items.
    public var currentItem: ItemKey? { strip.item(at: switching.current) }

    /// The index of the last item with the current item's resting place, nil without items.
    ///
    /// It is the current item itself, except at a pinned end and where nothing can scroll: several
    /// items share one resting place there, and all of them have been reached.
    ///
    /// - Complexity: O(log n), O(1) for items of one length.
    public var reachedIndex: ItemIndex? {
        guard items.count > 0 else { return nil }
        let index = strip.index(of: switching.current).value
        guard strip.isLaidOut else { return ItemIndex(index) }
        let further =
            strip.slots(sharing: switching.current, from: switching.current).upperBound
            - switching.current
        return ItemIndex(Swift.min(index + Int(further), items.count - 1))
    }

    /// The last item at rest, nil without items.
    public var settledItem: ItemKey? { switching.item }

    /// The target item of the motion; nil without a motion, or if it has no target.
    public var targetItem: ItemKey? {
        // A closure that reads the scroller would keep a copy of all of it.
        if let target { strip.item(at: target) } else { nil }
    }

    /// The reasons for auto-advance to wait.
    public var pauses: Pauses { autopilot.pauses }

    /// Whether the system requests reduced motion.
    public var reducesMotion: Bool { autopilot.reducesMotion }

    /// Whether the app or the tab is hidden.
    public internal(set) var isHidden: Bool {
        get { autopilot.pauses.contains(.hidden) }
        set {
            if newValue {
                autopilot.pauses.insert(.hidden)
            } else {
                autopilot.pauses.remove(.hidden)
            }
        }
    }

    /// The target slot of the motion.
    var target: Slot? { motion.target }

    /// The kind of motion.
    public var phase: Phase { motion.phase }

    /// Whether the motion has no known end: a marquee is endless, and a frozen step waits until it
    /// is resumed.
    public var isEndless: Bool { motion.kind == .frozen || motion.kind == .marquee }

    /// Whether there is a layout that can scroll.
    public var canScroll: Bool { strip.isLaidOut && strip.canScroll }

    /// Appends an event.
    ///
    /// Not inlined: growing an array is a lot of code, and there are many callers.
    @inline(never)
    mutating func emit(_ event: Event) {
        queue.append(event)
    }

    /// Reports a change of the current item, if it has changed.
    mutating func emitChange(from before: ItemKey?) {
        let item = strip.item(at: switching.current)
        if item != before { emit(.change(from: before, to: item)) }
    }

    /// Returns the next event, nil if all have been returned.
    ///
    /// Each event is returned once, in order. An input can be given between two of them: its events
    /// come after the others.
    ///
    ///     while let event = scroller.nextEvent() {
    ///         if case .settle = event { scroller.next(at: time) }
    ///     }
    public mutating func nextEvent() -> Event? { queue.next() }

    /// Whether there are events that have not been returned.
    public var hasEvents: Bool { !queue.isEmpty }

    /// Returns all remaining events, in order; later ones are left for the next call.
    public mutating func takeEvents() -> [Event] { queue.takeAll() }
}
