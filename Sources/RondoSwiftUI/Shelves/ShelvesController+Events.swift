#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import UIKit

    // Events of the view can occur during an update; actions run in the next turn.

    extension ShelvesController: ShelvesViewDelegate {
        func shelvesView(
            _ view: ShelvesView,
            willBeginSwitchFrom item: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        ) {
            report(.switchBegin, item, shelf)
        }

        func shelvesView(
            _ view: ShelvesView,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        ) {
            if shelf == nil { checkEnd() }
        }

        func shelvesView(
            _ view: ShelvesView,
            didSettleOn item: LoopPagerItem?,
            from old: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        ) {
            report(.settle, item, shelf)
        }

        func shelvesView(
            _ view: ShelvesView,
            didCancelSwitchOn item: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        ) {
            report(.switchCancel, item, shelf)
        }

        func shelvesView(_ view: ShelvesView, willDisplayShelf shelf: LoopPagerItem) {
            guard let id = shelf.identifier.base as? ShelfID, shelvesInSight.come(id, ()) else {
                return
            }
            report(.appear, id)
        }

        func shelvesView(_ view: ShelvesView, didEndDisplayingShelf shelf: LoopPagerItem) {
            guard let id = shelf.identifier.base as? ShelfID, shelvesInSight.go(id) != nil else {
                return
            }
            report(.disappear, id)
        }

        func shelvesView(
            _ view: ShelvesView,
            willDisplay cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        ) {
            guard let place = place(of: item, on: shelf), itemsInSight.come(place, ()) else {
                return
            }
            report(.appear, place)
        }

        func shelvesView(
            _ view: ShelvesView,
            didEndDisplaying cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        ) {
            guard let place = place(of: item, on: shelf), itemsInSight.go(place) != nil else {
                return
            }
            report(.disappear, place)
        }

        private func place(of item: LoopPagerItem, on shelf: AnyHashable) -> Place? {
            guard let shelf = shelf.base as? ShelfID, let item = item.identifier.base as? Item.ID
            else { return nil }
            return Place(shelf: shelf, item: item)
        }

        /// Reports an event of the list, which has no shelf, or of a shelf.
        private func report(_ event: ShelfEventKind, _ item: LoopPagerItem?, _ shelf: AnyHashable?)
        {
            guard let item else { return }
            if let shelf {
                if let place = place(of: item, on: shelf) { report(event, place) }
            } else if let id = item.identifier.base as? ShelfID {
                report(event, id)
            }
        }

        private func report(_ event: ShelfEventKind, _ shelf: ShelfID) {
            nextTurn.perform { [weak self] in self?.run(event, shelf) }
        }

        private func report(_ event: ShelfEventKind, _ place: Place) {
            nextTurn.perform { [weak self] in self?.run(event, place) }
        }

        private func run(_ event: ShelfEventKind, _ shelf: ShelfID) {
            let handlers = options.types[ShelfHandlers<ShelfID>.self]
            for action in handlers.actions[event] ?? [] { action(shelf) }
        }

        private func run(_ event: ShelfEventKind, _ place: Place) {
            let handlers = options.types[ShelfItemHandlers<Item.ID, ShelfID>.self]
            for action in handlers.actions[event] ?? [] { action(place.item, place.shelf) }
        }

        /// Handles the removal of the view by SwiftUI: visible items and shelves disappear.
        ///
        /// The view leaves its window first, which ends all switches.
        func leave() {
            nextTurn.perform { [self] in
                nextTurn.perform { [self] in
                    for item in itemsInSight.leave() { run(.disappear, item.id) }
                    for shelf in shelvesInSight.leave() { run(.disappear, shelf.id) }
                }
            }
        }
    }
#endif
