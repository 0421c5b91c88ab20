#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import SwiftUI

    /// A home screen of shelves: near items are loaded by id, and a tap opens a film.
    struct HomeView: View {
        let server: Server
        let genres: [Genre]
        let open: (Film.ID) -> Void

        var body: some View {
            Shelves(genres, ids: \.films, load: { ids in try await server.films(ids) }) { film in
                if let film {
                    Button(film.title) { open(film.id) }
                } else {
                    Text("…")
                }
            } header: { genre in
                Text(genre.id)
            }
            .shelfLength(200)
            .headerLength(32)
            .itemLength(140)
            .spacing(12)
        }
    }
#endif
