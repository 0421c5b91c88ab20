/// A key that moves content.
public enum Key: Sendable {
    /// An arrow to the left.
    case left
    /// An arrow to the right.
    case right
    /// An arrow upwards.
    case up
    /// An arrow downwards.
    case down
    /// Page Up.
    case pageUp
    /// Page Down.
    case pageDown
    /// Home.
    case home
    /// End.
    case end
}

extension Scroller {
    /// The input for a key: an arrow along the axis goes to the next stop in its direction, Page
    /// Up and Page Down to the previous and the next stop, Home and End to the first and the last
    /// stop.
    ///
    /// - Returns: The input to take; nil for an arrow across the axis, and without items. If it is
    ///   nil, or nothing moves after it, the host leaves the key to others.
    public func input(for key: Key) -> Input? {
        guard items.count > 0 else { return nil }
        let step: Points
        switch key {
        case .home: return .scroll(to: items[ItemIndex(0)].key)
        case .end:
            let stops = stops
            return .scroll(to: items[stops.firstItem(of: stops.count - 1)].key)
        case .pageDown: return .next()
        case .pageUp: return .previous()
        case .left: step = strip.layout.orientation.along(x: -1, y: 0)
        case .right: step = strip.layout.orientation.along(x: 1, y: 0)
        case .up: step = strip.layout.orientation.along(x: 0, y: -1)
        case .down: step = strip.layout.orientation.along(x: 0, y: 1)
        }
        return step == 0 ? nil : step > 0 ? .next() : .previous()
    }
}

extension Shelves {
    /// The input for a key: a sideways arrow moves the current shelf, the other keys move the list.
    ///
    /// - Returns: The input to take, as in ``Scroller/input(for:)``.
    public func input(for key: Key) -> ShelvesInput? {
        switch list.input(for: key) {
        case .next: return .next()
        case .previous: return .previous()
        case .scroll(let item, _, _): return .scroll(to: ShelfKey(item.value))
        default: break
        }
        guard let shelf = currentShelf, let found = live.first(where: { $0.key == shelf }) else {
            return nil
        }
        return found.scroller.input(for: key).map { .shelf(shelf, $0) }
    }
}
