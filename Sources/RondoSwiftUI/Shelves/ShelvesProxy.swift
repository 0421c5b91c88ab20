#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit

    /// Scrolls shelves from code.
    ///
    ///     @State private var genres = ShelvesProxy()
    ///
    ///     Shelves(…) { … }.shelvesProxy(genres)
    ///     Button("Drama") { genres.scroll(toShelf: drama.id) }
    ///
    /// Without shelves it does nothing.
    @MainActor
    public final class ShelvesProxy {
        /// The shelves' view, for everything without a modifier; nil before it exists.
        ///
        /// The shelves set its data source, configuration and whether it scrolls.
        public internal(set) weak var view: ShelvesView?
        var retry: (() -> Void)?
        var update: (([Any]) -> Void)?

        /// A proxy without shelves.
        public nonisolated init() {}

        /// Brings a shelf to its resting place.
        ///
        /// - Parameters:
        ///   - shelf: Its identity.
        ///   - animated: Whether it takes 0.3 seconds; under reduced motion it is immediate.
        /// - Returns: False if there is no such shelf.
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
        /// - Returns: False if there is no such item on the shelf.
        @discardableResult
        public func scroll(
            toItem item: some Hashable,
            onShelf shelf: some Hashable,
            animated: Bool = true
        ) -> Bool {
            view?.scroll(toItem: item, onShelf: shelf, animated: animated) ?? false
        }

        /// Sets or replaces the data of items that are loaded by id: their views are updated, on
        /// every shelf.
        ///
        /// Without shelves it does nothing.
        ///
        /// - Parameter items: Items of the type that `load` returns; others are ignored. The answer
        ///   to a request that was made before does not replace them.
        public func update(_ items: [some Identifiable]) {
            update?(items)
        }

        /// Immediately requests failed items again.
        public func retryLoading() {
            retry?()
        }
    }
#endif
