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
            let present = new.withFixed(of: old)
            if present != old {
                for track in tracks { track.follow() }
                engine.take(.configure(present))
                update()
            }
            if present != new {
                let isRecording = engine.isRecording
                restart { $0.restart($0.shelves.configuration.withFixed(of: new)) }
                if isRecording { startRecording() }
            }
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

    extension ShelvesConfiguration {
        /// A copy with the pool, the remembered offsets and the loading of another configuration: an
        /// engine keeps those that it was made with.
        fileprivate func withFixed(of other: ShelvesConfiguration) -> ShelvesConfiguration {
            var mixed = self
            (mixed.pool, mixed.remembered) = (other.pool, other.remembered)
            mixed.loading = other.loading
            return mixed
        }
    }
#endif
