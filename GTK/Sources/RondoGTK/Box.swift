import CGTK
import Rondo

/// A widget whose layout is two functions in Swift; it keeps them until it is destroyed.
@MainActor
final class Box {
    /// Whether it is there still; a window takes all that is in it along.
    private(set) var isAlive = true
    /// The least and the natural length along an orientation.
    var measure: (GtkOrientation) -> (least: Int32, natural: Int32) = { _ in (0, 0) }
    /// Places what is in it, in its own width and height.
    var allocate: (Int32, Int32) -> Void = { _, _ in }
    /// Called once, when it is destroyed.
    var onDestroy: () -> Void = {}
    /// The axes along which a finger moves what is in it.
    var axes: () -> Set<Configuration.Axis> = { [] }
    /// A finger that is down in it is somebody else's.
    var yield: () -> Void = {}
    private let pointer: Widget

    init() {
        guard let object = g_object_new_with_properties(Box.type, 0, nil, nil) else {
            preconditionFailure("RondoGTK: gtk_init must be called first")
        }
        pointer = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
        let data = Unmanaged.passRetained(self).toOpaque()
        g_object_set_qdata_full(object, Box.key, data) { data in
            if let data { Unmanaged<Box>.fromOpaque(data).release() }
        }
    }

    /// The widget.
    ///
    /// - Precondition: Traps once it is destroyed.
    var widget: Widget {
        precondition(isAlive, "RondoGTK: a widget must not be used once it is destroyed")
        return pointer
    }

    /// The box that is a widget, nil for another widget.
    static func of(_ widget: Widget) -> Box? {
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        return g_object_get_qdata(object, key).map {
            Unmanaged<Box>.fromOpaque($0).takeUnretainedValue()
        }
    }

    private func destroy() {
        guard isAlive else { return }
        onDestroy()
        while let child = gtk_widget_get_first_child(pointer) { gtk_widget_unparent(child) }
        isAlive = false
        // They hold what holds this.
        measure = { _ in (0, 0) }
        allocate = { _, _ in }
        onDestroy = {}
        axes = { [] }
        yield = {}
    }

    // MARK: - The class of widgets

    private static let key = g_quark_from_static_string("rondo-box")

    private static let type: GType = {
        var query = GTypeQuery()
        g_type_query(gtk_widget_get_type(), &query)
        return g_type_register_static_simple(
            gtk_widget_get_type(),
            "RondoBox",
            query.class_size,
            { base, _ in fill(base) },
            query.instance_size,
            nil,
            GTypeFlags(rawValue: 0)
        )
    }()

    nonisolated private static func fill(_ base: UnsafeMutableRawPointer?) {
        let widgets = base?.assumingMemoryBound(to: GtkWidgetClass.self)
        gtk_widget_class_set_accessible_role(widgets, GTK_ACCESSIBLE_ROLE_GROUP)
        widgets?.pointee.measure = { widget, orientation, _, least, natural, _, _ in
            let size = Box.with(widget) { $0.measure(orientation) }
            least?.pointee = size?.least ?? 0
            natural?.pointee = max(size?.least ?? 0, size?.natural ?? 0)
        }
        widgets?.pointee.size_allocate = { widget, width, height, _ in
            Box.with(widget) { $0.allocate(width, height) }
        }
        let objects = base?.assumingMemoryBound(to: GObjectClass.self)
        objects?.pointee.dispose = { object in
            Box.with(object) { $0.destroy() }
            let parent = g_type_class_peek(gtk_widget_get_type())
            parent?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
        }
    }

    /// Calls a function with the box of a widget, on the main thread, as GTK does.
    @discardableResult
    nonisolated private static func with<Answer: Sendable>(
        _ widget: UnsafeMutableRawPointer?,
        _ body: @MainActor (Box) -> Answer
    ) -> Answer? {
        nonisolated(unsafe) let widget = widget?.assumingMemoryBound(to: GtkWidget.self)
        return MainActor.assumeIsolated { widget.flatMap { Box.of($0) }.map(body) }
    }
}
