import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Touches and programmatic scrolls on both axes.
    @Suite @MainActor struct ShelvesScrollTests {
        @Test func theFirstLayoutShowsTheFirstShelves() {
            let stage = ShelvesStage()
            #expect(
                stage.seen == [
                    "A@0: A0@0 A1@100 A2@200 A3@300", "B@100: B0@0 B1@100 B2@200 B3@300",
                    "C@200: C0@0 C1@100 C2@200 C3@300",
                ]
            )
            #expect(stage.view.currentShelf?.identifier == AnyHashable("A"))
            #expect(!stage.view.isMoving && !stage.view.link.isRunning)
        }

        @Test func aSidewaysDragMovesOnlyItsShelf() {
            let stage = ShelvesStage()
            stage.swipe(y: 150, dx: -170, steps: 40, holding: 0.2)
            stage.settle()
            #expect(stage.seen[1] == "B@100: B1@-60 B2@40 B3@140 B4@240 B5@340")
            #expect(stage.seen[0].hasPrefix("A@0: A0@0") && stage.seen[2].hasPrefix("C@200: C0@0"))
            #expect(stage.listOffset == 0)
            #expect(
                stage.listener.take().filter { !$0.contains("ppear") } == [
                    "begin B: B0", "change B: B0 B1", "change B: B1 B2", "settle B: B0 B2",
                ]
            )
        }

        @Test func aVerticalDragMovesOnlyTheList() {
            let stage = ShelvesStage()
            stage.swipe(y: 250, dy: -160, steps: 40, holding: 0.2)
            stage.settle()
            #expect(stage.seen.map { $0.prefix(6) } == ["B@-50:", "C@50: ", "D@150:", "E@250:"])
            #expect(stage.seen.allSatisfy { $0.contains("0@0") })
        }

        /// UIKit chooses the axis on which the finger passes the slop first; the other axis stays
        /// still until the lift.
        @Test(arguments: [(-150.0, -60.0), (-60, -150)])
        func aDiagonalDragMovesOneAxis(dx: Double, dy: Double) {
            let stage = ShelvesStage()
            stage.press(y: 150)
            stage.finger.drag(by: CGPoint(x: dx, y: dy), steps: 20)
            stage.finger.drag(by: CGPoint(x: dy, y: dx), steps: 20)
            let isSideways = dx < dy
            #expect((stage.offset("B") != 0) == isSideways)
            #expect((stage.listOffset != 0) == !isSideways)
            stage.finger.up()
            stage.settle()
            #expect((stage.listOffset != 0) == !isSideways)
        }

        @Test(arguments: [false, true])
        func aCoastingShelfDoesNotBlockADragOfTheList(lingers: Bool) {
            let stage = ShelvesStage(20, items: 60)
            stage.device.set(.flagsLinger, lingers)
            stage.swipe(y: 50, dx: -130, steps: 5)
            stage.swipe(y: 250, dy: -60, steps: 5)
            stage.device.advance(by: 0.016)
            #expect(stage.row("A")?.track.isDecelerating == true)
            #expect(stage.view.track.isDecelerating)
            stage.press(y: 250)
            let held = stage.listOffset
            stage.device.advance(by: 0.3)
            #expect(stage.listOffset == held && stage.view.phase == .dragging)
            stage.finger.up()
            stage.settle()
        }

        @Test func aShelfCanBeDraggedWhileTheListCoasts() {
            let stage = ShelvesStage()
            stage.swipe(y: 250, dy: -120, steps: 6)
            stage.device.advance(by: 0.05)
            #expect(stage.view.phase == .decelerating)
            let place = stage.listOffset
            stage.press(y: 150)
            #expect(stage.view.phase == .dragging, "a finger holds the list")
            stage.finger.drag(by: CGPoint(x: -160, y: 0), steps: 20)
            #expect(stage.view.phase == .idle, "the shelf has the finger")
            #expect(abs(stage.listOffset - place) < 0.5)
            #expect(stage.view.engine.shelves.live.filter { $0.phase == .dragging }.count == 1)
            stage.finger.up()
            stage.settle()
            #expect(abs(stage.listOffset - place) < 0.5)
            expectEnds(of: stage.listener.take())
        }

        @Test func theListCanBeFlickedWhileAShelfCoasts() {
            let stage = ShelvesStage()
            stage.swipe(y: 50, dx: -120, steps: 6)
            stage.device.advance(by: 0.03)
            #expect(stage.row("A")?.row?.phase == .decelerating)
            stage.swipe(y: 250, dy: -120, steps: 6)
            #expect(stage.row("A")?.row?.phase == .decelerating)
            stage.device.advance(by: 0.03)
            #expect(stage.view.phase == .decelerating)
            stage.settle()
            #expect(stage.listOffset > 100)
            expectEnds(of: stage.listener.take())
        }

        @Test func aCaughtShelfSnapsWhenTheListIsDragged() {
            let stage = ShelvesStage { $0.shelf.snap = .item }
            stage.swipe(y: 150, dx: -120, steps: 6)
            stage.device.advance(by: 0.05)
            stage.press(y: 150)
            #expect(stage.row("B")?.row?.phase == .dragging)
            stage.finger.drag(by: CGPoint(x: 0, y: -30), steps: 10)
            #expect(stage.row("B")?.row?.phase == .animating)
            stage.finger.up()
            stage.settle()
            #expect(stage.row("B")?.row?.offset == 0)
            expectEnds(of: stage.listener.take())
        }

        @Test(arguments: [-1.0, 1], [Snap.none, .item, .page])
        func shelvesAndListLoop(way: Double, snap: Snap) {
            let stage = ShelvesStage(5, items: 6) {
                $0.list.ends = .loop
                $0.list.snap = snap
                $0.shelf.ends = .loop
                $0.shelf.snap = snap
            }
            TrackView.room = 1000
            for track in stage.view.tracks { track.plan = nil }
            for turn in 0..<5 {
                stage.swipe(y: 150, dy: way * 130, steps: 8)
                stage.device.advance(by: turn.isMultiple(of: 2) ? 0.1 : 1)
                stage.swipe(y: 150, dx: way * 230, steps: 8)
                stage.device.advance(by: turn.isMultiple(of: 3) ? 0.1 : 1)
                stage.checkPlaces()
            }
            stage.settle()
            stage.checkPlaces()
            #expect(abs(stage.listOffset) > 500, "beyond a turn")
            let isOnPlace = stage.view.engine.shelves.live.allSatisfy { $0.frame.offset == 0 }
            #expect(snap == .none || isOnPlace)
            expectEnds(of: stage.listener.take())
            #expect(stage.device.mistakes.isEmpty)
        }

        /// A loop hardly longer than the viewport shows a shelf at both edges, and the row whose
        /// scroll view moves the shelf may leave first.
        @Test func aShelfVisibleTwiceRestsWhenOneOfItsRowsLeaves() {
            let stage = ShelvesStage(4) {
                $0.list.ends = .loop
                $0.list.overscan = 0
            }
            stage.window.frame.size.height = 380
            stage.view.frame = stage.window.bounds
            stage.swipe(y: 200, dy: -60, steps: 30, holding: 0.2)
            #expect(
                stage.seen.count == 5
                    && stage.view.rows.values.filter { $0.shelf == stage.row("A")?.shelf }.count
                        == 2
            )
            stage.swipe(y: 20, dx: -150, steps: 5)
            stage.device.advance(by: 0.02)
            stage.swipe(y: 200, dy: -80, steps: 30, holding: 0.2)
            stage.settle()
            #expect(stage.view.rows.values.filter { $0.shelf == stage.row("A")?.shelf }.count == 1)
            stage.checkPlaces()
        }

        /// An open end shows a shelf again further on, and a jump there can give it another row: the
        /// scroll view that moves it stays behind.
        @Test(arguments: [Snap.none, .item], Touching.allCases)
        func aTouchedShelfRestsWhenAJumpShowsItFurtherOn(snap: Snap, touching: Touching) {
            let stage = ShelvesStage(5) {
                $0.list.ends = Ends(start: .pinned)
                $0.shelf.ends = .list
                $0.shelf.snap = snap
            }
            if touching != .pull { stage.swipe(y: 150, dx: -150, steps: 5) }
            stage.device.advance(by: 0.02)
            if touching != .flick { stage.press(y: 150) }
            if touching == .pull { stage.finger.drag(by: CGPoint(x: 100, y: 0), steps: 8) }
            stage.device.advance(by: 0.02)
            let row = stage.row("B")
            #expect(row?.row?.phase == (touching == .flick ? .decelerating : .dragging))
            stage.view.scroll(toShelf: "D", animated: false)
            #expect(stage.row("B") != nil && stage.row("B") !== row)
            stage.settle()
            stage.finger.up()
            stage.swipe(y: 150, dy: -80, holding: 0.2)
            stage.settle()
            #expect(!stage.view.link.isRunning && stage.seen.last?.hasPrefix("B@") == true)
            let offset = stage.offset("B") ?? -1
            #expect(touching == .pull ? offset == 0 : offset > 0)
            #expect(snap == .none || offset.truncatingRemainder(dividingBy: 100) == 0)
            stage.checkPlaces()
            expectEnds(of: stage.listener.take())
        }

        /// What moves a shelf: a finger that pulls it past its start, a finger that has caught a
        /// flick, or the flick.
        enum Touching: CaseIterable {
            case pull
            case hold
            case flick
        }

        @Test func aProgrammaticScrollOverridesTouches() {
            let stage = ShelvesStage()
            stage.press(y: 150)
            stage.finger.drag(by: CGPoint(x: -100, y: 0), steps: 8)
            #expect(stage.view.scroll(toItem: "B6", onShelf: "B"))
            stage.finger.drag(by: CGPoint(x: -100, y: 0), steps: 8)
            stage.finger.up()
            stage.settle()
            #expect(stage.offset("B") == 600)
            #expect(stage.listOffset == 100, "the shelf reaches its own resting place")
            #expect(!stage.view.scroll(toItem: "A1", onShelf: "B"))
            #expect(!stage.view.scroll(toShelf: "nobody"))
        }

        @Test func aShelfOutOfSightIsMovedBeforeItAppears() {
            let stage = ShelvesStage()
            stage.view.scroll(toItem: "H5", onShelf: "H")
            stage.device.advance(by: 0.1)
            #expect(stage.view.phase == .animating)
            stage.settle()
            #expect(stage.seen.last == "H@200: H5@0 H6@100 H7@200 H8@300")
        }

        @Test func theStatusBarScrollsToTheFirstShelf() {
            let stage = ShelvesStage()
            stage.view.scroll(toShelf: "E", animated: false)
            stage.settle()
            stage.window.tapStatusBar()
            stage.settle()
            #expect(stage.listOffset == 0)
        }

        @Test func reducedMotionJumps() {
            let stage = ShelvesStage()
            stage.device.reduceMotion(true)
            stage.view.scroll(toItem: "D5", onShelf: "D")
            #expect(!stage.view.isMoving)
            stage.device.layOut()
            #expect(stage.seen[0] == "D@0: D5@0 D6@100 D7@200 D8@300")
        }

        /// Every begin ends once, for the list and for each shelf that did not leave before.
        private func expectEnds(
            of events: [String],
            _ location: SourceLocation = #_sourceLocation
        ) {
            var open: Set<String> = []
            var wrong: [String] = []
            for event in events {
                let words = event.split(separator: " ").map(String.init)
                switch words[0] {
                case "begin": if !open.insert(words[1]).inserted { wrong.append(event) }
                case "settle", "cancel": open.remove(words[1])
                case "didEndDisplaying" where words[1] == "list:": open.remove(words[2] + ":")
                default: break
                }
            }
            #expect(wrong.isEmpty && open.isEmpty, sourceLocation: location)
        }
    }
}

extension ShelvesStage {
    /// Checks that rows and cells are where the engine places them, with the text of their items.
    func checkPlaces(_ location: SourceLocation = #_sourceLocation) {
        for shelf in view.engine.shelves.live {
            guard let row = view.rows[shelf.row.number] else {
                Issue.record("a shelf has no row", sourceLocation: location)
                continue
            }
            let top = row.convert(CGPoint.zero, to: view).y
            #expect(
                abs(top - view.engine.shelves.start(of: shelf)) < 0.6,
                "a row is out of place",
                sourceLocation: location
            )
            for tile in shelf.tiles {
                let cell = row.track.shown[tile.number]?.cell as? TextCell
                let id = view.engine.items[tile.item].base as? String
                #expect(
                    cell.map { String($0.text.prefix { $0 != "=" }) } == id
                        && cell?.isHidden == false,
                    sourceLocation: location
                )
                let frame = cell.map { $0.convert($0.bounds, to: view) } ?? .zero
                let edge = view.isMirrored ? view.bounds.width - frame.maxX : frame.minX
                #expect(
                    abs(edge - shelf.start(of: tile) - view.sideInsets.left) < 0.6,
                    "a cell is out of place",
                    sourceLocation: location
                )
            }
        }
    }
}
