import RondoSwiftUI
import SwiftUI

struct Shelf: Identifiable {
    let id: String
    let letters: [Letter]

    init(_ id: String, _ letters: String) {
        self.id = id
        self.letters = Letter.list(letters)
    }
}

/// Shelves of letters with headers, and with more modifiers.
struct ShelfView: View {
    typealias Faces = Shelves<[Shelf], ShelvesItemID<String>, LetterPage, HeaderView>

    let shelves: [Shelf]
    let log: Log
    let change: (Faces) -> Faces
    var theme = ""

    init(
        _ shelves: [(String, String)],
        log: Log? = nil,
        change: @escaping (Faces) -> Faces = { $0 }
    ) {
        self.shelves = shelves.map { Shelf($0, $1) }
        self.log = log ?? Log()
        self.change = change
    }

    var body: some View {
        change(
            Shelves(shelves, items: \.letters) { letter in
                page(letter)
            } header: { shelf in
                HeaderView(title: "shelf \(shelf.id)")
            }
            .shelfLength(100)
            .headerLength(30)
            .itemLength(150)
        )
        .environment(\.theme, theme)
    }

    private func page(_ letter: Letter) -> LetterPage {
        log.add(letter.id)
        return LetterPage(name: letter.id)
    }
}

struct HeaderView: View {
    let title: String
    @Environment(\.theme) private var theme

    var body: some View {
        Text("\(title)\(theme)")
    }
}
