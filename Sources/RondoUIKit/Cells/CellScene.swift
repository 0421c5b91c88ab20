#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The places of a list's cells before a change of the list, from which they are animated to
    /// the new ones.
    ///
    /// Only the drawing is animated: the cells are at their new places immediately, and move with
    /// the content. The rows of a list of shelves are the cells of the list.
    @MainActor
    struct CellScene {
        private struct Place {
            let item: ItemKey
            let center: CGPoint
            /// A picture of the cell; nil if it is not visible.
            let picture: CellPicture?
        }

        private let owner: any TrackOwner
        private let places: [ObjectIdentifier: Place]

        /// The duration of the animation, in seconds.
        private static let duration: TimeInterval = 0.3

        /// The present places of the cells of a pager, a list of shelves or one shelf.
        init(of owner: any TrackOwner) {
            self.owner = owner
            let visible = owner.track.visibleCells
            let places = owner.track.shown.values.map { shown in
                let cell = shown.cell
                let isSeen = visible.contains { $0 === cell }
                let place = Place(
                    item: shown.item,
                    center: Self.center(of: cell, in: owner),
                    picture: isSeen ? CellPicture(of: cell) : nil
                )
                return (ObjectIdentifier(cell), place)
            }
            self.places = Dictionary(places) { first, _ in first }
        }

        private static func center(of cell: UIView, in owner: any TrackOwner) -> CGPoint {
            owner.track.convert(cell.center, to: owner)
        }

        /// Animates the change: cells slide to their present places, new ones fade in, pictures of
        /// removed ones fade out.
        ///
        /// With reduced motion nothing slides.
        func animateChanges() {
            var gone = places
            for shown in owner.track.shown.values {
                let cell = shown.cell
                if let old = places[ObjectIdentifier(cell)], old.item == shown.item {
                    gone[ObjectIdentifier(cell)] = nil
                    let new = Self.center(of: cell, in: owner)
                    slide(cell, from: old.center, to: new)
                } else {
                    cell.layer.addFromNowOn(-cell.alpha, to: "opacity", for: Self.duration)
                }
            }
            for place in gone.values { fadeOut(place) }
        }

        /// Calls a completion after the animation of a change, immediately if it has none.
        static func finish(animated isAnimated: Bool, _ completion: (@MainActor () -> Void)?) {
            guard let completion else { return }
            guard isAnimated else { return completion() }
            _ = Timer.once(after: duration, completion)
        }

        private func slide(_ cell: UIView, from old: CGPoint, to new: CGPoint) {
            guard !UIAccessibility.isReduceMotionEnabled else { return }
            let (x, y) = (old.x - new.x, old.y - new.y)
            if x != 0 { cell.layer.addFromNowOn(x, to: "position.x", for: Self.duration) }
            if y != 0 { cell.layer.addFromNowOn(y, to: "position.y", for: Self.duration) }
        }

        /// Fades a picture out below the cells, which may slide over it.
        private func fadeOut(_ place: Place) {
            guard let picture = place.picture else { return }
            picture.center = place.center
            owner.insertSubview(picture, at: 0)
            UIView.animate(withDuration: Self.duration) {
                picture.alpha = 0
            } completion: { _ in
                picture.removeFromSuperview()
            }
        }
    }

    /// A picture of a removed cell, while it fades out.
    final class CellPicture: UIView {
        /// A picture of the cell as it is drawn now.
        convenience init(of cell: UIView) {
            self.init(frame: CGRect(origin: .zero, size: cell.bounds.size))
            if let picture = cell.snapshotView(afterScreenUpdates: false) { addSubview(picture) }
            transform = cell.transform
            alpha = cell.alpha
            accessibilityElementsHidden = true
        }
    }

    extension CALayer {
        private static var prefix: String { "Rondo " }

        /// Adds an offset to the drawn value of a property; the offset falls to 0 within a duration
        /// in seconds.
        ///
        /// The property itself does not change.
        fileprivate func addFromNowOn(
            _ amount: CGFloat,
            to property: String,
            for time: TimeInterval
        ) {
            let animation = CABasicAnimation(keyPath: property)
            animation.fromValue = Double(amount)
            animation.toValue = 0.0
            animation.isAdditive = true
            animation.duration = time
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            // Running animations continue: all of them add up.
            add(animation, forKey: Self.prefix + UUID().uuidString)
        }

        /// Removes all such offsets.
        func endAdditions() {
            for key in animationKeys() ?? [] where key.hasPrefix(Self.prefix) {
                removeAnimation(forKey: key)
            }
        }
    }

    /// The places of shelves and of the cells on them before a change, from which they are animated
    /// to the new ones.
    ///
    /// Shelves are animated as a whole; cells are animated separately on shelves that stay.
    @MainActor
    struct ShelvesScene {
        private let list: CellScene
        private let shelves: [(row: ShelfRowView, shelf: ShelfKey, cells: CellScene)]

        /// The present places of the shelves of a view.
        init(of view: ShelvesView) {
            list = CellScene(of: view)
            shelves = view.rows.values.compactMap { row in
                row.shelf.map { (row, $0, CellScene(of: row)) }
            }
        }

        func animateChanges() {
            list.animateChanges()
            for (row, shelf, cells) in shelves where row.shelf == shelf { cells.animateChanges() }
        }
    }
#endif
