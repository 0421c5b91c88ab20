import CGTK
import RondoGTK

/// A feed that wraps around, loads pages during scrolling, and loses rooms during a drag.
@MainActor
enum RoomsScene {
    static func make(_ source: any Source) -> Widget? {
        var configuration = Configuration(viewport: 0)
        configuration.axis = .vertical
        let rooms = Table<Room>()
        let covers = Covers(source)
        let tiles = Tiles {
            RoomTile.make(covers)
        } fill: { tile, item in
            if let room = rooms[item] { RoomTile.fill(tile, room, covers) }
        }
        let pager = LoopPager(configuration, items: Items(count: 0), tiles)
        pager.name = "Live rooms"
        pager.onEvent = { [unowned pager] event in
            guard case .settle(_, let item?) = event, let room = rooms[item] else { return }
            pager.announce(room.title)
        }
        pager.load(rooms, from: source)
        gtk_widget_set_vexpand(pager.widget, 1)
        let block = button("Block this host") { [unowned pager] in
            guard let host = pager.engine.currentItem.flatMap({ rooms[$0]?.host }) else { return }
            let items = pager.engine.items
            let theirs = (0..<items.count).map { items[ItemIndex($0)].key }
                .filter { rooms[$0]?.host == host }
            pager.take(.edit(.remove(theirs)))
        }
        return framed([pager.widget, block])
    }
}

/// A room as a page: its picture, and its title at the bottom.
@MainActor
enum RoomTile {
    static func make(_ covers: Covers) -> Widget? {
        let caption = column(
            [
                line([label("LIVE", "live"), label("", "viewers")]),
                label("", "title"),
                label("", "host"),
            ],
            spacing: 4
        )
        gtk_widget_add_css_class(caption, "caption")
        gtk_widget_set_valign(caption, GTK_ALIGN_END)
        let tile = gtk_overlay_new()
        gtk_overlay_set_child(OpaquePointer(tile), covers.make("poster"))
        gtk_overlay_add_overlay(OpaquePointer(tile), caption)
        return tile
    }

    static func fill(_ tile: Widget, _ room: Room, _ covers: Covers) {
        covers.show(room.cover, hue: room.hue, side: 800, in: child(0, of: tile))
        let caption = child(1, of: tile)
        setText("\(room.viewers) watching", of: child(1, of: child(0, of: caption)))
        setText(room.title, of: child(1, of: caption))
        setText(room.host, of: child(2, of: caption))
    }
}

/// A million slides in a loop; only the slides near the viewport exist.
@MainActor
enum MillionScene {
    static func make(_ source: any Source) -> Widget? {
        var configuration = Configuration(viewport: 0)
        configuration.extent = .points(300)
        configuration.alignment = .center
        configuration.snap = .item
        let tiles = Tiles {
            let number = label("", "number")
            gtk_widget_set_valign(number, GTK_ALIGN_FILL)
            gtk_label_set_yalign(OpaquePointer(number), 1)
            return number
        } fill: { number, item in
            for name in Style.hueNames { gtk_widget_remove_css_class(number, name) }
            gtk_widget_add_css_class(number, Style.hueName(Double(item.value * 137 % 360)))
            setText(grouped(item.value + 1), of: number)
        }
        let pager = LoopPager(configuration, items: Items(count: 1_000_000), tiles)
        pager.name = "A million slides"
        gtk_widget_set_vexpand(pager.widget, 1)
        let place = label("1 of 1,000,000", "quiet")
        pager.onEvent = { event in
            guard case .change(_, let item?) = event else { return }
            setText("\(grouped(item.value + 1)) of 1,000,000", of: place)
        }
        let back = button("Back") { [unowned pager] in pager.take(.previous()) }
        let next = button("Next") { [unowned pager] in pager.take(.next()) }
        let far = button("To the other side") { [unowned pager] in
            let current = pager.engine.currentItem?.value ?? 0
            pager.take(.scroll(to: ItemKey((current + 500_000) % 1_000_000), animated: false))
        }
        return framed([pager.widget, line([back, next, far, place])])
    }

    /// A number with commas between thousands.
    private static func grouped(_ number: Int) -> String {
        guard number >= 1000 else { return "\(number)" }
        let rest = "\(number % 1000)"
        return grouped(number / 1000) + "," + String(repeating: "0", count: 3 - rest.count) + rest
    }
}

/// Shelves that load page by page; items are requested by id when they become visible.
@MainActor
enum ShelvesScene {
    static func make(_ source: any Source) -> Widget? {
        var configuration = ShelvesConfiguration(width: 0, height: 0)
        configuration.list.extent = .points(250)
        configuration.shelf.extent = .points(150)
        configuration.shelf.spacing = 12
        let rows = Table<CatalogueShelf>()
        let items = Table<CatalogueItem>()
        let covers = Covers(source)
        let headings = Tiles {
            label("", "heading")
        } fill: { heading, shelf in
            setText(rows[shelf]?.title ?? "", of: heading)
        }
        let cells = Tiles {
            column([covers.make("card"), label("", "name"), label("", "quiet")])
        } fill: { cell, key in
            let item = items[key]
            covers.show(item?.cover, hue: item?.hue, side: 300, in: child(0, of: cell))
            setText(item?.title ?? "", of: child(1, of: cell))
            setText(item?.subtitle ?? "", of: child(2, of: cell))
        }
        let shelves = Shelves(configuration, shelves: [], headings: headings, cells: cells)
        shelves.name = "Shelves"
        var requests: [Int: Cancel] = [:]
        shelves.onAction = { [unowned shelves] action in
            switch action {
            case .fetch(let request):
                var isDone = false
                let cancel = source.items(request.keys.map { items.id(of: $0) }) { answer in
                    isDone = true
                    requests[request.number] = nil
                    guard let answer else {
                        shelves.take(.fail(request.number))
                        return
                    }
                    let keys = items.add(answer.items) { $0.id }
                    shelves.take(.receive(request.number, keys))
                }
                if !isDone { requests[request.number] = cancel }
            case .cancel(let number): requests.removeValue(forKey: number)?()
            case .forget: break
            }
        }
        shelves.onRequest = { [unowned shelves] request in
            source.shelves(after: request.cursor) { page in
                guard let page else {
                    shelves.loader?.fail(request.number, at: shelves.now)
                    return
                }
                let keys = rows.add(page.shelves) { $0.id }
                let more = zip(keys, page.shelves).map { key, shelf in
                    let keys = shelf.itemIDs.map { Item(items.key(of: $0)) }
                    return Shelf(ShelfKey(key.value), items: Items(keys))
                }
                let (number, count) = (request.number, more.count)
                shelves.loader?.receive(number, items: count, next: page.next, at: shelves.now)
                shelves.take(.edit(.insert(more)))
            }
        }
        shelves.loader = PageLoader(from: "")
        gtk_widget_set_vexpand(shelves.widget, 1)
        return framed([shelves.widget])
    }
}

/// Pages of rooms, grouped by colour, with a button for each; a page is made when it is near the
/// current page.
@MainActor
enum PagesScene {
    private static let names = ["Warm", "Green", "Blue", "Violet"]

    static func make(_ source: any Source) -> Widget? {
        var configuration = Configuration(viewport: 0)
        configuration.ends = .list
        let covers = Covers(source)
        let pages = Pages(configuration, items: Items(count: names.count)) { page in
            list(of: page.value, source, covers).widget
        }
        pages.name = "Rooms by colour"
        gtk_widget_set_vexpand(pages.widget, 1)
        let tabs = names.enumerated().map { index, name in
            button(name) { [unowned pages] in pages.take(.scroll(to: ItemKey(index))) }
        }
        return framed([line(tabs), pages.widget])
    }

    /// The rooms whose hues are in one quarter of the colour circle.
    private static func list(of quarter: Int, _ source: any Source, _ covers: Covers) -> LoopPager {
        var configuration = Configuration(viewport: 0)
        configuration.axis = .vertical
        configuration.ends = .list
        configuration.snap = .none
        configuration.extent = .points(220)
        configuration.spacing = 12
        let rooms = Table<Room>()
        let tiles = Tiles {
            RoomTile.make(covers)
        } fill: { tile, item in
            if let room = rooms[item] { RoomTile.fill(tile, room, covers) }
        }
        let list = LoopPager(configuration, items: Items(count: 0), tiles)
        list.name = names[quarter]
        list.load(rooms, from: source) { Int($0.hue / 90) % names.count == quarter }
        return list
    }
}

/// A ticker at the top of the window: the live rooms, one after another.
@MainActor
enum NewsScene {
    static func make(_ source: any Source) -> Widget? {
        let rooms = Table<Room>()
        let tiles = Tiles {
            label("", "news")
        } fill: { label, item in
            setText(rooms[item].map { "\($0.host) is live: \($0.title)" } ?? "", of: label)
        }
        let ticker = Ticker(items: Items(count: 0), tiles)
        ticker.name = "News"
        source.rooms(after: "") { [unowned ticker] page in
            let keys = rooms.add(page?.rooms ?? []) { $0.id }
            ticker.take(.edit(.replace(with: Items(keys.map { Item($0) }))))
        }
        return ticker.widget
    }
}

extension LoopPager {
    /// Loads rooms page by page, and shows those that match.
    fileprivate func load(
        _ rooms: Table<Room>,
        from source: any Source,
        where passes: @escaping (Room) -> Bool = { _ in true }
    ) {
        onRequest = { [unowned self] request in
            source.rooms(after: request.cursor) { [weak self] page in
                guard let self, self.isAlive else { return }
                guard let page else {
                    self.loader?.fail(request.number, at: self.now)
                    return
                }
                let keys = rooms.add(page.rooms.filter(passes)) { $0.id }
                let (number, count) = (request.number, page.rooms.count)
                self.loader?.receive(number, items: count, next: page.next, at: self.now)
                self.take(.edit(.append(page: keys.map { Item($0) })))
            }
        }
        loader = PageLoader(from: "")
    }
}

/// Widgets one below the other, with a margin.
@MainActor
private func framed(_ children: [Widget?]) -> Widget? {
    let box = column(children, spacing: 12)
    gtk_widget_add_css_class(box, "scene")
    return box
}
