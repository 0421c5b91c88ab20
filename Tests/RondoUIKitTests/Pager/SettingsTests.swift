import Foundation
import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Settings without code, and other text sizes.
    @Suite @MainActor struct SettingsTests {
        private func coder() throws -> NSKeyedUnarchiver {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        }

        @Test func aPagerCanBeConfiguredWithoutCode() throws {
            let stage = Stage()
            let pager = try #require(LoopPagerView(coder: coder()))
            pager.register(TextCell.self, forCellWithReuseIdentifier: "text")
            pager.isVertical = true
            pager.pinsStart = true
            pager.pinsEnd = false
            pager.spacing = 10
            pager.interval = 0.2
            pager.duration = 0.1
            pager.dataSourceOutlet = stage.source
            pager.delegateOutlet = stage.listener
            #expect(pager.configuration.axis == .vertical)
            #expect(pager.configuration.ends == Ends(start: .pinned, end: .open))
            #expect(pager.configuration.spacing == 10)
            #expect(pager.configuration.advance == AutoAdvance(interval: 200, duration: 100))
            #expect(pager.dataSource === stage.source && pager.delegate === stage.listener)
            #expect(pager.isVertical && pager.pinsStart && !pager.pinsEnd && pager.spacing == 10)
            pager.frame = stage.window.bounds
            stage.window.addSubview(pager)
            stage.device.advance(by: 0.05)
            #expect((pager.visibleCells.first as? TextCell)?.text == "a")
            pager.delegateOutlet = nil
            #expect(pager.delegate == nil)
        }

        @Test func aTickerCanBeConfiguredWithoutCode() throws {
            let ticker = try #require(TickerView(coder: coder()))
            ticker.duration = 2
            ticker.interval = 8
            #expect(ticker.configuration.advance == AutoAdvance(interval: 8000, duration: 2000))
            #expect(ticker.isVertical && !ticker.isScrollEnabled)
        }

        @Test func aContainerCanBeConfiguredWithoutCode() throws {
            let stage = PagesStage(isShown: false)
            let container = try #require(PageContainerViewController(coder: coder()))
            container.isVertical = true
            container.pinsStart = true
            container.pinsEnd = true
            container.spacing = 4
            container.keep = 2
            container.register(TestPage.self, forPageWithReuseIdentifier: "page")
            container.dataSourceOutlet = stage.source
            container.delegateOutlet = stage.listener
            #expect(container.configuration.ends == .list && container.pinsStart)
            #expect(container.configuration.axis == .vertical && container.isVertical)
            #expect(container.configuration.tiles == .pages(keep: 2) && container.pinsEnd)
            #expect(container.configuration.spacing == 4 && container.spacing == 4)
            #expect(container.dataSourceOutlet === stage.source)
            #expect(container.delegateOutlet === stage.listener)
        }

        @Test func anObjectThatIsNoDataSourceTraps() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { LoopPagerView(frame: .zero).dataSourceOutlet = UIView() }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run { PageContainerViewController().delegateOutlet = UIView() }
            }
        }

        @Test func anotherTextSizeGivesOtherLengths() {
            let stage = Stage { $0.snap = .item }
            stage.source.lengths = ["a": .points(100), "b": .points(150), "c": .points(120)]
            stage.pager.updateItems()
            stage.pager.scroll(to: 1, animated: false)
            stage.device.layOut()
            #expect(stage.seen == ["b@0", "c@150", "a@270", "b@370"])
            _ = stage.source.takeAsked()
            stage.source.lengths = ["a": .points(200), "b": .points(300), "c": .points(240)]
            stage.device.setContentSizeCategory(.accessibilityLarge)
            #expect(stage.seen == ["b@0", "c@300"])
            #expect(stage.source.takeAsked().isEmpty, "the cells stay")
        }

        @Test func anotherTextSizeUnderAFingerKeepsTheCurrentItemInPlace() {
            let stage = Stage(items: ["a", "b", "c", "d"]) {
                $0.snap = .item
                $0.extent = .points(200)
            }
            stage.press()
            stage.drag(-60)
            #expect(stage.seen == ["a@-50", "b@150", "c@350"])
            stage.source.lengths = ["a": .points(250), "b": .points(250)]
            stage.device.setContentSizeCategory(.accessibilityLarge)
            #expect(stage.seen == ["a@-50", "b@200"])
            stage.drag(-20)
            #expect(stage.seen == ["a@-70", "b@180"])
            stage.finger.up()
            stage.settle()
        }

        @Test func aDataSourceThatIsNotReadyIsReadLater() {
            let stage = Stage()
            stage.source.items = ["a"]
            stage.device.setContentSizeCategory(.medium)
            #expect(stage.pager.numberOfItems == 3)
            stage.pager.updateItems()
            #expect(stage.pager.numberOfItems == 1)
        }
    }
}
