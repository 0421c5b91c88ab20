#if canImport(UIKit)
    import Rondo
    import UIKit

    /// The engine's keys for the identifiers of items.
    ///
    /// An identifier keeps its key for the pager's life, so that events behind its removal still
    /// know it, and an item that comes back is the same one.
    struct Identities {
        /// `identifiers[key.value]` is whose key it is.
        private var identifiers: [AnyHashable] = []
        private var keys: [AnyHashable: ItemKey] = [:]

        /// The key of an identifier; a new one gets one.
        mutating func key(of identifier: AnyHashable) -> ItemKey {
            if let key = keys[identifier] { return key }
            let key = ItemKey(identifiers.count)
            keys[identifier] = key
            identifiers.append(identifier)
            return key
        }

        /// The key of an identifier, nil when there never was an item of it.
        func existingKey(of identifier: AnyHashable) -> ItemKey? { keys[identifier] }

        /// Whose key it is.
        subscript(key: ItemKey) -> AnyHashable { identifiers[key.value] }
    }

    /// The identity of an item whose data source gives it none.
    struct GeneratedIdentifier: Hashable, CustomStringConvertible {
        let number: Int

        var description: String { "item \(number)" }
    }
#endif
