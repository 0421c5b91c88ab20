#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// The data source, if it gets events.
        var eventReceiver: (any EventReceiver)? { dataSource as? any EventReceiver }

        /// The events since the last call, with their shelves; without those of a first shelf that
        /// another replaces before anything is shown.
        func takeEvents() -> [(shelf: ShelfKey?, event: Event)] {
            var events = engine.takeEvents().map { (shelf: $0.shelf, event: $0.event) }
            let list = events.indices.filter { events[$0].shelf == nil }
            let kept = list.map { events[$0].event }.withoutPassedStart
            let passed = list.count - kept.count
            for (index, event) in zip(list.dropFirst(passed), kept) { events[index].event = event }
            for index in list.prefix(passed).reversed() { events.remove(at: index) }
            return events
        }

        /// Calls the delegate and the data source for an event.
        func report(_ event: Event, of key: ShelfKey?) {
            func item(_ item: ItemKey?) -> LoopPagerItem? {
                item.map { item in key.map { engine.item(item, on: $0) } ?? engine.shelf(item) }
            }
            let shelf = key.map { engine.identifier(of: $0) }
            switch event {
            case .change(let from, let to):
                delegate?.shelvesView(
                    self,
                    didChangeCurrentFrom: item(from),
                    to: item(to),
                    onShelf: shelf
                )
            case .begin(let from):
                delegate?.shelvesView(self, willBeginSwitchFrom: item(from), onShelf: shelf)
            case .settle(let from, let to):
                delegate?.shelvesView(self, didSettleOn: item(to), from: item(from), onShelf: shelf)
            case .cancel(let key):
                delegate?.shelvesView(self, didCancelSwitchOn: item(key), onShelf: shelf)
            case .tile(let step, let item, let number):
                guard shelf == nil else {
                    let row = rows.values.first { $0.track.shown[number] != nil }
                    row?.report(step, of: item, tile: number)
                    return
                }
                report(step, item)
            }
            eventReceiver?.receive(event, onShelf: shelf) { key in
                shelf == nil ? engine.lists[key] : engine.items[key]
            }
        }

        private func report(_ step: TileEvent, _ shelf: ItemKey) {
            switch step {
            case .willAppear:
                delegate?.shelvesView(self, willDisplayShelf: engine.shelf(shelf))
            case .didDisappear:
                delegate?.shelvesView(self, didEndDisplayingShelf: engine.shelf(shelf))
            case .didAppear, .willDisappear, .reclaim: break
            }
        }

        /// Calls the delegate and the data source for a step in the lifecycle of a cell.
        func report(
            _ step: TileEvent,
            of key: ItemKey,
            tile number: Int,
            on shelf: ShelfKey,
            _ cell: UIView
        ) {
            let item = engine.item(key, on: shelf)
            let identifier = engine.identifier(of: shelf)
            switch step {
            case .willAppear:
                delegate?.shelvesView(self, willDisplay: cell, for: item, onShelf: identifier)
            case .didDisappear:
                delegate?.shelvesView(self, didEndDisplaying: cell, for: item, onShelf: identifier)
            case .reclaim:
                delegate?.shelvesView(self, didReclaim: cell, for: item, onShelf: identifier)
            case .didAppear, .willDisappear: break
            }
            eventReceiver?.receive(.tile(step, key, tile: number), onShelf: identifier) {
                engine.items[$0]
            }
        }
    }
#endif
