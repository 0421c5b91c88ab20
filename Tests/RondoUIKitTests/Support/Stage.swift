import Rondo
import Testing
import UIKit

@testable import RondoUIKit

/// A pager in a window on a new device, with a finger and a record of its events.
@MainActor
final class Stage: PagerStage {
    let window: UIWindow
    let pager: LoopPagerView
    let source: ListSource
    let listener = Listener()
    let finger: Finger

    init(
        items: [String] = ["a", "b", "c"],
        size: CGSize = CGSize(width: 400, height: 600),
        of pagerClass: LoopPagerView.Type = LoopPagerView.self,
        configure: (inout Configuration) -> Void = { _ in }
    ) {
        Simulation.reset()
        TrackView.room = 16_384
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        pager = pagerClass.init()
        pager.frame = window.bounds
        source = ListSource(items)
        finger = Finger(in: window)
        var configuration = pager.configuration
        configure(&configuration)
        pager.configuration = configuration
        pager.register(TextCell.self, forCellWithReuseIdentifier: "text")
        pager.dataSource = source
        pager.delegate = listener
        window.addSubview(pager)
        device.advance(by: 0.016)
        listener.forgetStart()
    }

    /// The texts of the visible cells with their leading edges in the window.
    var seen: [String] {
        pager.visibleCells.map { cell in
            let frame = cell.convert(cell.bounds, to: nil)
            let edge: CGFloat =
                pager.configuration.axis == .vertical
                ? frame.minY
                : pager.track.space.isMirrored ? window.bounds.width - frame.maxX : frame.minX
            return "\((cell as? TextCell)?.text ?? "?")@\(Int(edge.rounded()))"
        }
    }

    var currentID: String? { pager.currentItem?.identifier as? String }
}

/// A cell with a text, which counts how often it is reused.
@MainActor
class TextCell: UICollectionViewCell {
    var text = ""
    private(set) var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A cell with its text as label for VoiceOver.
@MainActor
final class SpokenCell: TextCell {
    override var accessibilityLabel: String? {
        get { text }
        set {}
    }
}

/// A list of names as a data source, which records its requests.
@MainActor
final class ListSource: LoopPagerViewDataSource {
    var items: [String]
    var lengths: [String: ItemExtent] = [:]
    private(set) var asked: [String] = []
    /// Called before a cell is dequeued.
    var onRequest: ((String) -> Void)?

    init(_ items: [String]) {
        self.items = items
    }

    func numberOfItems(in pager: LoopPagerView) -> Int { items.count }

    func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView {
        let item = items[index]
        asked.append(item)
        onRequest?(item)
        let cell = pager.dequeueReusableCell(withReuseIdentifier: "text", for: index)
        (cell as? TextCell)?.text = item
        return cell
    }

    func loopPagerView(_ pager: LoopPagerView, identifierForItemAt index: Int) -> AnyHashable? {
        items[index]
    }

    func loopPagerView(_ pager: LoopPagerView, lengthForItemAt index: Int) -> ItemExtent? {
        lengths[items[index]]
    }

    /// The requests since the last call.
    func takeAsked() -> [String] {
        defer { asked = [] }
        return asked
    }
}

/// Records the events of a pager.
@MainActor
final class Listener: LoopPagerViewDelegate {
    private(set) var events: [String] = []
    /// Called with each event, as it comes.
    var onEvent: ((String) -> Void)?
    /// The number of frames with a movement.
    private(set) var frames = 0

    func take() -> [String] {
        defer { events = [] }
        return events
    }

    /// Removes the events of the first item at rest.
    func forgetStart() {
        events.removeAll { $0.hasPrefix("change none ") || $0.hasPrefix("settle none ") }
    }

    func loopPagerViewDidScroll(_ pager: LoopPagerView) {
        frames += 1
    }

    /// The events of switches.
    func takeSwitches() -> [String] {
        take().filter { ["begin", "settle", "cancel"].contains($0.prefix { $0 != " " }) }
    }

    private func add(_ words: String...) {
        let event = words.joined(separator: " ")
        events.append(event)
        onEvent?(event)
    }

    private func name(_ item: LoopPagerItem?) -> String {
        item.map { "\($0.identifier.base)" } ?? "none"
    }

    func loopPagerView(_ pager: LoopPagerView, willBeginSwitchFrom item: LoopPagerItem?) {
        add("begin", name(item))
    }

    func loopPagerView(
        _ pager: LoopPagerView,
        didChangeCurrentFrom old: LoopPagerItem?,
        to new: LoopPagerItem?
    ) {
        add("change", name(old), name(new))
    }

    func loopPagerView(
        _ pager: LoopPagerView,
        didSettleOn item: LoopPagerItem?,
        from old: LoopPagerItem?
    ) {
        add("settle", name(old), name(item))
    }

    func loopPagerView(_ pager: LoopPagerView, didCancelSwitchOn item: LoopPagerItem?) {
        add("cancel", name(item))
    }

    func loopPagerView(_ pager: LoopPagerView, willDisplay cell: UIView, for item: LoopPagerItem) {
        add("willAppear", name(item))
        #expect((cell as? TextCell)?.text == name(item) || !(cell is TextCell))
    }

    func loopPagerView(
        _ pager: LoopPagerView,
        didEndDisplaying cell: UIView,
        for item: LoopPagerItem
    ) {
        add("didDisappear", name(item))
        #expect((cell as? TextCell)?.text == name(item) || !(cell is TextCell))
    }

    func loopPagerView(_ pager: LoopPagerView, didAppear cell: UIView, for item: LoopPagerItem) {
        add("didAppear", name(item))
    }

    func loopPagerView(_ pager: LoopPagerView, willDisappear cell: UIView, for item: LoopPagerItem)
    {
        add("willDisappear", name(item))
    }

    func loopPagerView(_ pager: LoopPagerView, didReclaim cell: UIView, for item: LoopPagerItem) {
        add("reclaim", name(item))
    }
}
