/// The numbers of requests, counted from 1.
///
/// If several loaders share one list of answers, a host passes the numbers from one to the next, so
/// that no two requests have the same number.
///
///     items.numbers = pages.numbers
public struct RequestNumbers: Equatable, Sendable {
    /// The number of the latest request, 0 before the first.
    public private(set) var last = 0

    /// Numbers that begin with 1.
    public init() {}

    /// The next number.
    mutating func next() -> Int {
        last += 1
        return last
    }
}
