#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// An engine that can be recorded: a row of items, or a list of rows.
    protocol Engine: TracedEngine {
        mutating func takeEvents() -> [Event]
    }

    /// The door of an engine: every input goes through here with the time of the device's clock,
    /// and into the recording if there is one.
    @MainActor
    class EngineDoor<Engine: RondoUIKit.Engine> {
        private(set) final var engine: Engine
        private final var recording: Recording<Engine>?
        /// The names of items and shelves in the recording.
        private final var names: IdentityNames?
        final var clock = EngineClock()

        init(_ engine: Engine) {
            self.engine = engine
        }

        /// The time, in milliseconds since the view was made; it never runs backwards.
        final var now: Milliseconds { clock.now(notBefore: engine.now) }

        /// Takes an input at the present time.
        @discardableResult
        final func take(_ input: Engine.Input) -> Refusal? {
            let time = now
            recording?.writer.add(&names)
            recording?.add(input, at: time, to: engine)
            defer { didReach(time) }
            return engine.take(input, at: time)
        }

        /// Draws a frame.
        final func frame() -> Frame {
            let time = now
            recording?.addFrame(at: time)
            defer { didReach(time) }
            return engine.frame(at: time)
        }

        /// Called after an input or a frame has advanced the engine to a time.
        func didReach(_ time: Milliseconds) {}

        /// Calls the engine without an input: nothing visible changes and no event follows.
        final func update<Answer>(_ body: (inout Engine) -> Answer) -> Answer { body(&engine) }

        /// The events since the last call.
        final func takeEvents() -> [Engine.Event] { engine.takeEvents() }

        // MARK: Recording

        /// Whether a recording is in progress.
        final var isRecording: Bool { recording != nil }

        /// Continues with a new engine.
        ///
        /// - Parameters:
        ///   - engine: At rest, at the present time, which is 0 in the trace.
        ///   - names: The names for a recording; nil for no recording.
        final func start(_ engine: Engine, recordingWith names: IdentityNames?) {
            self.engine = engine
            self.names = names
            var writer = engine.makeTraceWriter()
            writer.add(&self.names)
            recording = names.map { _ in Recording(of: engine, by: writer, from: engine.now) }
        }

        /// Records a sleep of the device, from which the engine woke.
        final func recordSleep(from before: Milliseconds, to time: Milliseconds) {
            recording?.addSleep(from: before, to: time)
        }

        /// Records something that UIKit has done, by the device's clock, as a comment.
        ///
        /// - Parameters:
        ///   - members: Its keys, with values as JSON.
        ///   - shelf: The shelf whose scroll view it was, nil for a row or the list.
        final func note(_ members: [(String, String)], on shelf: ShelfKey? = nil) {
            guard let start = recording?.start else { return }
            let time = JSONText.number(clock.deviceTime - start)
            let list = shelf.flatMap { recording?.writer.id(of: $0) }.map { [("list", $0)] } ?? []
            recording?.addComment("uikit " + JSONText.object([("t", time)] + list + members))
        }

        /// Ends the recording.
        ///
        /// - Returns: The text of the trace; nil if there was no recording.
        final func stopRecording() -> String? {
            defer { recording = nil }
            return recording?.text
        }
    }
#endif
