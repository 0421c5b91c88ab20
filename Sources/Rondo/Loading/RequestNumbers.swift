/// Names requests, counted from 1.
///
/// Where several loaders make requests that one list of answers is for, a host hands the numbers
/// from one to the next, so that no two requests have the same.
///
///     items.numbers = pages.numbers
public struct RequestNumbers: Equatable, Sendable {
    /// The number of the latest request, 0 before the first.
    public private(set) var last = 0

    /// Numbers that begin with 1.
    public init() {}

    /// The number of another request.
    mutating func next() -> Int {
        last += 1
        return last
    }
}
