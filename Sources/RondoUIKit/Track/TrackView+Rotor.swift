#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    @preconcurrency import UIKit

    // A rotor of VoiceOver goes from item to item, whatever elements the items contain, and to
    // items that have no cells yet. It belongs to the track, so the rotors that an app sets on its
    // own views stay.

    extension TrackView {
        /// Adds a rotor of the row's items.
        func addRotor(_ name: RotorName) {
            accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(name: name.text) { [weak self] predicate in
                    onMainThread {
                        let isForward = predicate.searchDirection == .next
                        let old = UIView.holding(predicate.currentItem.targetElement)
                        guard let target = self?.neighbor(of: old, isForward: isForward) else {
                            return nil
                        }
                        return UIAccessibilityCustomRotorItemResult(
                            targetElement: target,
                            targetRange: nil
                        )
                    }
                }
            ]
        }

        /// Makes the next or previous item visible.
        ///
        /// - Parameters:
        ///   - element: The view that is, or contains, the element with the focus; if it is not in
        ///     the row, the current item is the one to go to.
        ///   - isForward: Whether to go to the next item.
        /// - Returns: The item's element, nil beyond an end.
        private func neighbor(of element: UIView?, isForward: Bool) -> AccessibleObject? {
            guard let owner, let row = owner.row, let current = row.currentIndex else { return nil }
            let old = shown.values.first { element?.isDescendant(of: $0.cell) == true }
                .flatMap { row.items.index(of: $0.item) }
            let index = old.map { $0.value + (isForward ? 1 : -1) } ?? current.value
            let count = row.items.count
            let isOpen = old.map { opens(row, isForward: isForward, from: $0) } ?? false
            guard isOpen || (0..<count).contains(index) else { return nil }
            let target = ItemIndex((index + count) % count)
            if whole(target, in: row) == nil {
                owner.bring(target, way: isForward ? .forward : .backward, animated: false)
                owner.layoutIfNeeded()
            }
            return owner.row.flatMap { whole(target, in: $0) ?? tile(of: target, in: $0) }
                .flatMap { cell(of: $0) }?.focusTarget
        }

        /// A fully visible tile of an item.
        private func whole(_ index: ItemIndex, in row: Scroller) -> Tile? {
            row.tiles.first { $0.index == index && isWhole($0, in: row) }
        }

        private func tile(of index: ItemIndex, in row: Scroller) -> Tile? {
            row.tiles.first { $0.index == index }
        }
    }

    @MainActor
    extension AccessibleObject {
        /// The first element of a view, or the view without one: for a shelf that of its header, or
        /// that of its current item.
        var focusTarget: AccessibleObject { firstElement ?? self }

        private var firstElement: AccessibleObject? {
            if isAccessibilityElement { return self }
            if let shelf = self as? ShelfRowView {
                return shelf.header?.firstElement ?? shelf.track.currentCell?.focusTarget
            }
            return spokenParts.lazy.compactMap(\.firstElement).first
        }
    }
#endif
