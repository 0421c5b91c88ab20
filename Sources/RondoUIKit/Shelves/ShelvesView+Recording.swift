#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Whether a recording is in progress.
        public var isRecording: Bool { engine.isRecording }

        /// Records all inputs of the engine from now on.
        ///
        /// A trace starts at rest, so a current motion ends first, and requests in flight are made
        /// again. A recording in progress starts again. It costs a line of text for every frame.
        ///
        /// - SeeAlso: Documentation/TraceFormat.md
        public func startRecording() {
            restart { engine.startRecording(isMirrored: isMirrored) }
        }

        /// Ends the recording.
        ///
        /// - Returns: The trace, which `rondo replay` replays to the same events; nil if there was
        ///   no recording. It contains only the descriptions of the identifiers of shelves and
        ///   items.
        public func stopRecording() -> String? { engine.stopRecording() }
    }
#endif
