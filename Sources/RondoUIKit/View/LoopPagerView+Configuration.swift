#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Changes layout and motion at any time.
        func reconfigure(_ configuration: Configuration) {
            keeper?.check(configuration)
            let old = self.configuration
            var new = fitting(configuration, in: old.viewport)
            new.direction = old.direction
            new.viewport = old.viewport
            if new.axis == old.axis {
                track.follow()
                engine.configure(new)
            } else {
                turn(into: new)
            }
            guard self.configuration != old else { return }
            setNeedsLayout()
            update()
        }

        /// Changes the axis; a motion of the scroll view ends, other motions continue.
        private func turn(into configuration: Configuration) {
            var new = configuration
            // Before the first layout there is no viewport yet.
            if new.viewport > 0 {
                new.viewport = space(along: new.axis).viewport
                new = fitting(new, in: new.viewport)
            }
            track.takeOver {
                engine.configure(new)
                if track.isFollowing { track.land(by: 0) }
            }
            if isFree, new.viewport > 0 { adoptSpace() }
        }
    }
#endif
