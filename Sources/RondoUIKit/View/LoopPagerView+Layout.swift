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
            let configuration = engine.scroller.configuration
            let new = TrackSpace(
                axis: configuration.axis,
                isMirrored: configuration.axis == .horizontal
                    && effectiveUserInterfaceLayoutDirection == .rightToLeft,
                size: bounds.size,
                insets: track.adjustedContentInset
            )
            if track.adopt(new) { engine.resize(to: new.viewport) }
        }
    }
#endif
