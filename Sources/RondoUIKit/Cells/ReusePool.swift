#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// Unused elements, by kind, and the ways to make new ones.
    @MainActor
    class ReusePool<Element: AnyObject> {
        private var makers: [String: () -> Element] = [:]
        private var free: [(identifier: String, element: Element)] = []
        /// The elements that were made here and not forgotten, by their addresses.
        private var made: [ObjectIdentifier: Made] = [:]

        private struct Made {
            let identifier: String
            /// Nil after the element is deallocated: another object can have its address then.
            weak var element: Element?
            /// Whether the kind was registered again after the element was made.
            var isOutdated = false
        }

        init() {}

        /// Called for an element that is never used again.
        func discard(_ element: Element) {}

        /// The number of elements, including those in use.
        ///
        /// - Complexity: O(n) for `n` elements.
        final var count: Int { made.values.filter { $0.element != nil }.count }

        /// The number that may wait at rest, however few are in use.
        private static var spare: Int { 8 }

        /// Registers a way to make elements of an identifier; waiting ones are discarded.
        final func register(_ identifier: String, make: @escaping () -> Element) {
            makers[identifier] = make
            remove(free.filter { $0.identifier == identifier })
            free.removeAll { $0.identifier == identifier }
            for (key, entry) in made where entry.identifier == identifier {
                made[key]?.isOutdated = true
            }
        }

        /// Whether an identifier is registered.
        final func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

        /// The identifier that an element was dequeued with, nil for one from elsewhere.
        final func identifier(of element: Element) -> String? {
            entry(of: element)?.identifier
        }

        private func entry(of element: Element) -> Made? {
            made[ObjectIdentifier(element)].flatMap { $0.element === element ? $0 : nil }
        }

        /// Takes an unused element, which the caller prepares, or nil.
        final func takeFree(_ identifier: String) -> Element? {
            free.lastIndex { $0.identifier == identifier }.map { free.remove(at: $0).element }
        }

        /// A new element, nil if the identifier is not registered.
        final func make(_ identifier: String) -> Element? {
            guard let element = makers[identifier]?() else { return nil }
            made[ObjectIdentifier(element)] = Made(identifier: identifier, element: element)
            return element
        }

        /// Returns an element to the pool.
        ///
        /// - Parameter element: An element that is no longer used.
        /// - Returns: False for one from elsewhere, and for one whose kind was registered again in
        ///   the meantime; neither is kept.
        final func give(_ element: Element) -> Bool {
            guard let entry = entry(of: element) else { return false }
            guard !entry.isOutdated else {
                forget(element)
                return false
            }
            free.append((entry.identifier, element))
            return true
        }

        /// Releases the elements that have waited longest, if more wait than are in use.
        final func trim() {
            made = made.filter { $1.element != nil }
            keep(max(count - free.count, Self.spare))
        }

        /// Releases all waiting elements.
        final func empty() {
            keep(0)
        }

        private func keep(_ limit: Int) {
            let old = Array(free.prefix(max(0, free.count - limit)))
            free.removeFirst(old.count)
            remove(old)
        }

        private func remove(_ old: [(identifier: String, element: Element)]) {
            for (_, element) in old {
                forget(element)
                discard(element)
            }
        }

        /// Takes a waiting element that is in use without having been dequeued.
        final func withdraw(_ element: Element) {
            free.removeAll { $0.element === element }
        }

        /// Forgets an element that is never used again.
        final func forget(_ element: Element) {
            made[ObjectIdentifier(element)] = nil
        }
    }
#endif
