#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// The places of cells before a change of the list, from which they are animated to the new ones.
    ///
    /// Only the drawing is animated: the cells are at their new places immediately, and move with the
    /// content.
    @MainActor
    struct CellScene {
        private struct Place {
            let item: ItemKey
            let center: CGPoint
            /// A picture of the cell; nil if it is not visible.
            let picture: UIView?
        }

        private let pager: LoopPagerView
        private let places: [ObjectIdentifier: Place]

        /// How long cells take, in seconds.
        private static let duration: TimeInterval = 0.3

        /// The cells as they are now.
        init(of pager: LoopPagerView) {
            self.pager = pager
            let visible = pager.visibleCells
            let places = pager.track.shown.values.map { shown in
                let cell = shown.cell
                let isSeen = visible.contains { $0 === cell }
                let place = Place(
                    item: shown.item,
                    center: Self.center(of: cell, in: pager),
                    picture: isSeen ? cell.snapshotView(afterScreenUpdates: false) : nil
                )
                place.picture?.transform = cell.transform
                place.picture?.alpha = cell.alpha
                return (ObjectIdentifier(cell), place)
            }
            self.places = Dictionary(places) { first, _ in first }
        }

        private static func center(of cell: UIView, in pager: LoopPagerView) -> CGPoint {
            pager.track.convert(cell.center, to: pager)
        }

        /// Cells slide to where they are now, new ones fade in, pictures of old ones fade out.
        ///
        /// With reduced motion nothing slides.
        func animateChanges() {
            var gone = places
            for shown in pager.track.shown.values {
                let cell = shown.cell
                if let old = places[ObjectIdentifier(cell)], old.item == shown.item {
                    gone[ObjectIdentifier(cell)] = nil
                    let new = Self.center(of: cell, in: pager)
                    slide(cell, from: old.center, to: new)
                } else {
                    cell.layer.addFromNowOn(-cell.alpha, to: "opacity", for: Self.duration)
                }
            }
            for place in gone.values { fadeOut(place) }
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
            picture.accessibilityElementsHidden = true
            pager.insertSubview(picture, at: 0)
            UIView.animate(withDuration: Self.duration) {
                picture.alpha = 0
            } completion: { _ in
                picture.removeFromSuperview()
            }
        }
    }

    extension CALayer {
        private static var prefix: String { "Rondo " }

        /// Adds an amount to the drawn value of a property, which falls to 0 in a time, in seconds; the
        /// property itself does not change.
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

        /// Removes all such amounts.
        func endAdditions() {
            for key in animationKeys() ?? [] where key.hasPrefix(Self.prefix) {
                removeAnimation(forKey: key)
            }
        }
    }
#endif
