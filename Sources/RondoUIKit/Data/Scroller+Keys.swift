#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension Scroller {
        /// The keys of all items, and of removed ones that can still be reported.
        var knownKeys: [ItemKey] {
            items.keys + tiles.map(\.item) + [settledItem].compactMap { $0 }
        }
    }

    extension Items {
        /// The keys of all items, in order.
        var keys: [ItemKey] { (0..<count).map { self[ItemIndex($0)].key } }
    }
#endif
