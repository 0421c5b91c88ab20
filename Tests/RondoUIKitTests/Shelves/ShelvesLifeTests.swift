import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Offsets, sizes, languages, the app and VoiceOver.
    @Suite @MainActor struct ShelvesLifeTests {
        typealias Moment = ChangeTests.Moment

        @Test func theFirstLayoutReportsOnlyTheShelfAndTheItemOfAScroll() {
            let stage = ShelvesStage()
            let view = ShelvesView(frame: stage.window.bounds)
            let listener = ShelvesListener()
            view.configuration = stage.view.configuration
            view.register(TextCell.self, forCellWithReuseIdentifier: "film")
            view.delegate = listener
            let source = ShelvesStage.Source(view: view) { view, _, id, _ in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "film")
                (cell as? TextCell)?.text = id
                return cell
            }
            source.apply(ShelvesStage.shelves(8, items: 12))
            view.scroll(toItem: "D2", onShelf: "D")
            #expect(listener.take() == [])
            stage.window.addSubview(view)
            stage.device.advance(by: 0.016)
            let events = listener.take()
            let list = ["change list: none D", "settle list: none D", "willDisplay list: D"]
            #expect(events.filter { $0.contains(" list: ") }.prefix(3) == list[...])
            let row = ["willAppear D: D2", "willAppear D: D3"]
            #expect(events.filter { $0.contains(" D: ") }.prefix(2) == row[...])
        }

        // MARK: Offsets

        @Test func aShelfReturnsAtItsOffset() {
            let stage = ShelvesStage(12)
            stage.swipe(y: 50, dx: -97, steps: 30, holding: 0.2)
            stage.swipe(y: 150, dx: -143, steps: 6)
            stage.device.advance(by: 0.02)
            let offsets = [stage.offset("A"), stage.offset("B")]
            #expect(stage.row("B")?.row?.phase == .decelerating)
            stage.view.scroll(toShelf: "L", animated: false)
            stage.device.advance(by: 2)
            #expect(stage.row("A") == nil)
            #expect(
                stage.seen.allSatisfy { $0.contains("0@0") },
                "rows are reused, but not their offsets"
            )
            stage.view.scroll(toShelf: "A", animated: false)
            stage.device.layOut()
            #expect([stage.offset("A"), stage.offset("B")] == offsets, "to the bit")
            #expect(stage.seen[0] == "A@0: A0@-87 A1@13 A2@113 A3@213 A4@313")
            stage.checkPlaces()
            stage.settle()
        }

        @Test func aShelfThatSnapsContinuesWhenItReturns() {
            let stage = ShelvesStage(12) { $0.shelf.snap = .item }
            stage.swipe(y: 50, dx: -140, steps: 6)
            stage.device.advance(by: 0.02)
            stage.view.scroll(toShelf: "L", animated: false)
            stage.device.advance(by: 1)
            stage.view.scroll(toShelf: "A", animated: false)
            stage.settle()
            stage.checkPlaces()
            #expect(stage.row("A")?.row?.offset == 0 && stage.offset("A") != 0)
        }

        @Test(arguments: [false, true])
        func offsetsAreOneValueThatCanBeStored(comesLater: Bool) throws {
            let stage = ShelvesStage()
            stage.swipe(y: 50, dx: -97, steps: 30, holding: 0.2)
            stage.view.scroll(toItem: "G3", onShelf: "G", animated: false)
            stage.swipe(y: 250, dy: 33, steps: 30, holding: 0.2)
            stage.settle()
            let seen = stage.seen
            let stored = try JSONEncoder().encode(stage.view.offsets)

            let other = ShelvesStage(comesLater ? 0 : 8)
            other.view.offsets = try JSONDecoder().decode(ShelvesOffsets.self, from: stored)
            if comesLater { other.source.apply(ShelvesStage.shelves(8, items: 12)) }
            other.device.layOut()
            #expect(other.seen == seen)
            other.view.scroll(toShelf: "A", animated: false)
            other.device.layOut()
            #expect(other.offset("A") == stage.view.offsetOfShelf("A"))
            other.view.offsets = ShelvesOffsets()
            other.device.layOut()
            #expect(other.seen[0] == "A@0: A0@0 A1@100 A2@200 A3@300")
        }

        @Test func stateIsRestored() throws {
            let stage = ShelvesStage()
            stage.view.scroll(toItem: "D2", onShelf: "D", animated: false)
            stage.device.layOut()
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            stage.view.encodeRestorableState(with: archiver)
            archiver.finishEncoding()
            let seen = stage.seen
            let other = ShelvesStage(0)
            let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            other.view.decodeRestorableState(with: coder)
            other.source.apply(ShelvesStage.shelves(8, items: 12))
            other.device.layOut()
            #expect(other.seen == seen)
        }

        // MARK: Sizes and languages

        @Test func rotationKeepsShelvesAndItems() {
            let stage = ShelvesStage { $0.shelf.extent = .viewport }
            stage.view.scroll(toItem: "C4", onShelf: "C", animated: false)
            stage.device.layOut()
            #expect(stage.seen[0] == "C@0: C4@0")
            stage.press(y: 50)
            stage.finger.drag(by: CGPoint(x: -60, y: 0), steps: 6)
            stage.window.frame.size = CGSize(width: 300, height: 400)
            stage.view.frame = stage.window.bounds
            stage.device.layOut()
            #expect(stage.seen.count == 4)
            #expect(stage.seen[0].hasPrefix("C@0: C4@-50"))
            stage.checkPlaces()
            stage.finger.up()
            stage.settle()
            #expect(stage.view.visibleCells.allSatisfy { $0.bounds.width == 300 })
        }

        @Test func insetsAndSafeAreaStayFreeAndContentShowsThroughThem() {
            let stage = ShelvesStage()
            stage.window.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 10))
            stage.view.contentInset = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)
            stage.device.layOut()
            #expect(stage.seen[0] == "A@40: A0@16 A1@116 A2@216 A3@316")
            stage.swipe(y: 90, dx: -110, steps: 30, holding: 0.2)
            #expect(stage.seen[0] == "A@40: A0@-84 A1@16 A2@116 A3@216 A4@316")
            stage.swipe(y: 250, dy: -110, steps: 30, holding: 0.2)
            let row = stage.row("A")
            #expect(row?.convert(CGPoint.zero, to: nil).y == -60 && row?.isHidden == false)
            #expect(stage.seen[0].hasPrefix("B@40:"))
            stage.view.contentInsetAdjustmentBehavior = .never
            stage.view.scroll(toShelf: "A", animated: false)
            stage.device.layOut()
            #expect(stage.seen[0].hasPrefix("A@0:"))
        }

        @Test func anotherDirectionOfTheSurroundingsMirrorsShelves() {
            let stage = ShelvesStage()
            stage.device.setLayoutDirection(.rightToLeft)
            stage.device.layOut()
            #expect(stage.seen[0] == "A@0: A3@0 A2@100 A1@200 A0@300")
        }

        @Test func rightToLeftIsMirrored() {
            let stage = ShelvesStage()
            stage.view.semanticContentAttribute = .forceRightToLeft
            stage.device.layOut()
            #expect(stage.seen[0] == "A@0: A3@0 A2@100 A1@200 A0@300")
            stage.swipe(y: 50, dx: 110, steps: 30, holding: 0.2)
            #expect(stage.seen[0] == "A@0: A4@0 A3@100 A2@200 A1@300")
            stage.settle()
            stage.checkPlaces()
        }

        // MARK: The app

        @Test(arguments: [
            CGSize.zero, CGSize(width: 0, height: 300), CGSize(width: 400, height: 0),
        ])
        func contentThatLosesItsSizeComesToRest(size: CGSize) {
            let stage = ShelvesStage { ($0.list.snap, $0.shelf.snap) = (.item, .item) }
            stage.press(y: 150)
            stage.finger.drag(by: CGPoint(x: -130, y: 0), steps: 10)
            stage.view.frame.size = size
            stage.device.advance(by: 0.05)
            stage.finger.up()
            stage.view.frame = stage.window.bounds
            stage.settle()
            #expect(stage.offset("B") == 100 && stage.listOffset == 0)
            stage.press(y: 150)
            stage.finger.drag(by: CGPoint(x: 0, y: -130), steps: 10)
            stage.view.frame.size = size
            stage.device.advance(by: 0.05)
            stage.finger.up()
            stage.view.frame = stage.window.bounds
            stage.settle()
            #expect(stage.listOffset == 100)
        }

        @Test func theBackgroundEndsMotion() {
            let stage = ShelvesStage { $0.shelf.snap = .item }
            stage.swipe(y: 50, dx: -130, steps: 6)
            stage.press(y: 150)
            stage.finger.drag(by: CGPoint(x: -130, y: 0), steps: 6)
            _ = stage.listener.take()
            UIApplication.shared.enterBackground()
            #expect(!stage.view.isMoving && !stage.view.link.isRunning)
            #expect(stage.listener.take().filter { $0.hasPrefix("settle") }.count == 2)
            UIApplication.shared.enterForeground()
            stage.finger.up()
            stage.settle()
            stage.checkPlaces()
            #expect(stage.row("A")?.row?.offset == 0 && stage.row("B")?.row?.offset == 0)
        }

        @Test(arguments: [100.0, -500]) func theBackgroundReturnsAPulledShelfToItsEnd(dx: Double) {
            let stage = ShelvesStage(items: 6) { $0.shelf.ends = .list }
            stage.press(y: 50)
            stage.finger.drag(by: CGPoint(x: dx, y: 0), steps: 8)
            #expect(stage.row("A")?.row?.reach.contains(0) == false)
            UIApplication.shared.enterBackground()
            UIApplication.shared.enterForeground()
            stage.finger.up()
            stage.settle()
            #expect(stage.offset("A") == (dx > 0 ? 0 : 200))
            stage.checkPlaces()
        }

        @Test func theViewIsReleased() async {
            weak var view: ShelvesView?
            do {
                let stage = ShelvesStage()
                await stage.load()
                stage.swipe(y: 50, dx: -130, steps: 6)
                await stage.server.answer()
                stage.settle()
                view = stage.view
            }
            Simulation.reset()
            #expect(view == nil)
        }

        @Test func aShelfListFromAStoryboardWorks() throws {
            let stage = ShelvesStage()
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            let view = try #require(ShelvesView(coder: coder))
            view.configuration = stage.view.configuration
            view.register(UINib { [TextCell(frame: .zero)] }, forCellWithReuseIdentifier: "film")
            view.dataSource = stage.source
            view.frame = stage.window.bounds
            stage.window.addSubview(view)
            stage.device.advance(by: 0.016)
            #expect((view.visibleCells[0] as? TextCell)?.text == "A0")
        }

        @Test func anotherConfigurationKeepsShelvesOffsetsAndCells() {
            let stage = ShelvesStage()
            stage.view.scroll(toItem: "C4", onShelf: "C", animated: false)
            stage.device.layOut()
            let cell = stage.view.cells(forItemWithIdentifier: "C4")[0]
            _ = stage.listener.take()
            stage.view.configuration.shelf.extent = .points(120)
            stage.device.layOut()
            #expect(stage.seen[0] == "C@0: C4@0 C5@120 C6@240 C7@360")
            #expect(stage.view.cells(forItemWithIdentifier: "C4")[0] === cell)
            #expect(!stage.listener.take().contains { $0.hasSuffix("C4") })
        }

        // MARK: VoiceOver

        @Test func threeFingerSwipesScrollBothAxes() {
            let stage = ShelvesStage()
            let row = stage.row("B")
            #expect(row?.track.accessibilityScroll(.left) == true)
            stage.settle()
            #expect(stage.offset("B") == 400)
            #expect(row?.accessibilityScroll(.down) == false, "the list handles it")
            #expect(stage.view.track.accessibilityScroll(.down))
            stage.settle()
            #expect(stage.listOffset == 300)
            #expect(stage.device.announcements.map(\.text) == ["Item 5 of 12", "Shelf 4 of 8"])
            #expect(!stage.view.accessibilityScroll(.left))
            #expect(stage.view.accessibilityScroll(.up))
            stage.settle()
            #expect(stage.listOffset == 0)
            #expect(!stage.view.accessibilityScroll(.up), "not handled at the top")
            #expect(stage.row("B")?.accessibilityScroll(.right) == true)
            stage.settle()
            #expect(stage.offset("B") == 0 && stage.row("B")?.accessibilityScroll(.right) == false)
        }

        @Test func threeFingerSwipesCrossTheSeam() {
            let stage = ShelvesStage { $0.shelf.ends = Ends(start: .pinned, end: .open) }
            stage.view.scroll(toItem: "A10", onShelf: "A", animated: false)
            stage.device.layOut()
            for (direction, expected) in [
                (UIAccessibilityScrollDirection.left, 1400.0), (.right, 1200), (.right, 800),
                (.right, 400), (.right, 0), (.right, 0),
            ] {
                _ = stage.row("A")?.accessibilityScroll(direction)
                stage.settle()
                #expect(stage.offset("A") == expected)
            }
        }

        @Test func shelvesAreGroupsAndThoseBeyondTheNextAreHidden() {
            let stage = ShelvesStage(8) {
                $0.list.overscan = 2
                $0.shelf.overscan = 2
            }
            stage.source.optionsProvider = { id in
                var options = ShelfOptions()
                options.accessibilityLabel = "Shelf \(id)"
                return options
            }
            stage.device.layOut()
            #expect(stage.view.accessibilityContainerType == .list)
            let row = stage.row("B")
            #expect(row?.accessibilityContainerType == .semanticGroup)
            #expect(row?.accessibilityLabel == "Shelf B")
            let rows = stage.view.rows.values.filter { !$0.accessibilityElementsHidden }
            #expect(rows.count == 4 && stage.view.rows.count == 5)
            let hidden = row?.track.shown.values.filter(\.cell.accessibilityElementsHidden)
            #expect(hidden?.count == 1 && row?.track.shown.count == 6)
        }
    }
}

extension ShelvesView {
    /// The offset of a shelf that may be far away.
    fileprivate func offsetOfShelf(_ identifier: AnyHashable) -> Points? {
        guard let key = engine.existingKey(ofShelf: identifier) else { return nil }
        var copy = engine.shelves
        var offset: Points?
        copy.moveShelf(key, at: copy.now) { scroller in
            offset = scroller.contentOffset
            return nil
        }
        return offset
    }
}
