import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Cells choose their size.
    @Suite @MainActor struct SizingTests {
        /// A view as high as the pager in it.
        private final class Box: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                guard let pager = subviews.first else { return }
                pager.frame.size.height = max(0, pager.intrinsicContentSize.height)
            }
        }

        private let letters = ["a", "b", "c", "d", "e", "f"]

        private func stage(
            _ sizes: [String: CGFloat],
            _ sizing: LoopPagerSizing = .lengths,
            _ configure: (inout Configuration) -> Void
        ) -> Stage {
            SizedCell.reset(sizes, others: 10)
            let stage = Stage(items: []) { configure(&$0) }
            stage.pager.register(SizedCell.self, forCellWithReuseIdentifier: "text")
            stage.pager.sizing = sizing
            stage.source.items = letters
            SizedCell.measured = []
            stage.pager.updateItems()
            stage.device.layOut()
            return stage
        }

        private func feed(
            _ sizes: [String: CGFloat],
            _ configure: (inout Configuration) -> Void = { _ in }
        ) -> Stage {
            stage(sizes) {
                $0.axis = .vertical
                $0.extent = .points(100)
                $0.snap = .none
                configure(&$0)
            }
        }

        private func boxed(_ sizes: [String: CGFloat], _ sizing: LoopPagerSizing) -> Stage {
            let stage = stage(sizes, sizing) { _ in }
            let box = Box(frame: stage.window.bounds)
            stage.window.addSubview(box)
            box.addSubview(stage.pager)
            stage.device.advance(by: 0.016)
            return stage
        }

        @Test func itemsAreAsLongAsTheirCells() {
            let stage = feed(["a": 150, "b": 40, "c": 300, "d": 80, "e": 90, "f": 500])
            #expect(stage.seen == ["a@0", "b@150", "c@190", "d@490", "e@570"])
            #expect(Set(SizedCell.measured).count == SizedCell.measured.count, "each once")
            stage.device.advance(by: 0.1)
            #expect(Set(SizedCell.measured).count == SizedCell.measured.count)
            let events = stage.listener.take().filter { $0.hasPrefix("did") }
            #expect(events == ["didDisappear f"], "visible by its estimated length")
        }

        @Test func shortCellsMakeRoomForMore() {
            let stage = feed(["a": 200, "b": 200]) { $0.ends = .list }
            #expect(stage.seen == ["a@0", "b@200", "c@400", "d@410", "e@420", "f@430"])
        }

        @Test func nothingJumpsOnTheWayBack() {
            let stage = feed(["e": 330, "f": 250, "a": 400])
            var last = 0.0
            stage.press()
            stage.drag(20)
            last = place(of: "a", in: stage)
            // The slop is over: each further step moves item a fully.
            for _ in 1...60 {
                stage.drag(8, steps: 1)
                guard stage.seen.contains(where: { $0.hasPrefix("a@") }) else { break }
                #expect(abs(place(of: "a", in: stage) - last - 8) < 0.6)
                last = place(of: "a", in: stage)
            }
            #expect(stage.seen.contains { $0.hasPrefix("f@") })
            stage.finger.up()
            stage.settle()
        }

        private func place(of text: String, in stage: Stage) -> Double {
            let cell = stage.pager.visibleCells.first { ($0 as? TextCell)?.text == text }
            return cell.map { Double($0.convert(CGPoint.zero, to: nil).y) } ?? .nan
        }

        @Test(arguments: [Configuration.Alignment.start, .center, .end])
        func contentOnARestingPlaceStaysThere(_ alignment: Configuration.Alignment) {
            let stage = feed(["a": 200]) {
                $0.snap = .item
                $0.alignment = alignment
            }
            let place = [.start: "a@0", .center: "a@200"][alignment] ?? "a@400"
            #expect(stage.seen.contains(place), "\(stage.seen)")
            #expect(stage.pager.offsetFromCurrentItem == 0)
        }

        @Test(arguments: [Configuration.Alignment.start, .center, .end])
        func aMuchLongerItemStaysCurrent(_ alignment: Configuration.Alignment) {
            let stage = feed(["a": 550, "b": 10, "f": 10]) {
                $0.snap = .item
                $0.alignment = alignment
            }
            let place = [.start: "a@0", .center: "a@25"][alignment] ?? "a@50"
            #expect(stage.seen.contains(place), "\(stage.seen)")
            #expect(stage.currentID == "a" && stage.pager.settledItem?.index == 0)
        }

        @Test func newContentIsMeasuredAgain() {
            let stage = feed(["a": 150, "b": 40])
            SizedCell.sizes = ["a": 50, "b": 60]
            stage.pager.reconfigureItems(withIdentifiers: ["a"])
            stage.device.layOut()
            #expect(stage.seen.prefix(3) == ["a@0", "b@50", "c@90"])
            stage.pager.invalidateLengths(of: ["b"])
            stage.device.layOut()
            #expect(stage.seen.prefix(3) == ["a@0", "b@50", "c@110"])
            SizedCell.sizes["a"] = 70
            stage.device.setContentSizeCategory(.accessibilityLarge)
            stage.device.layOut()
            #expect(stage.seen.prefix(2) == ["a@0", "b@70"])
        }

        @Test func cellsAreMeasuredInTheNewTextSize() {
            let stage = feed(["a": 150, "b": 40])
            SizedCell.growth = 2
            stage.device.setContentSizeCategory(.accessibilityLarge)
            stage.device.layOut()
            #expect(stage.seen.prefix(3) == ["a@0", "b@300", "c@380"])
            let boxed = boxed(["a": 100, "b": 90, "f": 80], .tallest)
            SizedCell.growth = 2
            boxed.device.setContentSizeCategory(.accessibilityLarge)
            boxed.device.layOut()
            #expect(boxed.pager.frame.height == 200)
        }

        @Test func anotherBreadthMeasuresAgain() {
            let stage = feed(["a": 150])
            SizedCell.sizes = ["a": 120]
            stage.pager.frame.size.width = 300
            stage.device.layOut()
            #expect(stage.seen.prefix(2) == ["a@0", "b@120"])
        }

        @Test func lengthsSurviveOtherChanges() {
            let stage = feed(["a": 150, "b": 40])
            SizedCell.measured = []
            stage.source.items = ["z"] + letters
            stage.source.lengths = ["b": .points(45)]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.seen.prefix(3) == ["a@0", "b@150", "c@195"])
            #expect(!SizedCell.measured.contains("a"))
        }

        @Test func measurementsAreRecorded() throws {
            let stage = feed(["a": 150, "b": 40, "e": 200]) { $0.ends = .list }
            stage.pager.startRecording()
            _ = stage.listener.take()
            stage.swipe(-300)
            stage.settle()
            SizedCell.sizes["c"] = 77
            stage.pager.invalidateLengths(of: ["c"])
            stage.device.advance(by: 0.1)
            let text = try #require(stage.pager.stopRecording())
            #expect(try TraceTests().replay(text) == stage.listener.take(), "\(text)")
        }

        @Test func aPagerIsAsHighAsItsTallestMeasuredItem() {
            let stage = boxed(["a": 100, "b": 150, "c": 90, "f": 80], .tallest)
            #expect(stage.pager.frame.height == 150, "b is prepared beyond the edge")
            stage.pager.scroll(to: 2, animated: false)
            stage.device.layOut()
            #expect(stage.pager.frame.height == 150)
            stage.source.items = ["a", "c"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.pager.frame.height == 100)
            stage.pager.contentInset.top = 20
            stage.device.layOut()
            #expect(stage.pager.frame.height == 120)
        }

        @Test func aPagerBecomesLowerWhenItsItemsDo() {
            let tall: [String: CGFloat] = ["a": 100, "b": 110, "c": 200, "d": 120, "f": 130]
            let stage = boxed(tall, .tallest)
            stage.pager.scroll(to: 2, animated: false)
            stage.device.layOut()
            stage.pager.scroll(to: 0, animated: false)
            stage.device.layOut()
            #expect(stage.pager.frame.height == 200, "c has no cell now")
            SizedCell.reset(tall.mapValues { $0 / 2 }, others: 10)
            stage.pager.frame.size.width = 700
            stage.device.layOut()
            #expect(stage.pager.frame.height == 65)
            SizedCell.reset(tall, others: 10)
            stage.pager.itemsPerView = 2
            stage.device.layOut()
            #expect(stage.pager.frame.height == 200)
            stage.pager.scroll(to: 4, animated: false)
            stage.device.layOut()
            SizedCell.reset(tall.mapValues { $0 / 2 }, others: 10)
            stage.device.setContentSizeCategory(.medium)
            stage.device.layOut()
            #expect(stage.pager.frame.height == 65)
        }

        @Test func aPagerIsAsHighAsItsCurrentItemAlsoDuringASwitch() {
            let stage = boxed(["a": 100, "b": 200, "f": 60], .current)
            #expect(stage.pager.frame.height == 100)
            stage.finger.down(at: CGPoint(x: 300, y: 50))
            stage.finger.drag(by: CGPoint(x: -110, y: 0), steps: 10)
            #expect(stage.pager.frame.height == 125, "a quarter of the way")
            #expect(stage.seen == ["a@-100", "b@300"])
            #expect(stage.pager.visibleCells.allSatisfy { $0.bounds.height == 125 })
            stage.finger.up()
            stage.settle()
            #expect(stage.pager.frame.height == 200 && stage.seen == ["b@0"])
            stage.pager.sizing = .fixed
            #expect(stage.pager.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        }

        @Test func aContainerPrefersTheHeightOfItsPage() {
            let stage = PagesStage(["a", "b", "c"])
            for page in stage.container.pages { page.preferredContentSize.height = 70 }
            stage.container.sizing = .current
            stage.device.layOut()
            #expect(stage.container.preferredContentSize == CGSize(width: 0, height: 70))
        }

        @Test(arguments: [LoopPagerSizing.current, .tallest])
        func aPageThatPrefersAnotherHeightIsMeasuredAgain(_ sizing: LoopPagerSizing) throws {
            let stage = PagesStage(["a", "b", "c"])
            for page in stage.container.pages { page.preferredContentSize.height = 70 }
            stage.container.sizing = sizing
            stage.device.layOut()
            let page = try #require(stage.container.currentPage)
            for height: CGFloat in [120, 90] {
                page.preferredContentSize.height = height
                stage.device.layOut()
                #expect(stage.container.preferredContentSize.height == height)
            }
        }

        @Test func aBadLengthTraps() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { _ = SizingTests().feed(["a": .infinity]) }
            }
        }
    }
}
