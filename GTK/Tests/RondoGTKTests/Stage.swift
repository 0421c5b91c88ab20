import CGTK
import CX11
import Testing

@testable import RondoGTK

/// A window with one widget, a clock that the test advances, and a pointer of the X server.
@MainActor
final class Stage {
    let clock = TestClock()
    private let window: UnsafeMutablePointer<GtkWindow>
    private let server: OpaquePointer
    /// The number of events that GTK has delivered to the widget, by type.
    private var events: [UInt32: Int] = [:]
    /// The position of the last motion of the pointer that GTK has delivered to the widget.
    private var pointer = (x: 0.0, y: 0.0)

    /// Shows a window without a widget.
    init(width: Int32 = 300, height: Int32 = 400) throws {
        try #require(gtk_init_check() != 0, "no display: use xvfb-run")
        server = try #require(XOpenDisplay(nil))
        window = try #require(
            gtk_window_new()?.withMemoryRebound(to: GtkWindow.self, capacity: 1) { $0 }
        )
        gtk_window_set_default_size(window, width, height)
        gtk_window_set_decorated(window, 0)
        moveTo(x: 900, y: 700)
    }

    /// Shows a widget, and draws until no frame is needed.
    func show(_ widget: Widget) throws {
        gtk_window_set_child(window, widget)
        if let legacy = gtk_event_controller_legacy_new() {
            gtk_event_controller_set_propagation_phase(legacy, GTK_PHASE_CAPTURE)
            gtk_widget_add_controller(gtk_window_get_child(window), legacy)
            connect(UnsafeMutableRawPointer(legacy), "event") { arguments in
                let event = OpaquePointer(arguments.values.flatMap { g_value_peek_pointer($0 + 1) })
                let type = gdk_event_get_event_type(event)
                self.events[type.rawValue, default: 0] += 1
                if type == GDK_MOTION_NOTIFY {
                    var (x, y) = (0.0, 0.0)
                    gdk_event_get_position(event, &x, &y)
                    self.pointer = (x, y)
                }
                return false
            }
        }
        gtk_window_present(window)
        try run { gtk_widget_get_width(widget) > 0 && gtk_widget_get_mapped(widget) != 0 }
        try activate(true)
        gtk_widget_grab_focus(widget)
    }

    /// Gives the keyboard to the window, or takes it away.
    func activate(_ isActive: Bool) throws {
        let surface = gtk_native_get_surface(OpaquePointer(window))
        let id = gdk_x11_surface_get_xid(UnsafeMutableRawPointer(surface))
        XSetInputFocus(server, isActive ? id : XDefaultRootWindow(server), RevertToParent, 0)
        XSync(server, 0)
        try run { (gtk_window_is_active(self.window) != 0) == isActive }
    }

    /// A container, for the functions of its class.
    func box(_ widget: Widget) -> UnsafeMutablePointer<GtkBox> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
    }

    /// Whether a widget or something in it has the keyboard's focus.
    func hasFocus(within widget: Widget) -> Bool {
        gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// Changes the user's setting for animations.
    static func setAnimations(_ areOn: Bool) {
        var value = GValue(areOn)
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
        g_object_set_property(
            settings?.assumingMemoryBound(to: GObject.self),
            "gtk-enable-animations",
            &value
        )
    }

    func close() {
        gtk_window_destroy(window)
        XCloseDisplay(server)
        while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
    }

    /// Runs GTK's main loop until a condition holds.
    ///
    /// - Throws: If the condition does not hold after a long time.
    func run(until isDone: () -> Bool) throws {
        var isLate = false
        try withUnsafeMutablePointer(to: &isLate) { isLate in
            let alarm = g_timeout_add(
                5000,
                { data in
                    data?.assumingMemoryBound(to: Bool.self).pointee = true
                    return 1
                },
                isLate
            )
            defer { g_source_remove(alarm) }
            while !isDone() {
                g_main_context_iteration(nil, 1)
                try #require(!isLate.pointee, "GTK never met the condition")
            }
        }
    }

    // MARK: - Time

    /// Advances the clock by a number of milliseconds, and draws one frame of each widget that
    /// needs one.
    func frame<Engine>(_ widget: EngineWidget<Engine>, after milliseconds: Double = 16) throws {
        clock.advance(by: milliseconds)
        guard widget.tick != 0 else { return }
        let drawn = widget.frames
        try run { widget.frames > drawn || widget.tick == 0 }
    }

    /// Draws frames until the widget needs none.
    func rest<Engine>(_ widget: EngineWidget<Engine>) throws {
        var left = 1000
        while widget.tick != 0, left > 0 {
            try frame(widget)
            left -= 1
        }
        #expect(left > 0, "the widget does not come to rest")
    }

    // MARK: - The pointer, the wheel and the keys

    private func wait(for type: GdkEventType, _ body: () -> Void) throws {
        let before = events[type.rawValue]
        body()
        XFlush(server)
        try run { self.events[type.rawValue] != before }
    }

    func moveTo(x: Int32, y: Int32) {
        XTestFakeMotionEvent(server, -1, x, y, 0)
        XFlush(server)
    }

    /// Moves the pointer over the widget.
    ///
    /// When widgets move, GTK reports a motion too, at the position that the pointer has.
    func move(x: Int32, y: Int32) throws {
        moveTo(x: x, y: y)
        try run { self.pointer == (Double(x), Double(y)) }
    }

    func button(isDown: Bool) throws {
        try wait(for: isDown ? GDK_BUTTON_PRESS : GDK_BUTTON_RELEASE) {
            XTestFakeButtonEvent(server, 1, isDown ? 1 : 0, 0)
        }
    }

    /// Turns a mouse wheel by a notch: buttons 4 and 5 of X.
    func notch(isDown: Bool) throws {
        try wait(for: GDK_SCROLL) {
            XTestFakeButtonEvent(server, isDown ? 5 : 4, 1, 0)
            XTestFakeButtonEvent(server, isDown ? 5 : 4, 0, 0)
        }
    }

    func key(_ symbol: Int32) throws {
        let code = UInt32(XKeysymToKeycode(server, UInt(symbol)))
        try wait(for: GDK_KEY_RELEASE) {
            XTestFakeKeyEvent(server, code, 1, 0)
            XTestFakeKeyEvent(server, code, 0, 0)
        }
    }

    /// Presses the pointer, moves it to a position every 16 milliseconds, and lifts it if
    /// requested.
    func drag<Engine>(
        _ widget: EngineWidget<Engine>,
        _ places: [(x: Int32, y: Int32)],
        lift: Bool = true
    ) throws {
        try move(x: places[0].x, y: places[0].y)
        try button(isDown: true)
        for place in places.dropFirst() {
            clock.advance(by: 16)
            try move(x: place.x, y: place.y)
        }
        if lift { try button(isDown: false) }
    }
}

/// A clock that stands still until a test advances it.
final class TestClock: Clock {
    private var time = 1000.0
    private var alarms: [(id: Int, time: Double, body: () -> Void)] = []
    private var made = 0

    var hasAlarms: Bool { !alarms.isEmpty }

    override var now: Double { time }
    override func time(ofFrame clock: OpaquePointer) -> Double { time }
    override func time(of controller: OpaquePointer) -> Double { time }

    override func call(at time: Double, _ body: @escaping () -> Void) -> () -> Void {
        made += 1
        let id = made
        alarms.append((id, time, body))
        return { self.alarms.removeAll { $0.id == id } }
    }

    func advance(by milliseconds: Double) {
        time += milliseconds
        while let due = alarms.filter({ $0.time <= time }).min(by: { $0.time < $1.time }) {
            alarms.removeAll { $0.id == due.id }
            due.body()
        }
    }
}
