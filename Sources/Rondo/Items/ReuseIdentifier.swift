/// The kind of view that an item wants.
///
/// A view that showed an item goes back to the pool of its kind and is never
/// given to an item of another kind.
public struct ReuseIdentifier: Hashable, Sendable {
    /// The number of the kind, chosen by the host.
    public var value: Int

    /// Names the kind with this number.
    public init(_ value: Int) {
        self.value = value
    }

    /// The kind of items that name none.
    public static let standard = ReuseIdentifier(0)
}
