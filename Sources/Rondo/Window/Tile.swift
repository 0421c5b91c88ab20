/// A reusable view at a slot, for a host to place and fill.
public struct Tile: Equatable, Sendable {
    /// The number of the view, counted from 1 as views are made; the same number is the same view.
    public let number: Int
    /// The kind of view.
    public let reuse: ReuseIdentifier
    /// The item it shows.
    public internal(set) var item: ItemKey
    /// The index of that item in the list.
    public internal(set) var index: ItemIndex
    /// Its slot.
    public internal(set) var slot: Slot
    /// Its leading edge on the track, in points; it changes only when the tile or the track does.
    public internal(set) var place: Points = 0
    /// Its length along the axis, in points.
    public internal(set) var extent: Points = 0
    /// The stage of its lifecycle since it got its item.
    var stage: Stage = .ready
    /// Whether it was in the viewport, visible or hidden, before the items changed.
    var wasInViewport = false

    enum Stage: Sendable {
        /// It has not been in the viewport yet.
        case ready
        /// It is in the viewport.
        case entered
        /// A page that rested as the current one.
        case appeared
        /// A page that has appeared and begins to leave.
        case leaving
        /// It was in the viewport and has left it.
        case left
    }
}
