/// What an end of the strip does.
public enum End: Int, CaseIterable, Sendable {
    /// The items go on for ever, the first behind the last.
    case open
    /// The content stops where its edge meets the viewport's edge.
    case pinned
}

/// The two ends of the strip.
///
/// | start | end | what it is |
/// | --- | --- | --- |
/// | open | open | a loop |
/// | pinned | pinned | a plain list |
/// | pinned | open | endless forwards |
/// | open | pinned | endless backwards |
///
/// These are four values of one thing; the engine has no case for each of them.
public struct Ends: Equatable, Sendable {
    /// The end before the first item.
    public var start: End
    /// The end behind the last item.
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
