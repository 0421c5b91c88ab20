import CGTK

@testable import RondoGTK

/// Records events, and the widgets of their tiles.
@MainActor
final class Log {
    var events: [Event] = []
    /// The number of widgets made.
    var made = 0
    /// The text of each tile's widget at the time of an event, as "event item: text".
    var seen: [String] = []

    /// Labels that show the number of their item.
    var tiles: Tiles {
        Tiles {
            self.made += 1
            return gtk_label_new(nil)
        } fill: { label, item in
            gtk_label_set_text(OpaquePointer(label), "\(item.value)")
        }
    }

    func listen(to pager: LoopPager) {
        pager.onEvent = { event in
            self.events.append(event)
            guard case .tile(let step, let item, let number) = event else { return }
            let text = pager.widget(ofTile: number).map { Log.text(of: $0) } ?? "none"
            self.seen.append("\(step) \(item.value): \(text)")
        }
    }

    /// The items on which the content settled.
    var settled: [Int?] {
        events.compactMap { if case .settle(_, let item) = $0 { .some(item?.value) } else { nil } }
    }

    static func text(of label: Widget) -> String {
        guard
            label.withMemoryRebound(
                to: GTypeInstance.self,
                capacity: 1,
                { $0.pointee.g_class.pointee.g_type == gtk_label_get_type() }
            )
        else { return "" }
        return gtk_label_get_text(OpaquePointer(label)).map { String(cString: $0) } ?? ""
    }
}

extension Stage {
    /// Shows a pager at rest.
    static func pager(
        _ items: Items = Items(count: 5),
        tiles: Tiles? = nil,
        isRecorded: Bool = false,
        _ change: (inout Configuration) -> Void = { _ in }
    ) throws -> (Stage, LoopPager, Log) {
        let stage = try Stage()
        var configuration = Configuration(viewport: 0)
        change(&configuration)
        let log = Log()
        let pager = LoopPager(
            configuration,
            items: items,
            tiles ?? log.tiles,
            clock: stage.clock
        )
        log.listen(to: pager)
        if isRecorded { pager.startRecording() }
        try stage.show(pager.widget)
        try stage.rest(pager)
        return (stage, pager, log)
    }
}

extension LoopPager {
    /// The visible tiles: the text and the start of each.
    var picture: [String] {
        engine.tiles.compactMap { tile in
            guard tile.isShown, let widget = widget(ofTile: tile.number) else { return nil }
            var bounds = graphene_rect_t()
            _ = gtk_widget_compute_bounds(widget, self.widget, &bounds)
            let isAcross = engine.configuration.axis == .vertical
            let place = isAcross ? bounds.origin.y : bounds.origin.x
            return "\(Log.text(of: widget)) at \(Int(place))"
        }
    }
}
