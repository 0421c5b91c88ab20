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
            let width = max(0, bounds.width - insets.left - insets.right)
            let space = space
            // Without a size nothing can move: the content rests where it would have come to rest.
            if width == 0 || space.viewport == 0 { endMotion() }
            track.frame = bounds
            adoptEnds()
            _ = track.adopt(space)
            engine.resize(width: width, height: space.viewport)
            track.setNeedsUpdate()
        }

        /// The present size of the list and the free space above and below, with the insets that a
        /// refresh control or the app has added to those of the scroll view.
        private var space: TrackSpace {
            var inset = track.adjustedContentInset
            inset.top += insets.top - ends.top
            inset.bottom += insets.bottom - ends.bottom
            return TrackSpace(axis: .vertical, size: bounds.size, insets: inset)
        }

        /// Gives the scroll view the free space above and below.
        private func adoptEnds() {
            let (top, bottom) = (insets.top, insets.bottom)
            guard top != ends.top || bottom != ends.bottom else { return }
            track.contentInset.top += top - ends.top
            track.contentInset.bottom += bottom - ends.bottom
            ends = (top, bottom)
        }
    }
#endif
