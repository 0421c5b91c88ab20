/// A request for a page of a list.
struct PageRequest: Equatable {
    /// The end of the previous page, nil for the first page.
    let after: Cursor?
    /// The maximal number of entries.
    let limit: Int
}

/// A page of a list, and the cursor for the next one.
struct Paged<Element> {
    let elements: [Element]
    /// Nil at the end of the list.
    let next: Cursor?

    /// Cuts entries to a page.
    ///
    /// - Parameters:
    ///   - entries: Entries with their numbers, in order; one more than the limit if more exist.
    ///   - limit: The number of entries of a page.
    init(_ entries: [(number: Int64, element: Element)], limit: Int) {
        elements = entries.prefix(limit).map(\.element)
        next = entries.count > limit ? Cursor(number: entries[limit - 1].number) : nil
    }
}
