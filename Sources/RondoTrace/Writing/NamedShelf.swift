import Rondo

/// The shelf that a line is for.
struct NamedShelf {
    /// Its id as JSON.
    let id: String
    /// The items whose data is there when they come.
    let here: Set<ItemKey>
}
