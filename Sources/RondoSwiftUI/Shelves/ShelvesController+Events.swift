#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    @_spi(RondoSwiftUI) import RondoUIKit
    import UIKit

    // Events of the view can occur during an update; actions run in the next turn.

    extension ShelvesController {
        /// Handles an event of the list or of a shelf.
        func receive(_ event: ShelvesEvent<ShelfID, Item.ID>) {
            switch event {
            case .list(let event):
                switch event {
                case .didChangeCurrent(from: let old, to: let shelf):
                    if !isPassed(shelf, from: old) { resumeLoading() }
                case .didSettle(on: let shelf, from: let old):
                    // A removed shelf is replaced without the user.
                    rest(isMove: old != nil && list.hasRestedByMove)
                    guard !isPassed(shelf, from: old) else { return }
                case .didCancelSwitch: rest(isMove: false)
                default: break
                }
                guard let (kind, shelf) = kind(of: event, &begunShelf),
                    shelvesInSight.isNews(kind, shelf)
                else { return }
                nextTurn.perform { [weak self] in self?.run(kind, shelf) }
            case .shelf(let shelf, let event):
                guard let (kind, item) = kind(of: event, &begunItems[shelf]) else { return }
                let place = Place(shelf: shelf, item: item)
                guard itemsInSight.isNews(kind, place) else { return }
                nextTurn.perform { [weak self] in self?.run(kind, place) }
            }
        }

        private func isPassed(_ shelf: ShelfID?, from old: ShelfID?) -> Bool {
            link.isPassed(shelf, hasOld: old != nil) { sections[$0] != nil }
        }

        /// Handles the list at rest.
        private func rest(isMove: Bool) {
            guard selection != nil else { return }
            link.rest(isMove: isMove)
            nextTurn.perform { [weak self] in self?.writeSelection() }
        }

        private func writeSelection() {
            let settled = list.phase == .idle ? list.currentShelf?.identifier.base as? ShelfID : nil
            let present = selection?.wrappedValue
            if let id = link.valueToWrite(settled: settled, present: present) {
                selection?.wrappedValue = id
            }
        }

        /// The kind of an event, and its shelf or item; nil for an event without actions.
        ///
        /// `begun` is what a switch in progress has left. The end of the switch cancels it if
        /// nothing is left to settle on.
        private func kind<ID>(
            of event: LoopPagerEvent<ID>,
            _ begun: inout ID?
        ) -> (ShelfEventKind, ID)? {
            switch event {
            case .willBeginSwitch(from: let id):
                begun = id
                return id.map { (.switchBegin, $0) }
            case .didSettle(on: let id, from: _):
                defer { begun = nil }
                return id.map { (.settle, $0) } ?? begun.map { (.switchCancel, $0) }
            case .didCancelSwitch(on: let id):
                defer { begun = nil }
                return (id ?? begun).map { (.switchCancel, $0) }
            case .willDisplay(let id): return (.appear, id)
            case .didEndDisplaying(let id): return (.disappear, id)
            default: return nil
            }
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
            load(nil)
            nextTurn.perform { [self] in
                nextTurn.perform { [self] in
                    for item in itemsInSight.leave() { run(.disappear, item.id) }
                    for shelf in shelvesInSight.leave() { run(.disappear, shelf.id) }
                }
            }
        }
    }

    extension ItemsInSight where Element == Void {
        /// Follows an event; returns false for further tiles of a visible item.
        fileprivate mutating func isNews(_ kind: ShelfEventKind, _ id: ID) -> Bool {
            switch kind {
            case .appear: come(id, ())
            case .disappear: go(id) != nil
            case .switchBegin, .settle, .switchCancel: true
            }
        }
    }
#endif
