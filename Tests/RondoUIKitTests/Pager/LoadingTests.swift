import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Pages load over a network that answers when the test says so.
    @Suite @MainActor struct LoadingTests {
        private struct Offline: Error {}

        /// A server with delayed answers.
        @MainActor
        private final class Server {
            private(set) var asked: [Int] = []
            private(set) var cancelled: [Int] = []
            private var finished = 0
            private var waiting: [(Int, CheckedContinuation<LoopPagerPage<Int, Int>, any Error>)] =
                []

            func page(_ cursor: Int) async throws -> LoopPagerPage<Int, Int> {
                asked.append(cursor)
                defer {
                    finished += 1
                    if Task.isCancelled { cancelled.append(cursor) }
                }
                return try await withCheckedThrowingContinuation { waiting.append((cursor, $0)) }
            }

            func answer(_ items: [Int], next: Int?) async {
                await end { $0.resume(returning: LoopPagerPage(items: items, next: next)) }
            }

            func fail() async {
                await end { $0.resume(throwing: Offline()) }
            }

            private func end(
                _ act: (CheckedContinuation<LoopPagerPage<Int, Int>, any Error>) -> Void
            ) async {
                let before = finished
                act(waiting.removeFirst().1)
                await eventually { finished > before }
                await settle()
            }

            /// Runs ready tasks, all on the main actor.
            func settle() async {
                for _ in 0..<20 { await Task.yield() }
            }
        }

        private let stage = Stage(items: [])
        private let server = Server()
        private let source: LoopPagerDiffableDataSource<Int, Int>

        init() {
            source = LoopPagerDiffableDataSource(pager: stage.pager) { pager, index, id in
                let cell = pager.dequeueReusableCell(withReuseIdentifier: "text", for: index)
                (cell as? TextCell)?.text = "\(id)"
                return cell
            }
        }

        private func start() async {
            source.loadPages(into: 0, from: 1, prefetch: 1) { [server] in try await server.page($0)
            }
            await eventually { server.asked == [1] }
            await server.settle()
        }

        /// A refresh, whether it has returned, and with which result.
        @MainActor
        private final class Refresh {
            private(set) var result: Bool?
            var hasEnded: Bool { result != nil }

            init(_ source: LoopPagerDiffableDataSource<Int, Int>) {
                Task { result = await source.refresh() }
            }
        }

        private var shown: [Int] { source.snapshot().itemIdentifiers }

        @Test func aRefreshKeepsTheItemsUntilItsPageIsHere() async {
            await start()
            await server.answer([10, 11, 12, 13], next: 2)
            let refresh = Refresh(source)
            await eventually { server.asked == [1, 1] }
            #expect(!refresh.hasEnded && shown == [10, 11, 12, 13])
            await server.answer([9, 10, 11], next: 3)
            await eventually { refresh.hasEnded }
            #expect(refresh.result == true && shown == [9, 10, 11])
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["10@0"], "the current item stays in place")
            stage.pager.scroll(to: 2, animated: false)
            stage.device.advance(by: 0.016)
            await eventually { server.asked == [1, 1, 3] }
            await server.answer([12], next: nil)
            #expect(shown == [9, 10, 11, 12], "further pages are added")
        }

        private var word: String {
            switch source.loading {
            case .idle: "idle"
            case .loading: "loading"
            case .ended: "ended"
            case .failed: "failed"
            }
        }

        @Test func aFailedRefreshChangesNothingAndIsNotRepeated() async {
            var reported: [String] = []
            await start()
            await server.answer([10, 11, 12, 13], next: 2)
            source.onLoadingChange = { [weak source] _ in
                reported.append(word)
                // A retry of a failure: there is no page to repeat.
                source?.retryLoading()
            }
            let refresh = Refresh(source)
            await eventually { server.asked == [1, 1] }
            await server.fail()
            await eventually { refresh.hasEnded }
            #expect(refresh.result == false && reported.contains("failed") && word == "idle")
            stage.device.advance(by: 60)
            await server.settle()
            #expect(server.asked == [1, 1] && shown == [10, 11, 12, 13])
            stage.pager.scroll(to: 2, animated: false)
            stage.device.advance(by: 0.016)
            await eventually { server.asked == [1, 1, 2] }
            await server.answer([14], next: nil)
            #expect(shown == [10, 11, 12, 13, 14] && word == "ended", "pages are added as before")
            let last = Refresh(source)
            await eventually { server.asked == [1, 1, 2, 1] }
            await server.fail()
            await eventually { last.hasEnded }
            stage.device.advance(by: 60)
            await server.settle()
            #expect(server.asked == [1, 1, 2, 1] && word == "ended")
        }

        @Test func aFailedRefreshInPlaceOfAPageLoadsThePageAgain() async {
            await start()
            await server.answer([10, 11], next: 2)
            stage.pager.scroll(to: 1, animated: false)
            stage.device.advance(by: 0.016)
            await eventually { server.asked == [1, 2] }
            _ = Refresh(source)
            await eventually { server.asked == [1, 2, 1] }
            await server.answer([12], next: 3)
            #expect(server.cancelled == [2] && shown == [10, 11])
            await server.fail()
            await eventually { server.asked == [1, 2, 1, 2] }
            await server.answer([12], next: nil)
            #expect(shown == [10, 11, 12])
        }

        @Test func aRefreshWithoutALoadReturns() async {
            let idle = Refresh(source)
            await eventually { idle.hasEnded }
            #expect(idle.result == false)
            await start()
            let refresh = Refresh(source)
            await eventually { server.asked == [1, 1] }
            source.stopLoading()
            await eventually { refresh.hasEnded }
            #expect(refresh.result == false && server.asked == [1, 1])
        }

        @Test func pagesLoadNearTheEnd() async {
            await start()
            #expect(server.asked == [1])
            await server.answer([10, 11, 12, 13], next: 2)
            stage.device.advance(by: 0.016)
            #expect(stage.seen == ["10@0"] && server.asked == [1])
            stage.pager.scroll(to: 2, animated: false)
            stage.device.advance(by: 0.016)
            await server.settle()
            #expect(server.asked == [1, 2])
            // During a drag, with one known item.
            stage.press()
            stage.drag(-110)
            let seen = stage.seen
            await server.answer([13, 14], next: nil)
            stage.device.layOut()
            #expect(stage.seen == seen && stage.pager.numberOfItems == 5)
            stage.finger.up()
            stage.settle()
            guard case .ended = source.loading else {
                Issue.record("loading is \(source.loading)")
                return
            }
        }

        @Test func aFeedWhoseFirstPageHasNoCursorEndsWithoutOne() async {
            var asked: [String?] = []
            source.loadPages(into: 0, from: nil as String?) { cursor in
                asked.append(cursor)
                let next: String? = cursor == nil ? "second" : nil
                return LoopPagerPage(items: [asked.count], next: next)
            }
            await eventually {
                if case .ended = source.loading { true } else { false }
            }
            await server.settle()
            #expect(asked == [nil, "second"] && stage.pager.numberOfItems == 2)
        }

        @Test func failuresAreRetriedLaterAndOnDemand() async {
            var failures = 0
            source.onLoadingChange = { if case .failed = $0 { failures += 1 } }
            await start()
            await server.fail()
            #expect(failures == 1)
            stage.device.advance(by: 0.9)
            await server.settle()
            #expect(server.asked == [1])
            stage.device.advance(by: 0.2)
            await server.settle()
            #expect(server.asked == [1, 1])
            await server.fail()
            source.retryLoading()
            await server.settle()
            #expect(server.asked == [1, 1, 1])
            await server.answer([1], next: nil)
            stage.device.layOut()
            #expect(stage.seen == ["1@0"])
        }

        @Test func aRequestEndsWithItsPager() async {
            let server = server
            weak var pager: LoopPagerView?
            do {
                let stage = Stage(items: [])
                pager = stage.pager
                let source = LoopPagerDiffableDataSource<Int, Int>(pager: stage.pager) {
                    _,
                    _,
                    _ in UIView()
                }
                source.loadPages(into: 0, from: 1) { try await server.page($0) }
                await eventually { server.asked == [1] }
                stage.pager.removeFromSuperview()
            }
            Simulation.reset()
            #expect(pager == nil)
            await server.answer([1], next: nil)
            #expect(server.cancelled == [1])
        }

        /// A log that is not on the main actor.
        private actor Journal {
            private(set) var count = 0

            func add(_ loading: LoopPagerLoading) {
                count += 1
            }

            func add(_ loading: ShelvesLoading<Int>) {
                count += 1
            }
        }

        @Test func statesCanBeSentToAnotherActor() async {
            let journal = Journal()
            source.onLoadingChange = { loading in
                Task { await journal.add(loading) }
            }
            await start()
            let report: (ShelvesLoading<Int>) -> Void = { event in
                Task { await journal.add(event) }
            }
            report(.began([1]))
            for _ in 0..<1000 where await journal.count < 2 { await Task.yield() }
            #expect(await journal.count >= 2)
        }

        @Test func anotherFeedNeedsAListWithoutTheOldOne() async {
            await start()
            await server.answer(Array(10..<20), next: nil)
            source.loadPages(into: 0, from: 2) { [server] in try await server.page($0) }
            await server.settle()
            #expect(server.asked == [1], "the end is not near")
            source.apply([])
            await eventually { server.asked == [1, 2] }
            await server.answer([30, 31], next: nil)
            #expect(shown == [30, 31])
        }

        @Test func aCancelledRequestHasNoEffect() async {
            await start()
            source.stopLoading()
            await server.answer([1, 2], next: nil)
            #expect(server.cancelled == [1] && stage.pager.numberOfItems == 0)
        }
    }
}
