import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Changes of the configuration of a list of shelves during any activity.
    @Suite @MainActor struct ShelvesConfigureTests {
        private func switches(_ stage: ShelvesStage) -> [String] {
            stage.listener.take().filter {
                ["begin", "change", "settle", "cancel"].contains($0.prefix { $0 != " " })
            }
        }

        @Test func aDragOfAShelfContinues() {
            let stage = ShelvesStage { $0.shelf.snap = .item }
            let cell = stage.view.cells(forItemWithIdentifier: "B1")[0]
            stage.press(y: 150)
            stage.finger.drag(by: CGPoint(x: -50, y: 0), steps: 10)
            #expect(stage.seen[1] == "B@100: B0@-40 B1@60 B2@160 B3@260 B4@360")
            _ = stage.takeAsked()
            stage.view.configuration.shelf.spacing = 10
            stage.view.configuration.list.spacing = 20
            stage.device.layOut()
            #expect(stage.seen[1] == "B@120: B0@-40 B1@70 B2@180 B3@290")
            #expect(stage.row("B")?.row?.phase == .dragging && stage.asked.isEmpty)
            stage.finger.drag(by: CGPoint(x: -40, y: 0), steps: 10)
            stage.device.advance(by: 0.2)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen[1] == "B@120: B1@0 B2@110 B3@220 B4@330")
            #expect(stage.view.cells(forItemWithIdentifier: "B1")[0] === cell)
            #expect(switches(stage) == ["begin B: B0", "change B: B0 B1", "settle B: B0 B1"])
        }

        @Test func aDecelerationOfTheListContinues() {
            let stage = ShelvesStage(20) { $0.list.snap = .item }
            stage.swipe(y: 250, dy: -120, steps: 5)
            stage.device.advance(by: 0.05)
            #expect(stage.view.phase == .decelerating)
            stage.view.configuration.list.extent = .points(80)
            stage.view.configuration.shelf.extent = .points(60)
            #expect(stage.view.phase == .decelerating)
            stage.settle()
            stage.checkPlaces()
            #expect(stage.view.track.owner?.row?.offset == 0)
            let events = switches(stage)
            #expect(
                events.first == "begin list: A" && events.filter { $0.hasPrefix("b") }.count == 1
            )
            #expect(events.last?.hasPrefix("settle list: A") == true)
        }

        @Test func aScrollContinuesToItsTarget() {
            let stage = ShelvesStage()
            stage.view.scroll(toItem: "C4", onShelf: "C")
            stage.device.advance(by: 0.1)
            stage.view.configuration.shelf.spacing = 5
            stage.view.configuration.list.spacing = 5
            #expect(stage.view.phase == .animating)
            stage.settle()
            #expect(stage.seen[0] == "C@0: C4@0 C5@105 C6@210 C7@315")
            #expect(stage.listOffset == 210 && stage.offset("C") == 420)
        }

        @Test func newLoadingLimitsKeepEverythingInPlace() {
            let stage = ShelvesStage()
            stage.view.scroll(toItem: "C4", onShelf: "C", animated: false)
            stage.device.layOut()
            _ = (stage.takeAsked(), stage.listener.take())
            stage.view.configuration.remembered = 5
            stage.view.configuration.loading.batch = 7
            stage.device.layOut()
            #expect(stage.view.configuration.loading.batch == 7)
            #expect(stage.seen[0] == "C@0: C4@0 C5@100 C6@200 C7@300")
            #expect(stage.asked.isEmpty && stage.listener.take().isEmpty)
        }

        @Test func newLimitsDuringAScrollShowEachItemInItsOwnCell() {
            let stage = ShelvesStage(20)
            stage.view.scroll(toShelf: "K")
            stage.device.advance(by: 0.05)
            stage.view.scrollView.contentInset.top = 30
            stage.view.configuration.remembered = 5
            #expect(stage.listener.take().contains("willAppear K: K0"))
            stage.device.layOut()
            #expect(stage.seen[0] == "K@30: K0@0 K1@100 K2@200 K3@300")
        }
    }
}
