#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// An event of a pager, with identifiers of the app's own type; each comes once, in order.
    ///
    ///     rooms.onEvent = { [weak self] event in
    ///         guard case .didSettle(on: let room?, from: _) = event else { return }
    ///         self?.play(room)
    ///     }
    ///
    /// The cases are the methods of `LoopPagerViewDelegate`, which also get cells and each
    /// movement.
    public enum LoopPagerEvent<Item> {
        /// The content left rest on this item.
        case willBeginSwitch(from: Item?)
        /// The content crossed the halfway line.
        case didChangeCurrent(from: Item?, to: Item?)
        /// The content came to rest on another item: the switch is complete.
        case didSettle(on: Item?, from: Item?)
        /// The content came to rest on the item that it left.
        case didCancelSwitch(on: Item?)
        /// A cell of the item enters the viewport.
        case willDisplay(Item)
        /// A cell of the item has left the viewport.
        case didEndDisplaying(Item)
        /// The content rests with this page as the current one; with `TileKind.pages` only.
        case didAppear(Item)
        /// A motion begins to move the appeared page away; with `TileKind.pages` only.
        case willDisappear(Item)
        /// A cell that was visible returns to the pool; the last event of its item.
        case didReclaim(Item)
    }

    extension LoopPagerEvent: Equatable where Item: Equatable {}
    extension LoopPagerEvent: Hashable where Item: Hashable {}
    extension LoopPagerEvent: Sendable where Item: Sendable {}

    extension LoopPagerEvent {
        /// An event of the engine; nil for a step of a tile without an item of this type.
        init?(_ event: Event, _ item: (ItemKey) -> Item?) {
            switch event {
            case .begin(let from): self = .willBeginSwitch(from: from.flatMap(item))
            case .change(let from, let to):
                self = .didChangeCurrent(from: from.flatMap(item), to: to.flatMap(item))
            case .settle(let from, let to):
                self = .didSettle(on: to.flatMap(item), from: from.flatMap(item))
            case .cancel(let key): self = .didCancelSwitch(on: key.flatMap(item))
            case .tile(let step, let key, tile: _):
                guard let item = item(key) else { return nil }
                switch step {
                case .willAppear: self = .willDisplay(item)
                case .didDisappear: self = .didEndDisplaying(item)
                case .didAppear: self = .didAppear(item)
                case .willDisappear: self = .willDisappear(item)
                case .reclaim: self = .didReclaim(item)
                }
            }
        }
    }
#endif
