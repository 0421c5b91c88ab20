import RondoSwiftUI
import RondoTestSupport
import RondoUIKit
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Items load page by page, from a server that answers when the test says so.
    @Suite @MainActor struct LoaderTests {
        private struct Offline: Error {}

        @MainActor
        private final class Server {
            private(set) var asked: [Int] = []
            private var waiting: [CheckedContinuation<LoopPagerPage<Letter, Int>, any Error>] = []

            func page(_ cursor: Int) async throws -> LoopPagerPage<Letter, Int> {
                asked.append(cursor)
                return try await withCheckedThrowingContinuation { waiting.append($0) }
            }

            func answer(_ names: String, next: Int?) {
                let page = LoopPagerPage(items: Letter.list(names), next: next)
                waiting.removeFirst().resume(returning: page)
            }

            /// Answers the last request; those before it are cancelled.
            func answerLast(_ names: String, next: Int?) {
                let page = LoopPagerPage(items: Letter.list(names), next: next)
                waiting.removeLast().resume(returning: page)
                while !waiting.isEmpty { fail() }
            }

            func fail() {
                waiting.removeFirst().resume(throwing: Offline())
            }
        }

        private struct FeedView: View {
            @ObservedObject var loader: PagerLoader<Letter, Int>
            var asPages = false

            var body: some View {
                if asPages {
                    Pages(loader.items) { LetterPage(name: $0.id) }.pagerPinned(.both).pagerLoader(
                        loader
                    )
                } else {
                    LoopPager(loader.items) { LetterPage(name: $0.id) }.pagerPinned(.both)
                        .pagerLoader(loader)
                }
                Button("again") { loader.retry() }
                Button("restart") { loader.restart() }
            }
        }

        private let server = Server()
        private let loader: PagerLoader<Letter, Int>

        init() {
            loader = PagerLoader(from: 1, prefetch: 0) { [server] in try await server.page($0) }
        }

        /// Advances the time until the server has requests for these pages.
        private func wait(for pages: [Int], on stage: Stage<some View>) async {
            await eventually {
                stage.passTime()
                return server.asked == pages
            }
        }

        private func wait(for items: String, on stage: Stage<some View>) async {
            await eventually {
                stage.passTime()
                return loader.items == Letter.list(items)
            }
            stage.passTime()
        }

        @Test func aLoaderLoadsForAPagerOfBindings() async {
            func view() -> some View {
                let bindings = loader.items.indices.map { [loader] index in
                    Binding {
                        loader.items[index]
                    } set: {
                        loader.items[index] = $0
                    }
                }
                return LoopPager(bindings, id: \.wrappedValue.id) { Text($0.wrappedValue.id) }
                    .pagerPinned(.both).pagerLoader(loader)
            }
            let stage = Stage(view())
            await wait(for: [1], on: stage)
            server.answer("ab", next: nil)
            await wait(for: "ab", on: stage)
            stage.show(view())
            #expect(stage.seen() == ["a@0"])
        }

        /// Lets the last request fail.
        private func fail(on stage: Stage<some View>) async {
            server.fail()
            await eventually {
                stage.passTime(0.008)
                return word == "failed"
            }
        }

        /// Lets the second request of the first page fail, and repeats it.
        private func failAndRetry(on stage: Stage<some View>) async {
            await fail(on: stage)
            stage.tap("again")
            await wait(for: [1, 1, 1], on: stage)
        }

        private var word: String {
            switch loader.loading {
            case .idle: "idle"
            case .loading: "loading"
            case .ended: "ended"
            case .failed: "failed"
            }
        }

        @Test(arguments: [false, true])
        func pagesLoadNearTheEnd(asPages: Bool) async {
            let stage = Stage(FeedView(loader: loader, asPages: asPages))
            await wait(for: [1], on: stage)
            #expect(word == "loading")
            server.answer("abc", next: 2)
            await wait(for: "abc", on: stage)
            #expect(stage.seen() == ["a@0"] && server.asked == [1] && word == "idle")
            stage.pagers[0].scroll(to: 2, animated: false)
            await wait(for: [1, 2], on: stage)
            server.answer("cad", next: nil)
            await wait(for: "abcd", on: stage)
            #expect(stage.seen() == ["c@0"] && word == "ended")
            stage.pagers[0].scroll(to: 3, animated: false)
            stage.passTime()
            #expect(server.asked == [1, 2])
        }

        @Test func aPageOfKnownItemsIsNotTheEnd() async {
            let stage = Stage(FeedView(loader: loader))
            await wait(for: [1], on: stage)
            server.answer("a", next: 2)
            await wait(for: [1, 2], on: stage)
            server.answer("a", next: 3)
            await wait(for: [1, 2, 3], on: stage)
            #expect(loader.items == Letter.list("a"))
        }

        @Test func failuresAreRetriedLaterAndOnDemand() async {
            let stage = Stage(FeedView(loader: loader))
            await wait(for: [1], on: stage)
            server.fail()
            await eventually {
                stage.passTime()
                return word == "failed"
            }
            #expect(server.asked == [1])
            stage.passTime(1.1)
            await wait(for: [1, 1], on: stage)
            await failAndRetry(on: stage)
        }

        @Test func aLoaderCanStartAgain() async {
            let stage = Stage(FeedView(loader: loader))
            await wait(for: [1], on: stage)
            server.answer("ab", next: 2)
            await wait(for: "ab", on: stage)
            stage.tap("restart")
            #expect(stage.seen() == [])
            await wait(for: [1, 1], on: stage)
            server.answer("xy", next: nil)
            await wait(for: "xy", on: stage)
            #expect(stage.seen() == ["x@0"])
        }

        @Test(arguments: [true, false])
        func aRefreshEndsWithItsFirstPageOrItsFailure(isAnswered: Bool) async {
            let stage = Stage(FeedView(loader: loader))
            await wait(for: [1], on: stage)
            server.answer("ab", next: 2)
            await wait(for: "ab", on: stage)
            let refresh = refresh()
            await wait(for: [1, 1], on: stage)
            stage.passTime()
            #expect(!refresh.hasEnded && word == "loading")
            #expect(loader.items == Letter.list("ab") && stage.seen() == ["a@0"])
            if isAnswered { server.answer("xy", next: 2) } else { server.fail() }
            await eventually {
                stage.passTime()
                return refresh.hasEnded
            }
            #expect(refresh.result == isAnswered && word == "idle")
            #expect(loader.items == Letter.list(isAnswered ? "xy" : "ab"))
            #expect(stage.seen() == [isAnswered ? "x@0" : "a@0"])
        }

        @Test func loadingContinuesAfterAFailedRefresh() async {
            let stage = Stage(FeedView(loader: loader))
            await wait(for: [1], on: stage)
            server.answer("ab", next: 2)
            await wait(for: "ab", on: stage)
            let refresh = refresh()
            await wait(for: [1, 1], on: stage)
            server.fail()
            await eventually {
                stage.passTime()
                return refresh.hasEnded
            }
            stage.tap("again")
            stage.passTime(2)
            #expect(server.asked == [1, 1] && word == "idle", "it is not repeated")
            stage.pagers[0].scroll(to: 1, animated: false)
            await wait(for: [1, 1, 2], on: stage)
            server.answer("c", next: nil)
            await wait(for: "abc", on: stage)
        }

        /// A view may not be updated when its items stay.
        @Test func loadingContinuesAfterARefreshWithTheSameItems() async {
            let stage = Stage(FeedView(loader: loader))
            await wait(for: [1], on: stage)
            server.answer("ab", next: 2)
            await wait(for: "ab", on: stage)
            stage.pagers[0].scroll(to: 1, animated: false)
            await wait(for: [1, 2], on: stage)
            _ = refresh()
            await wait(for: [1, 2, 1], on: stage)
            server.answerLast("ab", next: 3)
            await eventually { server.asked == [1, 2, 1, 3] }
            #expect(server.asked == [1, 2, 1, 3], "before an update of the view")
        }

        @Test func aRefreshEndsWhenItsRequestDoes() async {
            let stage = Stage(FeedView(loader: loader))
            await wait(for: [1], on: stage)
            server.answer("ab", next: 2)
            await wait(for: "ab", on: stage)
            let old = refresh()
            await wait(for: [1, 1], on: stage)
            #expect(!old.hasEnded)
            let new = refresh()
            await wait(for: [1, 1, 1], on: stage)
            await eventually { old.hasEnded }
            #expect(old.hasEnded && !new.hasEnded, "one replaces the other")
            stage.show(FeedView(loader: PagerLoader(from: 1) { _ in throw Offline() }))
            await eventually {
                stage.passTime()
                return new.hasEnded
            }
            #expect(new.hasEnded, "another loader replaces this one")
            let last = refresh()
            await eventually { last.hasEnded }
            #expect(last.hasEnded, "no view uses the loader")
        }

        @Test func aRefreshEndsWithItsTask() async {
            let stage = Stage(FeedView(loader: loader))
            await wait(for: [1], on: stage)
            let refresh = refresh()
            await wait(for: [1, 1], on: stage)
            refresh.task?.cancel()
            await eventually { refresh.hasEnded }
            #expect(refresh.hasEnded)
            #expect(word == "loading")
        }

        /// A refresh in a task.
        @MainActor
        private final class Refresh {
            private(set) var result: Bool?
            private(set) var task: Task<Void, Never>?
            var hasEnded: Bool { result != nil }

            init(_ loader: PagerLoader<Letter, Int>) {
                task = Task { result = await loader.refresh() }
            }
        }

        private func refresh() -> Refresh { Refresh(loader) }

        @Test func twoPagersWithOneLoaderDoNotReplaceEachOther() async {
            let stage = Stage(PairView(loader: loader).pagerLoader(loader))
            await wait(for: [1, 1], on: stage)
            stage.passTime(1)
            #expect(server.asked == [1, 1], "the second pager has taken over")
            server.answer("xyz", next: nil)
            server.answer("abc", next: 2)
            await wait(for: "abc", on: stage)
            #expect(stage.pagers.map { stage.seen(in: $0) } == [["a@0"], ["a@0"]])
            #expect(server.asked == [1, 1] && word == "idle")
        }

        private struct PairView: View {
            @ObservedObject var loader: PagerLoader<Letter, Int>

            var body: some View {
                VStack {
                    LoopPager(loader.items) { Text($0.id) }
                    LoopPager(loader.items) { Text($0.id) }
                }
                .pagerPinned(.both)
            }
        }

        /// An item of the main actor alone; a project whose types belong to it by default has only
        /// such items.
        private final class Model: Identifiable {
            let id: Int

            /// The items of a shelf.
            var ids: [Int] { [id + 1] }

            init(_ id: Int) {
                self.id = id
            }

            @MainActor static func load(_ ids: [Int]) -> [Model] { ids.map { Model($0) } }
        }

        private struct ModelsView: View {
            @StateObject private var loader = PagerLoader(from: 1) { page in
                LoopPagerPage(items: [Model(page)], next: nil)
            }

            var body: some View {
                LoopPager(loader.items) { Text("\($0.id)") }.pagerLoader(loader)
                Shelves(loader.items, ids: \.ids, load: Model.load) { item in
                    Text("film \(item?.id ?? 0)")
                }
            }
        }

        @Test func itemsOfTheMainActorLoad() async {
            let stage = Stage(ModelsView())
            await eventually {
                stage.passTime()
                return stage.seen().first == "1@0" && stage.page(showing: "film 2") != nil
            }
        }

        private struct StackView: View {
            let loader: PagerLoader<Letter, Int>
            @ObservedObject var screen: Screen

            var body: some View {
                VStack {
                    FeedView(loader: loader)
                    if screen.hasDetail { FeedView(loader: loader) }
                }
            }
        }

        private final class Screen: ObservableObject {
            @Published var hasDetail = false
        }

        @Test func aPagerContinuesLoadingWhenAnotherOneIsGone() async {
            let screen = Screen()
            let stage = Stage(StackView(loader: loader, screen: screen))
            await wait(for: [1], on: stage)
            server.answer("abc", next: 2)
            await wait(for: "abc", on: stage)
            screen.hasDetail = true
            stage.passTime()
            #expect(stage.pagers.count == 2)
            screen.hasDetail = false
            stage.passTime()
            #expect(stage.pagers.count == 1 && server.asked == [1])
            stage.pagers[0].scroll(to: 2, animated: false)
            await wait(for: [1, 2], on: stage)
            server.answer("d", next: nil)
            await wait(for: "abcd", on: stage)
        }

        @Test func aPagerThatReturnsContinuesLoading() async {
            var stage = Stage(FeedView(loader: loader))
            await wait(for: [1], on: stage)
            server.answer("ab", next: 2)
            await wait(for: "ab", on: stage)
            stage = Stage(FeedView(loader: loader))
            #expect(stage.seen() == ["a@0"] && server.asked == [1])
            stage.pagers[0].scroll(to: 1, animated: false)
            await wait(for: [1, 2], on: stage)
            server.answer("c", next: nil)
            await wait(for: "abc", on: stage)
        }

        private struct RemovableView: View {
            let loader: PagerLoader<Letter, Int>
            var isThere = true

            var body: some View {
                if isThere { FeedView(loader: loader) } else { Text("nothing") }
            }
        }

        @Test(arguments: [false, true])
        func aLoaderWithoutAViewIsIdle(hasFailed: Bool) async {
            let stage = Stage(RemovableView(loader: loader))
            await wait(for: [1], on: stage)
            server.answer("ab", next: 2)
            await wait(for: "ab", on: stage)
            stage.pagers[0].scroll(to: 1, animated: false)
            await wait(for: [1, 2], on: stage)
            if hasFailed { await fail(on: stage) }
            #expect(word == (hasFailed ? "failed" : "loading"))
            stage.show(RemovableView(loader: loader, isThere: false))
            #expect(word == "idle")
            stage.show(RemovableView(loader: loader))
            #expect(stage.seen() == ["a@0"] && server.asked == [1, 2] && word == "idle")
            stage.pagers[0].scroll(to: 1, animated: false)
            await wait(for: [1, 2, 2], on: stage)
            server.answerLast("c", next: nil)
            await wait(for: "abc", on: stage)
            #expect(word == "ended")
        }

        @Test func aRequestEndsWithItsView() async {
            var stage = Stage(FeedView(loader: loader))
            await wait(for: [1], on: stage)
            server.answer("ab", next: 2)
            await wait(for: "ab", on: stage)
            stage.pagers[0].scroll(to: 1, animated: false)
            await wait(for: [1, 2], on: stage)
            stage = Stage(FeedView(loader: loader))
            stage.passTime()
            #expect(stage.seen() == ["a@0"] && server.asked == [1, 2] && word == "idle")
            server.answer("c", next: nil)
            stage.pagers[0].scroll(to: 1, animated: false)
            await wait(for: [1, 2, 2], on: stage)
            #expect(loader.items == Letter.list("ab"), "the first answer changes nothing")
        }
    }
}
