import CGTK
import Rondo

/// Functions that make the widgets of tiles, and fill a widget whenever it gets an item.
///
///     let tiles = Tiles {
///         gtk_label_new(nil)
///     } fill: { label, item in
///         gtk_label_set_text(OpaquePointer(label), "\(item.value)")
///     }
@MainActor
public struct Tiles {
    /// Makes a widget of a kind, without a parent.
    public var make: (ReuseIdentifier) -> Widget?
    /// Fills a widget with an item; the widget may have shown an item before.
    public var fill: (Widget, ItemKey) -> Void

    /// Tiles of one kind; for others set `make`.
    public init(make: @escaping () -> Widget?, fill: @escaping (Widget, ItemKey) -> Void) {
        self.make = { _ in make() }
        self.fill = fill
    }
}

/// The widgets of tiles, by their numbers.
@MainActor
final class Cells {
    private struct Cell {
        let widget: Widget
        /// The item in the widget; nil without an item, or if it is stale.
        var item: ItemKey?
        /// The revision of the item's data.
        var revision: Int?
        var isInSight = true
        /// The item's position and the number of items, as assistive technology knows them.
        var place = (position: 0, count: 0)
    }

    let tiles: Tiles
    /// Called with the number of a tile when a widget in the tile gets the focus.
    var onFocus: (Int) -> Void = { _ in }
    private var cells: [Int: Cell] = [:]

    init(_ tiles: Tiles) {
        self.tiles = tiles
    }

    /// The widget of a tile, nil if it was never filled.
    subscript(number: Int) -> Widget? { cells[number]?.widget }

    /// Fills the widget of a tile on a track, unless the widget shows that revision already; makes
    /// the widget if needed.
    func fill(_ tile: Tile, _ revision: Int? = nil, of count: Int, in track: Box) {
        var cell = cells[tile.number] ?? Cell(widget: make(tile))
        let parent = gtk_widget_get_parent(cell.widget)
        if parent != track.widget {
            g_object_ref(cell.widget)
            if parent != nil { gtk_widget_unparent(cell.widget) }
            gtk_widget_set_parent(cell.widget, track.widget)
            g_object_unref(cell.widget)
        }
        if cell.item != tile.item || cell.revision != revision {
            if cell.item != tile.item { leaveFocus(cell.widget) }
            (cell.item, cell.revision) = (tile.item, revision)
            tiles.fill(cell.widget, tile.item)
            gtk_widget_set_child_visible(cell.widget, 1)
        }
        let place = (position: tile.index.value + 1, count: count)
        if cell.place != place {
            cell.place = place
            describe(cell.widget, position: place.position, of: count)
        }
        cells[tile.number] = cell
    }

    private func make(_ tile: Tile) -> Widget {
        guard let widget = tiles.make(tile.reuse)
        else { preconditionFailure("Tiles.make must make a widget of kind \(tile.reuse.value)") }
        let focus = gtk_event_controller_focus_new()
        gtk_widget_add_controller(widget, focus)
        connect(UnsafeMutableRawPointer(focus), "enter") { self.onFocus(tile.number) }
        return widget
    }

    /// Hides the widget of a tile without an item.
    func hide(_ tile: Tile) {
        guard let cell = cells[tile.number], gtk_widget_get_child_visible(cell.widget) != 0
        else { return }
        leaveFocus(cell.widget)
        cells[tile.number]?.item = nil
        gtk_widget_set_child_visible(cell.widget, 0)
    }

    /// Marks tiles as stale: the next frame fills them again.
    func forget(where isStale: (Int, ItemKey) -> Bool) {
        for (number, cell) in cells {
            if let item = cell.item, isStale(number, item) { cells[number]?.item = nil }
        }
    }

    /// The minimum and the natural length of a widget along an orientation; -1 for `across` means
    /// any length.
    static func lengths(_ widget: Widget?, _ orientation: GtkOrientation, across: Int32 = -1)
        -> (least: Int32, natural: Int32)
    {
        var (least, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(widget, orientation, across, &least, &natural, nil, nil)
        return (least, natural)
    }

    /// Places the widgets of tiles on their track.
    func place(_ tiles: [Tile], _ orientation: Orientation, _ size: (Int32, Int32), in track: Box) {
        for tile in tiles {
            // The tile may have moved to another track.
            guard let widget = self[tile.number], gtk_widget_get_parent(widget) == track.widget
            else { continue }
            orientation.place(widget, of: tile, across: orientation.turned(size.0, size.1).1)
        }
    }

    // MARK: - Focus and assistive technology

    /// Sets the state of a tile for assistive technology, and whether it can get the focus.
    func mark(_ tile: Tile, isInSight: Bool, takesFocus: Bool) {
        guard let cell = cells[tile.number] else { return }
        gtk_widget_set_can_focus(cell.widget, takesFocus ? 1 : 0)
        guard cell.isInSight != isInSight else { return }
        cells[tile.number]?.isInSight = isInSight
        var state = GTK_ACCESSIBLE_STATE_HIDDEN
        var value = GValue(!isInSight)
        gtk_accessible_update_state_value(OpaquePointer(cell.widget), 1, &state, &value)
    }

    private func describe(_ widget: Widget, position: Int, of count: Int) {
        var relations = [GTK_ACCESSIBLE_RELATION_POS_IN_SET, GTK_ACCESSIBLE_RELATION_SET_SIZE]
        var values = [GValue(position), GValue(count)]
        gtk_accessible_update_relation_value(OpaquePointer(widget), 2, &relations, &values)
    }

    /// Moves the focus from a tile that came to rest out of sight, where keys would still press its
    /// buttons; Tab continues with the tiles in sight.
    func leaveFocusOutOfSight() {
        for cell in cells.values where !cell.isInSight && Self.hasFocus(cell.widget) {
            leaveFocus(cell.widget)
            let track = gtk_widget_get_parent(cell.widget)
            let shown = cells.values.filter {
                $0.isInSight && gtk_widget_get_parent($0.widget) == track
            }
            let first = shown.min { $0.place.position < $1.place.position }
            // In a loop only tiles in sight can get the focus.
            if gtk_widget_get_can_focus(cell.widget) != 0, let track, let first {
                gtk_widget_set_focus_child(track, first.widget)
            }
        }
    }

    /// Moves the focus from a tile to the widget around all tiles; if nothing around can have it,
    /// nothing has it.
    private func leaveFocus(_ widget: Widget) {
        guard let root = gtk_widget_get_root(widget), Self.hasFocus(widget) else { return }
        let around = sequence(first: widget, next: { gtk_widget_get_parent($0) }).dropFirst()
        gtk_root_set_focus(root, around.first { gtk_widget_get_focusable($0) != 0 })
    }

    /// Whether a widget or something in it has the focus of its window, which may be inactive.
    static func hasFocus(_ widget: Widget) -> Bool {
        guard let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root)
        else { return false }
        return focused == widget || gtk_widget_is_ancestor(focused, widget) != 0
    }
}

extension Scroller {
    /// Whether the focus can go to a tile.
    ///
    /// In a loop it stays within the fully visible tiles, or on the current one if none is: others
    /// would come into view with it, one after another, and it would never leave the loop.
    func offersFocus(_ tile: Tile) -> Bool {
        guard canScroll, configuration.ends != .list else { return true }
        return tile.isShown && (isFullyVisible(tile) || tile.item == currentItem)
    }
}
