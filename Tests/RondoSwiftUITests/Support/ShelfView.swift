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

/// Shelves of letters with headers.
struct ShelfView: View {
    let shelves: [Shelf]
    let log: Log
    let shelfLength: CGFloat
    let itemLength: CGFloat
    var theme = ""

    init(
        _ shelves: [(String, String)],
        log: Log? = nil,
        shelfLength: CGFloat = 100,
        itemLength: CGFloat = 150
    ) {
        self.shelves = shelves.map { Shelf($0, $1) }
        self.log = log ?? Log()
        self.shelfLength = shelfLength
        self.itemLength = itemLength
    }

    var body: some View {
        Shelves(shelves, items: \.letters) { letter in
            page(letter)
        } header: { shelf in
            HeaderView(title: "shelf \(shelf.id)")
        }
        .shelfLength(shelfLength)
        .shelfHeaderLength(30)
        .shelfItemLength(itemLength)
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
