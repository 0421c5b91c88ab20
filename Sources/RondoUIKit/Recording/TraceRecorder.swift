#if os(iOS) || os(Linux)
    import Rondo

    /// Writes down what reaches an engine, a line each.
    @MainActor
    final class TraceRecorder {
        private var lines: [String] = []
        private let start: Milliseconds
        /// What items are called.
        var items: TraceNames
        /// What shelves are called.
        var shelves: TraceNames

        /// A recording without lines.
        ///
        /// - Parameters:
        ///   - items: Knows the items.
        ///   - shelves: Knows the shelves.
        ///   - time: The present one, which is 0 in the trace.
        init(items: Identities, shelves: Identities = Identities(), at time: Milliseconds) {
            self.items = TraceNames(items)
            self.shelves = TraceNames(shelves)
            start = time
        }

        /// The first line.
        func begin(_ configuration: String) {
            lines.append(configuration)
        }

        /// Everything until now, in the trace format.
        var text: String { lines.map { $0 + "\n" }.joined() }

        /// Adds a line.
        ///
        /// - Parameters:
        ///   - action: Its word in the trace format.
        ///   - members: Its further keys, with values as JSON.
        ///   - shelf: Whose input it is, nil for that of a row or of the list.
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
    }
#endif
