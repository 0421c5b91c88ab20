#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// A data source that gets the events of its view, to report them with identifiers of its own
    /// types.
    @MainActor
    protocol EventReceiver: AnyObject {
        #if !os(tvOS)
            /// Whether it needs the taps on cells.
            var wantsTaps: Bool { get }
            /// Handles a tap on the cell of an item.
            func receiveTap(on item: LoopPagerItem, onShelf shelf: AnyHashable?)
        #endif
        /// Handles an event.
        ///
        /// - Parameters:
        ///   - event: An event of the engine.
        ///   - shelf: The identifier of its shelf; nil for a pager, or a list of shelves.
        ///   - identifier: Returns the identifier of an item of the event.
        func receive(
            _ event: Event,
            onShelf shelf: AnyHashable?,
            _ identifier: (ItemKey) -> AnyHashable
        )
    }
#endif
