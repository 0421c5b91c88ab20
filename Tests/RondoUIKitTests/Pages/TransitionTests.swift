import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// A switch as a stream, for tab bars and similar views.
    @Suite @MainActor struct TransitionTests {
        @Test func aSwitchReportsItsProgress() throws {
            let stage = PagesStage()
            stage.device.set(.droppedFrames, false)
            _ = stage.listener.take()
            stage.container.selectNext()
            #expect(stage.listener.take() == ["begin a b"])
            stage.settle()
            #expect(stage.listener.take() == ["change a b", "settle a b"])
            let progress = stage.listener.progress.map(\.progress)
            #expect(progress.count > 20 && progress == progress.sorted())
            #expect(try #require(progress.last) > 0.98)
            #expect(stage.listener.progress.allSatisfy { $0.to.identifier == "b" as AnyHashable })
            #expect(stage.container.transition == nil)
        }

        @Test func theNewPageIsCurrentWhenItsSwitchIsReported() {
            let stage = PagesStage()
            let listener = CurrentPageListener()
            stage.container.delegate = listener
            stage.container.setSelected(5, animated: false)
            stage.container.setSelected(2, animated: false)
            stage.container.setSelected(6, animated: false)
            #expect(
                listener.reported == [
                    "change f: f", "settle f: f", "change c: c", "settle c: c", "change g: g",
                    "settle g: g",
                ]
            )
            #expect(stage.seen == ["g@0"] && stage.device.mistakes.isEmpty)
        }

        @Test func aDragThatReversesLeadsToAnotherPage() {
            let stage = PagesStage()
            _ = stage.listener.take()
            stage.press()
            stage.drag(-110)
            #expect(stage.container.transition?.to.index == 1)
            #expect(stage.container.transition?.progress == 0.25)
            #expect(stage.container.position == 0.25)
            stage.drag(200)
            #expect(stage.container.transition?.to.index == 7)
            #expect(stage.container.position == 7.75)
            stage.drag(-100)
            stage.device.advance(by: 0.2)
            stage.finger.up()
            stage.settle()
            #expect(stage.listener.take() == ["begin a b", "cancel a"])
            #expect(stage.container.position == 0)
        }

        @Test func theSelectionIsTheTarget() {
            let stage = PagesStage(["a", "b", "c", "d"]) { $0.ends = .list }
            #expect(stage.container.selectedIndex == 0)
            stage.container.setSelected(2, animated: true)
            #expect(stage.container.selectedIndex == 2)
            #expect(stage.container.settledPage?.index == 0)
            stage.settle()
            #expect(stage.container.settledPage?.index == 2 && stage.seen == ["c@0"])
            stage.container.selectPrevious(animated: false)
            stage.device.layOut()
            #expect(stage.seen == ["b@0"])
        }

        @Test func aSelectionBeforeTheFirstLayoutIsShownImmediately() {
            let stage = PagesStage(isShown: false)
            stage.container.setSelected(3, animated: true)
            stage.window.rootViewController = stage.container
            stage.device.layOut()
            #expect(stage.seen == ["d@0"])
            #expect(stage.take() == ["d willAppear", "d didAppear"])
        }

        @Test(arguments: [(Way.forward, 7.0), (.backward, -1)])
        func aSelectionScrollsInTheRequestedDirection(way: Way, slot: Double) {
            let stage = PagesStage()
            stage.container.setSelected(7, animated: true, way: way)
            stage.settle()
            #expect(stage.seen == ["h@0"])
            #expect(stage.container.pager.engine.scroller.slotPosition == slot)
        }

        @Test func badIndicesAndTilesTrap() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    PageContainerViewController().setSelected(0, animated: false)
                }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run { PageContainerViewController().configuration.tiles = .cells }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    _ = PageContainerViewController()
                        .dequeueReusablePage(withReuseIdentifier: "none", for: 0)
                }
            }
        }
    }
}

/// Records the current page at the time of each event.
@MainActor
private final class CurrentPageListener: PageContainerViewControllerDelegate {
    private(set) var reported: [String] = []

    private func add(_ word: String, _ item: LoopPagerItem?, _ page: UIViewController?) {
        let name = item.map { "\($0.identifier.base)" } ?? "none"
        reported.append("\(word) \(name): \((page as? TestPage)?.name ?? "none")")
    }

    func pageContainer(
        _ container: PageContainerViewController,
        didChangeCurrentFrom old: LoopPagerItem?,
        to new: LoopPagerItem?
    ) { add("change", new, container.currentPage) }

    func pageContainer(
        _ container: PageContainerViewController,
        didSettleOn page: LoopPagerItem?,
        from old: LoopPagerItem?
    ) { add("settle", page, container.currentPage) }
}
