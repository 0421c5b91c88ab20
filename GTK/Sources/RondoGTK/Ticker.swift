import CGTK
import Rondo

/// Lines that follow one another by themselves, one below the other; it waits while a pointer is over
/// it, something in it has the focus, nobody sees it, or motion is to be reduced.
///
/// It is no higher than its first line, and not dragged.
public final class Ticker: LoopPager {
    /// A ticker at rest on its first line, which goes on by steps or as a marquee.
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
        // A window that opens would give it the focus, and it would wait.
        gtk_widget_set_focusable(widget, 0)
    }

    /// Before there are tiles it is the first line that says how high it is.
    override func natural(_ orientation: GtkOrientation) -> (Int32, Int32) {
        let items = engine.items
        guard engine.tiles.isEmpty, items.count > 0 else { return super.natural(orientation) }
        let item = items[ItemIndex(0)]
        guard let line = cells.tiles.make(item.reuse) else { return (0, 0) }
        g_object_ref_sink(line)
        defer { g_object_unref(line) }
        cells.tiles.fill(line, item.key)
        var natural: Int32 = 0
        gtk_widget_measure(line, orientation, -1, nil, &natural, nil, nil)
        return (0, natural)
    }
}
