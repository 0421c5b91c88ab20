import Rondo
import RondoTestSupport
import UIKit

@testable import RondoUIKit

/// Plays random actions on a pager whose data source, cells and delegates also change it, and
/// records broken promises.
@MainActor
final class PagerPlayer: ActingPlayer, LoopPagerViewDataSource {
    let stage: Stage
    private var names = 0
    private var isDown = false
    var items: [String] = []
    private var versions: [String: Int] = [:]
    /// The items that are displayed by the events, and those that have appeared as pages.
    var displayed: [String] = []
    var appeared: [String] = []
    var leaving: [String] = []
    var isSwitching = false

    var pager: LoopPagerView { stage.pager }

    init(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let ends = random.pick([Ends.list, .loop, Ends(start: .pinned), Ends(end: .pinned)])
        let snap = random.pick([Snap.none, .item, .page])
        let extent = random.pick([ItemExtent.viewport, .points(130), .points(213.3)])
        let axis = random.pick([Configuration.Axis.horizontal, .vertical])
        let tiles = random.pick([TileKind.cells, .cells, .pages(keep: 2)])
        let overscan = random.pick([0, 1, 2])
        stage = Stage(items: []) {
            $0.snap = snap
            // A page that comes back has the events of its item's other one in a loop.
            $0.ends = tiles == .cells ? ends : .list
            $0.axis = axis
            $0.extent = extent
            $0.tiles = tiles
            $0.overscan = overscan
        }
        super.init(random, rarity: 5)
        note("\(ends) \(snap) \(axis) \(extent) \(tiles) \(overscan)")
        stage.device.addQuirks(using: &self.random)
        if self.random.once(in: 3) { pager.semanticContentAttribute = .forceRightToLeft }
        pager.register(ActingCell.self, forCellWithReuseIdentifier: "text")
        pager.sizing = self.random.pick([.fixed, .fixed, .lengths, .tallest, .current])
        note("\(pager.semanticContentAttribute) \(pager.sizing)")
        pager.delegate = self
        pager.selectionDelegate = self
        ActingCell.onCall = { [weak self] in self?.handle($0, $1) }
        items = ["a", "b", "c", "d", "e"]
        pager.dataSource = self
        stage.device.advance(by: 0.016)
    }

    // MARK: Actions

    func act() {
        budget = random.pick([0, 1, 1, 2, 4])
        switch Int.random(in: 0..<15, using: &random) {
        case 0, 1, 2: drag(.random(in: -260...260, using: &random))
        case 3, 4: lift()
        case 5: tap()
        case 6:
            note("wait")
            stage.device.advance(by: .random(in: 0...0.4, using: &random))
        case 7:
            note("resize")
            let size = stage.window.bounds.size
            stage.window.frame.size = CGSize(width: size.height, height: size.width)
            pager.frame = stage.window.bounds
        default: change()
        }
    }

    private func drag(_ distance: Double) {
        note("drag \(Int(distance))")
        if !isDown { stage.press() }
        isDown = true
        stage.drag(distance, steps: 4)
    }

    func lift() {
        guard isDown else { return }
        note("lift")
        stage.finger.up()
        isDown = false
    }

    private func tap() {
        lift()
        note("tap")
        stage.press()
        if random.once(in: 2) { stage.device.advance(by: 0.2) }
        if random.once(in: 3) { change() }
        stage.finger.up()
    }

    private func newName() -> String {
        names += 1
        return "i\(names)"
    }

    override func change() {
        let isAnimated = random.once(in: 3)
        let item = items.randomElement(using: &random)
        let place = index(items.count)
        switch Int.random(in: 0..<20, using: &random) {
        case 0: update("insert", isAnimated) { $0.insert(self.newName(), at: place) }
        case 1: update("remove", isAnimated) { if !$0.isEmpty { $0.remove(at: place) } }
        case 2: update("shuffle", isAnimated) { $0.shuffle(using: &self.random) }
        case 3: update("others", isAnimated) { $0 = [self.newName(), self.newName()] }
        case 4: update("refill", isAnimated) { $0 = ["a", "b", "c", "d", "e"] }
        case 5:
            note("insert at \(place) \(isAnimated)")
            items.insert(newName(), at: place)
            pager.insertItems(at: [place], animated: isAnimated)
        case 6:
            guard !items.isEmpty else { return }
            note("delete at \(place) \(isAnimated)")
            items.remove(at: place)
            pager.deleteItems(at: [place], animated: isAnimated)
        case 7:
            guard !items.isEmpty else { return }
            let other = index(items.count)
            note("move from \(place) to \(other) \(isAnimated)")
            items.insert(items.remove(at: place), at: other)
            pager.moveItem(at: place, to: other, animated: isAnimated)
        case 8, 9:
            guard let item else { return }
            note("reload \(item)")
            versions[item, default: 0] += 1
            pager.reloadItems(withIdentifiers: [item])
        case 10, 11:
            guard let item else { return }
            note("reconfigure \(item)")
            versions[item, default: 0] += 1
            pager.reconfigureItems(withIdentifiers: [item])
        case 12:
            note("reload data")
            pager.reloadData()
        case 13:
            guard !items.isEmpty else { return }
            note("scroll to \(place) \(isAnimated)")
            pager.scroll(to: place, animated: isAnimated)
        case 14:
            note("next \(isAnimated)")
            pager.scrollToNext(animated: isAnimated)
        case 15, 16: configure()
        case 17, 18: environment()
        default:
            note("lay out")
            if random.once(in: 2) { pager.setNeedsLayout() }
            pager.layoutIfNeeded()
        }
    }

    private func update(_ name: String, _ isAnimated: Bool, _ body: (inout [String]) -> Void) {
        body(&items)
        note("\(name) \(isAnimated)")
        pager.updateItems(animated: isAnimated)
    }

    private func configure() {
        var other = pager.configuration
        switch Int.random(in: 0..<6, using: &random) {
        case 0: other.spacing = random.pick([0, 7, 20])
        case 1: other.extent = random.pick([.viewport, .points(150), .points(300)])
        case 2: other.snap = random.pick([.none, .item, .page])
        case 3: if other.tiles == .cells { other.ends = random.pick([.loop, .list]) }
        case 4: other.axis = other.axis == .horizontal ? .vertical : .horizontal
        default: other.overscan = random.pick([0, 1, 2])
        }
        note("configure \(other.spacing) \(other.extent) \(other.snap) \(other.ends) \(other.axis)")
        pager.configuration = other
    }

    private func environment() {
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            note("background")
            UIApplication.shared.enterBackground()
            UIApplication.shared.enterForeground()
        case 1:
            note("memory warning")
            NotificationCenter.default.post(
                name: UIApplication.didReceiveMemoryWarningNotification,
                object: nil
            )
        case 2:
            note("record \(!pager.isRecording)")
            if pager.isRecording { _ = pager.stopRecording() } else { pager.startRecording() }
        case 3:
            note("leave the window")
            pager.removeFromSuperview()
            stage.window.addSubview(pager)
        default:
            note("register")
            pager.register(ActingCell.self, forCellWithReuseIdentifier: "text")
        }
    }

    // MARK: Calls back

    func numberOfItems(in pager: LoopPagerView) -> Int { items.count }

    func loopPagerView(_ pager: LoopPagerView, identifierForItemAt index: Int) -> AnyHashable? {
        items[index]
    }

    func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView {
        let text = text(of: items[index])
        callBack("cell for \(text)")
        let cell = pager.dequeueReusableCell(withReuseIdentifier: "text", for: index)
        (cell as? TextCell)?.text = text
        return cell
    }

    func text(of item: String) -> String { versions[item].map { "\(item)=\($0)" } ?? item }

    private func handle(_ call: ActingCell.Call, _ cell: ActingCell) {
        let shown = pager.track.use(of: cell).map { name(pager.engine.item($0.item)) }
        handle(call, cell, shown: shown)
    }

    func name(_ item: LoopPagerItem?) -> String {
        item?.identifier.base as? String ?? ""
    }
}
