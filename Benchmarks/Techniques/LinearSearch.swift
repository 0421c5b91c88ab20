import Rondo

/// Search by id: each frame scans all items up to the visible items, and finds views by the ids of
/// items.
///
/// Strength: no state needs updates. Items of any length, all changes and a new viewport are
/// correct, because every frame starts from the data.
public struct LinearSearch: Technique {
    /// The name in tables.
    public static let title = "search by id"

    private struct View {
        let number: Int
        var key: ItemKey
        /// The leading edge on screen, in points.
        var start: Points
    }

    private var entries: [Entry]
    private var turn: Points
    private var views: [View] = []
    private var free: [Int] = []
    private var made = 0
    /// The visible items; the memory is reused.
    private var visible: [(key: ItemKey, start: Points)] = []
    /// The viewport's leading edge, in points from the first item.
    private var offset: Points = 0

    /// Lays the content out, with the first item at the viewport's leading edge.
    public init(_ content: Content) {
        entries = content.entries
        turn = Self.turn(of: entries)
        show()
    }

    /// Draws a frame after a step in points.
    public mutating func scroll(by step: Points) {
        offset += step
        while offset < 0 { offset += turn }
        while offset >= turn { offset -= turn }
        show()
    }

    /// Changes the items and draws a frame; visible items stay in place.
    public mutating func change(_ change: ContentChange) {
        let anchor = visible[0]
        switch change {
        case .insert(let entry, let index):
            entries.insert(entry, at: index)
        case .remove(let key, _):
            if let found = index(of: key) { entries.remove(at: found) }
        case .move(let key, _, let to):
            if let found = index(of: key) { entries.insert(entries.remove(at: found), at: to) }
        case .resize(let key, _, let length):
            if let found = index(of: key) { entries[found].length = length }
        case .replace(let key, _, let entry):
            if let found = index(of: key) { entries[found] = entry }
        }
        turn = Self.turn(of: entries)
        var start: Points = 0
        for entry in entries {
            if entry.key == anchor.key { break }
            start += entry.length
        }
        offset = start
        scroll(by: -anchor.start)
    }

    /// The visible items in the last frame, in order.
    public var shown: [Shown] {
        visible.compactMap { item in
            views.first { $0.key == item.key }.map {
                Shown(key: item.key, start: item.start, view: $0.number)
            }
        }
    }

    private static func turn(of entries: [Entry]) -> Points {
        entries.reduce(0) { $0 + $1.length }
    }

    private func index(of key: ItemKey) -> Int? { entries.firstIndex { $0.key == key } }

    private mutating func show() {
        visible.removeAll(keepingCapacity: true)
        var start = -offset
        while start < Content.viewport - rounding {
            for entry in entries {
                if start >= Content.viewport - rounding { break }
                if start + entry.length > rounding { visible.append((entry.key, start)) }
                start += entry.length
            }
        }
        for index in views.indices.reversed()
        where !visible.contains(where: { $0.key == views[index].key }) {
            free.append(views.remove(at: index).number)
        }
        for item in visible {
            if let index = views.firstIndex(where: { $0.key == item.key }) {
                views[index].start = item.start
            } else {
                views.append(View(number: take(), key: item.key, start: item.start))
            }
        }
    }

    private mutating func take() -> Int {
        if let number = free.popLast() { return number }
        made += 1
        return made
    }
}
