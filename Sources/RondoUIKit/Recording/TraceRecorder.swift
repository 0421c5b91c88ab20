#if canImport(UIKit)
    import Rondo

    /// Writes down what reaches the engine, a line each.
    struct TraceRecorder {
        private var lines: [String] = []
        private let start: Milliseconds
        private var names: [ItemKey: String] = [:]
        private var taken: Set<String> = []

        /// A recording that starts at rest.
        ///
        /// - Parameters:
        ///   - scroller: Fresh, at rest on its initial item.
        ///   - identities: Whose items they are.
        ///   - time: The present one, which is 0 in the trace.
        init(of scroller: Scroller, _ identities: Identities, at time: Milliseconds) {
            start = time
            let initial = scroller.currentItem.map { name(of: $0, identities) }
            let items = items(scroller.items, identities)
            lines.append(
                TraceText.configuration(
                    scroller.configuration,
                    items: items,
                    initial: initial
                )
            )
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
            let rest = members.map { ",\(TraceText.string($0.key)):\($0.value)" }.joined()
            let word = TraceText.string(action)
            lines.append("{\"t\":\(TraceText.number(time - start)),\"do\":\(word)\(rest)}")
        }

        /// Items as JSON.
        mutating func items(_ items: Items, _ identities: Identities) -> [String] {
            (0..<items.count).map { place in
                let item = items[ItemIndex(place)]
                let name = name(of: item.key, identities)
                guard let extent = item.extent else { return name }
                return TraceText.object(["id": name, "extent": TraceText.extent(extent)])
            }
        }

        /// The name of an item as JSON: its identifier's description, with its key where another
        /// item is described by the same words.
        mutating func name(of key: ItemKey, _ identities: Identities) -> String {
            if let name = names[key] { return name }
            var name = "\(identities[key].base)"
            if taken.contains(name) { name += " (\(key.value))" }
            taken.insert(name)
            names[key] = TraceText.string(name)
            return TraceText.string(name)
        }
    }
#endif
