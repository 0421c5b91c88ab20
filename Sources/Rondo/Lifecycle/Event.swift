/// Something that happened, told in order and exactly once.
public enum Event: Equatable, Sendable {
    /// The current item changed: the halfway line was crossed. Nil stands for no item at all.
    case change(from: ItemKey?, to: ItemKey?)
    /// A switch may be under way: something left rest on this item.
    case begin(from: ItemKey?)
    /// Things came to rest on another item: the switch is complete.
    case settle(from: ItemKey?, to: ItemKey?)
    /// Things came to rest on the item that they left: nothing switched.
    case cancel(ItemKey?)
    /// A tile went through a step of its life.
    case tile(TileEvent, ItemKey, tile: Int)
}

/// A step in the life of a tile that shows an item.
public enum TileEvent: Int, CaseIterable, Sendable {
    /// It enters the viewport.
    case willAppear
    /// Things rest with it as the current page; pages only.
    case didAppear
    /// Motion begins to take the appeared page away; pages only.
    case willDisappear
    /// It has left the viewport.
    case didDisappear
    /// Its view goes back to the pool.
    case reclaim
}
