import Rondo

extension BlockWriter {
    /// Writes an event: kind, the item that it starts from or concerns, the item that it leads to,
    /// and tile; -1 for nil.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - target: The probable target of a switch; nil if not needed.
    package mutating func append(_ event: Event, going target: ItemKey? = nil) {
        switch event {
        case .change(let from, let to): append(0, from, to)
        case .begin(let from): append(1, from, target)
        case .settle(let from, let to): append(2, from, to)
        case .cancel(let item): append(3, item, nil)
        case .tile(let event, let item, let tile):
            append(4 + event.rawValue, item, nil, tile: tile)
        }
    }

    private mutating func append(_ kind: Int, _ from: ItemKey?, _ to: ItemKey?, tile: Int = -1) {
        append(Double(kind))
        append(from)
        append(to)
        append(Double(tile))
    }
}
