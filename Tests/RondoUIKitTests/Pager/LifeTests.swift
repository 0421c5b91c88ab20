import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Cells and pages come and go, with the app and the user's settings.
    @Suite @MainActor struct LifeTests {
        /// Makes the rest come in the frame of the last step: a layout pass between them would
        /// report disappearing views before the settle.
        private func restWithTheLastStep(_ device: Simulation) {
            device.set(.strayLayout, false)
        }

        @Test func cellsGetTheirEventsInOrder() {
            let stage = Stage()
            restWithTheLastStep(stage.device)
            _ = stage.listener.take()
            stage.swipe(-200)
            stage.settle()
            #expect(
                stage.listener.take() == [
                    "begin a", "willAppear b", "change a b", "settle a b", "didDisappear a",
                ]
            )
        }

        @Test func visibleCellsAndEventsAgreeOnRounding() {
            let stage = Stage { $0.snap = .item }
            stage.source.lengths = ["a": .points(399.999_999_9)]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.seen == ["a@0"] && !stage.listener.take().contains("willAppear b"))
            #expect(stage.pager.visibleCells.count == 1)
        }

        @Test(arguments: [Configuration.Axis.horizontal, .vertical])
        func cellsOfANewOverscanGetEvents(axis: Configuration.Axis) {
            let stage = Stage(items: ["a", "b", "c", "d", "e", "f"]) { $0.axis = .vertical }
            restWithTheLastStep(stage.device)
            _ = stage.listener.take()
            stage.pager.configuration.axis = axis
            stage.pager.configuration.extent = .points(190)
            stage.device.advance(by: 0.1)
            let seen = axis == .horizontal ? ["b", "c"] : ["b", "c", "d"]
            #expect(stage.seen.count == seen.count + 1)
            #expect(stage.listener.take() == seen.map { "willAppear \($0)" })
            stage.pager.configuration.extent = .viewport
            stage.device.advance(by: 0.1)
            // The next cell is kept ready.
            let reclaimed = seen.dropFirst().map { "reclaim \($0)" }
            #expect(
                stage.listener.take().sorted() == seen.map { "didDisappear \($0)" } + reclaimed
            )
            stage.swipe(axis == .horizontal ? -250 : -350)
            stage.settle()
            #expect(
                stage.listener.take() == [
                    "begin a", "willAppear b", "change a b", "settle a b", "didDisappear a",
                ]
            )
        }

        @Test func pagesGetTheirEventsInOrder() {
            let stage = Stage(items: ["a", "b", "c", "d", "e", "f", "g"]) {
                $0.tiles = .pages(keep: 2)
            }
            restWithTheLastStep(stage.device)
            #expect(stage.listener.take() == ["willAppear a", "didAppear a"])
            stage.swipe(-200)
            stage.settle()
            #expect(
                stage.listener.take() == [
                    "begin a", "willDisappear a", "willAppear b", "change a b", "settle a b",
                    "didDisappear a", "didAppear b",
                ]
            )
            stage.pager.scroll(to: 3, animated: false)
            stage.device.layOut()
            #expect(
                stage.listener.take() == [
                    "change b d", "settle b d", "willDisappear b", "willAppear d", "didDisappear b",
                    "didAppear d", "reclaim a", "reclaim b",
                ]
            )
        }

        @Test func duringAJumpEachCellShowsItsOwnItem() {
            let stage = Stage(items: (0..<20).map { "\($0)" })
            let old = stage.pager.visibleCells[0]
            var reported: [String] = []
            stage.listener.onEvent = { event in
                let there = (0..<20).compactMap { index in
                    (stage.pager.cellForItem(at: index) as? TextCell).map { ($0.text, "\(index)") }
                }
                #expect(there.allSatisfy { $0.0 == $0.1 }, "\(event): \(there)")
                #expect(stage.seen.allSatisfy { $0 == "10@0" }, "\(event): \(stage.seen)")
                if event.hasPrefix("willAppear") { #expect(there.contains { $0.0 == "10" }) }
                let shown = stage.pager.indexForItem(showing: old).map { "\($0)" }
                #expect(shown == nil || shown == (old as? TextCell)?.text)
                reported.append(event)
            }
            stage.pager.scroll(to: 10, animated: false)
            stage.listener.onEvent = nil
            #expect(reported.contains("settle 0 10") && reported.contains("willAppear 10"))
            #expect(stage.seen == ["10@0"])
        }

        @Test func theBackgroundEndsMotionAndThePageDisappears() {
            let stage = Stage { $0.tiles = .pages(keep: 3) }
            stage.swipe(-200)
            stage.device.advance(by: 0.06)
            _ = stage.listener.take()
            UIApplication.shared.enterBackground()
            #expect(!stage.pager.track.isDecelerating)
            let events = stage.listener.take()
            #expect(events.contains("settle a b") || events.contains("cancel a"))
            #expect(events.last?.hasPrefix("didDisappear") == true)
            UIApplication.shared.enterForeground()
            stage.device.advance(by: 0.016)
            #expect(stage.listener.take().filter { $0.hasPrefix("didAppear") }.count == 1)
            #expect(stage.seen.count == 1 && stage.pager.offsetFromCurrentItem == 0)
        }

        @Test func aFlickThatTheBackgroundEndsTurnsItsPage() {
            let stage = Stage()
            stage.swipe(-90)
            stage.device.advance(by: 0.016)
            #expect(stage.currentID == "a" && stage.pager.phase == .decelerating)
            UIApplication.shared.enterBackground()
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a b"])
            UIApplication.shared.enterForeground()
            stage.settle()
            #expect(stage.seen == ["b@0"])
        }

        @Test func theBackgroundCancelsTheTouch() {
            let stage = Stage()
            stage.press()
            stage.drag(-260)
            UIApplication.shared.enterBackground()
            #expect(stage.pager.phase == .idle)
            stage.drag(-100)
            stage.finger.up()
            UIApplication.shared.enterForeground()
            stage.settle()
            #expect(stage.seen == ["b@0"])
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a b"])
        }

        @Test func theBackgroundReturnsPulledContentToItsEnd() {
            let stage = Stage {
                $0.ends = .list
                $0.snap = .none
            }
            stage.press()
            stage.drag(200)
            #expect(stage.pager.offsetFromCurrentItem < -20)
            UIApplication.shared.enterBackground()
            UIApplication.shared.enterForeground()
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["a@0"])
        }

        @Test func theBackgroundOfAnotherSceneHasNoEffect() {
            let stage = Stage { $0.tiles = .pages(keep: 3) }
            let scene = UIWindowScene()
            stage.window.windowScene = scene
            _ = stage.listener.take()
            let other = UIWindowScene()
            other.enterBackground()
            #expect(stage.listener.take().isEmpty)
            scene.enterBackground()
            #expect(stage.listener.take() == ["willDisappear a", "didDisappear a"])
        }

        @Test func theReturnOfTheAppHasNoEffectOnAHiddenScene() {
            let stage = Stage { $0.tiles = .pages(keep: 3) }
            let scene = UIWindowScene()
            stage.window.windowScene = scene
            scene.enterBackground()
            UIApplication.shared.enterBackground()
            _ = stage.listener.take()
            // Another scene returns, and the app with it.
            UIApplication.shared.enterForeground()
            stage.device.advance(by: 0.016)
            #expect(stage.listener.take().isEmpty)
            scene.enterForeground()
            stage.device.advance(by: 0.016)
            #expect(stage.listener.take() == ["willAppear a", "didAppear a"])
        }

        @Test(arguments: [false, true])
        func aSceneThatChangedWithoutAWindowIsNoticed(comesBack: Bool) {
            let stage = Stage { $0.tiles = .pages(keep: 3) }
            let scene = UIWindowScene()
            stage.window.windowScene = scene
            if comesBack { scene.enterBackground() }
            stage.pager.removeFromSuperview()
            _ = stage.listener.take()
            if comesBack { scene.enterForeground() } else { scene.enterBackground() }
            stage.window.addSubview(stage.pager)
            stage.device.advance(by: 0.016)
            #expect(stage.listener.take() == (comesBack ? ["willAppear a", "didAppear a"] : []))
            #expect(stage.pager.pauses.contains(.hidden) != comesBack)
        }

        @Test(arguments: [Configuration.Axis.horizontal, .vertical], [false, true])
        func contentThatLosesItsSizeComesToRest(axis: Configuration.Axis, isLifted: Bool) {
            let stage = Stage { $0.axis = axis }
            stage.press()
            stage.drag(-250)
            if isLifted { stage.finger.up() }
            stage.pager.frame = .zero
            stage.device.advance(by: 0.05)
            #expect(stage.pager.phase == .idle && stage.seen.isEmpty)
            stage.finger.up()
            stage.pager.frame = stage.window.bounds
            stage.settle()
            #expect(stage.seen == [axis == .horizontal || isLifted ? "b@0" : "a@0"])
        }

        @Test func leavingTheWindowHidesThePage() {
            let stage = Stage { $0.tiles = .pages(keep: 3) }
            _ = stage.listener.take()
            stage.pager.removeFromSuperview()
            #expect(stage.listener.take() == ["willDisappear a", "didDisappear a"])
            stage.window.addSubview(stage.pager)
            stage.device.advance(by: 0.016)
            #expect(stage.listener.take() == ["willAppear a", "didAppear a"])
        }

        @Test func reducedMotionJumps() {
            let stage = Stage()
            stage.device.reduceMotion(true)
            stage.pager.scrollToNext()
            #expect(stage.pager.phase == .idle && stage.currentID == "b")
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["b@0"])
        }

        @Test func theViewIsReleased() {
            weak var pager: LoopPagerView?
            do {
                let stage = Stage { $0.advance = AutoAdvance(interval: 3000, duration: 300) }
                stage.swipe(-200)
                stage.settle()
                pager = stage.pager
            }
            Simulation.reset()
            #expect(pager == nil)
        }

        @Test func aPagerFromAStoryboardWorks() throws {
            let stage = Stage()
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            let pager = try #require(LoopPagerView(coder: coder))
            pager.register(
                UINib { [TextCell(frame: .zero)] },
                forCellWithReuseIdentifier: "text"
            )
            pager.dataSource = stage.source
            pager.frame = stage.window.bounds
            stage.window.addSubview(pager)
            stage.device.advance(by: 0.016)
            #expect((pager.visibleCells[0] as? TextCell)?.text == "a")
        }

        @Test(arguments: [(["a", "b", "c"], "c"), (["x", "y", "z"], "z"), (["x"], "x")])
        func stateIsRestored(items: [String], expected: String) throws {
            let stage = Stage()
            stage.pager.scroll(to: 2, animated: false)
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            stage.pager.encodeRestorableState(with: archiver)
            archiver.finishEncoding()
            let data = archiver.encodedData
            let other = Stage(items: [])
            other.pager.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: data))
            other.source.items = items
            other.pager.updateItems()
            other.device.advance(by: 0.016)
            #expect(other.currentID == expected)
            #expect(other.listener.takeSwitches() == ["settle none \(expected)"])
        }

        @Test func aPlaceThatWaitsForItsItemsIsStoredAgain() throws {
            func state(of pager: LoopPagerView) throws -> NSKeyedUnarchiver {
                let archiver = NSKeyedArchiver(requiringSecureCoding: true)
                pager.encodeRestorableState(with: archiver)
                archiver.finishEncoding()
                return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            }
            let first = Stage()
            first.pager.scroll(to: 2, animated: false)
            let before = try state(of: first.pager)
            let offline = Stage(items: [])
            offline.pager.decodeRestorableState(with: before)
            let again = try state(of: offline.pager)
            let last = Stage(items: [])
            last.pager.decodeRestorableState(with: again)
            last.source.items = ["a", "b", "c"]
            last.pager.updateItems()
            last.device.advance(by: 0.016)
            #expect(last.currentID == "c")
        }

        private func layOutLongItems(_ configuration: inout Configuration) {
            configuration.snap = .none
            configuration.extent = .points(1000)
            configuration.ends = .list
        }

        /// The state of a pager without snapping that rests 250 points within its second item.
        private func stateWithinAnItem() throws -> NSKeyedUnarchiver {
            let stage = Stage(configure: layOutLongItems)
            stage.pager.scroll(to: 1, animated: false)
            stage.settle()
            stage.pager.track.contentOffset.x += 250
            stage.settle()
            #expect(stage.pager.offsetFromCurrentItem == 250 && stage.currentID == "b")
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            stage.pager.encodeRestorableState(with: archiver)
            archiver.finishEncoding()
            return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        }

        @Test(
            arguments: [
                (["a", "b", "c"], ["b@-250"]), (["b", "c"], ["b@-250"]), (["a", "b"], ["b@-250"]),
                (["x", "y"], ["y@0"]), (["x"], ["x@0"]),
            ]
        )
        func thePlaceWithinAnItemIsRestoredWithoutSnapping(items: [String], seen: [String]) throws {
            let state = try stateWithinAnItem()
            let other = Stage(items: [], configure: layOutLongItems)
            other.pager.decodeRestorableState(with: state)
            other.source.items = items
            other.pager.updateItems()
            other.settle()
            #expect(other.seen == seen)
            #expect(other.listener.takeSwitches().count == 1)
        }

        @Test func aRestoredPlaceBeyondTheEndIsTheEnd() throws {
            let state = try stateWithinAnItem()
            let other = Stage(items: []) {
                layOutLongItems(&$0)
                $0.extent = .points(500)
            }
            other.pager.decodeRestorableState(with: state)
            other.source.items = ["a", "b"]
            other.pager.updateItems()
            other.settle()
            #expect(other.seen == ["b@-100"])
        }

        @Test(arguments: [false, true])
        func theFirstLayoutShowsTheRestoredPlaceOrALaterScroll(scrolls: Bool) throws {
            let state = try stateWithinAnItem()
            let stage = Stage()
            let pager = LoopPagerView(frame: .zero)
            layOutLongItems(&pager.configuration)
            pager.register(TextCell.self, forCellWithReuseIdentifier: "text")
            pager.dataSource = stage.source
            pager.decodeRestorableState(with: state)
            if scrolls { pager.scroll(to: 2) }
            stage.window.addSubview(pager)
            pager.frame = stage.window.bounds
            stage.device.advance(by: 0.016)
            #expect(pager.currentItem?.index == (scrolls ? 2 : 1))
            #expect(pager.offsetFromCurrentItem == (scrolls ? 0 : 250))
        }

        @Test func theFirstLayoutReportsTheFirstItemAtRest() {
            let stage = Stage()
            let pager = LoopPagerView(frame: stage.window.bounds)
            let listener = Listener()
            pager.register(TextCell.self, forCellWithReuseIdentifier: "text")
            pager.dataSource = stage.source
            pager.delegate = listener
            pager.scroll(to: 2)
            #expect(listener.take() == [])
            stage.window.addSubview(pager)
            stage.device.advance(by: 0.016)
            #expect(listener.take() == ["change none c", "settle none c", "willAppear c"])
        }

        @Test func prefetchingReportsItemsThatComeNear() {
            let stage = Stage(items: (0..<12).map { "\($0)" })
            let prefetcher = Prefetcher()
            stage.pager.prefetchDataSource = prefetcher
            stage.pager.prefetchDistance = 2
            stage.device.layOut()
            stage.pager.track.setNeedsLayout()
            stage.device.layOut()
            #expect(prefetcher.take() == ["+2", "+10", "+3", "+9"])
            stage.pager.scrollToNext()
            stage.settle()
            #expect(prefetcher.take().contains("+4"))
            stage.pager.scroll(to: 6, animated: false)
            stage.device.layOut()
            let reported = prefetcher.take()
            #expect(reported.contains("-10") && reported.contains("+8") && !reported.contains("-6"))
        }

        @Test func aLatePrefetcherGetsTheItemsThatAreNear() {
            let stage = Stage(items: (0..<12).map { "\($0)" })
            let (old, new) = (Prefetcher(), Prefetcher())
            stage.pager.prefetchDataSource = old
            stage.device.advance(by: 0.016)
            #expect(old.take() == ["+2", "+10", "+3", "+9"])
            stage.pager.prefetchDataSource = new
            stage.device.advance(by: 0.016)
            #expect(new.take() == ["+2", "+10", "+3", "+9"] && old.take() == [])
        }

        @Test func prefetchingGoesBackAcrossTheSeamAfterAPinnedStart() {
            let stage = Stage(items: (0..<12).map { "\($0)" }) { $0.ends.start = .pinned }
            let prefetcher = Prefetcher()
            stage.pager.prefetchDataSource = prefetcher
            stage.pager.prefetchDistance = 2
            stage.device.layOut()
            stage.pager.track.setNeedsLayout()
            stage.device.layOut()
            #expect(prefetcher.take() == ["+2", "+3"])
            stage.pager.scroll(to: 11, animated: false)
            stage.pager.scroll(to: 5, animated: false, way: .forward)
            stage.device.layOut()
            _ = prefetcher.take()
            stage.pager.scroll(to: 1, animated: false, way: .backward)
            stage.device.layOut()
            let reported = prefetcher.take()
            #expect(reported.contains("+11") && reported.contains("+10"))
        }
    }
}

@MainActor
private final class Prefetcher: LoopPagerViewPrefetching {
    private var reported: [String] = []

    func take() -> [String] {
        defer { reported = [] }
        return reported
    }

    func loopPagerView(_ pager: LoopPagerView, prefetchItems items: [LoopPagerItem]) {
        reported += items.map { "+\($0.identifier.base)" }
    }

    func loopPagerView(_ pager: LoopPagerView, cancelPrefetchingItems items: [LoopPagerItem]) {
        reported += items.map { "-\($0.identifier.base)" }
    }
}
