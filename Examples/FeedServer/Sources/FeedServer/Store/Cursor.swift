/// Where a page of a list ended: behind the entry of a number, whether that is still there or not.
///
/// Numbers never change, and none is given twice until a reset. So a page that starts behind one
/// repeats nothing and leaves nothing out, whatever was added or removed in the meantime; an offset
/// would. Nor is anything repeated after a reset, as the pages only go down or only up.
struct Cursor: Equatable {
    let number: Int64
}

extension Cursor {
    /// A list that has pages; the first letter of its cursors, so that none is taken for another's.
    enum List: String {
        case rooms = "r"
        case shelves = "s"
    }

    /// What an error says is expected.
    static let rule = "the \"next\" of an earlier page of this list"

    /// Reads what `text(in:)` wrote, nil for anything else.
    init?(_ text: String, in list: List) {
        guard text.hasPrefix(list.rawValue), let number = Int64(text.dropFirst(), radix: 36),
            number > 0
        else { return nil }
        self.init(number: number)
        // Refuses signs, capitals and leading zeros.
        guard self.text(in: list) == text else { return nil }
    }

    /// As a client sees it, who makes nothing of it.
    func text(in list: List) -> String { list.rawValue + String(number, radix: 36) }
}
