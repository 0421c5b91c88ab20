import RondoSwiftUI
import RondoTestSupport
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// The article's examples are the code of this file, and do what the article says.
    @Suite @MainActor struct GettingStartedTests {
        @Test func theArticleShowsTheCodeOfThisFile() throws {
            let article = try Document("Sources/RondoSwiftUI/RondoSwiftUI.docc/GettingStarted.md")
            #expect(try article.examplesMissing(in: #filePath) == [])
            #expect(article.examples.count == 6)
        }

        @Test func theSelectionMovesThePagerBack() {
            let rooms = ["a", "b", "c"].map { Room(id: $0, title: $0) }
            let stage = Stage(RoomsView(rooms: rooms))
            stage.swipe(CGPoint(x: 0, y: -400))
            #expect(stage.seen() == ["b@0"])
            stage.tap("Back to the first")
            stage.settle()
            #expect(stage.seen() == ["a@0"])
        }

        @Test func theBannerIsLaidOutAndAdvances() {
            let log = Log()
            let stage = Stage(BannerView(films: ["a", "b", "c"]) { log.add($0) })
            #expect(stage.seen() == ["c@-262", "a@50", "b@362"])
            stage.passTime(5.5)
            #expect(log.take() == ["a", "b"])
        }

        @Test func theFeedLoadsMoreAtItsEnd() async {
            let stage = Stage(FeedView(server: Server()))
            await eventually {
                stage.passTime()
                return stage.seen() != []
            }
            stage.swipe(260)
            #expect(stage.seen() == ["room 2@0"])
        }

        @Test func theFeedWaitsForASlowServer() async {
            let server = Server()
            let stage = Stage(FeedView(server: server))
            await eventually {
                stage.passTime()
                return stage.seen() != []
            }
            server.isSlow = true
            for _ in 0..<4 { stage.swipe(260) }
            await eventually { server.requests == [nil, "6"] }
            for _ in 0..<3 { stage.swipe(-260) }
            for _ in 0..<3 { stage.swipe(260) }
            for _ in 0..<100 { await Task.yield() }
            #expect(server.requests == [nil, "6"])
            server.answer()
            await eventually {
                stage.passTime()
                return stage.pagers[0].numberOfItems > 6
            }
            #expect(stage.pagers[0].numberOfItems == 12 && stage.seen() == ["room 5@0"])
        }

        @Test func theDataOfShelvesLoadsLater() async {
            let genres = [Genre(id: "New", films: [1, 2, 3])]
            let stage = Stage(
                ShopView(genres: genres) { ids in
                    ids.map { Film(id: $0, title: "film \($0)") }
                }
            )
            var texts: [String] = []
            await eventually {
                stage.passTime()
                texts = stage.hostingViews.flatMap(\.texts)
                return texts.contains("film 1")
            }
            #expect(texts.contains("New") && texts.contains("film 1"))
        }

        @Test func theLastChapterIsOneTapAway() {
            let stage = Stage(BookView())
            stage.tap("Last chapter")
            stage.settle()
            #expect(stage.pagers.first?.currentItem?.index == 4)
        }

        @Test func headlinesAdvance() {
            let stage = Stage(NewsView(headlines: ["a", "b"]))
            stage.passTime(5.5)
            #expect(stage.seen() == ["b@0"])
        }
    }
}

@MainActor
private final class Server {
    /// Whether requests wait for `answer()`.
    var isSlow = false
    private(set) var requests: [String?] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func answer() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func rooms(after id: String?) async -> [Room] {
        requests.append(id)
        if isSlow { await withCheckedContinuation { waiting.append($0) } }
        let first = (id.flatMap { Int($0) } ?? 0) + 1
        return (first..<first + 6).map { Room(id: "\($0)", title: "room \($0)") }
    }
}

private struct Room: Identifiable {
    let id: String
    let title: String
}

private struct RoomsView: View {
    let rooms: [Room]
    @State private var selection: Room.ID?

    var body: some View {
        LoopPager(rooms, selection: $selection) { room in
            Text(room.title)
        }
        .pagerAxis(.vertical)
        .pagerPinned(.start)
        Button("Back to the first") { selection = rooms.first?.id }
    }
}

private struct BannerView: View {
    let films: [String]
    let settled: (String) -> Void

    var body: some View {
        LoopPager(films, id: \.self) { film in
            Text(film)
        }
        .pagerItemLength(300)
        .pagerSpacing(12)
        .pagerItemAlignment(.center)
        .pagerSnap(.item)
        .pagerAutoAdvance(every: 5)
        .onPagerSettle(for: String.self, perform: settled)
    }
}

private struct FeedView: View {
    let server: Server
    @State private var rooms: [Room] = []
    @State private var isLoading = false

    var body: some View {
        LoopPager(rooms) { room in
            Text(room.title)
        }
        .onPagerReachEnd { load() }
        .onAppear {
            if rooms.isEmpty { load() }
        }
    }

    private func load() {
        guard !isLoading else { return }
        isLoading = true
        Task {
            rooms += await server.rooms(after: rooms.last?.id)
            isLoading = false
        }
    }
}

private struct Film: Identifiable {
    let id: Int
    let title: String
}

private struct Genre: Identifiable {
    let id: String
    let films: [Film.ID]
}

private struct ShopView: View {
    let genres: [Genre]
    let load: @MainActor ([Film.ID]) async throws -> [Film]

    var body: some View {
        Shelves(genres, ids: \.films, load: load) { film in
            Text(film?.title ?? "…")
        } header: { genre in
            Text(genre.id)
        }
        .shelfLength(200)
        .shelfItemLength(120)
        .shelfHeaderLength(40)
    }
}

private struct BookView: View {
    @State private var chapter = 1

    var body: some View {
        Pages(1...5, id: \.self, selection: $chapter) { number in
            Text("Chapter \(number)")
        }
        .pagerPinned(.both)
        Button("Last chapter") { withAnimation { chapter = 5 } }
    }
}

private struct NewsView: View {
    let headlines: [String]

    var body: some View {
        Ticker(headlines, id: \.self) { headline in
            Text(headline)
        }
        .pagerAutoAdvance(every: 5)
        .frame(height: 44)
    }
}
