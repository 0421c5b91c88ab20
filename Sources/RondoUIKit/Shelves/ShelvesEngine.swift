#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// The engine under a shelf list, by the device's clock; every input goes through here, and into
    /// the recording while there is one.
    @MainActor
    final class ShelvesEngine {
        var shelves: Shelves
        /// Of items, whichever shelves they stand on.
        var items = Identities()
        /// Of shelves; their keys' numbers are those of the shelves' keys.
        var lists = Identities()
        /// Whether somebody fetches what is missing.
        var isLoading = false
        /// What is to be done about data, in order.
        private var actions: [ItemLoader.Action] = []
        var recorder: TraceRecorder?
        var clock = EngineClock()

        init(_ configuration: ShelvesConfiguration) {
            shelves = Shelves(configuration, shelves: [])
        }

        /// The time, in milliseconds since the view was made; it never runs backwards.
        var now: Milliseconds { clock.now(notBefore: shelves.now) }

        /// Takes over what happened since the last time.
        func takeEvents() -> [ShelfEvent] {
            shelves.takeEvents()
        }

        /// Whether something is to be done about data.
        var hasActions: Bool { !actions.isEmpty }

        /// Takes over what is to be done about data.
        func takeActions() -> [ItemLoader.Action] {
            defer { actions = [] }
            return actions
        }

        /// The live shelf in a row, nil when it shows none.
        func liveShelf(in row: Int) -> LiveShelf? {
            shelves.live.first { $0.row.number == row }
        }

        /// The key of a shelf's identifier; a new one gets one.
        func key(ofShelf identifier: AnyHashable) -> ShelfKey {
            ShelfKey(lists.key(of: identifier).value)
        }

        /// The key of a shelf that is there, nil when there is none of this identifier.
        func existingKey(ofShelf identifier: AnyHashable) -> ShelfKey? {
            let key = lists.existingKey(of: identifier).map { ShelfKey($0.value) }
            return key.flatMap { shelves.index(of: $0) == nil ? nil : $0 }
        }

        /// Whose key it is.
        func identifier(of shelf: ShelfKey) -> AnyHashable { lists[ItemKey(shelf.value)] }

        /// A shelf as it is told of.
        func shelf(_ key: ItemKey) -> LoopPagerItem {
            LoopPagerItem(
                identifier: lists[key],
                index: shelves.index(of: ShelfKey(key.value))
            )
        }

        /// An item of a shelf as it is told of.
        func item(_ key: ItemKey, on shelf: ShelfKey) -> LoopPagerItem {
            let place = shelves.index(of: shelf)
            return LoopPagerItem(
                identifier: items[key],
                index: place.flatMap { shelves.shelves[$0].items.index(of: key)?.value }
            )
        }

        /// Whether there is data of an item.
        func hasData(of identifier: AnyHashable) -> Bool {
            items.existingKey(of: identifier).flatMap { shelves.revision(of: $0) } != nil
        }

        // MARK: Inputs

        /// Draws a frame.
        func frame() -> Frame {
            let time = now
            recorder?.add("tick", at: time)
            defer { drain(at: time) }
            return shelves.frame(at: time)
        }

        /// Gives the engine an input.
        ///
        /// - Parameters:
        ///   - action: Its word in the trace format.
        ///   - members: Its further keys there, with values as JSON; asked for in a recording only.
        ///   - shelf: Whose input it is, nil for the list's.
        ///   - body: The input.
        func input(
            _ action: String,
            _ members: @autoclosure () -> KeyValuePairs<String, String> = [:],
            on shelf: ShelfKey? = nil,
            _ body: (inout Shelves, Milliseconds) -> Void
        ) {
            let time = now
            if isRecording { record(action, members(), on: shelf, at: time) }
            body(&shelves, time)
            drain(at: time)
        }

        /// As above, for the row of items of a shelf.
        func move(
            _ shelf: ShelfKey,
            _ action: String,
            _ members: @autoclosure () -> KeyValuePairs<String, String>,
            _ body: (inout Scroller, Milliseconds) -> Void
        ) {
            input(action, members(), on: shelf) { shelves, time in
                shelves.moveShelf(shelf, at: time) { scroller in
                    body(&scroller, time)
                    return nil
                }
            }
        }

        private func record(
            _ action: String,
            _ members: KeyValuePairs<String, String>,
            on shelf: ShelfKey?,
            at time: Milliseconds
        ) {
            var all = members.map { ($0.key, $0.value) }
            if let shelf { all.insert(("list", name(ofShelf: shelf.item)), at: 0) }
            recorder?.add(action, all, at: time)
        }

        /// What is to be done about data now; asked for after each input, as a replay does.
        private func drain(at time: Milliseconds) {
            guard isLoading else { return }
            while let action = shelves.nextAction(at: time) { actions.append(action) }
        }

        // MARK: Starting afresh

        /// Starts afresh with another configuration, at rest where everything was.
        func restart(_ configuration: ShelvesConfiguration) {
            let old = shelves
            let time = now
            var configuration = configuration
            configuration.list.viewport = old.configuration.list.viewport
            configuration.shelf.viewport = old.configuration.shelf.viewport
            let current = old.currentShelf.flatMap { old.index(of: $0) }
            configuration.list.initial = ItemIndex(current ?? 0)
            precondition(
                configuration.problem(with: old.shelves) == nil,
                "ShelvesView.configuration: \(configuration.report(with: old.shelves))"
            )
            shelves = Shelves(configuration, shelves: old.shelves)
            shelves.run(to: time)
            shelves.numbers = old.numbers
            shelves.update(old.shelves.flatMap { keys(of: $0, here: old) }, at: time)
            shelves.restore(old.offsets, at: time)
            setHidden(old.isHidden)
            reduceMotion(old.list.reducesMotion)
        }
    }

    extension ShelfKey {
        /// The shelf's key among the identities of shelves.
        var item: ItemKey { ItemKey(value) }
    }

    extension ShelvesConfiguration {
        /// What is wrong, in words: the value and its rule.
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
