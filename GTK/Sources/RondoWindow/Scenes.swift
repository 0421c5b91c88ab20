import CGTK
import RondoGTK

/// A looping feed that loads its pages on demand, and loses a room during a drag.
@MainActor
enum RoomsScene {
    static func make() -> Widget? {
        var configuration = Configuration(viewport: 0)
        configuration.axis = .vertical
        configuration.spacing = 12
        let tiles = Tiles(make: Cover.make, fill: Cover.fill)
        let pager = LoopPager(configuration, items: Items(count: 0), tiles)
        pager.name = "Live rooms"
        pager.onRequest = { [unowned pager] request in
            let first = Int(request.cursor) ?? 0
            let page = (first..<first + 10).map { Item(ItemKey($0)) }
            let next = first < 50 ? "\(first + 10)" : nil
            pager.loader?.receive(request.number, items: page.count, next: next, at: pager.now)
            pager.take(.edit(.append(page: page)))
        }
        pager.loader = PageLoader(from: "0")
        gtk_widget_set_vexpand(pager.widget, 1)
        let block = button("Block this host") { [unowned pager] in
            guard let room = pager.engine.currentItem else { return }
            pager.take(.edit(.remove([room])))
        }
        return framed([pager.widget, block])
    }
}

/// A loop of a million slides, with few widgets.
@MainActor
enum LoopScene {
    static func make() -> Widget? {
        var configuration = Configuration(viewport: 0)
        configuration.extent = .points(300)
        configuration.alignment = .center
        configuration.spacing = 14
        configuration.snap = .item
        let tiles = Tiles(make: Cover.make, fill: Cover.fill)
        let pager = LoopPager(configuration, items: Items(count: 1_000_000), tiles)
        pager.name = "Slides"
        gtk_widget_set_vexpand(pager.widget, 1)
        let place = label("1 of 1,000,000", "quiet")
        pager.onEvent = { event in
            guard case .change(_, let item) = event, let item else { return }
            gtk_label_set_text(OpaquePointer(place), "\(item.value + 1) of 1,000,000")
        }
        let back = button("Back") { [unowned pager] in pager.take(.previous()) }
        let on = button("On") { [unowned pager] in pager.take(.next()) }
        return framed([pager.widget, line([back, on, place])])
    }
}

/// Shelves whose covers load by id, with a short delay.
@MainActor
enum ShelvesScene {
    static func make() -> Widget? {
        var configuration = ShelvesConfiguration(width: 0, height: 0)
        configuration.list.extent = .points(176)
        configuration.list.spacing = 14
        configuration.shelf.extent = .points(150)
        configuration.shelf.spacing = 10
        let rows = (0..<200).map { row in
            Shelf(ShelfKey(row), items: Items(count: 30, from: ItemKey(row * 30)))
        }
        let headings = Tiles {
            label("", "heading")
        } fill: { heading, shelf in
            gtk_label_set_text(OpaquePointer(heading), "Shelf \(shelf.value + 1)")
        }
        let cells = Tiles(make: Cover.makeSmall, fill: Cover.fill)
        let shelves = Shelves(configuration, shelves: rows, headings: headings, cells: cells)
        shelves.name = "Shelves"
        shelves.onAction = { [unowned shelves] action in
            guard case .fetch(let request) = action else { return }
            shelves.take(.receive(request.number, request.keys))
        }
        gtk_widget_set_vexpand(shelves.widget, 1)
        return framed([shelves.widget])
    }
}

/// Whole pages, each made when it comes near, with buttons that scroll to them.
@MainActor
enum PagesScene {
    private static let names = ["Following", "For you", "Music", "Talk"]

    static func make() -> Widget? {
        var configuration = Configuration(viewport: 0)
        configuration.ends = .list
        let pages = Pages(configuration, items: Items(count: names.count)) { item in
            let rooms = (0..<4).map { Item(ItemKey(item.value * 40 + $0)) }
            var list = Configuration(viewport: 0)
            list.axis = .vertical
            list.ends = .list
            list.snap = .none
            list.extent = .points(150)
            list.spacing = 10
            let tiles = Tiles(make: Cover.makeSmall, fill: Cover.fill)
            return LoopPager(list, items: Items(rooms), tiles).widget
        }
        gtk_widget_set_vexpand(pages.widget, 1)
        let tabs = names.enumerated().map { index, name in
            button(name) { [unowned pages] in pages.selection = ItemKey(index) }
        }
        return framed([line(tabs), pages.widget])
    }
}

/// Lines at the top of the window that advance automatically.
@MainActor
enum NewsScene {
    private static let lines = [
        "Mira is live from the harbour", "The garden opens at eight", "Two new rooms on Music",
    ]

    static func make() -> Widget? {
        let tiles = Tiles {
            label("", "news")
        } fill: { label, item in
            gtk_label_set_text(OpaquePointer(label), lines[item.value])
        }
        let ticker = Ticker(items: Items(count: lines.count), tiles)
        ticker.name = "News"
        return ticker.widget
    }
}

/// Widgets one below the other, with a margin.
@MainActor
private func framed(_ children: [Widget?]) -> Widget? {
    let box = column(children, spacing: 12)
    gtk_widget_add_css_class(box, "scene")
    return box
}
