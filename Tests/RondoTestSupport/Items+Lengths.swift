import Rondo

extension Items {
    /// One item for each length, nil for the configured one, with its index as key.
    public init(lengths: [ItemExtent?]) {
        self.init(lengths.enumerated().map { Item(ItemKey($0.offset), extent: $0.element) })
    }
}
