#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// Records the inputs of an engine, a line each.
    @MainActor
    final class TraceRecorder {
        private var lines: [String] = []
        private let start: Milliseconds
        /// The names of items.
        var items: TraceNames
        /// The names of shelves.
        var shelves: TraceNames

        /// A recording without lines.
        ///
        /// - Parameters:
        ///   - items: The identities of the items.
        ///   - shelves: The identities of the shelves.
        ///   - time: The present time, which is 0 in the trace.
        init(items: Identities, shelves: Identities = Identities(), at time: Milliseconds) {
            self.items = TraceNames(items)
            self.shelves = TraceNames(shelves)
            start = time
        }

        /// The first line.
        func begin(_ configuration: String) {
            lines.append(configuration)
        }

        /// The text so far, in the trace format.
        var text: String { lines.map { $0 + "\n" }.joined() }

        /// Adds a line.
        ///
        /// - Parameters:
        ///   - action: Its word in the trace format.
        ///   - members: Its further keys, with values as JSON.
        ///   - shelf: The shelf of the input, nil for a row or the list.
        ///   - time: When it reached the engine.
        func add(
            _ action: String,
            _ members: KeyValuePairs<String, String> = [:],
            on shelf: ShelfKey? = nil,
            at time: Milliseconds
        ) {
            var words = [
                ("t", TraceText.number(time - start)), ("do", TraceText.string(action)),
            ]
            if let shelf { words.append(("list", shelves[shelf.item])) }
            lines.append(TraceText.object(words + members.map { ($0.key, $0.value) }))
        }

        /// Adds what UIKit has done, which is a comment in a trace.
        func note(
            _ members: [(String, String)],
            on shelf: ShelfKey? = nil,
            at time: Milliseconds
        ) {
            var words = [("t", TraceText.number(time - start))]
            if let shelf { words.append(("list", shelves[shelf.item])) }
            lines.append("# uikit " + TraceText.object(words + members))
        }
    }
#endif
