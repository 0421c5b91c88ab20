#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension ShelvesDiffableDataSource: EventReceiver {
        #if !os(tvOS)
            var wantsTaps: Bool { onSelect != nil }

            func receiveTap(on item: LoopPagerItem, onShelf shelf: AnyHashable?) {
                guard let item = itemIdentifier(for: item), let shelf = shelf?.base as? ShelfID
                else { return }
                onSelect?(item, shelf)
            }
        #endif

        func receive(
            _ event: Event,
            onShelf shelf: AnyHashable?,
            _ identifier: (ItemKey) -> AnyHashable
        ) {
            guard let onEvent else { return }
            if let shelf {
                guard let shelf = shelf.base as? ShelfID,
                    let event = LoopPagerEvent(event, { identifier($0).base as? Item.ID })
                else { return }
                onEvent(.shelf(shelf, event))
            } else if let event = LoopPagerEvent(event, { identifier($0).base as? ShelfID }) {
                onEvent(.list(event))
            }
        }
    }
#endif
