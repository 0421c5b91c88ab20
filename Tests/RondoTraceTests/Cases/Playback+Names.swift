import Rondo

@testable import RondoTrace

extension Playback {
    /// Writes the output of a replay with the names of its trace.
    struct Names {
        private let items: [String]
        /// The ids of the shelves.
        private let ids: [String]
        /// The distance from one item to the next, nil while items are as long as the viewport.
        private let pitch: Points?
        private let spacing: Points
        /// The length of the viewport along the axis, with the time of each change.
        private let viewports: [(time: Milliseconds, length: Points)]

        init(_ trace: Trace) {
            items = trace.names.items.ids.map(\.text)
            ids = trace.names.shelves.ids.map(\.text)
            let configuration = trace.configuration
            viewports =
                [(0, configuration.viewport)]
                + trace.inputs.compactMap { input in
                    input.length(along: configuration.axis).map { (input.time, $0) }
                }
            switch configuration.extent {
            case .points(let extent): pitch = extent + configuration.spacing
            case .viewport: pitch = nil
            }
            spacing = configuration.spacing
        }

        private func viewport(at time: Milliseconds) -> Points {
            viewports.last { $0.time <= time }?.length ?? 0
        }

        func moment(_ output: ReplayOutput) -> Moment? {
            switch output {
            case .frame(let frame, let tiles):
                let viewport = viewport(at: frame.time)
                return Moment(
                    time: frame.time,
                    phase: frame.phase,
                    current: frame.current.map(item),
                    offset: frame.offset,
                    place: Double(frame.slot.number) * (pitch ?? viewport + spacing) + frame.offset,
                    viewport: viewport,
                    views: tiles.map(view),
                    shelves: []
                )
            case .shelves(let shown, at: let time):
                let shelves = shown.shelves.map { shelf in
                    Shelf(
                        id: ids[shelf.shelf.value],
                        start: shelf.start,
                        offset: shelf.offset,
                        views: shelf.tiles.map(view)
                    )
                }
                return Moment(
                    time: time,
                    phase: shown.phase,
                    current: nil,
                    offset: shown.offset,
                    place: shown.offset,
                    viewport: viewport(at: time),
                    views: [],
                    shelves: shelves
                )
            default: return nil
            }
        }

        func word(_ output: ReplayOutput) -> Word? {
            switch output {
            case .event(let event, at: let time):
                Word(time: time, text: text(event, ids.isEmpty ? items : ids))
            case .shelfEvent(let event, let shelf, at: let time):
                Word(time: time, text: "\(ids[shelf.value]): \(text(event, items))")
            case .request(_, let cursor, at: let time):
                Word(time: time, text: "request \(cursor)")
            case .items(_, shelf: _, let ids, at: let time):
                Word(time: time, text: "request \(ids.map(item).joined(separator: " "))")
            case .cancel(let number, at: let time): Word(time: time, text: "cancelled \(number)")
            case .refused(let name, reason: _, at: let time):
                Word(time: time, text: "refused \(name.rawValue)")
            case .frame, .shelves: nil
            }
        }

        private func item(_ key: ItemKey) -> String { items[key.value] }

        private func view(_ shown: ReplayOutput.ShownTile) -> View {
            View(
                number: shown.tile.number,
                item: item(shown.tile.item),
                slot: Int(shown.tile.slot.number),
                start: shown.start,
                extent: shown.tile.extent,
                isPlaceholder: shown.isPlaceholder
            )
        }

        private func text(_ event: Event, _ names: [String]) -> String {
            func name(_ item: ItemKey?) -> String { item.map { names[$0.value] } ?? "none" }
            return switch event {
            case .change(let from, let to): "change \(name(from)) \(name(to))"
            case .begin(let from): "begin \(name(from))"
            case .settle(let from, let to): "settle \(name(from)) \(name(to))"
            case .cancel(let item): "cancel \(name(item))"
            case .tile(let step, let item, tile: _): "\(step) \(name(item))"
            }
        }
    }
}

extension TraceInput {
    /// The new length of the viewport along the axis, nil if it stays.
    fileprivate func length(along axis: Configuration.Axis) -> Points? {
        switch action {
        case .resize(let size): size.length(along: axis)
        case .shelves(let inputs):
            if case .resize(width: _, height: let height)? = inputs.first { height } else { nil }
        default: nil
        }
    }
}
