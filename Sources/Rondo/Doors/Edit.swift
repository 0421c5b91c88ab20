/// How a list changes.
///
/// Items are named by their keys, which no other change makes stale.
///
/// An edit concerns all items, those that a filter hides included, so that they are there when it
/// shows them again. A refused edit changes nothing; one that would bring too many tiles into the
/// viewport is refused. Lengths that `Configuration.lengthProblem(with:)` would find trap. Under a
/// filter every edit is O(n).
public enum Edit: Sendable {
    /// Items come before another one, or behind the last; no two with the same key. Refused when
    /// one is there already, or the other is not. O(k log n) for k items.
    case insert([Item], before: ItemKey? = nil)
    /// A page of a feed: what is not there yet comes behind the last item, in order. Pages overlap
    /// when items were added at the server meanwhile, so keys that are there already, hidden or not,
    /// are dropped. O(p log n + p²) for a page of p items.
    case append(page: [Item])
    /// Items go. Refused when one is not there. O(k log n) for k items.
    case remove([ItemKey])
    /// An item goes before another one, or behind the last. Refused when one of them is not there.
    /// O(log n).
    case move(ItemKey, before: ItemKey? = nil)
    /// An item gets another length or kind of view. Refused when it is not there. O(log n).
    case update(Item)
    /// How long items have turned out to be, in points along the axis, such as once their views are
    /// laid out. Those of items that are gone are passed over. O(k log n) for k lengths.
    ///
    /// The current item's start stays where it is on screen, to the bit, and so does what lies
    /// before it there unless it is measured itself; what comes behind makes room.
    case measure([(key: ItemKey, length: Points)])
    /// These are all items from now on, matched by key with those there are: any number of
    /// insertions, removals and moves at once. O(n).
    case change(to: Items)
    /// As `change`, and auto-advance gives a full rest; the same list changes nothing. O(n).
    case replace(with: Items)
    /// Which items are shown, those that come later too; nil shows all. What was hidden comes back
    /// at its place. O(n).
    ///
    /// A hidden item is not counted and not scrolled to; a current item that is hidden gives way as
    /// a removed one does. The function is asked once for every item at each change, but for a page
    /// that is appended for its items only. Set it again whenever its answers would be others.
    case filter((@Sendable (ItemKey) -> Bool)?)
}
