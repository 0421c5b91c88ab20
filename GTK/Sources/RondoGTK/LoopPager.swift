import CGTK
@_exported import Rondo
import RondoTrace

/// A row of items that scrolls along one axis, round and round or between ends.
///
///     var configuration = Configuration(viewport: 0)
///     configuration.axis = .vertical
///     let pager = LoopPager(configuration, items: Items(count: 5), tiles)
///     pager.onEvent = { if case .settle(_, let item) = $0 { play(item) } }
///     gtk_window_set_child(window, pager.widget)
///     pager.take(.edit(.remove([ItemKey(3)])))
///
/// There are as many tiles as are in sight, and `Configuration.overscan` at either side. The widget
/// keeps the pager.
public class LoopPager: EngineWidget<Scroller> {
    /// Whether tiles are as long as their widgets want to be, and not as the configuration says.
    public final var measuresTiles = false
    /// Says when to ask for a page of a feed; nil for items that do not come by pages.
    ///
    /// What it asks for goes to `onRequest`. When the page is there, tell the loader by its `receive`, and
    /// take `.edit(.append(page:))`.
    public final var loader: PageLoader<String>? {
        get { pages }
        set {
            pages = newValue
            schedule(isStale: true)
        }
    }
    /// Told of a page to fetch.
    public final var onRequest: (PageLoader<String>.Request) -> Void = { _ in }
    private var pages: PageLoader<String>?
    private let track = Box()
    private var trackOffset: Points = 0
    /// The version of the tiles that the widgets show.
    private var version = -1

    /// A pager at rest.
    ///
    /// - Parameters:
    ///   - configuration: How it is laid out and moves; viewport and direction are the widget's.
    ///   - items: What is shown.
    ///   - tiles: How the widgets of tiles are made and filled.
    ///   - clock: The time it goes by.
    /// - Precondition: Traps when `configuration.problem(with: items)` finds anything, and before
    ///   `gtk_init`.
    public init(
        _ configuration: Configuration,
        items: Items,
        _ tiles: Tiles,
        clock: Clock = .system
    ) {
        var configuration = configuration
        configuration.viewport = 0
        super.init(Scroller(configuration, items: items), tiles, clock: clock)
        gtk_widget_set_parent(track.widget, widget)
        track.allocate = { [unowned self] width, height in
            let across = orientation.turned(width, height).1
            cells.place(engine.tiles, orientation, across: across, in: track)
        }
        box.axes = { [unowned self] in engine.canScroll ? [orientation.axis] : [] }
        listenToVisitors()
    }

    /// The item that things rested on last; another one is scrolled to.
    public final var selection: ItemKey? {
        get { engine.settledItem }
        set { if let newValue { take(.scroll(to: newValue)) } }
    }

    /// The data of an item is other data: what shows it is filled anew, nil for all items.
    public final func refill(_ item: ItemKey? = nil) {
        cells.forget { item == nil || $1 == item }
        version = -1
        schedule(isStale: true)
    }

    private var orientation: Orientation { Orientation(engine.configuration) }

    // MARK: - Frames

    override func tell(_ event: Event) {
        // A tile that comes shows its item when that is told, one that goes shows the one it had.
        if case .tile(.willAppear, _, let number) = event,
            let tile = engine.tiles.first(where: { $0.number == number })
        {
            cells.fill(tile, of: engine.items.count, in: track)
        }
        super.tell(event)
    }

    override final func show(_ frame: Frame) -> Bool {
        trackOffset = frame.track
        if let request = pages?.request(for: engine, at: frame.time) { onRequest(request) }
        guard engine.tilesVersion != version else { return false }
        version = engine.tilesVersion
        let isRound = engine.canScroll && engine.configuration.ends != .list
        for tile in engine.tiles {
            cells.fill(tile, of: engine.items.count, in: track)
            // Round and round the focus would never come out.
            cells.mark(tile, isInSight: tile.isShown, takesFocus: tile.isShown || !isRound)
        }
        for tile in engine.freeTiles { cells.hide(tile) }
        gtk_widget_queue_allocate(track.widget)
        return measuresTiles && measure()
    }

    /// Tells the engine how long tiles have turned out to be; says whether any is new.
    private func measure() -> Bool {
        let size = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        let across = orientation.turned(size.0, size.1).1
        var lengths: [(key: ItemKey, length: Points)] = []
        for tile in engine.tiles where across > 0 {
            let length = max(cells.natural(tile, orientation.gtk, across: across), 1)
            if Points(length) != tile.extent { lengths.append((tile.item, Points(length))) }
        }
        return !lengths.isEmpty && take(.edit(.measure(lengths))) == nil
    }

    // MARK: - Layout

    override final func allocate(width: Int32, height: Int32) {
        let length = Points(orientation.turned(width, height).0)
        let isResized = length != engine.configuration.viewport
        if isResized { take(.resize(to: length)) }
        // A tile that wants another length says so by being laid out again.
        if measuresTiles { version = -1 }
        if isResized || version != engine.tilesVersion { render(at: now) }
        orientation.place(track.widget, offset: trackOffset, width: width, height: height)
    }

    override func natural(_ orientation: GtkOrientation) -> (Int32, Int32) {
        let longest = engine.tiles.map { cells.natural($0, orientation, across: -1) }.max() ?? 0
        return (orientation == self.orientation.gtk ? 0 : longest, longest)
    }

    // MARK: - Time

    /// Auto-advance waits for a pointer over it and for a focus in it.
    private func listenToVisitors() {
        let pointer = controller(gtk_event_controller_motion_new())
        let focus = controller(gtk_event_controller_focus_new())
        for (object, reason) in [(pointer, Pauses.hovered), (focus, .focused)] {
            connect(object, "enter") {
                if self.engine.configuration.advance != nil { self.take(.pause(reason)) }
            }
            connect(object, "leave") {
                if self.engine.pauses.contains(reason) { self.take(.resume(reason)) }
            }
        }
    }

    override final var deadline: Milliseconds? { pages?.retryTime }
}
