#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// Where an item is on its way through a pager.
    public struct PagerPhase: Equatable, Sendable {
        /// 0 on its place, 1 where the next item is and beyond, −1 where the one before is.
        public let value: CGFloat

        /// Whether it is on its place.
        public var isIdentity: Bool { value == 0 }
    }

    /// How an item is drawn, besides what its content is; nothing of it is laid out anew.
    ///
    /// Effects follow each other: what is scaled and then moved is moved by all of the distance.
    public struct PagerEffect {
        /// The size of the item, in points.
        public let size: CGSize
        private var alpha: CGFloat = 1
        private var matrix = CATransform3DIdentity
        private var depth: CGFloat = 0

        init(size: CGSize) {
            self.size = size
        }

        /// Shows what is behind it through.
        ///
        /// - Parameter opacity: From 0, not seen at all, to 1.
        /// - Returns: That effect too.
        public func opacity(_ opacity: CGFloat) -> PagerEffect {
            changed { $0.alpha *= opacity }
        }

        /// Makes it larger or smaller around its middle.
        ///
        /// - Parameter scale: 1 for as large as it is.
        /// - Returns: That effect too.
        public func scaleEffect(_ scale: CGFloat) -> PagerEffect {
            then(CATransform3DMakeScale(scale, scale, 1))
        }

        /// Moves it.
        ///
        /// - Parameters:
        ///   - x: To the right, in points.
        ///   - y: Downwards, in points.
        /// - Returns: That effect too.
        public func offset(x: CGFloat = 0, y: CGFloat = 0) -> PagerEffect {
            then(CATransform3DMakeTranslation(x, y, 0))
        }

        /// Turns it around its middle.
        ///
        /// - Parameter angle: Clockwise.
        /// - Returns: That effect too.
        public func rotationEffect(_ angle: Angle) -> PagerEffect {
            then(CATransform3DMakeRotation(CGFloat(angle.radians), 0, 0, 1))
        }

        /// Turns it around an axis through its middle, in perspective.
        ///
        /// - Parameters:
        ///   - angle: As the axis says.
        ///   - axis: Such as `(x: 0, y: 1, z: 0)`.
        ///   - perspective: How near the eye is, 0 for infinitely far.
        /// - Returns: That effect too.
        public func rotation3DEffect(
            _ angle: Angle,
            axis: (x: CGFloat, y: CGFloat, z: CGFloat),
            perspective: CGFloat = 1
        ) -> PagerEffect {
            var eye = CATransform3DIdentity
            eye.m34 = -perspective / max(size.width, size.height, 1)
            let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
            return then(CATransform3DConcat(turn, eye))
        }

        /// Draws it in front of others.
        ///
        /// - Parameter depth: Higher is in front.
        /// - Returns: That effect too.
        public func zIndex(_ depth: CGFloat) -> PagerEffect {
            changed { $0.depth = depth }
        }

        private func then(_ next: CATransform3D) -> PagerEffect {
            changed { $0.matrix = CATransform3DConcat($0.matrix, next) }
        }

        private func changed(_ change: (inout PagerEffect) -> Void) -> PagerEffect {
            var copy = self
            change(&copy)
            return copy
        }

        @MainActor
        func apply(to view: UIView) {
            view.alpha = alpha
            view.transform3D = matrix
            view.layer.zPosition = depth
        }
    }

    extension PagerView {
        /// Draws items by where they are, with each frame: fading, scaled, turned.
        ///
        ///     .pagerTransition { content, phase in
        ///         content.opacity(1 - abs(phase.value)).scaleEffect(1 - 0.2 * abs(phase.value))
        ///     }
        ///
        /// It is in the manner of `scrollTransition`, from iOS 15 on. The content is not evaluated
        /// again for it.
        ///
        /// - Parameter transition: The effect at a phase; at 0 usually none.
        /// - Returns: A pager that does.
        public func pagerTransition(
            _ transition:
                @escaping @MainActor (_ content: PagerEffect, _ phase: PagerPhase) -> PagerEffect
        ) -> Self {
            changed { $0.options.transition = transition }
        }
    }
#endif
