#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// Records the inputs of an engine as a trace, with comments about what UIKit does.
    ///
    /// Items and shelves have the descriptions of their identifiers as names.
    @MainActor
    struct TraceRecorder<Engine: TracedEngine> {
        private var recording: Recording<Engine>
        private var names: IdentityNames

        /// A recording of an engine at rest, whose present time is 0 in the trace.
        ///
        /// - Parameters:
        ///   - engine: An engine that has not shown anything yet.
        ///   - items: The identities of the items.
        ///   - shelves: The identities of the shelves.
        init(of engine: Engine, items: Identities, shelves: Identities = Identities()) {
            names = IdentityNames(items: items, shelves: shelves)
            var writer = engine.makeTraceWriter()
            names.add(to: &writer)
            recording = Recording(of: engine, by: writer, from: engine.now)
        }

        /// The text so far, in the trace format.
        var text: String { recording.text }

        /// Adds an input before the engine takes it.
        mutating func add(_ input: Engine.Input, at time: Milliseconds, to engine: Engine) {
            names.add(to: &recording.writer)
            recording.add(input, at: time, to: engine)
        }

        /// Adds a frame before it is drawn.
        mutating func addFrame(at time: Milliseconds) { recording.addFrame(at: time) }

        /// Adds a sleep of the device.
        mutating func addSleep(from before: Milliseconds, to time: Milliseconds) {
            recording.addSleep(from: before, to: time)
        }

        /// Adds what UIKit has done, as a comment.
        ///
        /// - Parameters:
        ///   - members: Its keys, with values as JSON.
        ///   - shelf: The shelf whose scroll view it was, nil for a row or the list.
        ///   - time: By the device's clock.
        mutating func note(
            _ members: [(String, String)],
            on shelf: ShelfKey?,
            at time: Milliseconds
        ) {
            var all = [("t", JSONText.number(time - recording.start))]
            if let shelf { all.append(("list", recording.writer.id(of: shelf))) }
            recording.addComment("uikit " + JSONText.object(all + members))
        }
    }

    /// The names of identities, which a recording gets as the identities become known.
    @MainActor
    private struct IdentityNames {
        let items: Identities
        let shelves: Identities
        /// The numbers of the first keys without names.
        private var unnamed = (item: 0, shelf: 0)

        init(items: Identities, shelves: Identities) {
            self.items = items
            self.shelves = shelves
        }

        /// Names what became known since the last call.
        mutating func add(to writer: inout TraceWriter) {
            for (key, name) in items.names(from: unnamed.item) { writer.call(key, name) }
            for (key, name) in shelves.names(from: unnamed.shelf) {
                writer.call(ShelfKey(key.value), name)
            }
            unnamed = (items.given, shelves.given)
        }
    }
#endif
