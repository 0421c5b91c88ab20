#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI
    import UIKit

    extension EdgeInsets {
        /// Sets the margins at some edges.
        mutating func set(_ edges: Edge.Set, to length: CGFloat) {
            if edges.contains(.top) { top = length }
            if edges.contains(.leading) { leading = length }
            if edges.contains(.bottom) { bottom = length }
            if edges.contains(.trailing) { trailing = length }
        }

        /// These margins for UIKit.
        func insets(in direction: LayoutDirection) -> UIEdgeInsets {
            let isMirrored = direction == .rightToLeft
            return UIEdgeInsets(
                top: top,
                left: isMirrored ? trailing : leading,
                bottom: bottom,
                right: isMirrored ? leading : trailing
            )
        }
    }
#endif
