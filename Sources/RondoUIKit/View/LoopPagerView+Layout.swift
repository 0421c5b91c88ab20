#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Lays out the scroll view for the size that the pager has now.
        func layOut() {
            guard isFree else { return track.missOwnersPass() }
            // What the scroll view did until now was in its old size.
            track.follow()
            track.frame = bounds
            adoptSpace()
            track.setNeedsUpdate()
        }

        /// Size, insets and direction as they are now.
        func adoptSpace() {
            let new = space(along: configuration.axis)
            if track.adopt(new) { engine.resize(to: new.viewport) }
        }

        /// Size, insets and direction as they are now, for content along an axis.
        func space(along axis: Configuration.Axis) -> TrackSpace {
            TrackSpace(
                axis: axis,
                isMirrored: axis == .horizontal
                    && effectiveUserInterfaceLayoutDirection == .rightToLeft,
                size: bounds.size,
                insets: track.adjustedContentInset
            )
        }
    }
#endif
