import RondoSwiftUI
import RondoTestSupport
import RondoUIKit
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Shelves of letters.
    @Suite @MainActor struct ShelvesTests {
        @Test func shelvesAndHeadersAreShown() {
            let stage = Stage(ShelfView([("1", "abc"), ("2", "xyz")]))
            #expect(
                stage.items == [
                    "a@0,30", "b@150,30", "c@300,30", "x@0,130", "y@150,130", "z@300,130",
                ]
            )
            #expect(stage.pages.contains("shelf 1") && stage.pages.contains("shelf 2"))
        }

        @Test func shelvesRestWithinMargins() {
            let stage = Stage(
                ShelfView([("1", "abc"), ("2", "xyz")]).shelvesContentMargins(.horizontal, 16)
                    .shelvesContentMargins(.top, 20)
            )
            #expect(
                stage.items == [
                    "a@16,50", "b@166,50", "c@316,50", "x@16,150", "y@166,150", "z@316,150",
                ]
            )
        }

        @Test func aShelfScrollsSidewaysAndTheListVertically() {
            let stage = Stage(ShelfView(long))
            stage.swipe(CGPoint(x: -160, y: 0), from: CGPoint(x: 200, y: 60))
            #expect(stage.items.first?.hasPrefix("a@") == false)
            let before = stage.items.filter { $0.hasSuffix(",130") }
            #expect(before.first == "a@0,130")
            stage.swipe(CGPoint(x: 0, y: -400), from: CGPoint(x: 200, y: 500))
            #expect(!stage.pages.contains("shelf 0"))
            #expect(stage.pages.contains("shelf 7"))
        }

        @Test func itemsInsertedBeforeMoveNothing() {
            let stage = Stage(ShelfView(long))
            stage.tap("count b")
            let page = stage.page(showing: "b1")
            let before = stage.items
            #expect(before.contains("b1@150,30"))
            stage.show(ShelfView(long.map { ($0, $0 == "0" ? "n\($1)" : $1) }))
            #expect(stage.items == before)
            stage.show(ShelfView([("x", "xyz")] + long))
            #expect(stage.items == before)
            #expect(stage.page(showing: "b1") === page)
        }

        @Test func shelvesAndLayoutCanChangeTogether() {
            let stage = Stage(ShelfView(long))
            stage.show(
                ShelfView([("9", "jab"), ("0", "ja")], shelfLength: 60, itemLength: 100)
            )
            stage.settle()
            #expect(stage.items == ["j@0,30", "a@100,30", "b@200,30", "j@0,90", "a@100,90"])
        }

        @Test func anItemHasItsOwnStateOnEachShelf() {
            let stage = Stage(ShelfView([("1", "a"), ("2", "a")]))
            stage.tap("count a")
            #expect(stage.items == ["a1@0,30", "a@0,130"])
        }

        @Test func stateStaysWithItsItem() {
            let proxy = ShelvesProxy()
            let stage = Stage(ShelfView(long).shelvesProxy(proxy))
            for view in stage.hostingViews {
                for letter in "abcdefghij" { view.tap("count \(letter)") }
            }
            stage.passTime()
            #expect(stage.items.first == "a1@0,30")
            proxy.scroll(toShelf: "9", animated: false)
            stage.settle()
            let new = stage.items.suffix(9)
            #expect(new.first == "a@0,330" && new.allSatisfy { !$0.contains("1@") })
        }

        @Test func theEnvironmentReachesItemsAndHeaders() {
            var view = ShelfView([("1", "a")])
            view.theme = " dark"
            let stage = Stage(view)
            #expect(stage.pages.sorted() == ["a dark", "shelf 1 dark"])
            view.theme = " light"
            stage.show(view)
            #expect(stage.pages.sorted() == ["a light", "shelf 1 light"])
        }

        @Test func itemsAreLoadedById() async {
            let server = LetterServer()
            let stage = Stage(LoadedView(server: server))
            #expect(stage.items == ["…@0,0", "…@150,0"])
            let page = stage.hostingViews.last
            await server.answer(stage)
            #expect(stage.items == ["A@0,0", "B@150,0"])
            #expect(page?.texts == ["B"] && server.asked == [["a", "b"]])
        }

        @Test func hiddenItemsAreNotLoaded() async {
            let server = LetterServer()
            func view(_ hidden: String) -> some View {
                LoadedView(server: server)
                    .shelfItemFilter(for: String.self) { !hidden.contains($0) }
                    .shelfItemFilter(for: Letter.self) { _ in false }
            }
            let stage = Stage(view("a"))
            #expect(stage.items == ["…@0,0"])
            await server.answer(stage)
            #expect(stage.items == ["B@0,0"] && server.asked == [["b"]])
            stage.show(view("b"))
            await server.answer(stage)
            #expect(stage.items == ["A@0,0"] && server.asked == [["b"], ["a"]])
        }

        @Test func newerDataOfTheAppIsNotReplaced() async {
            let server = FilmServer()
            let proxy = ShelvesProxy()
            let view = Shelves(
                [FilmRow()],
                ids: \.films,
                load: { await server.films($0) },
                content: { Text($0?.title ?? "…") }
            )
            let stage = Stage(view.shelfLength(100).shelfItemLength(150).shelvesProxy(proxy))
            await eventually { server.isAsked }
            proxy.update([Film(id: 2, title: "newer")])
            proxy.update([Letter(id: "of another type")])
            stage.passTime()
            #expect(stage.items == ["…@0,0", "newer@150,0"])
            let page = stage.page(showing: "newer")
            server.answer()
            await eventually {
                stage.passTime()
                return stage.items.first == "loaded@0,0"
            }
            #expect(stage.items == ["loaded@0,0", "newer@150,0"])
            proxy.update([Film(id: 2, title: "last")])
            stage.passTime()
            #expect(stage.items == ["loaded@0,0", "last@150,0"] && page?.texts == ["last"])
        }

        @Test func anUpdateEvaluatesOnlyKeptItems() {
            let log = Log()
            let stage = Stage(ShelfView(long, log: log))
            let pages = stage.hostingViews.map { ObjectIdentifier($0) }
            _ = log.take()
            stage.show(ShelfView(long, log: log))
            #expect(stage.hostingViews.map { ObjectIdentifier($0) } == pages)
            #expect(log.take().count < 40)
        }

        @Test func anUpdateOfTheSameItemsSearchesNone() {
            let counter = HashCounter()
            let row = CountedRow(items: (0..<1000).map { CountedID(number: $0, counter: counter) })
            func view() -> some View {
                Shelves([row], items: \.items) { Text("\($0.number)") }
                    .shelfItemLength(150).shelfLength(100)
            }
            let stage = Stage(view())
            #expect(counter.count > 1000)
            counter.count = 0
            stage.show(view())
            #expect(counter.count < 100)
        }

        @Test func disabledShelvesCannotBeDragged() {
            let stage = Stage(ShelfView(long).disabled(true))
            stage.swipe(CGPoint(x: -160, y: 0), from: CGPoint(x: 200, y: 60))
            stage.swipe(CGPoint(x: 0, y: -400), from: CGPoint(x: 200, y: 500))
            #expect(stage.items.first == "a@0,30")
        }

        @Test func theEndOfTheListIsReported() {
            let log = Log()
            let proxy = ShelvesProxy()
            let view = ShelfView(long).shelvesProxy(proxy).onShelvesReachEnd(within: 8) {
                log.add("more")
            }
            let stage = Stage(view)
            #expect(log.take() == [])
            #expect(proxy.scroll(toShelf: "9", animated: false))
            #expect(!proxy.scroll(toShelf: "x"))
            #expect(proxy.scroll(toItem: "c", onShelf: "9", animated: false))
            stage.settle()
            #expect(log.take() == ["more"])
            #expect(stage.items.contains { $0.hasPrefix("c@0,") })
        }

        /// Several shelves rest at the same place there.
        @Test func thePinnedEndOfTheListIsReported() {
            let log = Log()
            let view = ShelfView(long).onShelvesReachEnd(within: 0) { log.add("more") }
            let stage = Stage(size: CGSize(width: 400, height: 500), view)
            #expect(log.take() == [])
            for _ in 0..<3 { stage.swipe(CGPoint(x: 0, y: -400), from: CGPoint(x: 200, y: 450)) }
            #expect(stage.items.last?.hasSuffix(",430") == true && log.take() == ["more"])
        }

        @Test func anEndThatAnotherHeightShowsIsReported() {
            let log = Log()
            let view = ShelfView(long).onShelvesReachEnd(within: 0) { log.add("more") }
            let stage = Stage(size: CGSize(width: 400, height: 500), view)
            #expect(log.take() == [])
            stage.window.frame.size.height = 2000
            stage.host.view.frame.size.height = 2000
            stage.passTime()
            #expect(log.take() == ["more"])
        }

        @Test func theTextForVoiceOverOfAShelfCanBeSet() {
            let stage = Stage(ShelfView(long).shelfItemDescription { "letter \($0) of \($1)" })
            #expect(stage.voiceOverScrolls(.left, on: "b"))
            #expect(stage.voiceOverScrolls(.down, on: "b"))
            #expect(stage.said == ["letter 3 of 10", "Shelf 7 of 10"])
            stage.show(ShelfView(long).shelfItemDescription { "\($0)/\($1)" })
            #expect(stage.voiceOverScrolls(.left, on: "b"))
            #expect(stage.said.last == "3/10")
        }

        @Test func theTextForVoiceOverOfTheListCanBeSet() {
            let stage = Stage(ShelfView(long).shelfDescription { "row \($0) of \($1)" })
            #expect(stage.voiceOverScrolls(.left, on: "b"))
            #expect(stage.voiceOverScrolls(.down, on: "b"))
            #expect(stage.said == ["Item 3 of 10", "row 7 of 10"])
            stage.show(ShelfView(long).shelfDescription { "\($0)/\($1)" })
            #expect(stage.voiceOverScrolls(.up, on: "b"))
            #expect(stage.said.last == "1/10")
        }

        @Test func aDuplicateIdentityTraps() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { _ = Stage(ShelfView([("1", "a"), ("1", "b")])) }
            }
        }

        private var long: [(String, String)] { (0..<10).map { ("\($0)", "abcdefghij") } }
    }
}

private struct CountedRow: Identifiable {
    let id = "row"
    let items: [CountedID]
}

private struct Film: Identifiable {
    let id: Int
    let title: String
}

private struct FilmRow: Identifiable {
    let id = "row"
    let films = [1, 2]
}

/// A server of films with one request, which it answers on demand.
@MainActor
private final class FilmServer {
    private var waiting: CheckedContinuation<Void, Never>?
    var isAsked: Bool { waiting != nil }

    func films(_ ids: [Int]) async -> [Film] {
        await withCheckedContinuation { waiting = $0 }
        return ids.map { Film(id: $0, title: "loaded") }
    }

    func answer() {
        waiting?.resume()
    }
}

/// A server that answers on demand.
@MainActor
private final class LetterServer {
    private(set) var asked: [[String]] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var finished = 0

    func letters(_ ids: [String]) async -> [Letter] {
        asked.append(ids)
        defer { finished += 1 }
        await withCheckedContinuation { waiting.append($0) }
        return ids.map { Letter(id: $0) }
    }

    func answer(_ stage: Stage<some View>) async {
        await eventually { !waiting.isEmpty }
        let before = finished
        let answered = waiting
        waiting = []
        for continuation in answered { continuation.resume() }
        await eventually { finished == before + answered.count }
        stage.passTime()
    }
}

private struct LoadedView: View {
    struct Row: Identifiable {
        let id = "row"
        let letters = ["a", "b"]
    }

    let server: LetterServer

    var body: some View {
        Shelves([Row()], ids: \.letters, load: { await server.letters($0) }) { letter in
            Text(letter?.id.uppercased() ?? "…")
        }
        .shelfLength(100)
        .shelfItemLength(150)
    }
}
