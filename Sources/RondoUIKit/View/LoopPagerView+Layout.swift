#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Lays out the scroll view for the pager's present size.
        func layOut() {
            guard isFree else { return track.missOwnersPass() }
            // The scroll view moved in its old size until now.
            track.follow()
            // Without a size nothing can move: the content rests where it would have come to rest.
            if space(along: configuration.axis).viewport == 0 { endMotion() }
            track.frame = bounds
            adoptSpace()
            fitItems()
            goToRestored()
            track.setNeedsUpdate()
        }

        /// Updates size, insets and direction.
        func adoptSpace() {
            let new = space(along: configuration.axis)
            if track.adopt(new) { engine.resize(to: new.viewport) }
        }

        /// The present size, insets and direction, for content along an axis.
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
