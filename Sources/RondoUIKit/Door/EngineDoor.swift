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
        private final var recorder: TraceRecorder<Engine>?
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
            recorder?.add(input, at: time, to: engine)
            defer { didReach(time) }
            return engine.take(input, at: time)
        }

        /// Draws a frame.
        final func frame() -> Frame {
            let time = now
            recorder?.addFrame(at: time)
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
        final var isRecording: Bool { recorder != nil }

        /// Continues with a new engine.
        ///
        /// - Parameters:
        ///   - engine: At rest, at the present time.
        ///   - recorder: A recorder of the new engine; nil to stop recording.
        final func start(_ engine: Engine, _ recorder: TraceRecorder<Engine>?) {
            self.engine = engine
            self.recorder = recorder
        }

        /// Records a sleep of the device, from which the engine woke.
        final func recordSleep(from before: Milliseconds, to time: Milliseconds) {
            recorder?.addSleep(from: before, to: time)
        }

        /// Records something that UIKit has done, by the device's clock.
        ///
        /// - Parameters:
        ///   - members: Its keys, with values as JSON.
        ///   - shelf: The shelf whose scroll view it was, nil for a row or the list.
        final func note(_ members: [(String, String)], on shelf: ShelfKey? = nil) {
            recorder?.note(members, on: shelf, at: clock.deviceTime)
        }

        /// Ends the recording.
        ///
        /// - Returns: The text of the trace; nil if there was no recording.
        final func stopRecording() -> String? {
            defer { recorder = nil }
            return recorder?.text
        }
    }
#endif
