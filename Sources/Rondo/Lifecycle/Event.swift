/// An event of a scroller; each is delivered in order and exactly once.
public enum Event: Equatable, Sendable {
    /// The current item changed: the content crossed the halfway line.
    ///
    /// Nil without items.
    case change(from: ItemKey?, to: ItemKey?)
    /// The content left rest on this item: a switch may have begun.
    case begin(from: ItemKey?)
    /// The content came to rest on another item: the switch is complete.
    case settle(from: ItemKey?, to: ItemKey?)
    /// The content came to rest on the item that it left: nothing switched.
    case cancel(ItemKey?)
    /// A step in the lifecycle of a tile.
    case tile(TileEvent, ItemKey, tile: Int)
}

/// A step in the lifecycle of a tile with an item.
public enum TileEvent: Int, CaseIterable, Sendable {
    /// It enters the viewport.
    case willAppear
    /// The content rests with it as the current page; pages only.
    case didAppear
    /// A motion begins to move the appeared page away; pages only.
    case willDisappear
    /// It has left the viewport.
    case didDisappear
    /// Its view returns to the pool.
    case reclaim
}
