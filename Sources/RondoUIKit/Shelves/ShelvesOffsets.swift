#if os(iOS) || os(Linux)
    import Rondo

    /// Where a shelf list and its shelves are, to be brought back later; it can be stored.
    ///
    /// Shelves and items go by the descriptions of their identifiers.
    public struct ShelvesOffsets: Codable, Equatable, Sendable {
        /// How far something has been scrolled.
        public struct Place: Codable, Equatable, Sendable {
            /// The shelf; for the list the one that the distance counts from.
            public var shelf: String
            /// The item that the distance counts from; nil for the list.
            public var item: String?
            /// Says on which turn of a loop that item stands.
            public var slot: Int64
            /// From the item's leading edge to the viewport's, in points.
            public var distance: Double
            /// The viewport's length along the axis at that time, in points.
            public var viewport: Double
        }

        /// Where the list is; nil without shelves.
        public var list: Place?
        /// Where each shelf is that is not at its start, those that were seen longest ago first.
        public var shelves: [Place] = []

        /// Everything at its start.
        public init() {}
    }
#endif
