import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Pages that change something during their own events.
    @Suite @MainActor struct NestedChangeTests {
        /// Makes a page act once during an event.
        private func when(_ event: String, in stage: PagesStage, _ body: @escaping () -> Void) {
            stage.source.log.onEntry = { [log = stage.source.log] entry in
                guard "\(entry.name) \(entry.event)" == event else { return }
                log.onEntry = nil
                body()
            }
        }

        @Test func aPageThatAppearsCanScrollOn() {
            let stage = PagesStage()
            when("b didAppear", in: stage) { stage.container.setSelected(4, animated: false) }
            stage.swipe(-250)
            stage.settle()
            #expect(stage.seen == ["e@0"] && stage.appeared == ["e"])
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func aPageThatStartsToAppearCanScrollBack() {
            let stage = PagesStage()
            when("b willAppear", in: stage) { stage.container.setSelected(0, animated: true) }
            stage.container.selectNext()
            stage.settle()
            #expect(stage.seen == ["a@0"] && stage.appeared == ["a"])
        }

        @Test(arguments: ["a willDisappear", "b willAppear", "a didDisappear", "b didAppear"])
        func aPageCanRemoveItself(event: String) {
            let stage = PagesStage(["a", "b", "c"])
            when(event, in: stage) {
                stage.source.items = ["c", "a"]
                stage.container.updatePages()
            }
            stage.swipe(-250)
            stage.settle()
            #expect(stage.appeared.count == 1 && !stage.appeared.contains("b"))
            #expect(!stage.source.made.contains { $0.name == "b" && $0.parent != nil })
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test(arguments: ["a willDisappear", "a didDisappear", "a willAppear", "a didAppear"])
        func aPageBeingReloadedCanReloadEverything(event: String) {
            let stage = PagesStage()
            when(event, in: stage) { stage.container.reloadData() }
            stage.container.reloadData()
            stage.device.advance(by: 0.1)
            #expect(stage.appeared == ["a"] && stage.seen == ["a@0"])
            #expect(stage.container.children.count == stage.container.pages.count)
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func aPageBeingMadeCanRemoveAllOthers() {
            let stage = PagesStage()
            stage.source.log.onLoad = {
                stage.source.log.onLoad = nil
                stage.source.items = ["a"]
                stage.container.updatePages()
            }
            stage.container.setSelected(4, animated: false)
            stage.device.advance(by: 0.1)
            #expect(stage.seen == ["a@0"] && stage.appeared == ["a"])
            #expect(stage.container.children.count == 1 && stage.device.mistakes.isEmpty)
        }

        @Test func aPageBeingReloadedCanInsertOthers() {
            let stage = PagesStage(["a", "b", "c", "d"]) { $0.ends = .list }
            when("a didDisappear", in: stage) {
                stage.source.items.insert("x", at: 0)
                stage.container.updatePages()
            }
            stage.container.reloadData()
            stage.device.advance(by: 0.1)
            for index in 0..<3 {
                let page = stage.container.page(at: index) as? TestPage
                #expect(page?.name == stage.source.items[index])
            }
            #expect(stage.seen == ["a@0"] && stage.device.mistakes.isEmpty)
        }
    }
}
