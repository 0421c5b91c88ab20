#if os(iOS) || os(Linux)
    import RondoUIKit

    /// Scrolls shelves from elsewhere.
    ///
    ///     @State private var genres = ShelvesProxy()
    ///
    ///     Shelves(…) { … }.proxy(genres)
    ///     Button("Drama") { genres.scroll(toShelf: drama.id) }
    ///
    /// Before the shelves are there, nothing happens.
    @MainActor
    public final class ShelvesProxy {
        /// The shelves' view, for everything that has no modifier; nil before it is there.
        ///
        /// Its data source, delegate, configuration and whether it scrolls are the shelves'.
        public internal(set) weak var view: ShelvesView?
        var retry: (() -> Void)?

        /// A proxy of no shelves yet.
        public nonisolated init() {}

        /// Brings a shelf to its resting place.
        ///
        /// - Parameters:
        ///   - shelf: Its identity.
        ///   - animated: Whether it takes its 0.3 seconds; with reduced motion it never does.
        /// - Returns: False when there is no such shelf.
        @discardableResult
        public func scroll(toShelf shelf: some Hashable, animated: Bool = true) -> Bool {
            view?.scroll(toShelf: shelf, animated: animated) ?? false
        }

        /// Brings an item to its resting place on its shelf, and the shelf to its own.
        ///
        /// - Parameters:
        ///   - item: Its identity.
        ///   - shelf: The identity of the shelf.
        ///   - animated: As above.
        /// - Returns: False when there is no such item there.
        @discardableResult
        public func scroll(
            toItem item: some Hashable,
            onShelf shelf: some Hashable,
            animated: Bool = true
        ) -> Bool {
            view?.scroll(toItem: item, onShelf: shelf, animated: animated) ?? false
        }

        /// Asks again at once for items that failed.
        public func retryLoading() {
            retry?()
        }
    }
#endif
