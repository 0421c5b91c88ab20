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

        /// Gives the items their length after a change of `itemsPerView` or of the viewport.
        func fitItems() {
            let wanted = fitting(configuration, in: configuration.viewport)
            if configuration != wanted { configuration = wanted }
        }

        /// A configuration whose items have the length for `itemsPerView` in a viewport.
        func fitting(_ configuration: Configuration, in viewport: Points) -> Configuration {
            guard let itemsPerView, viewport > 0 else { return configuration }
            let count = Points(itemsPerView)
            let gaps = (count - 1) * configuration.spacing
            var fitting = configuration
            fitting.extent = .points(max(0, (viewport - gaps) / count))
            return fitting
        }
    }
#endif
