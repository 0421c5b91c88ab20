#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Whether a recording is under way.
        public var isRecording: Bool { engine.isRecording }

        /// Writes down everything that reaches the engine from now on.
        ///
        /// A trace starts at rest, so what moves comes to its end first. A recording that is under
        /// way starts anew. It costs a line of text for every frame that is drawn.
        ///
        /// - SeeAlso: Documentation/TraceFormat.md
        public func startRecording() {
            bringToRest()
            withoutUpdates {
                draw()
                track.isPressed = false
                engine.startRecording(isMirrored: track.space.isMirrored)
                rehome()
            }
            update()
        }

        /// The tiles of the fresh engine take over the cells of the old ones; it shows the same, so
        /// that its events are dropped.
        private func rehome() {
            _ = engine.frame()
            _ = engine.takeEvents()
            for rest in track.rehome(engine.scroller.tiles) { release(rest.cell) }
            fill()
        }

        /// Ends the recording.
        ///
        /// - Returns: The trace, which `rondo replay` plays to the same events; nil when none was
        ///   under way. Items go by the descriptions of their identifiers, which are all that it
        ///   says about them.
        public func stopRecording() -> String? { engine.stopRecording() }
    }
#endif
