#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Things are laid out and move in another way, whatever moves.
        func reconfigure(_ configuration: Configuration) {
            let old = self.configuration
            var new = configuration
            new.direction = old.direction
            new.viewport = old.viewport
            if new.axis == old.axis {
                track.follow()
                engine.configure(new)
            } else {
                turn(into: new)
            }
            guard self.configuration != old else { return }
            if engine.isRecording { startRecording() }
            setNeedsLayout()
            update()
        }

        /// Things go on along another axis, but for what a scroll view moves: that comes to rest.
        private func turn(into configuration: Configuration) {
            var new = configuration
            // Before the first layout there is no room yet.
            if new.viewport > 0 { new.viewport = space(along: new.axis).viewport }
            track.takeOver {
                engine.configure(new)
                if track.isFollowing { track.land(by: 0) }
            }
            if isFree, new.viewport > 0 { adoptSpace() }
        }
    }
#endif
