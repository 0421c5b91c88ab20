import CGTK
import Rondo

/// A vertical list of horizontal lists, which share their cells.
///
///     let shelves = Shelves(configuration, shelves: genres, headings: headings, cells: cells)
///     shelves.onAction = { if case .fetch(let request) = $0 { fetch(request) } }
/// When the data has arrived:
///     shelves.take(.receive(request.number, request.keys))
///
/// A cell is filled when it gets an item, or when the data of its item changes. The GtkWidget keeps
/// the shelves.
public final class Shelves: EngineWidget<Rondo.Shelves> {
    /// Called for each action for data: what to fetch, and which fetch to cancel.
    public var onAction: (ItemLoader.Action) -> Void = { _ in }
    private let headings: Tiles?
    private let track = Box()
    private var listOffset: Points = 0
    private var rows: [Int: Row] = [:]
    /// The shelf that sideways arrows have moved last; other keys forget it.
    private var moved: ShelfKey?

    /// Shelves at rest.
    ///
    /// - Parameters:
    ///   - configuration: Their layout, motion and loading; the widget sets viewports and
    ///     direction.
    ///   - shelves: The shelves.
    ///   - headings: Makes and fills the heading of each shelf; gets the number of the shelf as the
    ///     item. Nil for no headings.
    ///   - cells: Makes and fills the widgets of items; items without data yet get a widget too.
    ///   - clock: The clock for events and frames.
    /// - Precondition: `configuration.problem(with: shelves)` is nil, and `gtk_init` has been
    ///   called.
    public init(
        _ configuration: ShelvesConfiguration,
        shelves: [Shelf],
        headings: Tiles? = nil,
        cells: Tiles,
        clock: Clock = .system
    ) {
        var configuration = configuration
        configuration.list.viewport = 0
        configuration.shelf.viewport = 0
        self.headings = headings
        super.init(Rondo.Shelves(configuration, shelves: shelves), cells, clock: clock)
        gtk_widget_set_parent(track.widget, widget)
        track.allocate = { [unowned self] width, _ in
            for shelf in engine.live {
                guard let row = rows[shelf.row.number] else { continue }
                vertical.place(row.box.widget, of: shelf.row, across: width)
            }
        }
        box.axes = { [unowned self] in isDraggable ? [.horizontal, .vertical] : [] }
    }

    /// The widget of a shelf's heading, nil if the shelf has no row or no heading.
    public func heading(of shelf: ShelfKey) -> Widget? {
        guard isAlive, let found = engine.live.first(where: { $0.key == shelf }) else { return nil }
        return rows[found.row.number]?.heading
    }

    override var list: Scroller { engine.list }
    private var vertical: Orientation { Orientation(engine.configuration.list) }

    // MARK: - Frames

    override func report(_ event: ShelfEvent) {
        // A new cell has its item before its event; a leaving cell still shows its old item.
        if case .tile(.willAppear, _, let number) = event.event,
            let shelf = engine.live.first(where: { $0.key == event.shelf }),
            let tile = shelf.tiles.first(where: { $0.number == number })
        {
            fill(tile, of: shelf)
        }
        super.report(event)
    }

    override func show(_ frame: Frame) -> Bool {
        listOffset = frame.track
        while let action = engine.nextAction(at: frame.time) { tell { self.onAction(action) } }
        for tile in engine.freeTiles { cells.hide(tile) }
        for tile in engine.list.freeTiles { rows[tile.number]?.hide() }
        for shelf in engine.live { fill(shelf) }
        gtk_widget_queue_allocate(track.widget)
        return false
    }

    private func fill(_ shelf: LiveShelf) {
        row(of: shelf).show(shelf, Orientation(engine.configuration.shelf))
        for tile in shelf.tiles {
            fill(tile, of: shelf)
            cells.mark(
                tile,
                isInSight: shelf.isInSight && tile.isShown,
                takesFocus: engine.list.offersFocus(shelf.row) && shelf.scroller.offersFocus(tile)
            )
        }
    }

    private func fill(_ tile: Tile, of shelf: LiveShelf) {
        let (count, track) = (shelf.scroller.items.count, row(of: shelf).track)
        cells.fill(tile, engine.revision(of: tile.item), of: count, in: track)
    }

    private func row(of shelf: LiveShelf) -> Row {
        let row = rows[shelf.row.number] ?? Row(in: track, headings, cells)
        rows[shelf.row.number] = row
        return row
    }

    // MARK: - Keys

    /// A sideways arrow moves the shelf with the focus, also after its focused cell has left.
    override func input(for key: Key) -> ShelvesInput? {
        let focused = engine.live.first { shelf in
            rows[shelf.row.number].map { Cells.hasFocus($0.box.widget) } ?? false
        }
        moved = key == .left || key == .right ? focused?.key ?? moved : nil
        guard let shelf = engine.live.first(where: { $0.key == moved && $0.isInSight })
        else { return super.input(for: key) }
        return shelf.scroller.input(for: key).map { .shelf(shelf.key, $0) }
    }

    // MARK: - Layout

    override func allocate(width: Int32, height: Int32) {
        let configuration = engine.configuration
        let size = (width: Points(width), height: Points(height))
        if size != (configuration.shelf.viewport, configuration.list.viewport) {
            layOut(with: .resize(width: size.width, height: size.height))
        }
        vertical.place(track.widget, offset: listOffset, width: width, height: height)
    }
}

/// The widgets of a row: its heading, and the track of its cells below.
@MainActor
private final class Row {
    let box = Box()
    let track = Box()
    private let headings: Tiles?
    let heading: Widget?
    private var shelf: ShelfKey?
    private var offset: Points = 0
    private var tiles: [Tile] = []
    private var orientation = Orientation(Configuration(viewport: 0))

    init(in list: Box, _ headings: Tiles?, _ cells: Cells) {
        self.headings = headings
        heading = headings?.make(.standard)
        if let heading { gtk_widget_set_parent(heading, box.widget) }
        gtk_widget_set_parent(track.widget, box.widget)
        gtk_widget_set_parent(box.widget, list.widget)
        box.allocate = { [unowned self] in allocate(width: $0, height: $1) }
        track.allocate = { [unowned self] in cells.place(tiles, orientation, ($0, $1), in: track) }
    }

    func show(_ shelf: LiveShelf, _ orientation: Orientation) {
        if self.shelf != shelf.key {
            self.shelf = shelf.key
            if let heading { headings?.fill(heading, ItemKey(shelf.key.value)) }
            gtk_widget_set_child_visible(box.widget, 1)
        }
        (offset, tiles, self.orientation) = (shelf.track, shelf.tiles, orientation)
        gtk_widget_queue_allocate(track.widget)
        gtk_widget_queue_allocate(box.widget)
    }

    func hide() {
        shelf = nil
        gtk_widget_set_child_visible(box.widget, 0)
    }

    private func allocate(width: Int32, height: Int32) {
        let top = heading.map { Cells.lengths($0, GTK_ORIENTATION_VERTICAL).least } ?? 0
        if let heading { gtk_widget_allocate(heading, width, min(top, height), -1, nil) }
        let rest = max(height - top, 0)
        orientation.place(track.widget, offset: offset, width: width, height: rest, top: top)
    }
}
