#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    // What a programme asks for wins over a finger that is down, and over what is under way.

    extension ShelvesView {
        /// Brings a shelf to its resting place.
        ///
        /// - Parameters:
        ///   - shelf: Its identifier.
        ///   - animated: Whether it takes its 0.3 seconds; with reduced motion it never does.
        ///     Default `true`.
        ///   - way: Which way round. Default `.shortest`; where an end leaves one way only, that
        ///     one.
        /// - Returns: False when there is no such shelf.
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
        /// A shelf that is not near yet is moved at once, before it is seen.
        ///
        /// - Parameters:
        ///   - item: Its identifier.
        ///   - shelf: The identifier of the shelf.
        ///   - animated: As above.
        ///   - way: Which way round on the shelf; the list goes the shortest. Default `.shortest`.
        /// - Returns: False when there is no such item there.
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

        /// A shelf goes to one of its items.
        func scroll(_ shelf: ShelfKey, to item: ItemKey, way: Way, animated: Bool) {
            moveShelf(shelf, .scroll(to: item, way: way, animated: animated))
            update()
        }

        /// A programme moves a shelf from now on.
        private func moveShelf(_ key: ShelfKey, _ input: Input) {
            let move = { _ = self.engine.take(.shelf(key, input)) }
            let tracks = rows.values.filter { $0.shelf == key }.map(\.track)
            guard let first = tracks.first else { return move() }
            // In a loop a shelf may be seen at both edges.
            for other in tracks.dropFirst() { other.takeOver {} }
            first.takeOver(move)
        }

        /// The user has tapped the status bar.
        func scrollToFirst() {
            guard let first = entries.first else { return }
            scroll(toShelf: first.identifier)
        }
    }
#endif
