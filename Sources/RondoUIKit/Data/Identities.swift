#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The engine's keys for the identifiers of items.
    ///
    /// An identifier keeps its key while an item with it exists, and as long as anything needs it,
    /// so that events after its removal still know it. No key is used twice.
    @MainActor
    final class Identities {
        private var identifiers: [ItemKey: AnyHashable] = [:]
        private var keys: [AnyHashable: ItemKey] = [:]
        /// Keys for identifiers that are not known yet, by their descriptions.
        private var reserved: [String: ItemKey] = [:]
        /// The number of keys given so far.
        private(set) var given = 0
        /// The number of identifiers that triggers a cleanup.
        private var limit = Identities.leastLimit

        private static let leastLimit = 512

        /// The number of known identifiers.
        var count: Int { identifiers.count }

        /// The known keys, in any order.
        var all: some Sequence<ItemKey> { identifiers.keys }

        /// The key of an identifier; a new identifier gets a new key.
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

        /// The key of an identifier, nil if it is not known.
        func existingKey(of identifier: AnyHashable) -> ItemKey? { keys[identifier] }

        /// The keys of identifiers by their descriptions; unknown ones get a reserved key.
        ///
        /// - Complexity: O(n) for `n` known identifiers.
        func keys(named names: Set<String>) -> [String: ItemKey] {
            var found: [String: ItemKey] = [:]
            for (identifier, key) in keys {
                let name = "\(identifier.base)"
                guard names.contains(name) else { continue }
                // Several with the same description: the first one counts.
                found[name] = ItemKey(min(found[name]?.value ?? key.value, key.value))
            }
            for name in names where found[name] == nil {
                let key = reserved[name] ?? newKey(for: name)
                reserved[name] = key
                found[name] = key
            }
            return found
        }

        /// The identifier of a key.
        ///
        /// - Precondition: Traps on a key that was forgotten.
        subscript(key: ItemKey) -> AnyHashable {
            guard let identifier = identifiers[key] else {
                preconditionFailure("Identities: \(key) must be the key of an item that is needed")
            }
            return identifier
        }

        /// The descriptions of the known identifiers, from the key with a number on.
        func names(from first: Int) -> [(key: ItemKey, name: String)] {
            (first..<given).compactMap { number in
                let key = ItemKey(number)
                return identifiers[key].map { (key, "\($0.base)") }
            }
        }

        /// Whether a cleanup is due, because many identifiers have been added since the last one.
        var isCrowded: Bool { count > limit }

        /// Forgets identifiers that are no longer needed.
        ///
        /// - Parameter needed: The keys that are still in use.
        /// - Complexity: O(n).
        func forget(allBut needed: Set<ItemKey>) {
            let needed = needed.union(reserved.values)
            identifiers = identifiers.filter { needed.contains($0.key) }
            keys = keys.filter { needed.contains($0.value) }
            limit = max(Self.leastLimit, 2 * count)
        }
    }

    /// The names of identities, which a recording gets as the identities become known.
    struct IdentityNames {
        let items: Identities
        var shelves: Identities?
        /// The numbers of the first keys without names.
        fileprivate(set) var unnamed = (item: 0, shelf: 0)
    }

    extension TraceWriter {
        /// Adds the names of what became known since the last call.
        @MainActor
        mutating func add(_ names: inout IdentityNames?) {
            guard let old = names else { return }
            for (key, name) in old.items.names(from: old.unnamed.item) { call(key, name) }
            for (key, name) in old.shelves?.names(from: old.unnamed.shelf) ?? [] {
                call(ShelfKey(key.value), name)
            }
            names?.unnamed = (old.items.given, old.shelves?.given ?? 0)
        }
    }

    /// The identity of an item whose data source provides none.
    struct GeneratedIdentifier: Hashable, CustomStringConvertible {
        let number: Int

        var description: String { "item \(number)" }
    }
#endif
