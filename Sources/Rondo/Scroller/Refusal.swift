/// Why an input is invalid now; the state is unchanged.
public enum Refusal: Int, CaseIterable, Sendable {
    /// A second pointer went down.
    case pointerIsDown
    /// A pointer moved or went up that was not down.
    case noPointerIsDown
    /// A wheel turned while a pointer was down.
    case wheelWhilePointerIsDown
    /// The input names an item that is not in the list.
    case unknownItem
    /// An inserted item is already in the list.
    case itemIsThere
    /// The answer belongs to no waiting request: it was never made, already answered, or cancelled.
    case noSuchRequest
    /// A retry without a failure.
    case nothingFailed
    /// The input names a shelf that is not in the list.
    case unknownShelf
    /// More tiles would be in the viewport at once than `Problem.Field.tiles` allows.
    case tooManyTiles
    /// A rule of `Configuration.problem(with:)` is broken.
    case brokenRule
}
