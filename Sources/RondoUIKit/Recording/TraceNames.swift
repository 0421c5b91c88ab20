#if os(iOS) || os(Linux)
    import Rondo

    /// What items are called in a trace.
    struct TraceNames {
        private var names: [ItemKey: String] = [:]
        private var taken: Set<String> = []

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
