#if canImport(UIKit)
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
        private var recorder: TraceRecorder?
        private let clock = EngineClock()

        init(_ configuration: ShelvesConfiguration) {
            shelves = Shelves(configuration, shelves: [])
        }

        /// The time, in milliseconds since the view was made; it never runs backwards.
        var now: Milliseconds { clock.now(notBefore: shelves.now) }

        /// Takes over what happened since the last time.
        func takeEvents() -> [ShelfEvent] {
            defer { shelves.clearEvents() }
            return shelves.events
        }

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
        ///   - members: Its further keys there, with values as JSON.
        ///   - shelf: Whose input it is, nil for the list's.
        ///   - body: The input.
        func input(
            _ action: String,
            _ members: KeyValuePairs<String, String> = [:],
            on shelf: ShelfKey? = nil,
            _ body: (inout Shelves, Milliseconds) -> Void
        ) {
            let time = now
            record(action, members, on: shelf, at: time)
            body(&shelves, time)
            drain(at: time)
        }

        /// As above, for the row of items of a shelf.
        func move(
            _ shelf: ShelfKey,
            _ action: String,
            _ members: KeyValuePairs<String, String>,
            _ body: (inout Scroller, Milliseconds) -> Void
        ) {
            input(action, members, on: shelf) { shelves, time in
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
            guard recorder != nil else { return }
            var all = members.map { ($0.key, $0.value) }
            if let shelf { all.insert(("list", name(ofShelf: shelf.item)), at: 0) }
            recorder?.add(action, all, at: time)
        }

        /// What is to be done about data now; asked for after each input, as a replay does.
        private func drain(at time: Milliseconds) {
            guard isLoading else { return }
            while let action = shelves.nextAction(at: time) { actions.append(action) }
        }

        // MARK: Recording

        /// Whether everything is being written down.
        var isRecording: Bool { recorder != nil }

        /// What an item is called in the recording, as JSON.
        func name(of item: ItemKey) -> String { recorder?.items.name(of: item, items) ?? "" }

        /// What a shelf is called in the recording, as JSON.
        func name(ofShelf key: ItemKey) -> String { recorder?.shelves.name(of: key, lists) ?? "" }

        /// Shelves as the recording has them, as JSON.
        func text(of all: [Shelf]) -> String {
            guard recorder != nil else { return "" }
            return TraceText.list(all.map { text(of: $0) })
        }

        private func text(of shelf: Shelf) -> String {
            let configuration = shelves.configuration.shelf.laid(out: shelf.layout)
            let keys = (0..<shelf.items.count).map { shelf.items[ItemIndex($0)].key }
            let here = keys.filter { shelves.revision(of: $0) != nil }.map { name(of: $0) }
            var members = [("id", name(ofShelf: shelf.key.item))]
            if let extent = shelf.extent { members.append(("extent", TraceText.extent(extent))) }
            members.append(("itemExtent", TraceText.extent(configuration.extent)))
            members += TraceText.layout(configuration)
            members.append(("itemIDs", itemsText(of: shelf)))
            members.append(("items", TraceText.list(here)))
            return TraceText.object(members)
        }

        /// All items of a shelf as the recording has them, as JSON.
        func itemsText(of shelf: Shelf) -> String {
            TraceText.list(recorder?.items.items(shelf.items, items) ?? [])
        }

        /// Starts a recording, at the place where everything is.
        ///
        /// A trace begins with everything at its start; the inputs that bring it here are its first,
        /// and this engine takes the same ones. Nothing may move, and nothing may be in flight.
        func startRecording(isMirrored: Bool) {
            let old = shelves
            let places = restingPlaces()
            let time = now
            var configuration = old.configuration
            let current = old.currentShelf
            configuration.list.initial = ItemIndex(current.flatMap { old.index(of: $0) } ?? 0)
            configuration.list.direction = isMirrored ? .rightToLeft : .leftToRight
            configuration.shelf.direction = configuration.list.direction
            shelves = Shelves(configuration, shelves: old.shelves)
            shelves.run(to: time)
            recorder = TraceRecorder(at: time)
            // Which data is here counts from now on.
            shelves.update(old.shelves.flatMap { keys(of: $0, here: old) }, at: time)
            let viewport = TraceText.object([
                "width": TraceText.number(configuration.shelf.viewport),
                "height": TraceText.number(configuration.list.viewport),
            ])
            let line = TraceText.line(
                configuration.list,
                [("viewport", viewport), ("lists", text(of: old.shelves))],
                initial: current.map { name(ofShelf: $0.item) }
            )
            recorder?.begin(line)
            if old.list.offset != 0 { follow(nil, by: old.list.offset, phase: .idle) }
            for (shelf, offset) in places { follow(shelf, by: offset, phase: .idle) }
            setHidden(old.isHidden)
            reduceMotion(old.list.reducesMotion)
        }

        private func keys(of shelf: Shelf, here: Shelves) -> [ItemKey] {
            (0..<shelf.items.count).map { shelf.items[ItemIndex($0)].key }
                .filter { here.revision(of: $0) != nil }
        }

        /// How far each shelf has been scrolled that is not at its start, at rest.
        private func restingPlaces() -> [(ShelfKey, Points)] {
            var places: [(ShelfKey, Points)] = []
            let time = now
            for offset in shelves.offsets.shelves where shelves.index(of: offset.shelf) != nil {
                // A shelf that left in motion comes to its end here.
                shelves.moveShelf(offset.shelf, at: time) { scroller in
                    if scroller.contentOffset != 0 {
                        places.append((offset.shelf, scroller.contentOffset))
                    }
                    return nil
                }
            }
            return places
        }

        /// Ends the recording.
        ///
        /// - Returns: Its text, nil when there was none.
        func stopRecording() -> String? {
            defer { recorder = nil }
            return recorder?.text
        }

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

    extension Configuration {
        /// The same with a shelf's own layout, if it has one.
        func laid(out layout: ShelfLayout?) -> Configuration {
            guard let layout else { return self }
            var configuration = self
            configuration.extent = layout.extent
            configuration.spacing = layout.spacing
            configuration.alignment = layout.alignment
            configuration.ends = layout.ends
            configuration.snap = layout.snap
            return configuration
        }
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
