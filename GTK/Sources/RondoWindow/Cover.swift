import CGTK
import RondoGTK

/// Covers in tiles; until the picture has loaded, a tile shows the cover's colour.
@MainActor
final class Covers {
    private let source: any Source
    /// The pending request of each tile for its picture.
    private var requests: [Widget: Cancel] = [:]

    init(_ source: any Source) {
        self.source = source
    }

    /// A picture that fills its widget.
    func make(_ style: String) -> Widget? {
        let picture = gtk_picture_new()
        gtk_picture_set_content_fit(OpaquePointer(picture), GTK_CONTENT_FIT_COVER)
        gtk_widget_add_css_class(picture, "cover")
        gtk_widget_add_css_class(picture, style)
        gtk_widget_set_overflow(picture, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_vexpand(picture, 1)
        return picture
    }

    /// Replaces the shown picture; without a path the tile stays empty until the next call.
    func show(_ path: String?, hue: Double?, side: Int, in picture: Widget?) {
        guard let picture else { return }
        requests.removeValue(forKey: picture)?()
        for name in Style.hueNames { gtk_widget_remove_css_class(picture, name) }
        if let hue { gtk_widget_add_css_class(picture, Style.hueName(hue)) }
        gtk_picture_set_paintable(OpaquePointer(picture), nil)
        guard let path else { return }
        var isDone = false
        var isWanted = true
        // A page can be destroyed before its picture arrives.
        g_object_ref(picture)
        let cancel = source.cover(path, side: side) { texture in
            defer { g_object_unref(picture) }
            isDone = true
            guard isWanted else { return }
            self.requests[picture] = nil
            gtk_picture_set_paintable(OpaquePointer(picture), texture)
        }
        guard !isDone else { return }
        requests[picture] = {
            isWanted = false
            cancel()
        }
    }
}
