import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Changes of the configuration during any activity.
    @Suite @MainActor struct ConfigureTests {
        private func stage(_ configure: (inout Configuration) -> Void = { _ in }) -> Stage {
            let stage = Stage(items: ["a", "b", "c", "d", "e", "f"]) {
                $0.extent = .points(150)
                $0.snap = .item
                configure(&$0)
            }
            stage.device.advance(by: 0.1)
            _ = stage.listener.take()
            _ = stage.source.takeAsked()
            return stage
        }

        /// The events that are not about single cells.
        private func switches(_ stage: Stage) -> [String] {
            stage.listener.take().filter { !$0.contains("ppear") && !$0.hasPrefix("reclaim") }
        }

        /// The number of these cells that are visible.
        private func shows(_ stage: Stage, _ cells: [UIView]) -> Int {
            cells.filter { cell in stage.pager.visibleCells.contains { $0 === cell } }.count
        }

        @Test func aScrollContinuesToItsTarget() {
            let stage = stage()
            stage.pager.scroll(to: 2)
            stage.device.advance(by: 0.15)
            let before = stage.seen
            let cells = stage.pager.visibleCells
            stage.pager.configuration.spacing = 20
            #expect(stage.pager.phase == .animating && stage.pager.targetItem?.index == 2)
            #expect(stage.seen[0] == before[0], "the current item stays in place")
            #expect(shows(stage, cells) == 3)
            stage.settle()
            #expect(stage.seen == ["c@0", "d@170", "e@340"])
            #expect(
                switches(stage) == ["begin a", "change a b", "change b c", "settle a c"]
            )
            #expect(stage.source.takeAsked() == ["e", "f"])
        }

        @Test func aDragContinues() {
            let stage = stage()
            stage.press()
            stage.drag(-70)
            #expect(stage.seen == ["a@-60", "b@90", "c@240", "d@390"])
            _ = stage.source.takeAsked()
            stage.pager.configuration.spacing = 10
            #expect(stage.seen == ["a@-60", "b@100", "c@260"])
            #expect(stage.pager.phase == .dragging)
            #expect(stage.source.takeAsked().isEmpty, "no cell is reloaded")
            stage.drag(-30)
            #expect(stage.seen == ["a@-90", "b@70", "c@230", "d@390"])
            stage.device.advance(by: 0.2)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["b@0", "c@160", "d@320"])
            #expect(switches(stage) == ["begin a", "change a b", "settle a b"])
        }

        @Test(arguments: [Snap.page, .item, .none])
        func aDecelerationContinues(snap: Snap) {
            let stage = stage { $0.snap = snap }
            stage.swipe(-120, steps: 5)
            stage.device.advance(by: 0.024)
            #expect(stage.pager.phase == .decelerating)
            let before = stage.seen
            stage.pager.configuration.spacing = 15
            #expect(
                stage.pager.phase == .decelerating && stage.seen.contains { before.contains($0) }
            )
            stage.device.advance(by: 0.016)
            #expect(stage.pager.phase != .idle && stage.seen != before)
            stage.settle()
            if snap != .none { #expect(stage.pager.offsetFromCurrentItem == 0) }
            let events = switches(stage)
            #expect(events.filter { !$0.hasPrefix("change") }.count == 2, "\(events)")
        }

        @Test func pagesTurnedByTheScrollViewContinue() {
            let stage = Stage()
            stage.swipe(-200)
            stage.device.advance(by: 0.05)
            #expect(stage.pager.track.isPagingEnabled)
            stage.pager.configuration.spacing = 30
            #expect(stage.pager.phase == .decelerating)
            stage.settle()
            #expect(stage.seen == ["b@0"] && stage.pager.offsetFromCurrentItem == 0)
            #expect(stage.listener.takeSwitches() == ["begin a", "settle a b"])
        }

        @Test func anotherAxisEndsADrag() {
            let stage = stage()
            stage.press()
            stage.drag(-100)
            stage.pager.configuration.axis = .vertical
            #expect(stage.pager.phase == .animating)
            stage.drag(-200)
            stage.settle()
            #expect(stage.seen == ["b@0", "c@150", "d@300", "e@450"])
            stage.finger.up()
            stage.settle()
            #expect(stage.seen[0] == "b@0")
            #expect(switches(stage) == ["begin a", "change a b", "settle a b"])
            stage.swipe(-100, holding: 0.2)
            stage.settle()
            #expect(stage.seen[0] == "c@0")
        }

        @Test func anotherAxisContinuesAScroll() {
            let stage = stage()
            stage.pager.scroll(to: 1)
            stage.device.advance(by: 0.1)
            let cells = stage.pager.visibleCells
            stage.pager.configuration.axis = .vertical
            #expect(stage.pager.phase == .animating)
            stage.settle()
            #expect(stage.seen == ["b@0", "c@150", "d@300", "e@450"])
            #expect(shows(stage, cells) == 2, "the cells of b and c")
            #expect(switches(stage) == ["begin a", "change a b", "settle a b"])
        }

        @Test func contentAtRestStaysWithoutEvents() {
            let stage = stage()
            stage.pager.scroll(to: 3, animated: false)
            stage.device.layOut()
            _ = stage.listener.take()
            _ = stage.source.takeAsked()
            stage.pager.configuration.physics.decelerationRate = 0.99
            stage.pager.configuration.snap = .page
            stage.pager.configuration.ends = .list
            stage.pager.configuration.advance = AutoAdvance(interval: 60_000, duration: 300)
            // The view sets these fields.
            stage.pager.configuration.viewport = 7
            stage.pager.configuration.initial = ItemIndex(99)
            stage.pager.configuration.direction = .rightToLeft
            stage.device.advance(by: 0.1)
            #expect(stage.seen == ["d@0", "e@150", "f@300"] && stage.listener.take().isEmpty)
            #expect(stage.source.takeAsked().isEmpty && !stage.pager.link.isRunning)
        }

        @Test func aDelegateCanSetTheConfigurationDuringAnEvent() {
            let stage = stage()
            stage.listener.onEvent = { [pager = stage.pager] event in
                if event == "change a b" { pager.configuration.spacing = 12 }
                if event == "settle a b" { pager.configuration.axis = .vertical }
            }
            stage.pager.scrollToNext()
            stage.settle()
            #expect(stage.seen == ["b@0", "c@162", "d@324", "e@486"])
            #expect(switches(stage) == ["begin a", "change a b", "settle a b"])
        }

        @Test func cellsThatBecomePagesAreMadeAgain() {
            let stage = stage { $0.extent = .viewport }
            stage.pager.configuration.tiles = .pages(keep: 2)
            stage.device.advance(by: 0.1)
            #expect(
                stage.listener.take() == [
                    "didDisappear a", "reclaim a", "willAppear a", "didAppear a",
                ]
            )
        }

        @Test func aStepOfATickerContinues() {
            let stage = stage { $0.advance = AutoAdvance(interval: 1000, duration: 400) }
            #expect(stage.device.advance { stage.pager.phase == .animating })
            stage.pager.configuration.spacing = 10
            #expect(stage.pager.phase == .animating)
            stage.settle()
            #expect(stage.seen[0] == "b@0")
        }

        @Test func aRecordingGoesOn() throws {
            let stage = stage()
            stage.pager.startRecording()
            _ = stage.listener.take()
            stage.pager.scroll(to: 2)
            stage.device.advance(by: 0.1)
            stage.pager.configuration.spacing = 20
            #expect(stage.pager.isRecording && stage.pager.phase == .animating)
            stage.settle()
            stage.pager.scroll(to: 4)
            stage.settle()
            let text = try #require(stage.pager.stopRecording())
            #expect(try TraceTests().replay(text) == stage.listener.take())
            #expect(text.contains(#""do":"configure","spacing":20"#))
        }
    }
}
