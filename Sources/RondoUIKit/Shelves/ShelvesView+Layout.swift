#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Whether later items stand to the left.
        var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

        /// What is left free at the edges.
        private var insets: UIEdgeInsets {
            guard contentInsetAdjustmentBehavior != .never else { return contentInset }
            return UIEdgeInsets(
                top: contentInset.top + safeAreaInsets.top,
                left: contentInset.left + safeAreaInsets.left,
                bottom: contentInset.bottom + safeAreaInsets.bottom,
                right: contentInset.right + safeAreaInsets.right
            )
        }

        /// What every shelf leaves free at its sides.
        var sideInsets: UIEdgeInsets {
            UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
        }

        /// Lays out list and shelves for the size that the view has now.
        func layOut() {
            guard isFree else { return track.missOwnersPass() }
            // What the scroll views did until now was in their old sizes.
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
