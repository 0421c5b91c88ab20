import CGTK
import Glibc
import Rondo

/// The position of a finger, or of the pointer during a swipe on its touchpad.
struct Finger {
    var x: Points = 0
    var y: Points = 0
    /// Whether the engine has received its press.
    var isDown = false
}

extension EngineWidget {
    /// Connects to GTK; returns the connection to its settings, which outlive the widget.
    func listen() -> UInt {
        listenToDrags()
        listenToWheels()
        let keys = controller(gtk_event_controller_key_new())
        connect(keys, "key-pressed") { event in
            let modifiers = gtk_accelerator_get_default_mod_mask().rawValue
            guard event.flags(3) & modifiers == 0, let key = Key.of[Int32(event.whole(1))],
                let input = self.input(for: key)
            else { return false }
            let events = self.events
            self.take(input)
            // With reduced motion the content is at rest again, on another item.
            return self.engine.isMoving || self.events != events
        }
        connect(widget, "map") {
            if self.engine.isHidden { self.take(.show) }
            self.schedule()
        }
        connect(widget, "unmap") { self.take(.hide) }
        let readDirection = {
            let isMirrored = gtk_widget_get_direction(self.widget) == GTK_TEXT_DIR_RTL
            self.take(self.engine.reading(isMirrored ? .rightToLeft : .leftToRight))
        }
        readDirection()
        connect(widget, "direction-changed", readDirection)
        let settings = UnsafeMutableRawPointer(gtk_widget_get_settings(widget))
        let readSettings = {
            var value = GValue(false)
            let object = settings?.assumingMemoryBound(to: GObject.self)
            g_object_get_property(object, "gtk-enable-animations", &value)
            self.take(.reduceMotion(g_value_get_boolean(&value) == 0))
        }
        readSettings()
        return connect(settings, "notify::gtk-enable-animations", readSettings)
    }

    /// Adds a controller to the widget.
    func controller(_ controller: OpaquePointer?) -> UnsafeMutableRawPointer? {
        gtk_widget_add_controller(widget, controller)
        return UnsafeMutableRawPointer(controller)
    }
}

extension Key {
    /// The keys for GDK's symbols.
    fileprivate static let of: [Int32: Key] = [
        GDK_KEY_Left: .left, GDK_KEY_Right: .right, GDK_KEY_Up: .up, GDK_KEY_Down: .down,
        GDK_KEY_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown, GDK_KEY_Home: .home,
        GDK_KEY_End: .end,
        GDK_KEY_KP_Left: .left, GDK_KEY_KP_Right: .right, GDK_KEY_KP_Up: .up,
        GDK_KEY_KP_Down: .down, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_KP_Page_Down: .pageDown,
        GDK_KEY_KP_Home: .home, GDK_KEY_KP_End: .end,
    ]
}

// MARK: - A finger, or a pointer's button

extension EngineWidget {
    private func listenToDrags() {
        guard let drag = gtk_gesture_drag_new() else { return }
        gtk_gesture_single_set_button(drag, UInt32(GDK_BUTTON_PRIMARY))
        // In the capture phase, because a drag takes over the finger from the tiles.
        gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
        let object = controller(drag)
        connect(object, "drag-begin") {
            self.isPressed = true
            var finger = Finger()
            gtk_gesture_drag_get_start_point(drag, &finger.x, &finger.y)
            // Only a touch has a sequence.
            let isTouch = gtk_gesture_single_get_current_sequence(drag) != nil
            guard self.isDraggable, !self.isDraggedInside(finger, isTouch: isTouch)
            else { return self.hold(true) }
            let input = Engine.Input.press(x: finger.x, y: finger.y)
            finger.isDown = self.take(input, at: self.time(of: drag)) == nil
            self.finger = finger
            self.claim(drag)
        }
        connect(object, "drag-update") {
            guard self.finger.isDown else { return }
            let place = self.place(of: drag)
            self.take(.move(x: place.x, y: place.y), at: self.time(of: drag))
            self.claim(drag)
        }
        connect(object, "drag-end") {
            guard self.lift() else { return }
            let place = self.place(of: drag)
            self.take(.release(x: place.x, y: place.y), at: self.time(of: drag))
        }
        connect(object, "cancel") { self.cancelDrag() }
        box.yield = {
            self.cancelDrag()
            gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
        }
    }

    private func place(of drag: OpaquePointer) -> (x: Points, y: Points) {
        var (x, y) = (0.0, 0.0)
        gtk_gesture_drag_get_offset(drag, &x, &y)
        return (finger.x + x, finger.y + y)
    }

    /// Cancels the drag: something else has taken over the finger.
    private func cancelDrag() {
        if lift() { take(.cancel) }
    }

    /// Forgets the finger; returns whether the engine has received its press.
    private func lift() -> Bool {
        defer { finger.isDown = false }
        isPressed = false
        // Two fingers on a touchpad still hold the content.
        if !finger.isDown, !swipe.isDown { hold(false) }
        return finger.isDown
    }

    /// When the engine has claimed the finger, GTK takes it from the content of the tiles, and this
    /// function takes it from the surrounding widgets.
    private func claim(_ drag: OpaquePointer) {
        guard isAlive, finger.isDown, engine.claim == .own else { return }
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
        for outer in sequence(first: widget, next: { gtk_widget_get_parent($0) }).dropFirst() {
            Box.of(outer)?.yield()
        }
    }

    /// Whether a widget under a finger has its own drag, such as a widget of this kind with the same
    /// axis.
    func isDraggedInside(_ finger: Finger, isTouch: Bool) -> Bool {
        guard let inner = gtk_widget_pick(widget, finger.x, finger.y, GTK_PICK_DEFAULT)
        else { return false }
        let axes = box.axes()
        return sequence(first: inner, next: { gtk_widget_get_parent($0) })
            .prefix { $0 != self.widget }
            .contains { widget in
                keepsDrags(widget)
                    || isTouch && axes.contains { isScrolled(widget, along: $0) }
                    || Box.of(widget).map { !$0.axes().isDisjoint(with: axes) } ?? false
            }
    }
}

// MARK: - A wheel, or a touchpad

extension EngineWidget {
    private func listenToWheels() {
        let motion = controller(gtk_event_controller_motion_new())
        for signal in ["enter", "motion"] {
            connect(motion, signal) { event in
                if !self.swipe.isDown {
                    self.swipe = Finger(x: event.number(1), y: event.number(2))
                }
                return false
            }
        }
        guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
        else { return }
        let object = controller(scroll)
        // Two fingers on a touchpad hold the content like a finger on a screen.
        connect(object, "scroll-begin") {
            guard self.isDraggable else { return }
            let input = Engine.Input.press(x: self.swipe.x, y: self.swipe.y)
            self.swipe.isDown = self.take(input, at: self.time(of: scroll)) == nil
        }
        connect(object, "scroll") { event in
            let state = gtk_event_controller_get_current_event_state(scroll).rawValue
            // A wheel with Control zooms.
            guard self.isDraggable, state & GDK_CONTROL_MASK.rawValue == 0 else { return false }
            let (dx, dy) = (event.number(1), event.number(2))
            let isTurned = state & GDK_SHIFT_MASK.rawValue != 0 && !self.swipe.isDown
            return self.scroll(isTurned ? dy : dx, isTurned ? dx : dy, by: scroll)
        }
        connect(object, "scroll-end") {
            guard self.swipe.isDown else { return }
            self.swipe.isDown = false
            let input = Engine.Input.release(x: self.swipe.x, y: self.swipe.y)
            self.take(input, at: self.time(of: scroll))
        }
    }

    /// Handles a turn of a wheel, or a swipe on a touchpad; returns whether only this widget uses
    /// it.
    private func scroll(_ dx: Double, _ dy: Double, by scroll: OpaquePointer) -> Bool {
        let isWheel = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL
        let isSideways = dx.magnitude > dy.magnitude
        let length = isSideways ? gtk_widget_get_width(widget) : gtk_widget_get_height(widget)
        // GTK's own distance for a notch.
        let unit = isWheel ? pow(Points(length), 2 / 3) : 1
        if swipe.isDown {
            swipe.x -= dx * unit
            swipe.y -= dy * unit
            take(.move(x: swipe.x, y: swipe.y), at: time(of: scroll))
            return engine.claim == .own
        }
        guard engine.hasWay(dx: dx, dy: dy) else { return false }
        // Wheels of high resolution send parts of a notch.
        let isNotch = isWheel && max(dx.magnitude, dy.magnitude) >= 1
        take(
            .wheel(dx: dx * unit, dy: dy * unit, y: swipe.y, notch: isNotch, phase: .moved),
            at: time(of: scroll)
        )
        return true
    }
}
