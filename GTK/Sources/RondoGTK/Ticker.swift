import CGTK
import Rondo

/// Lines that advance automatically, one below the other.
///
/// It pauses while a pointer or a finger is on it, the keyboard's focus is in it, it is invisible, or
/// motion is reduced. It has the height of its first line, and cannot be dragged.
public final class Ticker: LoopPager {
    /// A ticker at rest on its first line, which advances in steps or as a marquee.
    public init(
        items: Items,
        advance: AutoAdvance = AutoAdvance(interval: 4000, duration: 400),
        axis: Configuration.Axis = .vertical,
        _ tiles: Tiles,
        clock: Clock = .system
    ) {
        var configuration = Configuration(viewport: 0)
        configuration.axis = axis
        configuration.advance = advance
        configuration.overscan = 0
        super.init(configuration, items: items, tiles, clock: clock)
        isDraggable = false
        // A window that opens gives the focus to something else, and Tab passes by.
        gtk_widget_set_focusable(widget, 0)
    }

    /// It is never lower than its line.
    override func natural(_ orientation: GtkOrientation, across: Int32) -> (Int32, Int32) {
        let (least, natural) = lengths(orientation, across: across)
        return (orientation == GTK_ORIENTATION_VERTICAL ? natural : least, natural)
    }

    /// Before there are tiles, the first line gives the height.
    private func lengths(_ orientation: GtkOrientation, across: Int32) -> (Int32, Int32) {
        let items = engine.items
        guard engine.tiles.isEmpty, items.count > 0
        else { return super.natural(orientation, across: across) }
        let item = items[ItemIndex(0)]
        guard let line = cells.tiles.make(item.reuse) else { return (0, 0) }
        g_object_ref_sink(line)
        defer { g_object_unref(line) }
        cells.tiles.fill(line, item.key)
        return (0, Cells.lengths(line, orientation, across: across).natural)
    }
}
