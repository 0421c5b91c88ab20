/// The end of a page of a list: the number of its last entry, which can be removed later.
///
/// Numbers never change, and are unique until a reset. So the page after a cursor neither repeats
/// nor skips entries after additions and removals, unlike a page after an offset. After a reset no
/// entry is repeated, because the numbers of a list only fall or only rise.
struct Cursor: Equatable {
    let number: Int64
}

extension Cursor {
    /// A list with pages, with the first letter of its cursors, so that cursors of different lists
    /// differ.
    enum List: String {
        case rooms = "r"
        case shelves = "s"
    }

    /// The rule for error messages.
    static let rule = "the \"next\" of an earlier page of this list"

    /// Reads a text from `text(in:)`; nil for other texts.
    init?(_ text: String, in list: List) {
        guard text.hasPrefix(list.rawValue), let number = Int64(text.dropFirst(), radix: 36),
            number > 0
        else { return nil }
        self.init(number: number)
        // Refuses signs, capital letters and leading zeros.
        guard self.text(in: list) == text else { return nil }
    }

    /// The opaque text for clients.
    func text(in list: List) -> String { list.rawValue + String(number, radix: 36) }
}
