#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    @preconcurrency import UIKit

    extension ShelvesView {
        /// Scrolls the list by the visible part, for a vertical swipe with three fingers.
        func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
            guard let isForward = track.isForward(direction),
                let index = track.page(isForward: isForward)
            else { return false }
            let way: Way = isForward ? .forward : .backward
            scroll(toShelf: entries[index.value].identifier, way: way)
            UIAccessibility.post(
                notification: .pageScrolled,
                argument: shelfDescription(index.value + 1, entries.count)
            )
            return true
        }

        /// Scrolls a shelf by the visible part, for a sideways swipe with three fingers.
        func turnPage(
            of row: ShelfRowView,
            _ direction: UIAccessibilityScrollDirection
        ) -> Bool {
            guard let isForward = row.track.isForward(direction), let shelf = row.shelf,
                let index = row.track.page(isForward: isForward), let items = row.row?.items
            else { return false }
            let key = items[index].key
            let way: Way = isForward ? .forward : .backward
            scroll(shelf, to: key, way: way, animated: true)
            UIAccessibility.post(
                notification: .pageScrolled,
                argument: itemDescription(index.value + 1, items.count)
            )
            return true
        }
    }
#endif
