#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import RondoUIKit
    import SwiftUI

    /// A home screen: a hero as wide as the screen, shelves with titles, and a retry below them.
    ///
    /// Shelves are loaded page by page, near items by id, and a tap opens a film.
    @MainActor
    struct HomeView: View {
        let server: Server
        let open: (Film.ID) -> Void
        @StateObject private var genres: PagerLoader<Genre, Int>

        init(server: Server, open: @escaping (Film.ID) -> Void) {
            self.server = server
            self.open = open
            _genres = StateObject(
                wrappedValue: PagerLoader(from: 0) { cursor in
                    let page = try await server.genres(cursor)
                    return LoopPagerPage(items: page.genres, next: page.next)
                }
            )
        }

        var body: some View {
            Shelves(genres.items, ids: \.films, load: { ids in try await server.films(ids) }) {
                film in
                if let film {
                    Button(film.title) { open(film.id) }
                } else {
                    Text("…")
                }
            } header: { genre in
                Text(genre.id == Genre.hero ? "" : genre.id)
            }
            .shelfLength(200)
            .shelfHeaderLength(32)
            .shelfItemLength(140)
            .shelfItemSpacing(12)
            .shelfOptions(for: Genre.self) { genre in
                var options = ShelfOptions()
                guard genre.id == Genre.hero else { return options }
                options.height = .points(300)
                options.headerHeight = 0
                options.layout = ShelfLayout()  // its items are as wide as the screen
                return options
            }
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
#endif
