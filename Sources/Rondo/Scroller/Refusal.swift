/// Why an input makes no sense now; nothing has changed then.
public enum Refusal: Int, CaseIterable, Sendable {
    /// A second pointer went down.
    case pointerIsDown
    /// A pointer moved or went up that had not gone down.
    case noPointerIsDown
    /// A wheel turned while a pointer is down.
    case wheelWhilePointerIsDown
    /// An item is named that is not there.
    case unknownItem
    /// An item is to be inserted that is there already.
    case itemIsThere
    /// An answer comes that nobody waits for: to no request, a second time, or to one not wanted
    /// any more.
    case noSuchRequest
    /// A retry is asked for though nothing failed.
    case nothingFailed
    /// A shelf is named that is not there.
    case unknownShelf
    /// More tiles would be in the viewport at once than `Problem.Field.tiles` allows.
    case tooManyTiles
    /// A rule is broken, which `Configuration.problem(with:)` names.
    case brokenRule
}
