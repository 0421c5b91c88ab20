#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// The ends at which the content stops; at the others the items repeat.
    public struct PinnedEnds: OptionSet, Sendable {
        /// One bit an end.
        public let rawValue: Int

        /// The ends of a raw value.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The end before the first item.
        public static let start = PinnedEnds(rawValue: 1)
        /// The end after the last item.
        public static let end = PinnedEnds(rawValue: 2)
        /// Both ends: a plain list.
        public static let both: PinnedEnds = [.start, .end]

        var ends: Ends {
            Ends(
                start: contains(.start) ? .pinned : .open,
                end: contains(.end) ? .pinned : .open
            )
        }
    }
#endif
