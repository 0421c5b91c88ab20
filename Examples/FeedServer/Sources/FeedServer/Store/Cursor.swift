/// The end of a page of a list: the number of its last entry, which may have been removed since.
///
/// Numbers never change, and are unique until a reset. So the page after a cursor repeats nothing
/// and skips nothing, after any additions and removals; an offset would not ensure that. After a
/// reset nothing is repeated either, because pages only go down or only go up.
struct Cursor: Equatable {
    let number: Int64
}

extension Cursor {
    /// A list with pages; its letter is the first one of its cursors, so that cursors of different
    /// lists differ.
    enum List: String {
        case rooms = "r"
        case shelves = "s"
    }

    /// The rule for error messages.
    static let rule = "the \"next\" of an earlier page of this list"

    /// Reads the text of `text(in:)`, nil for other texts.
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
