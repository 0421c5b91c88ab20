#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Whether a recording is in progress.
        public var isRecording: Bool { engine.isRecording }

        /// Records all inputs of the engine from now on.
        ///
        /// A trace starts at rest, so a current motion ends first. A recording in progress starts
        /// again. It costs a line of text for every frame.
        ///
        /// - SeeAlso: Documentation/TraceFormat.md
        public func startRecording() {
            whenDrawn { [weak self] in
                guard let self else { return }
                track.isPressed = false
                engine.startRecording(isMirrored: track.space.isMirrored)
                rehome()
            }
        }

        /// Gives the cells of the old tiles to those of the new engine.
        ///
        /// Of the new engine's events only those of tiles are reported, unless their cell has
        /// reported them already.
        private func rehome() {
            _ = engine.frame()
            let events = engine.takeEvents()
            rehome(engine.scroller.tiles)
            fill()
            for event in events { if case .tile = event { report(event) } }
        }

        /// Ends the recording.
        ///
        /// - Returns: The trace, which `rondo replay` replays to the same events; nil if there was
        ///   no recording. It contains only the descriptions of the items' identifiers.
        public func stopRecording() -> String? { engine.stopRecording() }
    }
#endif
