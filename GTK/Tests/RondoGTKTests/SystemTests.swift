import CGTK
import Testing

@testable import RondoGTK

extension Window {
    /// Tickers, pages and shelves as a user sees them.
    @Suite(.serialized)
    @MainActor
    struct SystemTests {
        @Test
        func aTickerStepsOnTimeAndSleepsInBetween() throws {
            let stage = try Stage()
            let log = Log()
            let ticker = Ticker(items: Items(count: 3), log.tiles, clock: stage.clock)
            log.listen(to: ticker)
            try stage.show(ticker.widget)
            try stage.rest(ticker)
            defer { stage.close() }
            #expect(ticker.tick == 0 && stage.clock.hasAlarms)
            for _ in 0..<3 {
                try stage.frame(ticker, after: 4000)
                try stage.rest(ticker)
            }
            #expect(log.settled == [1, 2, 0])
            ticker.take(.pause(.requested))
            #expect(!stage.clock.hasAlarms)
        }

        @Test
        func aTickerWaitsUnderAPointer() throws {
            let stage = try Stage()
            let log = Log()
            let ticker = Ticker(items: Items(count: 3), log.tiles, clock: stage.clock)
            try stage.show(ticker.widget)
            try stage.rest(ticker)
            defer { stage.close() }
            try stage.move(x: 20, y: 20)
            #expect(ticker.engine.pauses == .hovered && !stage.clock.hasAlarms)
            stage.moveTo(x: 900, y: 700)
            try stage.run { ticker.engine.pauses.isEmpty }
            try stage.rest(ticker)
            #expect(stage.clock.hasAlarms)
        }

        @Test
        func aPagerWaitsForTheFocusInATileOnly() throws {
            let tiles = Tiles {
                gtk_button_new_with_label("Press")
            } fill: { _, _ in
            }
            let (stage, pager, _) = try Stage.pager(tiles: tiles) {
                $0.advance = AutoAdvance(interval: 4000, duration: 400)
            }
            defer { stage.close() }
            #expect(gtk_widget_is_focus(pager.widget) != 0)
            #expect(pager.engine.pauses.isEmpty && stage.clock.hasAlarms)
            try stage.key(GDK_KEY_Tab)
            try stage.rest(pager)
            #expect(stage.hasFocus(within: pager.widget))
            #expect(pager.engine.pauses == .focused && !stage.clock.hasAlarms)
            gtk_widget_grab_focus(pager.widget)
            try stage.rest(pager)
            #expect(pager.engine.pauses.isEmpty && stage.clock.hasAlarms)
        }

        @Test
        func theFocusLeavesARemovedLineOfATicker() throws {
            let stage = try Stage()
            let tiles = Tiles {
                gtk_button_new_with_label("Press")
            } fill: { _, _ in
            }
            let ticker = Ticker(items: Items(count: 3), tiles, clock: stage.clock)
            try stage.show(ticker.widget)
            try stage.rest(ticker)
            defer { stage.close() }
            let line = try #require(ticker.engine.tiles.first { $0.isShown })
            gtk_widget_grab_focus(ticker.widget(ofTile: line.number))
            #expect(stage.hasFocus(within: ticker.widget))
            ticker.take(.edit(.remove([ItemKey(0)])))
            try stage.frame(ticker)
            try stage.rest(ticker)
            #expect(!stage.hasFocus(within: ticker.widget))
            #expect(ticker.engine.pauses.isEmpty)
        }

        @Test
        func aTickerIsAsHighAsItsText() throws {
            try #require(gtk_init_check() != 0)
            let tiles = Tiles {
                gtk_label_new(nil)
            } fill: { label, _ in
                gtk_widget_set_size_request(label, 70, 33)
            }
            let widget = Ticker(items: Items(count: 3), tiles).widget
            g_object_ref_sink(widget)
            defer { g_object_unref(widget) }
            var (width, height): (Int32, Int32) = (0, 0)
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
            gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
            #expect(width == 70 && height == 33)
        }

        @Test
        func aTickerGetsItsHeightWithItsFirstLines() throws {
            let stage = try Stage()
            let log = Log()
            let ticker = Ticker(items: Items(count: 0), log.tiles, clock: stage.clock)
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let below = try #require(gtk_label_new("Below"))
            gtk_widget_set_vexpand(below, 1)
            box?.withMemoryRebound(to: GtkBox.self, capacity: 1) { box in
                gtk_box_append(box, ticker.widget)
                gtk_box_append(box, below)
            }
            try stage.show(try #require(box))
            defer { stage.close() }
            #expect(gtk_widget_get_height(ticker.widget) == 0)
            ticker.take(.edit(.replace(with: Items(count: 3))))
            try stage.run { ticker.picture == ["0 at 0"] }
        }

        @Test
        func aPagerCanBeAsNarrowAsItsTiles() throws {
            let tiles = Tiles {
                let label = gtk_label_new("A text that may break where it has no room")
                gtk_label_set_wrap(OpaquePointer(label), 1)
                return label
            } fill: { _, _ in
            }
            let (stage, pager, _) = try Stage.pager(tiles: tiles) { $0.axis = .vertical }
            defer { stage.close() }
            var (least, natural): (Int32, Int32) = (0, 0)
            let widget = pager.widget
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
            #expect(least < natural && least > 0)
        }

        @Test
        func pagesLiveWhileTheyAreNearTheCurrentOne() throws {
            let stage = try Stage()
            var configuration = Configuration(viewport: 0)
            configuration.tiles = .pages(keep: 1)
            configuration.overscan = 0
            var made: [Int] = []
            var steps: [String] = []
            let pages = Pages(configuration, items: Items(count: 5), clock: stage.clock) { item in
                made.append(item.value)
                return gtk_label_new("\(item.value)")
            }
            pages.onEvent = { event in
                if case .tile(let step, let item, _) = event {
                    steps.append("\(step) \(item.value)")
                }
            }
            try stage.show(pages.widget)
            try stage.rest(pages)
            pages.selection = ItemKey(1)
            try stage.rest(pages)
            stage.close()
            #expect(made == [0, 1])
            #expect(
                steps == [
                    "willAppear 0", "didAppear 0", "willDisappear 0", "willAppear 1",
                    "didDisappear 0", "didAppear 1", "reclaim 0", "willDisappear 1",
                    "didDisappear 1",
                ]
            )
        }

        @Test
        func aFingerMovesAShelfOrTheWholeList() throws {
            let (stage, shelves, _) = try self.shelves()
            defer { stage.close() }
            try stage.drag(shelves, [(250, 50), (200, 52), (120, 54), (60, 56)])
            try stage.rest(shelves)
            let first = try #require(shelves.engine.live.first)
            #expect(first.contentOffset > 100 && shelves.engine.contentOffset == 0)
            try stage.drag(shelves, [(150, 350), (152, 300), (154, 220), (156, 180)])
            try stage.rest(shelves)
            #expect(shelves.engine.contentOffset > 100)
        }

        @Test
        func cellsAreReusedOnOtherShelves() throws {
            let (stage, shelves, log) = try self.shelves()
            defer { stage.close() }
            for row in stride(from: 5, through: 50, by: 5) {
                shelves.take(.scroll(to: ShelfKey(row), animated: false))
                try stage.rest(shelves)
            }
            #expect(log.made <= 42)
            for shelf in shelves.engine.live {
                for tile in shelf.tiles {
                    let cell = try #require(shelves.widget(ofTile: tile.number))
                    #expect(Log.text(of: cell) == "\(tile.item.value)")
                }
            }
        }

        @Test
        func eventsComeWhileTheCellShowsItsItem() throws {
            let (stage, shelves, _) = try self.shelves()
            defer { stage.close() }
            var seen = 0
            shelves.onEvent = { event in
                guard event.shelf != nil, case .tile(_, let item, let number) = event.event
                else { return }
                seen += 1
                #expect(
                    shelves.widget(ofTile: number).map { Log.text(of: $0) } == "\(item.value)",
                    "\(event)"
                )
            }
            for row in [20, 40, 43] {
                shelves.take(.scroll(to: ShelfKey(row), animated: false))
                try stage.rest(shelves)
            }
            #expect(seen > 0)
        }

        @Test
        func dataIsRequestedByIdAndFillsItsCells() throws {
            let stage = try Stage()
            var filled: [Int: Int] = [:]
            let tiles = Tiles {
                gtk_label_new(nil)
            } fill: { _, item in
                filled[item.value, default: 0] += 1
            }
            let shelves = Shelves(
                configuration,
                shelves: [Shelf(ShelfKey(0), items: Items(count: 2))],
                cells: tiles,
                clock: stage.clock
            )
            var asked: [ItemLoader.Request] = []
            shelves.onAction = { if case .fetch(let request) = $0 { asked.append(request) } }
            try stage.show(shelves.widget)
            try stage.rest(shelves)
            defer { stage.close() }
            #expect(asked.map(\.keys) == [[ItemKey(0), ItemKey(1)]])
            #expect(filled == [0: 1, 1: 1])
            shelves.take(.receive(asked[0].number, [ItemKey(1)]))
            try stage.rest(shelves)
            #expect(filled == [0: 1, 1: 2])
        }

        @Test
        func aDestroyedWindowLeavesNoHeadings() throws {
            let stage = try Stage()
            let shelves = Shelves(
                configuration,
                shelves: [Shelf(ShelfKey(0), items: Items(count: 2))],
                headings: Log().tiles,
                cells: Log().tiles,
                clock: stage.clock
            )
            try stage.show(shelves.widget)
            try stage.rest(shelves)
            #expect(shelves.heading(of: ShelfKey(0)).map { Log.text(of: $0) } == "0")
            stage.close()
            #expect(shelves.heading(of: ShelfKey(0)) == nil)
        }

        @Test
        func aFeedLoadsShelvesPageByPage() throws {
            let stage = try Stage()
            let log = Log()
            let shelves = Shelves(configuration, shelves: [], cells: log.tiles, clock: stage.clock)
            var asked: [String] = []
            shelves.onRequest = { request in
                asked.append(request.cursor)
                let first = Int(request.cursor) ?? 0
                let page = (first..<first + 6).map { Shelf(ShelfKey($0), items: Items(count: 2)) }
                let next = "\(first + 6)"
                shelves.loader?.receive(request.number, items: 6, next: next, at: shelves.now)
                shelves.take(.edit(.insert(page)))
            }
            try stage.show(shelves.widget)
            shelves.loader = PageLoader(from: "0")
            try stage.frame(shelves)
            try stage.rest(shelves)
            defer { stage.close() }
            #expect(asked == ["0"])
            shelves.take(.scroll(to: ShelfKey(5), animated: false))
            try stage.rest(shelves)
            #expect(asked == ["0", "6"])
            #expect(shelves.engine.list.items.count == 12)
        }

        @Test
        func shelvesFromRightToLeftStartAtTheRight() throws {
            let (stage, shelves, _) = try self.shelves()
            defer { stage.close() }
            gtk_widget_set_direction(shelves.widget, GTK_TEXT_DIR_RTL)
            try stage.frame(shelves)
            try stage.rest(shelves)
            let first = try #require(shelves.engine.live.first?.tiles.first { $0.index.value == 0 })
            let cell = try #require(shelves.widget(ofTile: first.number))
            var bounds = graphene_rect_t()
            _ = gtk_widget_compute_bounds(cell, shelves.widget, &bounds)
            #expect(bounds.origin.x == 300 - 80)
            try stage.drag(shelves, [(60, 50), (120, 52), (200, 54), (250, 56)])
            try stage.rest(shelves)
            #expect(try #require(shelves.engine.live.first).contentOffset > 100)
        }

        @Test
        func keysMoveTheListOfShelves() throws {
            let (stage, shelves, _) = try self.shelves()
            defer { stage.close() }
            try stage.key(GDK_KEY_Down)
            try stage.rest(shelves)
            #expect(shelves.engine.contentOffset == 100)
        }

        private var configuration: ShelvesConfiguration {
            var configuration = ShelvesConfiguration(width: 0, height: 0)
            configuration.list.extent = .points(100)
            configuration.shelf.extent = .points(80)
            return configuration
        }

        private func shelves() throws -> (Stage, Shelves, Log) {
            let stage = try Stage()
            let log = Log()
            let genres = (0..<60).map {
                Shelf(ShelfKey($0), items: Items(count: 20, from: ItemKey($0 * 20)))
            }
            let shelves = Shelves(
                configuration,
                shelves: genres,
                cells: log.tiles,
                clock: stage.clock
            )
            try stage.show(shelves.widget)
            try stage.rest(shelves)
            return (stage, shelves, log)
        }
    }
}
