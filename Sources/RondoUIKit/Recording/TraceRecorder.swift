#if os(iOS) || os(Linux)
    import Rondo

    /// Writes down what reaches the engine, a line each.
    struct TraceRecorder {
        private var lines: [String] = []
        private let start: Milliseconds
        /// What items are called.
        var items = TraceNames()
        /// What shelves are called.
        var shelves = TraceNames()

        /// A recording without lines.
        ///
        /// - Parameter time: The present one, which is 0 in the trace.
        init(at time: Milliseconds) {
            start = time
        }

        /// A recording of a row of items that starts at rest.
        ///
        /// - Parameters:
        ///   - scroller: Fresh, at rest on its initial item.
        ///   - identities: Whose items they are.
        ///   - time: The present one, which is 0 in the trace.
        init(of scroller: Scroller, _ identities: Identities, at time: Milliseconds) {
            self.init(at: time)
            let initial = scroller.currentItem.map { items.name(of: $0, identities) }
            let list = items.items(scroller.items, identities)
            begin(
                TraceText.configuration(scroller.configuration, items: list, initial: initial)
            )
        }

        /// The first line.
        mutating func begin(_ configuration: String) {
            lines.append(configuration)
        }

        /// Everything until now, in the trace format.
        var text: String { lines.map { $0 + "\n" }.joined() }

        /// Adds an input.
        ///
        /// - Parameters:
        ///   - action: Its word in the trace format.
        ///   - members: Its further keys, with values as JSON.
        ///   - time: When it reached the engine.
        mutating func add(
            _ action: String,
            _ members: KeyValuePairs<String, String> = [:],
            at time: Milliseconds
        ) {
            add(action, members.map { ($0.key, $0.value) }, at: time)
        }

        /// As above.
        mutating func add(_ action: String, _ members: [(String, String)], at time: Milliseconds) {
            let words = [
                ("t", TraceText.number(time - start)), ("do", TraceText.string(action)),
            ]
            lines.append(TraceText.object(words + members))
        }
    }
#endif
