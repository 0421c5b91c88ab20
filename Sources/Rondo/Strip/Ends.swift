/// The behaviour of one end of the strip.
public enum End: Int, CaseIterable, Sendable {
    /// The items repeat endlessly, the first after the last.
    case open
    /// The content stops where its edge meets the viewport's edge.
    case pinned
}

/// The two ends of the strip.
///
/// | start | end | result |
/// | --- | --- | --- |
/// | open | open | a loop |
/// | pinned | pinned | a plain list |
/// | pinned | open | endless forwards |
/// | open | pinned | endless backwards |
///
/// The engine has one code path for all four.
public struct Ends: Equatable, Sendable {
    /// The end before the first item.
    public var start: End
    /// The end after the last item.
    public var end: End

    /// Chooses both ends; the default is a loop.
    public init(start: End = .open, end: End = .open) {
        self.start = start
        self.end = end
    }

    /// Both ends open.
    public static let loop = Ends()
    /// Both ends pinned.
    public static let list = Ends(start: .pinned, end: .pinned)
}
