#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Whether later items are to the left.
        var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

        /// The free space at the edges.
        private var insets: UIEdgeInsets {
            guard contentInsetAdjustmentBehavior != .never else { return contentInset }
            return UIEdgeInsets(
                top: contentInset.top + safeAreaInsets.top,
                left: contentInset.left + safeAreaInsets.left,
                bottom: contentInset.bottom + safeAreaInsets.bottom,
                right: contentInset.right + safeAreaInsets.right
            )
        }

        /// The free space of every shelf at its sides.
        var sideInsets: UIEdgeInsets {
            UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
        }

        /// Lays out list and shelves for the view's present size.
        func layOut() {
            guard isFree else { return track.missOwnersPass() }
            // The scroll views moved in their old sizes until now.
            for track in tracks { track.follow() }
            track.frame = bounds
            let ends = UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
            if track.contentInset != ends { track.contentInset = ends }
            let space = TrackSpace(axis: .vertical, size: bounds.size, insets: ends)
            _ = track.adopt(space)
            engine.resize(
                width: max(0, bounds.width - insets.left - insets.right),
                height: space.viewport
            )
            track.setNeedsUpdate()
        }
    }
#endif
