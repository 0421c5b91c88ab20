#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    // A view's frame is undefined while it has a transform, so views are placed by values that a
    // transform does not change: the size of the bounds, and the center.

    extension UIView {
        /// Places the view in a rectangle of its superview; skips values that are visibly equal.
        func place(in rect: CGRect) {
            let middle = CGPoint(x: rect.midX, y: rect.midY)
            if !bounds.size.isNear(rect.size) { bounds.size = rect.size }
            if !center.isNear(middle) { center = middle }
        }

        /// Places the view like a sibling.
        func place(like other: UIView) {
            bounds.size = other.bounds.size
            center = other.center
        }
    }

    extension [UIView] {
        /// The frontmost of the views at a point of another view: the one with the highest
        /// `zPosition`, and of those with the same one the last subview.
        @MainActor
        func frontmost(at point: CGPoint, of view: UIView) -> UIView? {
            func depth(_ view: UIView) -> (CGFloat, Int) {
                let place = view.superview?.subviews.firstIndex { $0 === view } ?? 0
                return (view.layer.zPosition, place)
            }
            return filter { $0.bounds.contains($0.convert(point, from: view)) }
                .max { depth($0) < depth($1) }
        }
    }

    extension CGSize {
        fileprivate func isNear(_ other: CGSize) -> Bool {
            width.isNear(other.width) && height.isNear(other.height)
        }
    }

    extension CGPoint {
        fileprivate func isNear(_ other: CGPoint) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
    }

    extension CGFloat {
        /// Sums of lengths differ in their last bits.
        fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.001 }
    }
#endif
