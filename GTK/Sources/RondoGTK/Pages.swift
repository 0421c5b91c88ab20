import CGTK
import Rondo

/// A pager of whole pages: a widget for each item near the current one.
///
/// A widget is destroyed when its item is `keep` items away. Events report the life of each page:
/// `willAppear`, `didAppear`, `willDisappear`, `didDisappear` and `reclaim`, in this order.
public final class Pages: LoopPager {
    /// Pages at rest; `page` makes the page of an item, and `configuration.tiles` sets how many
    /// pages are kept.
    public init(
        _ configuration: Configuration,
        items: Items,
        clock: Clock = .system,
        page: @escaping (ItemKey) -> Widget?
    ) {
        var configuration = configuration
        if configuration.tiles == .cells { configuration.tiles = .pages() }
        let tiles = Tiles(make: gtk_overlay_new) { frame, item in
            gtk_overlay_set_child(OpaquePointer(frame), page(item))
        }
        super.init(configuration, items: items, tiles, clock: clock)
    }

    override func report(_ event: Event) {
        super.report(event)
        if case .tile(.reclaim, _, let number) = event, let frame = widget(ofTile: number) {
            gtk_overlay_set_child(OpaquePointer(frame), nil)
            cells.forget { other, _ in other == number }
        }
    }
}
