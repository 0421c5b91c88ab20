/// Which part of a list is asked for.
struct Page: Equatable {
    /// Where the one before ended, nil for the first.
    let after: Cursor?
    /// How many entries at most.
    let limit: Int
}

/// A part of a list, and where the next one starts.
struct Paged<Element> {
    let elements: [Element]
    /// Nil at the end of the list.
    let next: Cursor?

    /// Cuts entries to a page.
    ///
    /// - Parameters:
    ///   - entries: In order with their numbers; one more than the page holds when there is one.
    ///   - limit: How many the page holds.
    init(_ entries: [(number: Int64, element: Element)], limit: Int) {
        elements = entries.prefix(limit).map(\.element)
        next = entries.count > limit ? Cursor(number: entries[limit - 1].number) : nil
    }
}
