#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // Scrolls from code take over from a finger that is down, and from any motion.

    extension ShelvesView {
        /// Brings a shelf to its resting place.
        ///
        /// - Parameters:
        ///   - shelf: Its identifier.
        ///   - animated: Whether it takes 0.3 seconds; under reduced motion it is immediate.
        ///     Default `true`.
        ///   - way: The direction in a loop. Default `.shortest`; a pinned end may leave only one
        ///     way.
        /// - Returns: False if there is no such shelf.
        @discardableResult
        public func scroll(
            toShelf shelf: AnyHashable,
            animated: Bool = true,
            way: Way = .shortest
        ) -> Bool {
            guard let key = engine.existingKey(ofShelf: shelf) else { return false }
            track.takeOver { engine.take(.scroll(to: key, way: way, animated: animated)) }
            update()
            return true
        }

        /// Brings an item to its resting place on its shelf, and the shelf to its own.
        ///
        /// A shelf that is not near yet moves immediately, before it is visible.
        ///
        /// - Parameters:
        ///   - item: Its identifier.
        ///   - shelf: The identifier of the shelf.
        ///   - animated: As above.
        ///   - way: The direction on the shelf; the list goes the shortest way. Default
        ///     `.shortest`.
        /// - Returns: False if there is no such item on the shelf.
        @discardableResult
        public func scroll(
            toItem item: AnyHashable,
            onShelf shelf: AnyHashable,
            animated: Bool = true,
            way: Way = .shortest
        ) -> Bool {
            guard let key = engine.existingKey(ofShelf: shelf),
                let place = engine.shelves.index(of: key),
                let itemKey = engine.items.existingKey(of: item),
                engine.shelves.shelves[place].items.index(of: itemKey) != nil
            else { return false }
            moveShelf(key, .scroll(to: itemKey, way: way, animated: animated))
            return scroll(toShelf: shelf, animated: animated)
        }

        /// Moves a shelf from code.
        func moveShelf(_ key: ShelfKey, _ input: Input) {
            let move = { _ = self.engine.take(.shelf(key, input)) }
            let tracks = rows.values.filter { $0.shelf == key }.map(\.track)
            guard let first = tracks.first else { return move() }
            // In a loop a shelf may be visible at both edges.
            for other in tracks.dropFirst() { other.takeOver {} }
            first.takeOver(move)
        }

        /// Handles a tap on the status bar.
        func scrollToFirst() {
            guard let first = entries.first else { return }
            scroll(toShelf: first.identifier)
        }
    }
#endif
