#if os(iOS) || os(Linux)
    import Foundation

    /// A room of the live feed.
    struct Room: Identifiable, Sendable {
        let id: String
        let title: String
    }

    /// A film on a shelf.
    struct Film: Identifiable, Sendable {
        let id: String
        let title: String
    }

    /// A shelf with the ids of its films.
    struct Genre: Identifiable, Sendable {
        let id: String
        let films: [Film.ID]

        /// The id of the first row of the home screen, which is no shelf.
        static let hero = "hero"
    }

    /// The backend.
    ///
    /// A real app would use `URLSession` here, and throw its errors.
    struct Server: Sendable {
        /// The rooms from a cursor on, 0 for the first page, and the cursor of the next page.
        var rooms: @Sendable (_ cursor: Int) async throws -> (rooms: [Room], next: Int?)
        /// The shelves of the home screen from a cursor on, and the cursor of the next page.
        var genres: @Sendable (_ cursor: Int) async throws -> (genres: [Genre], next: Int?)
        /// The data of the films that exist.
        var films: @Sendable (_ ids: [Film.ID]) async throws -> [Film]

        /// A sample without a network: 30 rooms in pages of 5, a hero and two shelves in two pages,
        /// and any film.
        static let sample = Server(
            rooms: { first in
                let rooms = (first..<first + 5).map { Room(id: "room \($0)", title: "Room \($0)") }
                return (rooms, first + 5 < 30 ? first + 5 : nil)
            },
            genres: { page in
                let hero = Genre(id: Genre.hero, films: ["star"])
                let films = ["\(page)a", "\(page)b"]
                let shelf = Genre(id: page == 0 ? "Drama" : "Crime", films: films)
                return page == 0 ? ([hero, shelf], 1) : ([shelf], nil)
            },
            films: { ids in ids.map { Film(id: $0, title: "Film \($0)") } }
        )
    }
#endif
