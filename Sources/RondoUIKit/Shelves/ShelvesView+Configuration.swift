#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Changes layout and motion at any time.
        func reconfigure(_ configuration: ShelvesConfiguration) {
            let (old, new) = (own(self.configuration), own(configuration))
            guard new != old else { return }
            precondition(
                new.problem(with: engine.shelves.shelves) == nil,
                "ShelvesView.configuration: \(new.report(with: engine.shelves.shelves))"
            )
            let isRecording = engine.isRecording
            if new.pool == old.pool, new.remembered == old.remembered, new.loading == old.loading {
                for track in tracks { track.follow() }
                engine.take(.configure(new))
                update()
            } else {
                // These values are fixed when an engine is made.
                restart { engine.restart(new) }
            }
            if isRecording { startRecording() }
            setNeedsLayout()
        }

        /// A configuration with the view's own values.
        private func own(_ configuration: ShelvesConfiguration) -> ShelvesConfiguration {
            let (list, shelf) = (self.configuration.list, self.configuration.shelf)
            var own = configuration
            (own.list.viewport, own.shelf.viewport) = (list.viewport, shelf.viewport)
            (own.list.direction, own.shelf.direction) = (list.direction, shelf.direction)
            own.list.initial = ItemIndex(0)
            return own
        }
    }
#endif
