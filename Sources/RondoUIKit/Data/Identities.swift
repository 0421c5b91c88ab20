#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// The engine's keys for the identifiers of items.
    ///
    /// An identifier keeps its key while there is an item of it, and until nothing needs it any more,
    /// so that events behind its removal still know it. No key is given twice.
    @MainActor
    final class Identities {
        private var identifiers: [ItemKey: AnyHashable] = [:]
        private var keys: [AnyHashable: ItemKey] = [:]
        /// Keys for identifiers that have not come yet, by their descriptions.
        private var reserved: [String: ItemKey] = [:]
        /// How many keys have been given.
        private var given = 0
        /// How many there may be before it is looked for what is gone.
        private var limit = Identities.leastLimit

        private static let leastLimit = 512

        /// How many identifiers are known.
        var count: Int { identifiers.count }

        /// The keys that are known, in any order.
        var all: some Sequence<ItemKey> { identifiers.keys }

        /// The key of an identifier; a new one gets one.
        func key(of identifier: AnyHashable) -> ItemKey {
            if let key = keys[identifier] { return key }
            if !reserved.isEmpty, let key = reserved.removeValue(forKey: "\(identifier.base)") {
                keys[identifier] = key
                identifiers[key] = identifier
                return key
            }
            let key = newKey(for: identifier)
            keys[identifier] = key
            return key
        }

        private func newKey(for identifier: AnyHashable) -> ItemKey {
            let key = ItemKey(given)
            given += 1
            identifiers[key] = identifier
            return key
        }

        /// The key of an identifier, nil when no item of it is known.
        func existingKey(of identifier: AnyHashable) -> ItemKey? { keys[identifier] }

        /// The keys of identifiers by their descriptions; the key for one that has not come yet is
        /// kept for it.
        ///
        /// - Complexity: O(n) for `n` identifiers that are known.
        func keys(named names: Set<String>) -> [String: ItemKey] {
            var found: [String: ItemKey] = [:]
            for (identifier, key) in keys {
                let name = "\(identifier.base)"
                guard names.contains(name) else { continue }
                // Of several that are described by the same words it is the first.
                found[name] = ItemKey(min(found[name]?.value ?? key.value, key.value))
            }
            for name in names where found[name] == nil {
                let key = reserved[name] ?? newKey(for: name)
                reserved[name] = key
                found[name] = key
            }
            return found
        }

        /// Whose key it is.
        ///
        /// - Precondition: Traps on a key that was forgotten.
        subscript(key: ItemKey) -> AnyHashable {
            guard let identifier = identifiers[key] else {
                preconditionFailure("Identities: \(key) must be the key of an item that is needed")
            }
            return identifier
        }

        /// Whether enough have come since the last time to look for what is gone.
        var isCrowded: Bool { count > limit }

        /// Forgets what is no longer needed.
        ///
        /// - Parameter needed: The keys that something still knows.
        /// - Complexity: O(n).
        func forget(allBut needed: Set<ItemKey>) {
            let needed = needed.union(reserved.values)
            identifiers = identifiers.filter { needed.contains($0.key) }
            keys = keys.filter { needed.contains($0.value) }
            limit = max(Self.leastLimit, 2 * count)
        }
    }

    /// The identity of an item whose data source gives it none.
    struct GeneratedIdentifier: Hashable, CustomStringConvertible {
        let number: Int

        var description: String { "item \(number)" }
    }
#endif
