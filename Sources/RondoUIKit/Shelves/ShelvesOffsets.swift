#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// The positions of a shelf list and its shelves, for storing and restoring them later.
    ///
    /// Shelves and items are named by the descriptions of their identifiers.
    public struct ShelvesOffsets: Codable, Equatable, Sendable {
        /// The position of a shelf, or of the list.
        public struct Place: Codable, Equatable, Sendable {
            /// The shelf; for the list the one from which the distance counts.
            public var shelf: String
            /// The item from which the distance counts; nil for the list.
            public var item: String?
            /// The slot of that item, which includes the turn of a loop.
            public var slot: Int64
            /// The distance from the item's leading edge to the viewport's, in points.
            public var distance: Double
            /// The viewport's length along the axis at that time, in points.
            public var viewport: Double
        }

        /// The position of the list; nil without shelves.
        public var list: Place?
        /// The position of each shelf that is not at its start, those visible longest ago first.
        public var shelves: [Place] = []

        /// All positions at the start.
        public init() {}
    }
#endif
