import CGTK
import RondoTrace
import Testing

@testable import RondoGTK

/// The tests that share the display and its pointer.
@Suite(.serialized)
@MainActor
enum Window {}

extension Window {
    /// A pager in a real window of 300 by 400, with a real pointer.
    @Suite(.serialized)
    @MainActor
    struct LoopPagerTests {
        @Test
        func loopsUnderAPointer() throws {
            let (stage, pager, log) = try Stage.pager()
            defer { stage.close() }
            for _ in 0..<5 {
                try stage.drag(pager, [(250, 200), (180, 200), (100, 200)])
                try stage.rest(pager)
            }
            #expect(log.settled == [1, 2, 3, 4, 0])
            #expect(pager.picture == ["0 at 0"])
        }

        @Test
        func bothSidesOfTheSeamAreVisibleDuringADrag() throws {
            let (stage, pager, _) = try Stage.pager()
            defer { stage.close() }
            try stage.drag(pager, [(50, 200), (80, 200), (160, 200)], lift: false)
            try stage.frame(pager)
            #expect(pager.picture == ["4 at -200", "0 at 100"])
            try stage.button(isDown: false)
        }

        @Test
        func aShortFlickTurnsAPage() throws {
            let (stage, pager, log) = try Stage.pager()
            defer { stage.close() }
            try stage.drag(pager, [(200, 200), (185, 200), (165, 200)])
            try stage.rest(pager)
            #expect(log.settled == [1])
        }

        @Test
        func theNextItemReplacesARemovedOneUnderTheFinger() throws {
            let (stage, pager, log) = try Stage.pager()
            defer { stage.close() }
            try stage.drag(pager, [(250, 200), (200, 200), (150, 200)], lift: false)
            try stage.frame(pager)
            #expect(pager.picture == ["0 at -90", "1 at 210"])
            pager.take(.edit(.remove([ItemKey(0)])))
            try stage.frame(pager)
            #expect(pager.picture == ["1 at -90", "2 at 210"])
            try stage.button(isDown: false)
            try stage.rest(pager)
            #expect(log.settled.count == 1)
        }

        @Test
        func aMillionItemsNeedAFewWidgets() throws {
            let (stage, pager, log) = try Stage.pager(Items(count: 1_000_000))
            defer { stage.close() }
            for _ in 0..<50 {
                pager.take(.next(animated: false))
                try stage.frame(pager)
            }
            pager.take(.scroll(to: ItemKey(999_999)))
            try stage.rest(pager)
            #expect(pager.picture == ["999999 at 0"])
            #expect(log.made <= 6)
        }

        @Test
        func eventsComeWhileTheTileShowsItsItem() throws {
            let (stage, pager, log) = try Stage.pager(Items(count: 9)) { $0.overscan = 0 }
            defer { stage.close() }
            pager.take(.scroll(to: ItemKey(4), animated: false))
            try stage.rest(pager)
            #expect(
                log.seen == [
                    "willAppear 0: 0", "didDisappear 0: 0", "reclaim 0: 0", "willAppear 4: 4",
                ]
            )
        }

        @Test
        func atRestThePagerRequestsNoFrames() throws {
            let (stage, pager, _) = try Stage.pager()
            defer { stage.close() }
            pager.take(.next())
            try stage.rest(pager)
            let drawn = pager.frames
            stage.clock.advance(by: 100_000)
            while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
            #expect(pager.tick == 0 && pager.frames == drawn && !stage.clock.hasAlarms)
        }

        @Test
        func aDestroyedWindowEndsTheSwitch() throws {
            let (stage, pager, log) = try Stage.pager()
            pager.take(.next())
            try stage.frame(pager, after: 100)
            stage.close()
            #expect(!pager.isAlive)
            #expect(log.settled == [1])
            #expect(pager.take(.next()) == nil)
            pager.name = "Gone"
            #expect(pager.engine.tiles.allSatisfy { pager.widget(ofTile: $0.number) == nil })
        }

        @Test
        func aPagerIsReleasedWithItsWindow() throws {
            let stage = try Stage()
            weak var kept: LoopPager?
            do {
                let pager = LoopPager(
                    Configuration(viewport: 0),
                    items: Items(count: 3),
                    Log().tiles,
                    clock: stage.clock
                )
                kept = pager
                try stage.show(pager.widget)
                try stage.rest(pager)
            }
            #expect(kept != nil)
            stage.close()
            #expect(kept == nil)
        }

        @Test
        func aRecordingReplaysToTheSameEvents() throws {
            let (stage, pager, log) = try Stage.pager(isRecorded: true)
            try stage.drag(pager, [(250, 200), (180, 200), (100, 200)])
            try stage.frame(pager)
            pager.take(.edit(.remove([ItemKey(1)])))
            try stage.rest(pager)
            pager.take(.previous())
            try stage.frame(pager, after: 90)
            pager.take(.edit(.insert([Item(ItemKey(9))], before: ItemKey(2))))
            try stage.rest(pager)
            stage.close()
            #expect(try replayed(pager.recording ?? "") == log.events)
        }

        @Test
        func aRecordingReplaysASleepOfTheMachine() throws {
            let stage = try Stage()
            let log = Log()
            let ticker = Ticker(items: Items(count: 3), log.tiles, clock: stage.clock)
            log.listen(to: ticker)
            ticker.startRecording()
            try stage.show(ticker.widget)
            try stage.rest(ticker)
            for time: Double in [4000, 1_000_000, 4000] {
                try stage.frame(ticker, after: time)
                try stage.rest(ticker)
            }
            stage.close()
            #expect(log.settled == [1, 2])
            #expect(try replayed(ticker.recording ?? "") == log.events)
        }

        @Test
        func tilesHaveTheirNaturalLength() throws {
            let tiles = Tiles {
                gtk_label_new(nil)
            } fill: { label, item in
                gtk_widget_set_size_request(label, -1, Int32(50 + 10 * item.value))
            }
            let (stage, pager, _) = try Stage.pager(Items(count: 20), tiles: tiles) {
                $0.axis = .vertical
                $0.extent = .points(300)
            }
            defer { stage.close() }
            pager.measuresTiles = true
            pager.refill()
            try stage.run { pager.engine.tiles.first?.extent != 300 }
            try stage.rest(pager)
            let lengths = pager.engine.tiles.filter(\.isShown).map { Int($0.extent) }
            #expect(lengths == [50, 60, 70, 80, 90, 100])
        }

        @Test
        func aFeedLoadsOnePageAtATime() throws {
            let (stage, pager, _) = try Stage.pager(Items(count: 0)) { $0.ends = .list }
            defer { stage.close() }
            var asked: [String] = []
            pager.onRequest = { request in
                asked.append(request.cursor)
                let first = Int(request.cursor) ?? 0
                if asked.count == 2 {
                    pager.loader?.fail(request.number, at: pager.now)
                    return
                }
                let page = (first..<first + 4).map { Item(ItemKey($0)) }
                let next = first < 8 ? "\(first + 4)" : nil
                pager.loader?.receive(request.number, items: 4, next: next, at: pager.now)
                pager.take(.edit(.append(page: page)))
            }
            pager.loader = PageLoader(from: "0", prefetch: 1)
            try stage.frame(pager)
            try stage.rest(pager)
            pager.take(.scroll(to: ItemKey(2), animated: false))
            try stage.rest(pager)
            #expect(asked == ["0", "4"])
            try stage.frame(pager, after: 1001)
            try stage.rest(pager)
            #expect(asked == ["0", "4", "4"])
            #expect(pager.engine.items.count == 8)
        }

        @Test
        func aRowFromRightToLeftIsMirrored() throws {
            let (stage, pager, log) = try Stage.pager()
            defer { stage.close() }
            gtk_widget_set_direction(pager.widget, GTK_TEXT_DIR_RTL)
            try stage.rest(pager)
            try stage.drag(pager, [(50, 200), (80, 200), (160, 200)], lift: false)
            try stage.frame(pager)
            #expect(pager.picture == ["0 at 100", "1 at -200"])
            try stage.button(isDown: false)
            try stage.rest(pager)
            try stage.key(GDK_KEY_Left)
            try stage.rest(pager)
            #expect(log.settled == [1, 2])
        }

        @Test
        func reducedMotionFollowsTheSettingOfGTK() throws {
            let (stage, pager, log) = try Stage.pager()
            defer { stage.close() }
            Stage.setAnimations(false)
            pager.take(.next())
            #expect(log.settled == [1])
            Stage.setAnimations(true)
            pager.take(.next())
            #expect(log.settled == [1])
        }
    }
}
