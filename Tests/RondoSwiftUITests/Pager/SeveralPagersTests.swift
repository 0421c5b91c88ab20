import RondoSwiftUI
import RondoTestSupport
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Modifiers around several pagers, and around pagers within pages.
    @Suite @MainActor struct SeveralPagersTests {
        private struct Number: Identifiable {
            let id: Int
        }

        private var numbers: some View {
            LoopPager((1...4).map { Number(id: $0) }) { Text("\($0.id)") }
        }

        @Test func eachPagerRunsTheActionsForItsItems() {
            let log = Log()
            let stage = Stage(
                HStack {
                    LettersView("abc")
                    numbers
                }
                .onPagerSettle(for: Letter.self) { log.add("letter \($0.id)") }
                .onPagerSettle(for: Number.self) { log.add("number \($0.id)") }
                .onPagerSettle(for: String.self) { log.add("string \($0)") }
            )
            #expect(log.take().sorted() == ["letter a", "number 1"])
            stage.swipe(CGPoint(x: -120, y: 0), from: CGPoint(x: 350, y: 300))
            #expect(log.take() == ["number 2"])
            stage.swipe(CGPoint(x: -120, y: 0), from: CGPoint(x: 150, y: 300))
            #expect(log.take() == ["letter b"])
        }

        @Test func optionsForItemsChangeNoOtherPager() {
            let stage = Stage(
                VStack {
                    LettersView("abc")
                    numbers
                }
                .pagerFilter(for: Number.self) { $0.id > 2 }
                .pagerItemLength(for: Letter.self) { _ in 250 }
                .pagerAccessibilityAdjustable(for: Letter.self) { $0.id }
            )
            #expect(
                stage.pagers.map { stage.seen(in: $0) } == [["a@0", "b@250"], ["3@0"]]
            )
            #expect(stage.pagers.map(\.isAccessibilityAdjustable) == [true, false])
        }

        @Test func aLoaderLoadsForThePagerWithItsItems() async {
            let loader = PagerLoader<Number, Int>(from: 1) { cursor in
                LoopPagerPage(items: [Number(id: cursor)], next: nil)
            }
            let stage = Stage(LoadedView(loader: loader).pagerLoader(loader))
            await eventually {
                stage.passTime()
                return stage.pagers.map { stage.seen(in: $0) } == [["a@0"], ["1@0"]]
            }
        }

        private struct LoadedView: View {
            @ObservedObject var loader: PagerLoader<Number, Int>

            var body: some View {
                VStack {
                    LettersView("abc")
                    LoopPager(loader.items) { Text("\($0.id)") }
                }
            }
        }

        @Test func modifiersDoNotReachPagersWithinPages() {
            let log = Log()
            let proxy = PagerProxy()
            let stage = Stage(
                LoopPager(Letter.list("xy")) { _ in LettersView("abc") }
                    .pagerAxis(.vertical)
                    .pagerSpacing(30)
                    .pagerProxy(proxy)
                    .onPagerSettle(for: Letter.self) { log.add($0.id) }
            )
            #expect(log.take() == ["x"])
            #expect(stage.pagers.first === proxy.view)
            let inner = stage.pagers.dropFirst().map(\.configuration)
            #expect(!inner.isEmpty)
            #expect(inner.allSatisfy { $0.axis == .horizontal && $0.spacing == 0 })
        }

        @Test func aPauseReachesPagersWithinPages() {
            func view(_ isPaused: Bool) -> some View {
                Pages(Letter.list("x")) { _ in LettersView("abc").pagerAutoAdvance(every: 1) }
                    .pagersPaused(isPaused)
            }
            let stage = Stage(view(true))
            stage.passTime(1.5)
            #expect(stage.pageTexts.contains("a") && stage.seen(in: stage.pagers[1]) == ["a@0"])
            stage.show(view(false))
            stage.passTime(1.5)
            #expect(stage.seen(in: stage.pagers[1]) == ["b@0"])
        }

        @Test func aNegativeDistanceToTheEndTraps() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { _ = LettersView("abc").onPagerReachEnd(within: -1) {} }
            }
        }
    }
}
