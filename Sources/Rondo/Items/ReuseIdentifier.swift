/// The kind of view of an item.
///
/// A view returns to the pool of its kind and is never given to an item of another kind.
public struct ReuseIdentifier: Hashable, Sendable {
    /// The number of the kind, chosen by the host.
    public var value: Int

    /// Makes a kind with this number.
    public init(_ value: Int) {
        self.value = value
    }

    /// The kind of items without their own.
    public static let standard = ReuseIdentifier(0)
}
