#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// What takes inputs and says what happened: a row of items, or a list of rows.
    protocol Engine {
        associatedtype Input
        associatedtype Event

        /// The time up to which everything is worked out.
        var now: Milliseconds { get }

        @discardableResult
        mutating func take(_ input: Input, at time: Milliseconds) -> Refusal?
        mutating func frame(at time: Milliseconds) -> Frame
        mutating func takeEvents() -> [Event]

        /// Writes an input down that is about to be taken.
        @MainActor func record(_ input: Input, in recorder: TraceRecorder, at time: Milliseconds)
    }

    /// The door of an engine: every input goes through here, by the device's clock, and into the
    /// recording while there is one.
    @MainActor
    class EngineDoor<Engine: RondoUIKit.Engine> {
        private(set) final var engine: Engine
        private final var recorder: TraceRecorder?
        final var clock = EngineClock()

        init(_ engine: Engine) {
            self.engine = engine
        }

        /// The time, in milliseconds since the view was made; it never runs backwards.
        final var now: Milliseconds { clock.now(notBefore: engine.now) }

        /// Takes an input, at the present time.
        @discardableResult
        final func take(_ input: Engine.Input) -> Refusal? {
            let time = now
            record(input, at: time)
            defer { didReach(time) }
            return engine.take(input, at: time)
        }

        /// Draws a frame.
        final func frame() -> Frame {
            let time = now
            recorder?.add("tick", at: time)
            defer { didReach(time) }
            return engine.frame(at: time)
        }

        /// An input or a frame has brought the engine to a time.
        func didReach(_ time: Milliseconds) {}

        /// Tells the engine what is no input: it changes nothing that is shown and brings no event.
        final func tell<Answer>(_ body: (inout Engine) -> Answer) -> Answer { body(&engine) }

        /// What happened since the last time.
        final func takeEvents() -> [Engine.Event] { engine.takeEvents() }

        // MARK: Recording

        /// Whether everything is being written down.
        final var isRecording: Bool { recorder != nil }

        /// Goes on with a fresh engine.
        ///
        /// - Parameters:
        ///   - engine: At rest, at the present time.
        ///   - recorder: Has written down how it begins; nil when nothing is written down from here.
        final func start(_ engine: Engine, _ recorder: TraceRecorder?) {
            self.engine = engine
            self.recorder = recorder
        }

        /// Writes an input down.
        final func record(_ input: Engine.Input, at time: Milliseconds) {
            if let recorder { engine.record(input, in: recorder, at: time) }
        }

        /// Ends the recording.
        ///
        /// - Returns: Its text, nil when there was none.
        final func stopRecording() -> String? {
            defer { recorder = nil }
            return recorder?.text
        }
    }
#endif
