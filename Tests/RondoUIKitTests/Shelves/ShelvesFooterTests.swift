import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// A row below all shelves that shows the state of loading.
    @Suite @MainActor struct ShelvesFooterTests {
        /// Pages of shelves that arrive when the test says so.
        @MainActor private final class Pages {
            typealias Page = LoopPagerPage<ShelvesStage.Source.Shelf, Int>
            private var waiting: [CheckedContinuation<Page, any Error>] = []

            func load() async throws -> Page {
                try await withCheckedThrowingContinuation { waiting.append($0) }
            }

            private func first() async -> CheckedContinuation<Page, any Error> {
                await eventually { !waiting.isEmpty }
                return waiting.removeFirst()
            }

            /// Answers a request with the shelves after the first ones.
            func answer(_ range: Range<Int>, next: Int?) async {
                let shelves = Array(ShelvesStage.shelves(range.upperBound, items: 6)[range])
                await first().resume(returning: Page(items: shelves, next: next))
            }

            func fail() async {
                await first().resume(throwing: FilmServer.Offline())
            }
        }

        /// A stage without shelves, with a footer of 40 points.
        private func stage(_ pages: Pages) -> ShelvesStage {
            let stage = ShelvesStage(0)
            stage.view.register(ReadCell.self, forCellWithReuseIdentifier: "film")
            stage.source.footerHeight = 40
            stage.source.footerProvider = { view, _, loading in
                let footer = view.dequeueReusableCell(withReuseIdentifier: "film")
                (footer as? TextCell)?.text =
                    switch loading {
                    case .idle: "idle"
                    case .loading: "loading"
                    case .ended: "ended"
                    case .failed: "try again"
                    }
                return footer
            }
            load(stage, pages)
            return stage
        }

        private func load(_ stage: ShelvesStage, _ pages: Pages) {
            stage.source.loadShelves(from: 0, prefetch: 1) { _ in try await pages.load() }
            stage.device.layOut()
        }

        /// The footer, or nil.
        private func footer(_ stage: ShelvesStage) -> TextCell? {
            let last = stage.view.visibleShelves.last { !stage.source.holds($0.identifier) }
            return last.flatMap { stage.view.header(forShelfWithIdentifier: $0.identifier) }
                as? TextCell
        }

        /// The shelves with their top edges; the footer by its text.
        private func seen(_ stage: ShelvesStage) -> [String] {
            let text = footer(stage)?.text
            return stage.seen.map { String($0.prefix { $0 != ":" }) }.map { shelf in
                text.map { shelf.replacing(/footer \d+/, with: $0) } ?? shelf
            }
        }

        @Test func theFooterShowsTheLoading() async {
            let pages = Pages()
            let stage = stage(pages)
            #expect(seen(stage) == ["loading@0"])
            let view = footer(stage)
            #expect(view?.frame == CGRect(x: 0, y: 0, width: 400, height: 40))
            await pages.fail()
            await eventually { footer(stage)?.text == "try again" }
            #expect(footer(stage) === view, "in place")
            stage.source.retryLoading()
            #expect(footer(stage)?.text == "loading")
            await pages.answer(0..<2, next: nil)
            await eventually { stage.view.numberOfShelves == 2 }
            #expect(seen(stage) == ["A@0", "B@100"] && footer(stage) == nil)
        }

        @Test func aPageTakesThePlaceOfTheFooter() async {
            let pages = Pages()
            let stage = stage(pages)
            await pages.answer(0..<4, next: 1)
            await eventually { stage.source.shelves.count == 4 }
            stage.device.layOut()
            #expect(seen(stage) == ["A@0", "B@100", "C@200"], "the first page begins at the top")
            stage.view.scroll(toShelf: "D", animated: false)
            stage.device.advance(by: 0.016)
            #expect(seen(stage) == ["B@-40", "C@60", "D@160", "loading@260"])
            await pages.answer(4..<5, next: 2)
            await eventually { stage.source.shelves.count == 5 }
            #expect(seen(stage) == ["B@-40", "C@60", "D@160", "E@260"], "nothing moves")
            #expect(stage.source.snapshot().sectionIdentifiers == ["A", "B", "C", "D", "E"])
            stage.view.scroll(toShelf: "E", animated: false)
            stage.device.advance(by: 0.016)
            #expect(seen(stage) == ["C@-40", "D@60", "E@160", "loading@260"])
            await pages.answer(5..<7, next: nil)
            await eventually { stage.source.shelves.count == 7 }
            #expect(seen(stage) == ["C@-40", "D@60", "E@160", "F@260"], "also for the last page")
            #expect(stage.view.numberOfShelves == 7)
        }

        @Test func theFooterReturnsWithNewPages() async {
            let pages = Pages()
            let stage = stage(pages)
            await pages.answer(0..<2, next: nil)
            await eventually { stage.view.numberOfShelves == 2 }
            load(stage, pages)
            #expect(seen(stage) == ["A@0", "B@100", "loading@200"])
            stage.source.footerProvider = nil
            stage.device.layOut()
            #expect(seen(stage) == ["A@0", "B@100"])
        }

        @Test func theFooterDoesNotReturnWhenLoadingStopsAtTheEnd() async {
            let pages = Pages()
            let stage = stage(pages)
            await pages.answer(0..<2, next: nil)
            await eventually { stage.view.numberOfShelves == 2 }
            stage.source.stopLoading()
            stage.device.layOut()
            #expect(seen(stage) == ["A@0", "B@100"] && stage.view.numberOfShelves == 2)
            guard case .ended = stage.source.loading else {
                Issue.record("loading is \(stage.source.loading)")
                return
            }
        }

        @Test(arguments: [false, true])
        func theFooterGoesWithARefreshThatBringsNothing(isStopped: Bool) async {
            let pages = Pages()
            let stage = stage(pages)
            await pages.answer(0..<2, next: nil)
            await eventually { stage.view.numberOfShelves == 2 }
            let refresh = Task { await stage.source.refresh() }
            await eventually {
                stage.device.layOut()
                return footer(stage)?.text == "loading"
            }
            if isStopped { stage.source.stopLoading() }
            await pages.fail()
            #expect(await refresh.value == false)
            stage.device.layOut()
            #expect(seen(stage) == ["A@0", "B@100"] && stage.view.numberOfShelves == 2)
        }

        @Test func voiceOverReadsTheFooterLast() async {
            let pages = Pages()
            let stage = stage(pages)
            await pages.answer(0..<4, next: 1)
            await eventually { stage.source.shelves.count == 4 }
            stage.device.layOut()
            let reader = AssistiveTechnology(in: stage.window)
            var visited: [String] = []
            while visited.count < 50, reader.next() {
                visited.append((reader.focus as? TextCell)?.text ?? "?")
                #expect(reader.focus?.isInSight == true)
            }
            #expect(visited == stage.source.shelves.flatMap(\.items) + ["loading"])
        }
    }
}

extension ShelvesStage.Source {
    /// Whether an identifier is that of a shelf, not of the footer.
    fileprivate func holds(_ identifier: AnyHashable) -> Bool {
        shelves.contains { AnyHashable($0.id) == identifier }
    }
}
