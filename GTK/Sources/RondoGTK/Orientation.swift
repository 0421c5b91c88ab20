import CGTK
import Rondo

/// The direction of a list on screen.
struct Orientation: Equatable {
    let axis: Configuration.Axis
    let isMirrored: Bool

    init(_ configuration: Configuration) {
        axis = configuration.axis
        isMirrored = axis == .horizontal && configuration.direction == .rightToLeft
    }

    var gtk: GtkOrientation {
        axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    }

    /// A width and a height as lengths along and across the axis, and the other way round.
    func turned<Length>(_ first: Length, _ second: Length) -> (Length, Length) {
        axis == .horizontal ? (first, second) : (second, first)
    }

    /// Places a track: its zero is at the viewport's leading edge, minus an offset.
    ///
    /// It lies on whole pixels of the screen: otherwise the background would shine through between
    /// neighbours.
    @MainActor
    func place(_ track: Widget, offset: Points, width: Int32, height: Int32, top: Int32 = 0) {
        let scale = Points(gtk_widget_get_scale_factor(track))
        let offset = (offset * scale).rounded() / scale
        let place = isMirrored ? Points(width) + offset : -offset
        allocate(track, turned(width, height), at: place, beside: top)
    }

    /// Places the widget of a tile on its track, edge to edge with its neighbours; a mirrored list
    /// extends to the left of zero.
    @MainActor
    func place(_ widget: Widget, of tile: Tile, across: Int32) {
        let (start, end) = (tile.place.rounded(), (tile.place + tile.extent).rounded())
        allocate(widget, (Int32(end - start), across), at: isMirrored ? -end : start, beside: 0)
    }

    @MainActor
    private func allocate(_ widget: Widget, _ size: (Int32, Int32), at place: Points, beside: Int32)
    {
        let (x, y) = turned(Float(place), Float(beside))
        var point = graphene_point_t(x: x, y: y)
        let (width, height) = turned(size.0, size.1)
        // GTK requires a measurement first.
        gtk_widget_measure(widget, gtk, size.1, nil, nil, nil, nil)
        gtk_widget_allocate(widget, width, height, -1, gsk_transform_translate(nil, &point))
    }
}
