import Rondo

extension Items {
    /// One item for each length, nil for the configured length; keys are indices.
    public init(lengths: [ItemExtent?]) {
        self.init(lengths.enumerated().map { Item(ItemKey($0.offset), extent: $0.element) })
    }
}
