import Rondo

/// A change of the items.
///
/// It names the item both ways, by key and by index, so that a technique takes whichever is cheaper
/// for it.
public enum ContentChange: Sendable {
    /// A new item at an index.
    case insert(Entry, at: Int)
    /// An item goes.
    case remove(ItemKey, at: Int)
    /// An item goes elsewhere; `to` is its index afterwards.
    case move(ItemKey, from: Int, to: Int)
    /// An item has another length.
    case resize(ItemKey, at: Int, to: Points)
    /// Another item replaces an item.
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

    /// Where the item at an index is afterwards; that of its successor when it is gone.
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
