#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    @preconcurrency import UIKit

    extension ShelvesView {
        /// Scrolls the list or a shelf by the visible part, for a swipe with three fingers.
        ///
        /// - Parameters:
        ///   - row: The list, or the row of a shelf.
        ///   - direction: The direction of the swipe.
        ///   - text: Returns the text to announce, from a number and the count.
        /// - Returns: False if it cannot scroll.
        func turnPage(
            of row: some TrackOwner,
            _ direction: UIAccessibilityScrollDirection,
            _ text: (Int, Int) -> String
        ) -> Bool {
            guard let isForward = row.track.isForward(direction),
                let index = row.track.page(isForward: isForward), let items = row.row?.items
            else { return false }
            row.bring(index, way: isForward ? .forward : .backward, animated: true)
            UIAccessibility.post(
                notification: .pageScrolled,
                argument: text(index.value + 1, items.count)
            )
            return true
        }
    }
#endif
