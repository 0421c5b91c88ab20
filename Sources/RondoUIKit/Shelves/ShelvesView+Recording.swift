#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Whether a recording is under way.
        public var isRecording: Bool { engine.isRecording }

        /// Writes down everything that reaches the engine from now on.
        ///
        /// A trace starts at rest, so what moves comes to its end first, and what is in flight is
        /// asked for again. A recording that is under way starts anew. It costs a line of text for
        /// every frame that is drawn.
        ///
        /// - SeeAlso: Documentation/TraceFormat.md
        public func startRecording() {
            restart { engine.startRecording(isMirrored: isMirrored) }
        }

        /// Ends the recording.
        ///
        /// - Returns: The trace, which `rondo replay` plays to the same events; nil when none was
        ///   under way. Shelves and items go by the descriptions of their identifiers, which are
        ///   all that it says about them.
        public func stopRecording() -> String? { engine.stopRecording() }
    }
#endif
