import CGTK
import Rondo

/// Whether a widget has a drag of its own: a slider, a switch, text that can be selected, the handle
/// of a GtkPaned, or a widget of the app with the class `rondo-keeps-drags`.
@MainActor
func keepsDrags(_ widget: Widget) -> Bool {
    gtk_widget_has_css_class(widget, "rondo-keeps-drags") != 0
        || isText(widget) || isHandle(widget)
        || isOf(gtk_range_get_type(), widget) || isOf(gtk_switch_get_type(), widget)
        || isOf(gtk_label_get_type(), widget)
            && gtk_label_get_selectable(OpaquePointer(widget)) != 0
}

/// Whether a finger, which is no pointer, scrolls a GtkScrolledWindow along an axis.
@MainActor
func isScrolled(_ widget: Widget, along axis: Configuration.Axis) -> Bool {
    let window = OpaquePointer(widget)
    guard isOf(gtk_scrolled_window_get_type(), widget),
        gtk_scrolled_window_get_kinetic_scrolling(window) != 0
    else { return false }
    let place =
        axis == .horizontal
        ? gtk_scrolled_window_get_hadjustment(window)
        : gtk_scrolled_window_get_vadjustment(window)
    return gtk_adjustment_get_upper(place) - gtk_adjustment_get_lower(place)
        > gtk_adjustment_get_page_size(place)
}

/// Whether a widget has text to edit.
@MainActor
func isText(_ widget: Widget) -> Bool {
    isOf(gtk_editable_get_type(), widget) || isOf(gtk_text_view_get_type(), widget)
}

/// Whether a widget separates the two children of a GtkPaned.
@MainActor
private func isHandle(_ widget: Widget) -> Bool {
    guard let paned = gtk_widget_get_parent(widget), isOf(gtk_paned_get_type(), paned)
    else { return false }
    return widget != gtk_paned_get_start_child(OpaquePointer(paned))
        && widget != gtk_paned_get_end_child(OpaquePointer(paned))
}

/// Whether a widget is of a type of GObject.
private func isOf(_ type: GType, _ widget: Widget) -> Bool {
    widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
        g_type_check_instance_is_a($0, type) != 0
    }
}
