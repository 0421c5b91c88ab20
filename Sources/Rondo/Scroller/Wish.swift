/// Where to go once there is room: what was asked for before the first layout.
struct Wish: Sendable {
    /// An item and the way round to it, nil to count from the present one.
    var scroll: (item: ItemKey, way: Way)?
    /// So many items on from there, back when negative.
    var steps: Int
}
