#if os(iOS) || os(Linux)
    import UIKit

    /// Things that show nothing at present, by kind, and how new ones are made.
    @MainActor
    final class ReusePool<Element: AnyObject> {
        private var makers: [String: () -> Element] = [:]
        private var free: [(identifier: String, element: Element)] = []
        /// The kinds of all that were made here and not forgotten.
        private var identifiers: [ObjectIdentifier: String] = [:]
        /// Those in use whose kind was registered again after they were made.
        private var outdated: Set<ObjectIdentifier> = []

        /// How many there are, those that show something too.
        var count: Int { identifiers.count }

        /// So many may wait at rest however few are in use.
        private static var spare: Int { 8 }

        /// Says how those of an identifier are made.
        ///
        /// - Parameters:
        ///   - identifier: The kind.
        ///   - make: Makes a new one.
        /// - Returns: Those that waited and are not used any more.
        func register(_ identifier: String, make: @escaping () -> Element) -> [Element] {
            makers[identifier] = make
            let old = free.filter { $0.identifier == identifier }.map(\.element)
            free.removeAll { $0.identifier == identifier }
            for element in old { forget(element) }
            outdated.formUnion(identifiers.filter { $0.value == identifier }.keys)
            return old
        }

        /// Whether a way to make such elements is registered.
        func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

        /// The identifier that an element was dequeued with, nil for one from elsewhere.
        func identifier(of element: Element) -> String? { identifiers[ObjectIdentifier(element)] }

        /// One that is free, to be made ready for its use; nil when there is none.
        func takeFree(_ identifier: String) -> Element? {
            free.lastIndex { $0.identifier == identifier }.map { free.remove(at: $0).element }
        }

        /// A new one, nil when no way to make it is registered.
        func make(_ identifier: String) -> Element? {
            guard let element = makers[identifier]?() else { return nil }
            identifiers[ObjectIdentifier(element)] = identifier
            return element
        }

        /// Takes one back.
        ///
        /// - Parameter element: Shows nothing any more.
        /// - Returns: False for one from elsewhere, and for one whose kind was registered again
        ///   meanwhile, which are not kept.
        func give(_ element: Element) -> Bool {
            guard let identifier = identifier(of: element) else { return false }
            guard !outdated.contains(ObjectIdentifier(element)) else {
                forget(element)
                return false
            }
            free.append((identifier, element))
            return true
        }

        /// Lets go of those that have waited longest while more wait than are in use.
        ///
        /// - Returns: The views that leave the pool.
        func trim() -> [Element] {
            keep(max(count - free.count, Self.spare))
        }

        /// Lets go of all that wait.
        ///
        /// - Returns: The views that leave the pool.
        func empty() -> [Element] { keep(0) }

        private func keep(_ limit: Int) -> [Element] {
            let old = free.prefix(max(0, free.count - limit)).map(\.element)
            free.removeFirst(old.count)
            for element in old { forget(element) }
            return old
        }

        /// One that waits is in use, without having been asked for.
        func withdraw(_ element: Element) {
            free.removeAll { $0.element === element }
        }

        /// One is never used again.
        func forget(_ element: Element) {
            identifiers[ObjectIdentifier(element)] = nil
            outdated.remove(ObjectIdentifier(element))
        }
    }
#endif
