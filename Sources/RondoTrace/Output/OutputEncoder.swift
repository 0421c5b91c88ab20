import Rondo

/// Writes the output of a replay as lines of JSON, the same bytes everywhere.
public struct OutputEncoder: Sendable {
    /// The items' ids as JSON, including those of later items; `ids[i]` is that of the item with
    /// the key i.
    private let ids: [String]
    /// The same for shelves.
    private let shelves: [String]
    /// Whether the trace has shelves.
    private let hasShelves: Bool
    private let phase = TraceWords<Phase>.phase

    /// An encoder for the replay of a trace.
    public init(_ trace: Trace) {
        ids = trace.names.items.ids.map { JSONText.string($0.text) }
        shelves = trace.names.shelves.ids.map { JSONText.string($0.text) }
        hasShelves = trace.shelves != nil
    }

    /// The line for an output, with the newline that ends it.
    public func line(_ output: ReplayOutput) -> String {
        switch output {
        case .event(let event, let time):
            let names = hasShelves ? shelves : ids
            return #"{"t":\#(JSONText.number(time)),"event":\#(members(of: event, names))}"# + "\n"
        case .shelfEvent(let event, let shelf, let time):
            let members = members(of: event, ids, list: #","list":\#(shelves[shelf.value])"#)
            return #"{"t":\#(JSONText.number(time)),"event":\#(members)}"# + "\n"
        case .shelves(let shown, let time):
            let all = shown.shelves.map { text(of: $0) }.joined(separator: ",")
            return
                #"{"t":\#(JSONText.number(time)),"frame":{"phase":"\#(phase.word(for: shown.phase))""#
                + #","offset":\#(JSONText.number(shown.offset)),"lists":[\#(all)]}}"# + "\n"
        case .items(let number, let shelf, let keys, let time):
            let wanted = keys.map { ids[$0.value] }.joined(separator: ",")
            return #"{"t":\#(JSONText.number(time)),"request":{"number":\#(number)"#
                + #","kind":"items","list":\#(shelves[shelf.value]),"ids":[\#(wanted)]}}"# + "\n"
        case .frame(let frame, let tiles):
            let shown = tiles.map { text(of: $0) }.joined(separator: ",")
            return
                #"{"t":\#(JSONText.number(frame.time)),"frame":{"phase":"\#(phase.word(for: frame.phase))""#
                + #","current":\#(id(frame.current)),"offset":\#(JSONText.number(frame.offset))"#
                + #","tiles":[\#(shown)]}}"# + "\n"
        case .request(let number, let cursor, let time):
            return #"{"t":\#(JSONText.number(time)),"request":{"number":\#(number)"#
                + #","kind":"page","cursor":\#(JSONText.string(cursor))}}"# + "\n"
        case .cancel(let number, let time):
            return #"{"t":\#(JSONText.number(time)),"cancel":{"number":\#(number)}}"# + "\n"
        case .refused(let name, let reason, let time):
            return #"{"t":\#(JSONText.number(time)),"refused":{"do":"\#(name.rawValue)""#
                + #","reason":\#(JSONText.string(reason))}}"# + "\n"
        }
    }

    /// The name of an event and the keys after it.
    private func members(of event: Event, _ names: [String], list: String = "") -> String {
        func id(_ item: ItemKey?) -> String { item.map { names[$0.value] } ?? "null" }
        return switch event {
        case .change(let from, let to): #""change"\#(list),"from":\#(id(from)),"to":\#(id(to))"#
        case .begin(let from): #""begin"\#(list),"from":\#(id(from))"#
        case .settle(let from, let to): #""settle"\#(list),"from":\#(id(from)),"to":\#(id(to))"#
        case .cancel(let item): #""cancel"\#(list),"item":\#(id(item))"#
        case .tile(let event, let item, let tile):
            #""\#(event.word)"\#(list),"item":\#(id(item)),"tile":\#(tile)"#
        }
    }

    private func text(of shown: ReplayOutput.ShownShelf) -> String {
        let tiles = shown.tiles.map { text(of: $0) }.joined(separator: ",")
        return #"{"list":\#(shelves[shown.shelf.value]),"start":\#(JSONText.number(shown.start))"#
            + #","extent":\#(JSONText.number(shown.extent)),"phase":"\#(phase.word(for: shown.phase))""#
            + #","offset":\#(JSONText.number(shown.offset)),"tiles":[\#(tiles)]}"#
    }

    private func text(of shown: ReplayOutput.ShownTile) -> String {
        let tile = shown.tile
        return #"{"tile":\#(tile.number),"item":\#(id(tile.item)),"slot":\#(tile.slot.number)"#
            + #","start":\#(JSONText.number(shown.start))"#
            + #","extent":\#(JSONText.number(tile.extent))"#
            + (shown.isPlaceholder ? #","placeholder":true}"# : "}")
    }

    private func id(_ item: ItemKey?) -> String {
        item.map { ids[$0.value] } ?? "null"
    }
}

extension TileEvent {
    /// The event's word in the output.
    fileprivate var word: String {
        switch self {
        case .willAppear: "willAppear"
        case .didAppear: "didAppear"
        case .willDisappear: "willDisappear"
        case .didDisappear: "didDisappear"
        case .reclaim: "reclaim"
        }
    }
}
