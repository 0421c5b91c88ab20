import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Data by id, over a network that answers when the test says so.
    @Suite @MainActor struct ShelvesLoadingTests {
        @Test func placeholdersAreFilledInPlace() async {
            let stage = ShelvesStage { $0.list.overscan = 0 }
            await stage.load()
            #expect(stage.seen[0] == "A@0: A0@0 A1@100 A2@200 A3@300")
            #expect(stage.server.requests.count == 1)
            #expect(stage.server.requests[0].prefix(5) == ["A0", "A1", "A2", "A3", "A4"])
            let cells = stage.view.visibleCells.map(ObjectIdentifier.init)
            _ = stage.takeAsked()
            await stage.server.answer()
            #expect(
                stage.seen[0] == "A@0: A0=A0!@0 A1=A1!@100 A2=A2!@200 A3=A3!@300",
                "in place and immediately"
            )
            #expect(stage.view.visibleCells.map(ObjectIdentifier.init) == cells)
            #expect(Set(stage.takeAsked()).count == 15, "each cell once, prepared ones too")
            #expect(stage.server.askedTwice.isEmpty)
            #expect(!stage.view.link.isRunning)
        }

        @Test func placeholdersAreFilledDuringADrag() async {
            let stage = ShelvesStage()
            await stage.load()
            stage.press(y: 50)
            stage.finger.drag(by: CGPoint(x: -75, y: 0), steps: 8)
            let before = stage.seen
            await stage.server.answer()
            let texts = stage.seen.map { $0.replacing(/=[A-Z]\d+!/, with: "") }
            #expect(texts == before && stage.seen != before)
            stage.finger.up()
        }

        @Test func anAnswerForItemsOutOfSightIsKept() async {
            let stage = ShelvesStage()
            await stage.load()
            stage.view.scroll(toShelf: "H", animated: false)
            stage.device.advance(by: 0.016)
            await stage.server.settle()
            await stage.server.answer()
            #expect(stage.source.item(for: "A0")?.title == "A0!")
            stage.view.scroll(toShelf: "A", animated: false)
            stage.device.layOut()
            #expect(stage.seen[0].hasPrefix("A@0: A0=A0!@0"))
            #expect(stage.server.askedTwice.isEmpty)
        }

        @Test func unneededRequestsAreCancelled() async {
            let stage = ShelvesStage()
            var reported: [String] = []
            stage.source.onItemLoading = { event in
                if case .cancelled(let ids) = event { reported += ids }
            }
            await stage.load()
            let first = stage.server.requests[0]
            stage.view.scroll(toShelf: "H", animated: false)
            stage.device.advance(by: 0.4)
            await stage.server.settle()
            #expect(stage.server.cancelled.isEmpty)
            stage.device.advance(by: 0.2)
            await eventually { !stage.server.cancelled.isEmpty && !reported.isEmpty }
            #expect(stage.server.cancelled == [first] && reported == first)
            stage.view.scroll(toShelf: "A", animated: false)
            stage.device.advance(by: 0.016)
            await stage.server.settle()
            #expect(stage.server.requests.last == first, "it is requested again")
            #expect(stage.server.askedTwice.isEmpty)
        }

        @Test func requestsEndWithTheirView() async {
            let server = FilmServer()
            weak var view: ShelvesView?
            do {
                let stage = ShelvesStage()
                view = stage.view
                stage.source.loadItems { try await server.films($0) }
                await server.settle()
                #expect(server.requests.count == 1 && server.cancelled.isEmpty)
                stage.view.removeFromSuperview()
            }
            Simulation.reset()
            await eventually { !server.cancelled.isEmpty }
            #expect(view == nil && server.cancelled == server.requests)
        }

        @Test func requestsAreSpacedDuringAFling() async {
            let stage = ShelvesStage(26, items: 40)
            await stage.load()
            await stage.server.answer()
            let before = stage.server.requests.count
            stage.swipe(y: 280, dy: -250, steps: 8)
            var seconds = 0.0
            while stage.view.isMoving, seconds < 5 {
                stage.device.advance(by: 0.024)
                seconds += 0.024
                await stage.server.settle()
            }
            let requests = stage.server.requests.count - before
            #expect(
                requests > 2 && Double(requests) <= seconds / 0.1 + 3,
                "\(requests) in \(seconds)"
            )
            #expect(stage.server.askedTwice.isEmpty)
            stage.device.advance(by: 0.016)
            await stage.server.settle()
            let asked = Set(stage.server.requests.flatMap { $0 })
            #expect(asked.isSuperset(of: stage.view.visibleItems.map { "\($0.item.identifier)" }))
        }

        @Test func failuresAreRetriedLaterAndOnDemand() async {
            let stage = ShelvesStage()
            var failed = 0
            stage.source.onItemLoading = { if case .failed(_, .some) = $0 { failed += 1 } }
            await stage.load()
            await stage.server.fail()
            #expect(failed == 1 && stage.server.requests.count == 1)
            stage.device.advance(by: 0.9)
            await stage.server.settle()
            #expect(stage.server.requests.count == 1)
            stage.device.advance(by: 0.2)
            await stage.server.settle()
            #expect(stage.server.requests.count == 2)
            await stage.server.fail()
            stage.source.retryLoading()
            await stage.server.settle()
            #expect(stage.server.requests.count == 3)
            await stage.server.answer()
            #expect(stage.seen[0].hasPrefix("A@0: A0=A0!@0"))
        }

        @Test func dataCanBeUpdatedAndIsReleased() async {
            let stage = ShelvesStage(20, items: 4) { $0.loading.capacity = 20 }
            await stage.load()
            await stage.server.answer()
            let cell = stage.view.cells(forItemWithIdentifier: "B1")[0]
            stage.source.update([ShelvesStage.Film(id: "B1", title: "other")])
            #expect((cell as? TextCell)?.text == "B1=other")
            for shelf in ["H", "N", "T"] {
                stage.view.scroll(toShelf: shelf, animated: false)
                stage.device.advance(by: 0.016)
                await stage.server.settle()
                await stage.server.answer()
            }
            #expect(stage.source.item(for: "A0") == nil && stage.source.item(for: "T0") != nil)
        }

        @Test func anAnswerDoesNotReplaceNewerData() async {
            let stage = ShelvesStage()
            await stage.load()
            stage.source.update([ShelvesStage.Film(id: "A1", title: "newer")])
            #expect(stage.seen[0] == "A@0: A0@0 A1=newer@100 A2@200 A3@300")
            await stage.server.answer()
            #expect(stage.seen[0] == "A@0: A0=A0!@0 A1=newer@100 A2=A2!@200 A3=A3!@300")
            #expect(stage.source.item(for: "A1")?.title == "newer")
            stage.device.advance(by: 40)
            await stage.server.settle()
            #expect(stage.server.askedTwice.isEmpty && stage.server.inFlight.isEmpty)
        }

        /// An item that the server does not know is removed when it is reported as missing.
        @Test func anItemThatDoesNotExistIsRequestedOnce() async {
            let stage = ShelvesStage()
            var asked: [[String]] = []
            stage.source.onItemLoading = { [source = stage.source] event in
                guard case .failed(let ids, nil) = event else { return }
                var snapshot = source.snapshot()
                snapshot.deleteItems(ids)
                source.apply(snapshot)
            }
            stage.source.loadItems { ids in
                asked.append(ids)
                return ids.filter { $0 != "A1" }
                    .map { ShelvesStage.Film(id: $0, title: "\($0)!") }
            }
            await eventually { stage.source.item(for: "A0") != nil }
            await stage.server.settle()
            stage.device.layOut()
            #expect(stage.seen[0].hasPrefix("A@0: A0=A0!@0 A2=A2!@100 A3=A3!@200"))
            stage.device.advance(by: 60)
            await stage.server.settle()
            #expect(asked.filter { $0.contains("A1") }.count == 1)
        }

        /// A restarted engine counts its requests from 1 again.
        @Test func anAnswerAfterItsCancellationHasNoEffect() async {
            let stage = ShelvesStage()
            var waiting: [CheckedContinuation<Void, Never>] = []
            stage.source.loadItems { ids in
                let title = "\(waiting.count)"
                await withCheckedContinuation { waiting.append($0) }
                return ids.map { ShelvesStage.Film(id: $0, title: title) }
            }
            await eventually { waiting.count == 1 }
            stage.view.startRecording()
            await eventually { waiting.count == 2 }
            waiting[0].resume()
            await stage.server.settle()
            #expect(stage.source.item(for: "A0") == nil)
            waiting[1].resume()
            await eventually { stage.source.item(for: "A0") != nil }
            #expect(stage.source.item(for: "A0")?.title == "1")
        }

        @Test func anotherConfigurationKeepsTheDataOfPresentItems() async {
            let stage = ShelvesStage(3)
            await stage.load()
            await stage.server.answer()
            stage.source.update([ShelvesStage.Film(id: "nowhere", title: "?")])
            stage.view.configuration.shelf.spacing = 4
            stage.device.layOut()
            await stage.server.settle()
            #expect(stage.source.item(for: "A0") != nil && stage.source.item(for: "nowhere") != nil)
            // The loader has been replaced by then.
            stage.view.configuration.loading.capacity = 100
            stage.device.layOut()
            await stage.server.settle()
            #expect(stage.source.item(for: "A0") != nil && stage.source.item(for: "nowhere") == nil)
            #expect(stage.seen[0] == "A@0: A0=A0!@0 A1=A1!@104 A2=A2!@208 A3=A3!@312")
            #expect(stage.server.requests.count == 1)
        }

        @Test func anotherConfigurationKeepsARequestInFlight() async {
            let stage = ShelvesStage(3)
            await stage.load()
            stage.view.configuration.shelf.spacing = 4
            stage.device.layOut()
            await stage.server.settle()
            #expect(stage.server.requests.count == 1 && stage.server.cancelled.isEmpty)
            await stage.server.answer()
            stage.device.layOut()
            #expect(stage.seen[0] == "A@0: A0=A0!@0 A1=A1!@104 A2=A2!@208 A3=A3!@312")
        }

        @Test func stoppedLoadingRequestsNothing() async {
            let stage = ShelvesStage()
            await stage.load()
            stage.source.stopLoading()
            await eventually { !stage.server.cancelled.isEmpty }
            #expect(stage.server.cancelled.count == 1)
            stage.view.scroll(toShelf: "H", animated: false)
            stage.device.advance(by: 2)
            await stage.server.settle()
            #expect(stage.server.requests.count == 1)
            #expect(!stage.view.link.isRunning)
        }

        @Test func aRefreshReplacesTheShelves() async {
            let stage = ShelvesStage(0)
            var asked: [Int] = []
            stage.source.loadShelves(from: 0, prefetch: 0) { page in
                asked.append(page)
                let shelves = ShelvesStage.shelves(asked.count == 1 ? 8 : 6, items: 6)
                return LoopPagerPage(items: shelves, next: page + 1)
            }
            await stage.server.settle()
            stage.device.layOut()
            stage.view.scroll(toShelf: "C", animated: false)
            stage.device.layOut()
            #expect(stage.view.numberOfShelves == 8)
            await stage.source.refresh()
            stage.device.layOut()
            #expect(asked == [0, 0] && stage.view.numberOfShelves == 6)
            #expect(stage.view.currentShelf?.identifier == AnyHashable("C"), "it stays in place")
        }

        @Test func shelvesLoadPageByPage() async {
            let stage = ShelvesStage(0)
            var asked: [Int] = []
            stage.source.loadShelves(from: 0, prefetch: 1) { page in
                asked.append(page)
                let shelves = ShelvesStage.shelves(4 + 2 * page, items: 6)
                return LoopPagerPage(items: shelves, next: page < 2 ? page + 1 : nil)
            }
            await stage.server.settle()
            stage.device.layOut()
            #expect(asked == [0] && stage.view.numberOfShelves == 4)
            stage.view.scroll(toShelf: "D", animated: false)
            stage.device.advance(by: 0.016)
            await stage.server.settle()
            #expect(asked.count > 1 && stage.view.numberOfShelves >= 6)
            guard case .idle = stage.source.loading else {
                Issue.record("loading is \(stage.source.loading)")
                return
            }
        }
    }
}
