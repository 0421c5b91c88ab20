/// A reusable view at a slot: what a host places and fills.
public struct Tile: Equatable, Sendable {
    /// Names the view, counted from 1 as views are made; the same number is the same view.
    public let number: Int
    /// The kind of view it is.
    public let reuse: ReuseIdentifier
    /// The item it shows.
    public internal(set) var item: ItemKey
    /// Where that item is in the list.
    public internal(set) var index: ItemIndex
    /// The slot it stands at.
    public internal(set) var slot: Slot
    /// Its leading edge on the track, in points; it changes only when the tile or the track does.
    public internal(set) var place: Points = 0
    /// Its length along the axis, in points.
    public internal(set) var extent: Points = 0
    /// How far its life has come since it got its item.
    var stage: Stage = .ready
    /// What the last frame made of it.
    var verdict: Verdict = []

    enum Stage: Sendable {
        /// It has not been in the viewport yet.
        case ready
        /// It is in the viewport.
        case entered
        /// A page that rested as the current one.
        case appeared
        /// A page that has appeared and is being taken away.
        case leaving
        /// It was in the viewport and has left it.
        case left
    }
}
