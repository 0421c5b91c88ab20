import CGTK
import Rondo

/// A widget with two layout functions in Swift, kept until the widget is destroyed.
@MainActor
final class Box {
    /// Whether the widget still exists; a window destroys its content with itself.
    private(set) var isAlive = true
    /// The minimum and the natural length along an orientation, for a length across it or -1.
    var measure: (GtkOrientation, Int32) -> (least: Int32, natural: Int32) = { _, _ in (0, 0) }
    /// Places the content, given the width and the height.
    var allocate: (Int32, Int32) -> Void = { _, _ in }
    /// Called when the widget is destroyed.
    var onDestroy: () -> Void = {}
    /// The axes along which a finger moves the content.
    var axes: () -> Set<Configuration.Axis> = { [] }
    /// Called when another widget or gesture takes over a finger in the widget.
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
    /// - Precondition: The widget is not destroyed.
    var widget: Widget {
        precondition(isAlive, "RondoGTK: a widget must not be used once it is destroyed")
        return pointer
    }

    /// The box of a widget, nil if it has no box.
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
        // The functions retain the owner of this box.
        measure = { _, _ in (0, 0) }
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
        gtk_widget_class_set_css_name(widgets, "rondo")
        widgets?.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
        widgets?.pointee.measure = { widget, orientation, across, least, natural, _, _ in
            let size = Box.with(widget) { $0.measure(orientation, across) }
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

    /// Calls a function with the box of a widget, on the main thread.
    @discardableResult
    nonisolated private static func with<Answer: Sendable>(
        _ widget: UnsafeMutableRawPointer?,
        _ body: @MainActor (Box) -> Answer
    ) -> Answer? {
        nonisolated(unsafe) let widget = widget?.assumingMemoryBound(to: GtkWidget.self)
        return MainActor.assumeIsolated { widget.flatMap { Box.of($0) }.map(body) }
    }
}
