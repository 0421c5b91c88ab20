#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// An event of a shelf list, with identifiers of the app's own types; each comes once, in
    /// order.
    ///
    ///     films.onEvent = { event in
    ///         switch event {
    ///         case .list(.didSettle(on: let genre?, from: _)): log(genre)
    ///         case .shelf(let genre, .willDisplay(let film)): count(film, in: genre)
    ///         default: break
    ///         }
    ///     }
    ///
    /// The cases are the methods of `ShelvesViewDelegate`, which also get cells and each movement.
    public enum ShelvesEvent<ShelfID, ItemID> {
        /// An event of the list, whose items are the shelves.
        ///
        /// A footer has no identifier: a switch to it settles on nil.
        case list(LoopPagerEvent<ShelfID>)
        /// An event of a shelf.
        case shelf(ShelfID, LoopPagerEvent<ItemID>)
    }

    extension ShelvesEvent: Equatable where ShelfID: Equatable, ItemID: Equatable {}
    extension ShelvesEvent: Hashable where ShelfID: Hashable, ItemID: Hashable {}
    extension ShelvesEvent: Sendable where ShelfID: Sendable, ItemID: Sendable {}
#endif
