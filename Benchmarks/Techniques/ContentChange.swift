import Rondo

/// A change of the items.
///
/// Cases have the key and the index of the item, so that a technique can use the cheaper of both.
public enum ContentChange: Sendable {
    /// A new item at an index.
    case insert(Entry, at: Int)
    /// Removes an item.
    case remove(ItemKey, at: Int)
    /// Moves an item; `to` is its index after the move.
    case move(ItemKey, from: Int, to: Int)
    /// Changes the length of an item.
    case resize(ItemKey, at: Int, to: Points)
    /// Replaces an item by another.
    case replace(ItemKey, at: Int, by: Entry)

    /// Changes a list of items.
    func apply(to entries: inout [Entry]) {
        switch self {
        case .insert(let entry, let index):
            entries.insert(entry, at: index)
        case .remove(_, let index):
            entries.remove(at: index)
        case .move(_, let from, let to):
            entries.insert(entries.remove(at: from), at: to)
        case .resize(_, let index, let length):
            entries[index].length = length
        case .replace(_, let index, let entry):
            entries[index] = entry
        }
    }

    /// The index after the change of the item at `index`, or of its successor if it is removed.
    func index(after index: Int) -> Int {
        switch self {
        case .insert(_, let place):
            return place <= index ? index + 1 : index
        case .remove(_, let place):
            return place < index ? index - 1 : index
        case .move(_, let from, let to):
            if from == index { return to }
            let without = from < index ? index - 1 : index
            return to <= without ? without + 1 : without
        case .resize, .replace:
            return index
        }
    }
}
