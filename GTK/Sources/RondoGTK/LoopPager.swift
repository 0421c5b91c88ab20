import CGTK
@_exported import Rondo
import RondoTrace

/// A row of items that scrolls along one axis, in a loop or between ends.
///
///     var configuration = Configuration(viewport: 0)
///     configuration.axis = .vertical
///     let pager = LoopPager(configuration, items: Items(count: 5), tiles)
///     pager.onEvent = { if case .settle(_, let item) = $0 { play(item) } }
///     gtk_window_set_child(window, pager.widget)
///     pager.take(.edit(.remove([ItemKey(3)])))
///
/// It has tiles for the visible items, and `Configuration.overscan` more at either side. The
/// GtkWidget keeps the pager.
public class LoopPager: EngineWidget<Scroller> {
    /// Whether tiles have the natural length of their widgets, instead of the configured length.
    public final var measuresTiles = false
    /// The loader of a feed's pages; nil for items without pages.
    ///
    /// Its requests go to `onRequest`. When a page has arrived, call the loader's `receive`, and
    /// take `.edit(.append(page:))`.
    public final var loader: PageLoader<String>? {
        get { pages }
        set {
            pages = newValue
            schedule(isStale: true)
        }
    }
    /// Called for each request for a page.
    public final var onRequest: (PageLoader<String>.Request) -> Void = { _ in }
    private var pages: PageLoader<String>?
    private let track = Box()
    private var trackOffset: Points = 0
    /// The version of the tiles that the widgets show.
    private var version = -1

    /// A pager at rest.
    ///
    /// - Parameters:
    ///   - configuration: Its layout and motion; the widget sets viewport and direction.
    ///   - items: The items.
    ///   - tiles: Makes and fills the widgets of tiles.
    ///   - clock: The clock for events and frames.
    /// - Precondition: `configuration.problem(with: items)` is nil, and `gtk_init` has been called.
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

    /// The settled item; setting it scrolls to another item.
    public final var selection: ItemKey? {
        get { engine.settledItem }
        set { if let newValue { take(.scroll(to: newValue)) } }
    }

    /// Fills the tiles of an item again, because its data has changed; nil for all items.
    public final func refill(_ item: ItemKey? = nil) {
        cells.forget { item == nil || $1 == item }
        version = -1
        schedule(isStale: true)
    }

    private var orientation: Orientation { Orientation(engine.configuration) }

    // MARK: - Frames

    override func tell(_ event: Event) {
        // A new tile has its item before its event; a leaving tile still shows its old item.
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
            // In a loop the focus would never leave the pager.
            cells.mark(tile, isInSight: tile.isShown, takesFocus: tile.isShown || !isRound)
        }
        for tile in engine.freeTiles { cells.hide(tile) }
        gtk_widget_queue_allocate(track.widget)
        return measuresTiles && measure()
    }

    /// Sends the measured lengths of tiles to the engine; returns whether any has changed.
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
        // A tile with a new natural length causes a new layout.
        if measuresTiles { version = -1 }
        if isResized || version != engine.tilesVersion { render(at: now) }
        orientation.place(track.widget, offset: trackOffset, width: width, height: height)
    }

    override func natural(_ orientation: GtkOrientation) -> (Int32, Int32) {
        let longest = engine.tiles.map { cells.natural($0, orientation, across: -1) }.max() ?? 0
        return (orientation == self.orientation.gtk ? 0 : longest, longest)
    }

    // MARK: - Time

    /// Pauses auto-advance while a pointer is over the pager or the focus is in it.
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
