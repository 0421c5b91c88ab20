#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension Shelves: Engine {}

    /// The engine of a shelf list.
    @MainActor
    final class ShelvesEngine: EngineDoor<Shelves> {
        /// The identities of items, on any shelf.
        let items = Identities()
        /// The identities of shelves; their keys have the numbers of the shelves' keys.
        let lists = Identities()
        /// Whether missing data is being loaded.
        var isLoading = false
        /// The pending loading actions, in order.
        private var actions: [ItemLoader.Action] = []
        var shelves: Shelves { engine }

        /// An engine without shelves.
        init(_ configuration: ShelvesConfiguration) {
            super.init(Shelves(configuration, shelves: []))
        }

        /// Collects the loading actions after each input, as a replay does.
        override func didReach(_ time: Milliseconds) {
            guard isLoading else { return }
            while let action = update({ $0.nextAction(at: time) }) { actions.append(action) }
        }

        /// Whether there are loading actions.
        var hasActions: Bool { !actions.isEmpty }

        /// Takes the loading actions.
        func takeActions() -> [ItemLoader.Action] {
            defer { actions = [] }
            return actions
        }

        /// The live shelf in a row, nil if the row is unused.
        func liveShelf(in row: Int) -> LiveShelf? {
            shelves.live.first { $0.row.number == row }
        }

        /// The key of a shelf's identifier; a new one gets one.
        func key(ofShelf identifier: AnyHashable) -> ShelfKey {
            ShelfKey(lists.key(of: identifier).value)
        }

        /// The key of the shelf with an identifier; nil if the list has no such shelf.
        func existingKey(ofShelf identifier: AnyHashable) -> ShelfKey? {
            let key = lists.existingKey(of: identifier).map { ShelfKey($0.value) }
            return key.flatMap { shelves.index(of: $0) == nil ? nil : $0 }
        }

        /// The identifier of a key.
        func identifier(of shelf: ShelfKey) -> AnyHashable { lists[ItemKey(shelf.value)] }

        /// A shelf for an event.
        func shelf(_ key: ItemKey) -> LoopPagerItem {
            LoopPagerItem(
                identifier: lists[key],
                index: shelves.index(of: ShelfKey(key.value))
            )
        }

        /// An item of a shelf for an event.
        func item(_ key: ItemKey, on shelf: ShelfKey) -> LoopPagerItem {
            let place = shelves.index(of: shelf)
            return LoopPagerItem(
                identifier: items[key],
                index: place.flatMap { shelves.shelves[$0].items.index(of: key)?.value }
            )
        }

        /// An item of a shelf for an event; both may have been removed.
        func item(_ identifier: AnyHashable, onShelf shelf: AnyHashable) -> LoopPagerItem {
            guard let key = items.existingKey(of: identifier),
                let shelf = existingKey(ofShelf: shelf)
            else { return LoopPagerItem(identifier: identifier, index: nil) }
            return item(key, on: shelf)
        }

        /// Whether an item has data.
        func hasData(of identifier: AnyHashable) -> Bool {
            items.existingKey(of: identifier).flatMap { shelves.revision(of: $0) } != nil
        }

        // MARK: Inputs

        func resize(width: Points, height: Points) {
            var other = shelves.configuration
            guard width != other.shelf.viewport || height != other.list.viewport else { return }
            other.shelf.viewport = width
            other.list.viewport = height
            let refusal = take(.resize(width: width, height: height))
            precondition(refusal == nil, "ShelvesView: \(other.report(with: shelves.shelves))")
        }

        /// Reports where the scroll view of the list, or of a shelf, will decelerate to.
        func aim(_ shelf: ShelfKey?, at distance: Points) {
            update { shelves in
                guard let shelf else { return shelves.aim(at: distance) }
                shelves.moveShelf(shelf, at: shelves.now) {
                    $0.aim(at: distance)
                    return nil
                }
            }
        }
    }

    extension ShelfKey {
        /// The shelf's key among the identities of shelves.
        var item: ItemKey { ItemKey(value) }
    }

    extension ShelvesConfiguration {
        /// The problem in words: the value and its rule.
        func report(with shelves: [Shelf]) -> String {
            guard let problem = problem(with: shelves) else { return "nothing is wrong" }
            let index = problem.shelf.flatMap { key in shelves.firstIndex { $0.key == key } }
            var owner = index.map { " of shelf \($0)" } ?? (problem.isOfList ? "" : " of shelves")
            if !problem.isOfList, let item = problem.problem.item {
                owner = " of item \(item.value)" + owner
            }
            let field = problem.problem.field
            return "\(field)\(owner) is \(problem.problem.value), must be \(field.rule)"
        }
    }
#endif
