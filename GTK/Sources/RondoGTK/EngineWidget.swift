import CGTK
import Rondo
import RondoTrace

/// An engine in a widget: every input goes in here, by one clock, and every frame and event comes out.
///
/// The widget keeps this object; once the widget is destroyed, inputs are passed over.
@MainActor
public class EngineWidget<Engine: TracedEngine> {
    /// The engine, to be read.
    public final private(set) var engine: Engine
    /// Told what happened, each thing once, in order; inputs may be taken in answer.
    public final var onEvent: (Engine.Event) -> Void = { _ in }
    /// Told of each frame.
    public final var onFrame: (Frame) -> Void = { _ in }
    /// Whether fingers, pointers and wheels move it.
    public final var isDraggable = true
    final let box = Box()
    final let clock: Clock
    /// What the engine calls 0.
    private let origin: Milliseconds
    private var recorder: Recording<Engine>?
    final let cells: Cells
    /// The frames that GTK is asked for, 0 while it is not.
    private(set) final var tick: UInt32 = 0
    /// Cancels the frame that is due at a time.
    private final var alarm: (() -> Void)?
    /// How many frames were drawn.
    private(set) final var frames = 0
    final var finger = Finger()
    final var swipe = Finger()
    private var settingsHandler: UInt = 0

    init(_ engine: Engine, _ tiles: Tiles, clock: Clock) {
        self.engine = engine
        cells = Cells(tiles)
        self.clock = clock
        origin = clock.now
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_focusable(widget, 1)
        box.measure = { self.natural($0) }
        box.allocate = { self.allocate(width: $0, height: $1) }
        box.onDestroy = { self.destroy() }
        settingsHandler = listen()
        cells.onFocus = { [unowned self] in
            for input in self.engine.reveal(tile: $0) { take(input) }
        }
    }

    /// The widget, which needs a parent to live.
    ///
    /// - Precondition: Traps once it is destroyed.
    public final var widget: Widget { box.widget }

    /// Whether the widget is there still.
    public final var isAlive: Bool { box.isAlive }

    /// The widget of a tile, as events name it; nil when there is none.
    public final func widget(ofTile number: Int) -> Widget? { cells[number] }

    /// What assistive technology calls the widget.
    public final var name: String = "" {
        didSet {
            var property = GTK_ACCESSIBLE_PROPERTY_LABEL
            var value = GValue()
            g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING
            g_value_set_string(&value, name)
            gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
            g_value_unset(&value)
        }
    }

    // MARK: - What a widget of its own kind does

    /// Something happened.
    func tell(_ event: Engine.Event) { onEvent(event) }

    /// What a frame shows is brought into the tiles; says whether the engine heard something of it that
    /// calls for one more frame.
    func show(_ frame: Frame) -> Bool { false }

    /// The widget has a size, in which tiles are placed.
    func allocate(width: Int32, height: Int32) {}

    /// The least and the natural length along an orientation.
    func natural(_ orientation: GtkOrientation) -> (Int32, Int32) { (0, 0) }

    /// When a frame is wanted besides those of the engine.
    var deadline: Milliseconds? { nil }

    // MARK: - The door

    /// The time by the engine, in milliseconds since the widget was made.
    public final var now: Milliseconds { max(clock.now - origin, engine.now) }

    /// The time by the engine of the event that a controller handles now.
    final func time(of controller: OpaquePointer) -> Milliseconds {
        clock.time(of: controller) - origin
    }

    /// Takes an input, at a time by the engine, or now.
    ///
    /// What happens is told before this returns, and drawn in the next frame; refused, it changes nothing.
    @discardableResult
    public final func take(_ input: Engine.Input, at time: Milliseconds? = nil) -> Refusal? {
        guard isAlive else { return nil }
        let time = max(time ?? now, engine.now)
        recorder?.add(input, at: time, to: engine)
        let refusal = engine.take(input, at: time)
        tellAll()
        schedule()
        return refusal
    }

    /// Tells the engine what is no input: it moves nothing and brings no event.
    final func tellEngine<Answer>(_ body: (inout Engine) -> Answer) -> Answer { body(&engine) }

    private func tellAll() {
        while let event = engine.nextEvent() { tell(event) }
    }

    // MARK: - Frames

    /// Brings everything up to a time, and the tiles with it.
    final func render(at time: Milliseconds) {
        let before = engine.now
        if engine.wake(at: time) { recorder?.addSleep(from: before, to: time) }
        var isDue = true
        while isDue, isAlive {
            recorder?.addFrame(at: time)
            let frame = engine.frame(at: time)
            tellAll()
            isDue = isAlive && show(frame)
            if !isDue { onFrame(frame) }
        }
    }

    /// Does what the engine wants done: frames, a frame at a time, or nothing; what is stale is drawn
    /// though the engine asks for nothing.
    final func schedule(isStale: Bool = false) {
        alarm?()
        alarm = nil
        guard isAlive, tick == 0, gtk_widget_get_mapped(widget) != 0 else { return }
        if isStale { return request() }
        var due = deadline ?? .infinity
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

    /// Asks GTK for frames until the engine wants none.
    private func request() {
        tick = gtk_widget_add_tick_callback(
            widget,
            { _, _, data in Handler.call(data, Arguments(values: nil)) },
            Unmanaged.passRetained(Handler { _ in self.draw() }).toOpaque(),
            { Handler.release($0) }
        )
    }

    /// Draws a frame; says whether another one is wanted.
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

    /// Writes down everything that the engine takes from now on.
    ///
    /// - Precondition: Nothing has been shown yet.
    public final func startRecording() {
        precondition(frames == 0, "startRecording: nothing must have been shown yet")
        recorder = Recording(of: engine)
    }

    /// What was written down: a trace for `rondo replay`; nil when nothing is.
    public final var recording: String? { recorder?.text }
}
