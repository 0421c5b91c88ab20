/// A change of a list.
///
/// Items are named by their keys, which stay valid across other changes.
///
/// An edit applies to all items, including hidden ones, so that they are right when the filter
/// shows them again. A refused edit changes nothing; an edit is refused if too many tiles would
/// be shown, or if all items together would be longer than 1e15 points. It traps on an item of less
/// than 0 or more than 1e9 points.
/// Under a filter every edit is O(n).
public enum Edit: Sendable {
    /// Inserts items before an item of the list, or after the last one; their keys are unique.
    ///
    /// Refused if a key is in the list already, or if the list does not have the item after them.
    /// O(k log n) for k items.
    case insert([Item], before: ItemKey? = nil)
    /// Appends a page of a feed, in order, without items that are already in the list, hidden or
    /// not. (Pages overlap if the server gained items between two requests.) O(p log n + p²) for a
    /// page of p items.
    case append(page: [Item])
    /// Removes items.
    ///
    /// Refused if one is not in the list. O(k log n) for k items.
    case remove([ItemKey])
    /// Moves an item before another item, or at the end.
    ///
    /// Refused if one of them is not in the list. O(log n).
    case move(ItemKey, before: ItemKey? = nil)
    /// Changes the length or kind of view of an item.
    ///
    /// Refused if it is not in the list. O(log n).
    case update(Item)
    /// Sets the measured lengths of items, in points along the axis, for example after their views
    /// are laid out.
    ///
    /// Items that are not in the list are ignored. O(k log n) for k lengths.
    ///
    /// The start of the current item stays in place on screen, to the bit, and so do the items
    /// between it and the nearest measured one on either side; the others move.
    case measure([(key: ItemKey, length: Points)])
    /// Replaces all items, matched by key with the old ones: any number of insertions, removals and
    /// moves at once.
    ///
    /// O(n).
    case change(to: Items)
    /// Like `change`, with a full rest for auto-advance; the same list changes nothing.
    ///
    /// O(n).
    case replace(with: Items)
    /// Sets which items are shown, now and later; nil shows all.
    ///
    /// A hidden item returns at its place. O(n).
    ///
    /// A hidden item is not counted and cannot be scrolled to. A current item that is hidden is
    /// replaced like a removed one. The function is called once for every item at each change, but
    /// only for the new items when a page is appended. Set it again whenever its results change.
    case filter((@Sendable (ItemKey) -> Bool)?)
}
