import Rondo

/// A way to scroll round and round, stripped to what a host has to be told each frame: which items
/// are on screen, where each one starts, and which view shows it.
///
/// All of them are given the same content, the same steps and the same changes, and have to say the
/// same of what is on screen. Where the content moves to is no part of it: the steps are given.
public protocol Technique: Sendable {
    /// What it is called in tables.
    static var title: String { get }

    /// Whether it can show items that differ in length.
    static var showsDifferentLengths: Bool { get }

    /// Lays the content out, with the first item's leading edge on the viewport's.
    init(_ content: Content)

    /// Draws a frame with the content moved on.
    ///
    /// - Parameter step: In points, towards later items; negative backwards.
    mutating func scroll(by step: Points)

    /// Shows the items changed, in a frame; what is on screen stays where it is.
    mutating func change(_ change: ContentChange)

    /// What is on screen since the last frame, in order.
    var shown: [Shown] { get }
}

extension Technique {
    /// It can, unless it says otherwise.
    public static var showsDifferentLengths: Bool { true }

    /// Moves the content any distance, in steps that every technique takes.
    public mutating func travel(_ distance: Points) {
        var rest = distance
        while rest != 0 {
            let step = min(max(rest, -1e9), 1e9)
            scroll(by: step)
            rest -= step
        }
    }
}

/// An item on screen.
public struct Shown: Equatable, Sendable {
    /// Which item it is.
    public let key: ItemKey
    /// Its leading edge, in points from the viewport's.
    public let start: Points
    /// The view that shows it, counted from 1 as views are made.
    public let view: Int
}

/// What is seen by less is the rounding of sums; in points.
let rounding: Points = 1e-6
