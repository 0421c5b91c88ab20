#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// The names of items, or of shelves, in a trace.
    @MainActor
    struct TraceNames {
        private let identities: Identities
        private var names: [ItemKey: String] = [:]
        private var taken: Set<String> = []

        init(_ identities: Identities) {
            self.identities = identities
        }

        /// Items as a list in JSON.
        mutating func list(_ items: [Item]) -> String {
            TraceText.list(
                items.map { item in
                    let name = self[item.key]
                    guard let extent = item.extent else { return name }
                    return TraceText.object(["id": name, "extent": TraceText.extent(extent)])
                }
            )
        }

        /// The names of items as a list in JSON.
        mutating func list(_ keys: [ItemKey]) -> String {
            TraceText.list(keys.map { self[$0] })
        }

        /// The name of an item as JSON: its identifier's description, plus its key if another item
        /// has the same description.
        subscript(key: ItemKey) -> String {
            mutating get {
                if let name = names[key] { return name }
                var name = "\(identities[key].base)"
                if taken.contains(name) { name += " (\(key.value))" }
                taken.insert(name)
                names[key] = TraceText.string(name)
                return TraceText.string(name)
            }
        }
    }
#endif
