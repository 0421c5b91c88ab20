#if os(iOS) || os(Linux)
    /// An item as a pager tells of it: who it is, and where it is now.
    public struct LoopPagerItem: Hashable {
        /// Its identity, as the data source gave it.
        public let identifier: AnyHashable
        /// Where it is in the list, nil when it has left.
        public let index: Int?

        /// An item and its place.
        public init(identifier: AnyHashable, index: Int?) {
            self.identifier = identifier
            self.index = index
        }
    }
#endif
