import CGTK
import Rondo

/// The number of widgets that GTK lays out now: changes of other widgets would not be drawn then.
@MainActor
private var layouts = 0

/// A widget with an engine: inputs go in, with one clock, and frames and events come out.
///
/// The GtkWidget keeps this object. After the widget is destroyed, inputs are ignored.
@MainActor
public class EngineWidget<Engine: TracedEngine> {
    /// The engine, to be read.
    public final internal(set) var engine: Engine
    /// Called for each event, once and in order; it may send inputs and change other widgets.
    ///
    /// What a layout of GTK causes is reported after that layout; a tile that was reclaimed can show
    /// its next item by then.
    public final var onEvent: (Engine.Event) -> Void = { _ in }
    /// Called for each frame, like `onEvent`.
    public final var onFrame: (Frame) -> Void = { _ in }
    /// Whether fingers, pointers and wheels can move the content.
    public final var isDraggable = true
    /// Decides when to request the next page of a feed; nil, the default, without a feed.
    ///
    /// Requests go to `onRequest`. Answer with its `receive`, and with the edit that adds the page.
    public final var loader: PageLoader<String>? {
        get { pages }
        set {
            pages = newValue
            schedule(isStale: true)
        }
    }
    /// Called for each page to fetch.
    public final var onRequest: (PageLoader<String>.Request) -> Void = { _ in }
    final let box = Box()
    final let clock: Clock
    /// The system's time that is 0 for the engine.
    private let origin: Milliseconds
    private var recorder: Recording<Engine>?
    private var pages: PageLoader<String>?
    final let cells: Cells
    /// The id of the tick callback for frames, 0 without one.
    private(set) final var tick: UInt32 = 0
    /// Cancels the timer for a frame.
    private final var alarm: (() -> Void)?
    /// The number of drawn frames.
    private(set) final var frames = 0
    /// The number of reported events.
    private(set) final var events = 0
    /// What is reported after the layout.
    private final var reports: [() -> Void] = []
    final var finger = Finger()
    /// Whether a finger or the pointer's button is down, also if it does not drag.
    final var isPressed = false
    final var swipe = Finger()
    private var settingsHandler: UInt = 0

    init(_ engine: Engine, _ tiles: Tiles, clock: Clock) {
        self.engine = engine
        cells = Cells(tiles)
        self.clock = clock
        origin = clock.now
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_focusable(widget, 1)
        FocusStyle.isAdded
        box.measure = { self.natural($0, across: $1) }
        box.allocate = { self.allocate(width: $0, height: $1) }
        box.onDestroy = { self.destroy() }
        settingsHandler = listen()
        cells.onFocus = { [unowned self] in
            // A press focuses a button, which must not move away from under the pointer.
            guard !isPressed else { return }
            for input in self.engine.reveal(tile: $0) { take(input) }
        }
    }

    /// The GtkWidget, which needs a parent to stay alive.
    ///
    /// - Precondition: The widget is not destroyed.
    public final var widget: Widget { box.widget }

    /// Whether the widget still exists.
    public final var isAlive: Bool { box.isAlive }

    /// The widget of a tile with the number from an event, or nil; of shelves, of a cell: rows have
    /// numbers of their own.
    public final func widget(ofTile number: Int) -> Widget? { isAlive ? cells[number] : nil }

    /// The widget's name for assistive technology.
    public final var name: String = "" {
        didSet {
            guard isAlive else { return }
            var property = GTK_ACCESSIBLE_PROPERTY_LABEL
            var value = GValue()
            g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING
            g_value_set_string(&value, name)
            gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
            g_value_unset(&value)
        }
    }

    /// Announces a text by assistive technology; does nothing before GTK 4.14.
    public final func announce(_ text: String) {
        if isAlive { announcement?(OpaquePointer(widget), text, 1) }  // After the current speech.
    }

    // MARK: - Methods that each kind of widget overrides

    /// Handles an event.
    func report(_ event: Engine.Event) {
        events += 1
        tell { self.onEvent(event) }
    }

    /// Shows a frame in the tiles; returns whether this has changed the engine, so that another
    /// frame is needed.
    func show(_ frame: Frame) -> Bool { false }

    /// Places tiles in the widget's new size.
    func allocate(width: Int32, height: Int32) {}

    /// The minimum and the natural length along an orientation, for a length across it or -1.
    func natural(_ orientation: GtkOrientation, across: Int32) -> (Int32, Int32) { (0, 0) }

    /// The input that the engine takes instead of another one.
    func adapted(_ input: Engine.Input) -> Engine.Input { input }

    /// The input for a key.
    func input(for key: Key) -> Engine.Input? { engine.input(for: key) }

    /// Handles a press that the engine does not receive, and its end.
    func hold(_ isHeld: Bool) {}

    /// The list that pages are added to.
    var list: Scroller { preconditionFailure("EngineWidget.list must be overridden") }

    // MARK: - Inputs

    /// The engine's time, in milliseconds since the widget was made.
    public final var now: Milliseconds { max(clock.now - origin, engine.now) }

    /// The engine's time of the event that a controller is handling.
    final func time(of controller: OpaquePointer) -> Milliseconds {
        clock.time(of: controller) - origin
    }

    /// Sends an input to the engine, at a time of the engine or at `now`.
    ///
    /// Events are reported before this method returns, and the next frame shows the result. A
    /// refused input changes nothing.
    @discardableResult
    public final func take(_ input: Engine.Input, at time: Milliseconds? = nil) -> Refusal? {
        guard isAlive else { return nil }
        let input = adapted(input)
        let time = max(time ?? now, engine.now)
        recorder?.add(input, at: time, to: engine)
        let refusal = engine.take(input, at: time)
        reportEvents()
        schedule()
        return refusal
    }

    private func reportEvents() {
        while let event = engine.nextEvent() { report(event) }
    }

    /// Calls a function that concerns other widgets, after those that wait; during a layout it
    /// waits for the end.
    final func tell(_ report: @escaping () -> Void) {
        reports.append(report)
        if layouts == 0 { return tellAll() }
        if reports.count == 1 { Clock.soon { self.tellAll() } }
    }

    /// Lets GTK ask for the widget's natural size again.
    final func askForSize() {
        tell { [self] in if isAlive { gtk_widget_queue_resize(widget) } }
    }

    private func tellAll() {
        // A report can cause others, which come after those that wait.
        while !reports.isEmpty { reports.removeFirst()() }
    }

    // MARK: - Frames

    /// Advances the engine and the tiles to a time.
    final func render(at time: Milliseconds) {
        let before = engine.now
        if engine.wake(at: time) { recorder?.addSleep(from: before, to: time) }
        var isDue = true
        while isDue, isAlive {
            recorder?.addFrame(at: time)
            let frame = engine.frame(at: time)
            reportEvents()
            if let request = pages?.request(for: list, at: time) {
                tell { self.onRequest(request) }
            }
            isDue = isAlive && show(frame)
            if !isDue { tell { self.onFrame(frame) } }
        }
        if isAlive, !engine.isMoving { cells.leaveFocusOutOfSight() }
    }

    /// Sends an input for the widget's new size, and draws it within GTK's layout.
    ///
    /// Without a size of its own, the widget gets the natural size of the first tiles; and of tiles
    /// in a row of another width, whose text wraps elsewhere.
    final func layOut(with input: Engine.Input, isWider: Bool = false) {
        layouts += 1
        defer { layouts -= 1 }
        let wasEmpty = list.tiles.isEmpty
        take(input)
        render(at: now)
        if wasEmpty || isWider { askForSize() }
    }

    /// Requests a frame or a timer, as the engine demands; always a frame if a tile is stale.
    final func schedule(isStale: Bool = false) {
        alarm?()
        alarm = nil
        guard isAlive, tick == 0, gtk_widget_get_mapped(widget) != 0 else { return }
        if isStale { return request() }
        var due = pages?.retryTime ?? .infinity
        switch engine.demand {
        case .frames: return request()
        case .frame(let time): due = min(due, time)
        case .nothing: break
        }
        guard due < .infinity else { return }
        alarm = clock.call(at: due + origin) {
            self.alarm = nil
            self.request()
        }
    }

    /// Requests frames from GTK until the engine needs no more.
    private func request() {
        tick = gtk_widget_add_tick_callback(
            widget,
            { _, _, data in Handler.call(data, Arguments(values: nil)) },
            Unmanaged.passRetained(Handler { _ in self.draw() }).toOpaque(),
            { Handler.release($0) }
        )
    }

    /// Draws a frame; returns whether the engine needs another frame.
    private func draw() -> Bool {
        frames += 1
        let time = gtk_widget_get_frame_clock(widget).map { clock.time(ofFrame: $0) - origin }
        render(at: max(time ?? now, engine.now))
        guard isAlive else { return false }
        gtk_widget_queue_allocate(widget)
        if engine.demand == .frames { return true }
        tick = 0
        schedule()
        return false
    }

    private func destroy() {
        alarm?()
        if tick != 0 { gtk_widget_remove_tick_callback(widget, tick) }
        let settings = gtk_settings_get_default()
        g_signal_handler_disconnect(UnsafeMutableRawPointer(settings), settingsHandler)
    }

    // MARK: - Recording

    /// Records all inputs from the widget's start on.
    ///
    /// - Precondition: The widget has not been shown yet, since a trace cannot begin later.
    public final func startRecording() {
        precondition(frames == 0, "startRecording: nothing must have been shown yet")
        recorder = Recording(of: engine)
    }

    /// The recording, a trace for `rondo replay`; nil without `startRecording()`.
    public final var recording: String? { recorder?.text }
}
