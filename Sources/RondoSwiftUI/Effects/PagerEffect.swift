#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// The position of an item on its way through a pager.
    public struct PagerPhase: Equatable, Sendable {
        /// 0 at its place, 1 at the next item's place and beyond, −1 at the previous item's place
        /// and beyond.
        public let value: CGFloat

        /// Whether the item is at its place.
        public var isIdentity: Bool { value == 0 }
    }

    /// An effect on an item's view, without a new layout.
    ///
    /// Effects are applied in order: a view that is scaled and then moved moves by the full
    /// distance.
    public struct PagerEffect {
        /// The size of the item, in points.
        public let size: CGSize
        private var alpha: CGFloat = 1
        private var matrix = CATransform3DIdentity
        private var depth: CGFloat = 0

        init(size: CGSize) {
            self.size = size
        }

        /// Makes the view transparent.
        ///
        /// - Parameter opacity: From 0, invisible, to 1.
        /// - Returns: The combined effect.
        public func opacity(_ opacity: CGFloat) -> PagerEffect {
            changed { $0.alpha *= opacity }
        }

        /// Scales the view around its middle.
        ///
        /// - Parameter scale: 1 for the original size.
        /// - Returns: The combined effect.
        public func scaleEffect(_ scale: CGFloat) -> PagerEffect {
            then(CATransform3DMakeScale(scale, scale, 1))
        }

        /// Moves the view.
        ///
        /// - Parameters:
        ///   - x: To the right, in points, also from right to left.
        ///   - y: Downwards, in points.
        /// - Returns: The combined effect.
        public func offset(x: CGFloat = 0, y: CGFloat = 0) -> PagerEffect {
            then(CATransform3DMakeTranslation(x, y, 0))
        }

        /// Rotates the view around its middle.
        ///
        /// - Parameter angle: Clockwise.
        /// - Returns: The combined effect.
        public func rotationEffect(_ angle: Angle) -> PagerEffect {
            then(CATransform3DMakeRotation(CGFloat(angle.radians), 0, 0, 1))
        }

        /// Rotates the view around an axis through its middle, in perspective.
        ///
        /// - Parameters:
        ///   - angle: The angle around the axis.
        ///   - axis: For example `(x: 0, y: 1, z: 0)`.
        ///   - perspective: How near the eye is, 0 for infinitely far.
        /// - Returns: The combined effect.
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

        /// Draws the view in front of others.
        ///
        /// - Parameter depth: Higher is in front.
        /// - Returns: The combined effect.
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

    /// Returns the effect on an item at a phase.
    typealias PagerTransition = @MainActor (PagerEffect, PagerPhase) -> PagerEffect
#endif
