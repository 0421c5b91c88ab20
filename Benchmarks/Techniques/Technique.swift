import Rondo

/// A technique of scrolling in a loop, reduced to the needs of a host in each frame: the visible
/// items, their positions and their views.
///
/// All techniques get the same content, steps and changes, and must report the same visible items.
/// The computation of the steps is not part of a technique.
public protocol Technique: Sendable {
    /// The name in tables.
    static var title: String { get }

    /// Whether it can show items of different lengths.
    static var showsDifferentLengths: Bool { get }

    /// Lays the content out, with the first item at the viewport's leading edge.
    init(_ content: Content)

    /// Moves the content and draws a frame.
    ///
    /// - Parameter step: In points, towards later items; negative backwards.
    mutating func scroll(by step: Points)

    /// Changes the items and draws a frame; visible items stay in place.
    mutating func change(_ change: ContentChange)

    /// The visible items in the last frame, in order.
    var shown: [Shown] { get }
}

extension Technique {
    /// True by default.
    public static var showsDifferentLengths: Bool { true }

    /// Moves the content by any distance, in steps that every technique supports.
    public mutating func travel(_ distance: Points) {
        var rest = distance
        while rest != 0 {
            let step = min(max(rest, -1e9), 1e9)
            scroll(by: step)
            rest -= step
        }
    }
}

/// A visible item.
public struct Shown: Equatable, Sendable {
    /// The item.
    public let key: ItemKey
    /// The leading edge of the item, in points from the leading edge of the viewport.
    public let start: Points
    /// The number of the view, from 1 in the order of creation.
    public let view: Int
}

/// The largest rounding error of sums, in points; a smaller visible part is not visible.
let rounding: Points = 1e-6
