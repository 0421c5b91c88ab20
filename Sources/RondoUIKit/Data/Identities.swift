#if os(iOS) || os(Linux)
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
        /// Keys for identifiers that have not come yet, by their descriptions.
        private var reserved: [String: ItemKey] = [:]

        /// The key of an identifier; a new one gets one.
        mutating func key(of identifier: AnyHashable) -> ItemKey {
            if let key = keys[identifier] { return key }
            if !reserved.isEmpty, let key = reserved.removeValue(forKey: "\(identifier.base)") {
                keys[identifier] = key
                identifiers[key.value] = identifier
                return key
            }
            let key = ItemKey(identifiers.count)
            keys[identifier] = key
            identifiers.append(identifier)
            return key
        }

        /// The key of an identifier, nil when there never was an item of it.
        func existingKey(of identifier: AnyHashable) -> ItemKey? { keys[identifier] }

        /// The keys of identifiers by their descriptions; the key for one that has not come yet is
        /// kept for it.
        ///
        /// - Complexity: O(n) for `n` identifiers that there have been.
        mutating func keys(named names: Set<String>) -> [String: ItemKey] {
            var found: [String: ItemKey] = [:]
            for (identifier, key) in keys {
                let name = "\(identifier.base)"
                guard names.contains(name) else { continue }
                // Of several that are described by the same words it is the first.
                found[name] = ItemKey(min(found[name]?.value ?? key.value, key.value))
            }
            for name in names where found[name] == nil {
                let key = reserved[name] ?? ItemKey(identifiers.count)
                if reserved[name] == nil { identifiers.append(name) }
                reserved[name] = key
                found[name] = key
            }
            return found
        }

        /// Whose key it is.
        subscript(key: ItemKey) -> AnyHashable { identifiers[key.value] }
    }

    /// The identity of an item whose data source gives it none.
    struct GeneratedIdentifier: Hashable, CustomStringConvertible {
        let number: Int

        var description: String { "item \(number)" }
    }
#endif
