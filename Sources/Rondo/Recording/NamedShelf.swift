/// The shelf of a line.
struct NamedShelf {
    /// Its id as JSON.
    let id: String
    /// The items that have data when they are added.
    let here: Set<ItemKey>
}
