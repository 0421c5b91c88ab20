import RondoSwiftUI
import RondoTestSupport
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// The guide's examples are the code of this file, and work.
    @Suite @MainActor struct GuideTests {
        @Test func theGuideShowsTheCodeOfThisFile() throws {
            let examples = try Document("Documentation/Guides/SwiftUI.md").examples
            #expect(examples.count == 9)
            for example in examples {
                #expect(try Document.holds(example, in: #filePath), "\(example)")
            }
        }

        @Test func theFeedPlaysTheVisibleRoomAndLoadsMore() {
            let log = Log()
            let rooms = (0..<4).map { Room(id: $0) }
            let stage = Stage(RoomsView(rooms: rooms) { log.add("more") })
            #expect(stage.seen() == ["room 0, playing@0"] && log.take() == [])
            stage.swipe(CGPoint(x: 0, y: -360))
            #expect(stage.seen() == ["room 1, playing@0"] && log.take() == ["more"])
        }

        @Test func modifiersAreInAnyOrder() {
            let log = Log()
            let stage = Stage(
                Lounge(
                    rooms: (0..<3).map { Room(id: $0) },
                    banners: [Banner(id: 0), Banner(id: 1)]
                ) {
                    log.add("room \($0.id)")
                }
            )
            let seen = { stage.pagers.map { stage.seen(in: $0) } }
            #expect(seen() == [["banner 0@8"], ["room 0@0"]] && log.take() == ["room 0"])
            stage.swipe(CGPoint(x: -260, y: 0), from: CGPoint(x: 350, y: 450))
            #expect(seen()[1] == ["room 2@0"] && log.take() == ["room 2"])
            stage.passTime(5)
            #expect(seen()[0] == ["banner 1@8"] && log.take() == [])
        }

        @Test func theButtonShowsTheNextBanner() {
            let stage = Stage(Banners(banners: [Banner(id: 0), Banner(id: 1)]))
            stage.tap("Next")
            stage.settle()
            #expect(stage.seen() == ["banner 1@0"])
        }

        @Test func theFeedLoads() async {
            let stage = Stage(FeedView())
            await eventually {
                stage.passTime()
                return stage.seen() == ["room 10@0"]
            }
            #expect(stage.pagers[0].numberOfItems == 3)
        }

        @Test func theMonthsHaveNoEnd() {
            let stage = Stage(Months())
            for _ in 0..<4 {
                stage.press()
                stage.finger.drag(by: CGPoint(x: -160, y: 0), steps: 4)
                stage.finger.up()
                stage.passTime(0.03)
            }
            stage.settle()
            #expect(stage.seen() == ["month 4@0"])
            for _ in 0..<6 { stage.swipe(-260) }
            #expect(stage.seen() == ["month -2@0"])
            stage.tap("Today")
            stage.settle()
            #expect(stage.seen() == ["month 0@0"])
            stage.swipe(-260)
            #expect(stage.seen() == ["month -1@0"])
        }

        @Test func thePhotoAndTheThumbsAreInStep() {
            let stage = Stage(Gallery(photos: (0..<8).map { Photo(id: $0) }))
            for _ in 0..<4 { stage.swipe(CGPoint(x: -260, y: 0), from: CGPoint(x: 350, y: 100)) }
            stage.settle()
            let seen = { stage.seen(in: stage.pagers[0]) }
            #expect(seen() == ["photo 4@0"] && stage.pagers[1].currentItem?.index == 4)
            stage.swipe(CGPoint(x: -90, y: 0), from: CGPoint(x: 350, y: 570))
            stage.settle()
            #expect(seen() == ["photo 5@0"])
            stage.tap("thumb 3")
            #expect(stage.pagers[0].phase == .animating)
            stage.settle()
            #expect(seen() == ["photo 3@0"])
        }

        @Test func theNewsAdvances() {
            let stage = Stage(News(lines: [Line(id: 0, text: "one"), Line(id: 1, text: "two")]))
            #expect(stage.seen() == ["one@0"])
            stage.passTime(5.5)
            #expect(stage.seen() == ["two@0"])
        }

        @Test func theFilmsLoad() async {
            let genres = [Genre(title: "Drama", films: ["a", "x", "b"])]
            let stage = Stage(Films(genres: genres, watched: ["x"]))
            #expect(stage.page(showing: "Drama") != nil && stage.page(showing: "soon") != nil)
            await eventually {
                stage.passTime()
                return stage.page(showing: "film a") != nil
            }
            stage.passTime()
            #expect(stage.page(showing: "film a") != nil && stage.page(showing: "film b") != nil)
            #expect(stage.page(showing: "film x") == nil)
        }

        @Test func theHomeScreenLoadsPageByPage() async throws {
            Server.isOnline = false
            let stage = Stage(Home())
            #expect(stage.page(showing: "Loading …") != nil)
            await eventually {
                stage.passTime()
                return stage.page(showing: "Loading …") == nil
            }
            Server.isOnline = true
            stage.tap("Try again")
            await eventually {
                stage.passTime()
                return stage.page(showing: "film 2") != nil
                    && stage.page(showing: "Loading …") == nil
            }
            let list = stage.lists[0]
            let last = try #require(list.visibleShelves.last)
            let footer = try #require(list.header(forShelfWithIdentifier: last.identifier))
            #expect(footer.convert(footer.bounds, to: nil).minY == 440)
            stage.tap("Try again")
        }
    }
}

private struct RoomsView: View {
    let rooms: [Room]
    let loadMore: () -> Void
    @State private var room: Room.ID?

    var body: some View {
        LoopPager(rooms, selection: $room) { item in
            RoomView(room: item, isPlaying: item.id == room)
        }
        .pagerAxis(.vertical)
        .onPagerReachEnd { loadMore() }
        .ignoresSafeArea()
    }
}

private struct Lounge: View {
    let rooms: [Room]
    let banners: [Banner]
    let enter: (Room) -> Void

    var body: some View {
        VStack {
            LoopPager(banners) { banner in
                BannerView(banner: banner)
            }
            .padding(8)
            .pagerAutoAdvance(every: 5)
            LoopPager(rooms) { room in
                RoomView(room: room, isPlaying: false)
            }
            .pagerFilter(for: Room.self) { room in room.id != 1 }
        }
        .pagerSpacing(12)
        .onPagerSettle(for: Room.self) { room in enter(room) }
    }
}

private struct Banners: View {
    let banners: [Banner]
    @State private var pager = PagerProxy()

    var body: some View {
        VStack {
            LoopPager(banners) { banner in
                BannerView(banner: banner)
            }
            .pagerAutoAdvance(every: 5)
            .pagerProxy(pager)
            Button("Next") { pager.scrollToNext() }
        }
    }
}

private struct FeedView: View {
    @StateObject private var rooms = PagerLoader(from: 1) { page in
        LoopPagerPage(items: try await Server.rooms(page), next: page + 1)
    }

    var body: some View {
        VStack {
            LoopPager(rooms.items) { room in
                RoomView(room: room, isPlaying: false)
            }
            .pagerAxis(.vertical)
            .pagerPinned(.start)
            .pagerLoader(rooms)
            if case .failed = rooms.loading {
                Button("Try again") { rooms.retry() }
            }
        }
        .refreshable { await rooms.refresh() }
    }
}

private struct Months: View {
    /// Months from now, the shown one and the middle of those that are kept ready.
    @State private var month = 0
    @State private var middle = 0

    var body: some View {
        VStack {
            LoopPager(middle - 2...middle + 2, id: \.self, selection: $month) { month in
                MonthView(month: month)
            }
            .onPagerCurrentChange(for: Int.self) { month in middle = month }
            Button("Today") {
                let isNear = abs(middle) <= 2
                withAnimation(isNear ? .default : nil) { (middle, month) = (0, 0) }
            }
        }
    }
}

private struct Gallery: View {
    let photos: [Photo]
    @State private var shown: Photo.ID?

    var body: some View {
        VStack {
            LoopPager(photos, selection: $shown.animation()) { photo in
                PhotoView(photo: photo)
            }
            LoopPager(photos, selection: $shown.animation()) { photo in
                Button(photo.name) {
                    withAnimation { shown = photo.id }
                }
            }
            .pagerItemsPerView(5)
            .pagerItemAlignment(.center)
            .pagerSnap(.item)
            .frame(height: 64)
        }
        .pagerPinned(.both)
    }
}

private struct News: View {
    let lines: [Line]

    var body: some View {
        Ticker(lines) { line in
            Text(line.text)
        }
        .pagerAutoAdvance(every: 5)
        .pagerAccessibilityAdjustable(for: Line.self) { line in line.text }
        .frame(height: 44)
    }
}

private struct Films: View {
    let genres: [Genre]
    let watched: Set<Film.ID>

    var body: some View {
        Shelves(genres, ids: \.films, load: { ids in try await Server.films(ids) }) { film in
            CoverView(film: film)
        } header: { genre in
            Text(genre.title)
        }
        .shelfLength(220)
        .shelfHeaderLength(40)
        .shelfItemLength(140)
        .shelfItemSpacing(12)
        .shelfItemFilter(for: Film.ID.self) { film in !watched.contains(film) }
    }
}

private struct Home: View {
    @StateObject private var genres = PagerLoader(from: 1) { page in
        try await Server.genres(page)
    }

    var body: some View {
        Shelves(genres.items, ids: \.films, load: { ids in try await Server.films(ids) }) { film in
            CoverView(film: film)
        }
        .shelfLength(220)
        .shelfItemLength(140)
        .shelvesLoader(genres)
        .shelvesFooter(length: footerLength) {
            if case .failed = genres.loading {
                Button("Try again") { genres.retry() }
            } else {
                Text("Loading …")
            }
        }
    }

    private var footerLength: CGFloat {
        if case .ended = genres.loading { 0 } else { 60 }
    }
}

// MARK: - Context of the examples

private struct Room: Identifiable {
    let id: Int
}

private struct RoomView: View {
    let room: Room
    let isPlaying: Bool

    var body: some View {
        Text("room \(room.id)\(isPlaying ? ", playing" : "")")
    }
}

private struct Banner: Identifiable {
    let id: Int
}

private struct BannerView: View {
    let banner: Banner

    var body: some View {
        Text("banner \(banner.id)")
    }
}

private struct MonthView: View {
    let month: Int

    var body: some View {
        Text("month \(month)")
    }
}

private struct Photo: Identifiable {
    let id: Int

    var name: String { "thumb \(id)" }
}

private struct PhotoView: View {
    let photo: Photo

    var body: some View {
        Text("photo \(photo.id)")
    }
}

private struct Line: Identifiable {
    let id: Int
    let text: String
}

private struct Genre: Identifiable {
    let title: String
    let films: [String]

    var id: String { title }
}

private struct Film: Identifiable {
    let id: String
}

private struct CoverView: View {
    let film: Film?

    var body: some View {
        Text(film.map { "film \($0.id)" } ?? "soon")
    }
}

@MainActor
private enum Server {
    struct Offline: Error {}

    static var isOnline = true

    /// Two genres on the first page; the next page fails.
    static func genres(_ page: Int) async throws -> LoopPagerPage<Genre, Int> {
        guard isOnline, page == 1 else { throw Offline() }
        let genres = ["1", "2"].map { Genre(title: "genre \($0)", films: [$0]) }
        return LoopPagerPage(items: genres, next: 2)
    }

    /// Outside the main actor, like the requests of most apps.
    nonisolated static func rooms(_ page: Int) async throws -> [Room] {
        (0..<3).map { Room(id: page * 10 + $0) }
    }

    static func films(_ ids: [String]) async throws -> [Film] { ids.map { Film(id: $0) } }
}
