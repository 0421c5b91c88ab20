#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// An item in an event: its identity, and its present index.
    public struct LoopPagerItem: Hashable {
        /// Its identity, from the data source.
        public let identifier: AnyHashable
        /// Its index in the list, nil if it has been removed.
        public let index: Int?

        /// An item with its index.
        public init(identifier: AnyHashable, index: Int?) {
            self.identifier = identifier
            self.index = index
        }
    }
#endif
