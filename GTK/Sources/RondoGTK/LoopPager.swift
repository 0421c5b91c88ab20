import CGTK
@_exported import Rondo

/// A list of items that scrolls along one axis, in a loop or between ends.
///
///     var configuration = Configuration(viewport: 0)
///     configuration.axis = .vertical
///     let pager = LoopPager(configuration, items: Items(count: 5), tiles)
///     pager.onEvent = { if case .settle(_, let item) = $0 { play(item) } }
///     gtk_window_set_child(window, pager.widget)
///     pager.take(.edit(.remove([ItemKey(3)])))
///
/// The widget keeps the pager.
public class LoopPager: EngineWidget<Scroller> {
    /// Whether tiles have the natural length of their widgets, instead of the configured length.
    public final var measuresTiles = false
    private let track = Box()
    private var trackOffset: Points = 0
    /// The version of the tiles that the widgets show.
    private var version = -1
    /// Whether a key has shown the focus since it is in a tile.
    private var isFocusShown = false

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
        track.allocate = { [unowned self] in
            cells.place(engine.tiles, orientation, ($0, $1), in: track)
        }
        box.axes = { [unowned self] in
            isDraggable && engine.canScroll ? [orientation.axis] : []
        }
        listenToVisitors()
    }

    /// The settled item; setting it shows another item immediately.
    ///
    /// For an animation take `.scroll(to:)`.
    public final var selection: ItemKey? {
        get { engine.settledItem }
        set { if let newValue { take(.scroll(to: newValue, animated: false)) } }
    }

    /// Fills the tiles of an item again after a change of its data; nil for all items.
    public final func refill(_ item: ItemKey? = nil) {
        cells.forget { item == nil || $1 == item }
        version = -1
        schedule(isStale: true)
    }

    /// A jump to a page that is `keep` pages away or further is immediate, so that no page on the way
    /// is made.
    override final func adapted(_ input: Input) -> Input {
        guard case .scroll(let item, let way, true) = input,
            case .pages(let keep) = engine.configuration.tiles
        else { return input }
        var other = engine
        other.take(.scroll(to: item, way: way, animated: false), at: other.now)
        let distance = (other.slotPosition - engine.slotPosition).magnitude.rounded()
        return distance < Double(keep) ? input : .scroll(to: item, way: way, animated: false)
    }

    override final var list: Scroller { engine }
    private var orientation: Orientation { Orientation(engine.configuration) }

    // MARK: - Frames

    override func report(_ event: Event) {
        // A new tile has its item before its event; a leaving tile still shows its old item.
        if case .tile(.willAppear, _, let number) = event,
            let tile = engine.tiles.first(where: { $0.number == number })
        {
            cells.fill(tile, of: engine.items.count, in: track)
        }
        super.report(event)
    }

    override final func show(_ frame: Frame) -> Bool {
        trackOffset = frame.track
        // Without a size of its own, the widget can get the natural size of the first items.
        if engine.configuration.viewport == 0 { askForSize() }
        guard engine.tilesVersion != version else { return false }
        version = engine.tilesVersion
        for tile in engine.tiles {
            cells.fill(tile, of: engine.items.count, in: track)
            cells.mark(tile, isInSight: tile.isShown, takesFocus: engine.offersFocus(tile))
        }
        for tile in engine.freeTiles { cells.hide(tile) }
        gtk_widget_queue_allocate(track.widget)
        return measuresTiles && measure()
    }

    /// Sends the measured lengths of tiles to the engine; returns whether any has changed.
    private func measure() -> Bool {
        let news = newLengths
        return !news.isEmpty && take(.edit(.measure(news))) == nil
    }

    /// The lengths of tiles whose widgets have another natural length now.
    private var newLengths: [(key: ItemKey, length: Points)] {
        let size = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        let across = orientation.turned(size.0, size.1).1
        var news: [(key: ItemKey, length: Points)] = []
        for tile in engine.tiles where across > 0 {
            let lengths = Cells.lengths(cells[tile.number], orientation.gtk, across: across)
            let length = Points(max(lengths.natural, 1))
            if length != tile.extent { news.append((tile.item, length)) }
        }
        return news
    }

    // MARK: - Layout

    override final func allocate(width: Int32, height: Int32) {
        let length = Points(orientation.turned(width, height).0)
        if length != engine.configuration.viewport {
            layOut(with: .resize(to: length), isWider: orientation.axis == .horizontal)
        } else if measuresTiles, !newLengths.isEmpty {
            // A tile with a new natural length causes a new layout; the next frame shows it.
            version = -1
            schedule(isStale: true)
        }
        orientation.place(track.widget, offset: trackOffset, width: width, height: height)
    }

    override func natural(_ orientation: GtkOrientation, across: Int32) -> (Int32, Int32) {
        let isRow = self.orientation.axis == .horizontal
        let lengths = engine.tiles.map { tile in
            // The height of a tile in a row is that at its own width.
            let isHigh = isRow && orientation == GTK_ORIENTATION_VERTICAL
            let across = isHigh ? Int32(tile.extent) : across
            return Cells.lengths(cells[tile.number], orientation, across: across)
        }
        let least = orientation == self.orientation.gtk ? 0 : lengths.map(\.least).max() ?? 0
        return (least, lengths.map(\.natural).max() ?? 0)
    }

    /// Pauses auto-advance while a pointer is over the widget, and for the focus in a tile.
    private func listenToVisitors() {
        let pointer = controller(gtk_event_controller_motion_new())
        connect(pointer, "enter") { self.wait(for: .hovered, true) }
        connect(pointer, "leave") { self.wait(for: .hovered, false) }
        guard let focus = gtk_event_controller_focus_new() else { return }
        let object = controller(focus)
        for property in ["contains-focus", "is-focus"] {
            connect(object, "notify::\(property)") { self.read(focus) }
        }
        // The focus moves within a tile, or a key shows a focus that a click has set.
        let flags = GTK_STATE_FLAG_FOCUS_WITHIN.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
        connect(widget, "state-flags-changed") { event in
            guard self.isAlive else { return false }
            let new = gtk_widget_get_state_flags(self.widget).rawValue & ~event.flags(1)
            if new & flags != 0 { self.read(focus) }
            return false
        }
    }

    /// Waits from the time when a key shows the focus in a tile, until the focus leaves or a press
    /// moves it; and while text in a tile has it.
    ///
    /// GTK hides the outline of the focus after some seconds.
    private func read(_ focus: OpaquePointer) {
        guard isInTile(focus) else {
            // A window that is active again gives the focus back.
            if let root = UnsafeMutableRawPointer(gtk_widget_get_root(widget)),
                gtk_window_is_active(root.assumingMemoryBound(to: GtkWindow.self)) != 0
            {
                isFocusShown = false
            }
            return wait(for: .focused, false)
        }
        let flags = gtk_widget_get_state_flags(widget).rawValue
        if isPressed {
            isFocusShown = false
        } else if flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 {
            isFocusShown = true
        }
        wait(for: .focused, isFocusShown)
        // The window does not know yet which widget has the focus now.
        Clock.soon { [self] in
            guard isAlive, isInTile(focus),
                let focused = gtk_root_get_focus(gtk_widget_get_root(widget)), isText(focused)
            else { return }
            wait(for: .focused, true)
        }
    }

    /// Whether a tile has the focus; a window that opens gives it to the widget itself.
    private func isInTile(_ focus: OpaquePointer) -> Bool {
        gtk_event_controller_focus_contains_focus(focus) != 0
            && gtk_event_controller_focus_is_focus(focus) == 0
    }

    override final func hold(_ isHeld: Bool) { wait(for: .touched, isHeld) }

    /// Pauses auto-advance for a visitor, or resumes it without one.
    private func wait(for reason: Pauses, _ isPresent: Bool) {
        guard isPresent != engine.pauses.contains(reason) else { return }
        take(isPresent ? .pause(reason) : .resume(reason))
    }
}
