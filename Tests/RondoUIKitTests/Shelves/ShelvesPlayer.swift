import Rondo
import RondoTestSupport
import UIKit

@testable import RondoUIKit

/// Plays random actions on a list of shelves whose data source, cells and delegates also change it,
/// and records broken promises.
@MainActor
final class ShelvesPlayer: ActingPlayer {
    typealias Shelf = ShelvesStage.Source.Shelf

    let stage: ShelvesStage
    private var names = 0
    var isDown = false
    private var headerKind = "header"
    /// The versions of headers; a shelf with version 0 has none.
    var headers: [String: Int] = [:]
    /// The items, with their shelves, and the shelves that are displayed by the events.
    var displayed: [String] = []
    /// The rows with a begin that has not ended; "" is the list.
    var switching: Set<String> = []

    init(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let ends = random.pick([Ends.list, .list, .loop, Ends(start: .pinned)])
        let snap = random.pick([Snap.none, .item, .page])
        let length = random.pick([100.0, 130, 213.3])
        let overscan = random.pick([0, 1, 2])
        let isOwn = random.once(in: 3)
        stage = ShelvesStage(random.pick([2, 5, 7]), items: 9) {
            $0.list.snap = snap
            $0.list.ends = ends
            $0.list.overscan = overscan
            $0.shelf.snap = snap
            $0.shelf.ends = ends
            $0.shelf.overscan = overscan
            $0.shelf.extent = .points(length)
            if isOwn { $0.pool = .own }
        }
        super.init(random, rarity: 6)
        note("\(ends) \(snap) \(length) \(overscan) \(isOwn ? "own" : "shared")")
        stage.device.addQuirks(using: &self.random)
        let view = stage.view
        if self.random.once(in: 3) { view.semanticContentAttribute = .forceRightToLeft }
        if self.random.once(in: 3) { headerKind = "film" }
        view.headerHeight = 20
        register()
        view.hasSelfSizingItems = self.random.once(in: 4)
        note("\(view.semanticContentAttribute) \(headerKind) \(view.hasSelfSizingItems)")
        let shelves = stage.source.shelves
        stage.source.apply([])
        stage.device.advance(by: 0.016)
        view.delegate = self
        view.selectionDelegate = self
        ActingCell.onCall = { [weak self] in self?.handle($0, $1) }
        stage.onRequest = { [weak self] in self?.callBack("cell for \($0)") }
        stage.source.headerProvider = { [weak self] in self?.header($0, $2) }
        for shelf in shelves where self.random.once(in: 2) { headers[shelf.id] = 1 }
        stage.source.apply(shelves)
        stage.device.advance(by: 0.016)
    }

    // MARK: Actions

    func act() {
        budget = random.pick([0, 1, 1, 2, 4])
        switch Int.random(in: 0..<16, using: &random) {
        case 0, 1: drag(CGPoint(x: .random(in: -160...160, using: &random), y: 0))
        case 2: drag(CGPoint(x: 0, y: .random(in: -120...120, using: &random)))
        case 3, 4: lift()
        case 5: tap()
        case 6:
            note("wait")
            stage.device.advance(by: .random(in: 0...0.4, using: &random))
        case 7: resize()
        default: change()
        }
    }

    private func place() -> CGPoint {
        let size = stage.window.bounds.size
        return CGPoint(
            x: .random(in: 0..<size.width, using: &random),
            y: .random(in: 0..<size.height, using: &random)
        )
    }

    private func drag(_ distance: CGPoint) {
        note("drag \(Int(distance.x)) \(Int(distance.y))")
        if !isDown { stage.finger.down(at: place()) }
        isDown = true
        stage.finger.drag(by: distance, steps: 4)
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
        stage.finger.down(at: place())
        if random.once(in: 2) { stage.device.advance(by: 0.2) }
        if random.once(in: 3) { change() }
        stage.finger.up()
    }

    private func resize() {
        note("resize")
        let size = stage.window.bounds.size
        stage.window.frame.size = CGSize(width: size.height, height: size.width)
        stage.view.frame = stage.window.bounds
    }

    override func change() {
        let view = stage.view
        let item = anItem()
        let isAnimated = random.once(in: 3)
        switch Int.random(in: 0..<26, using: &random) {
        case 0: apply("insert shelf") { $0.insert(self.newShelf(), at: self.index($0.count + 1)) }
        case 1: apply("remove shelf") { if !$0.isEmpty { $0.remove(at: self.index($0.count)) } }
        case 2: apply("shuffle shelves") { $0.shuffle(using: &self.random) }
        case 3: applyItems("insert item") { $0.insert(self.newName("i"), at: 0) }
        case 4: applyItems("remove items") { $0.removeFirst(min($0.count, 1 + self.index(4))) }
        case 5: applyItems("shuffle items") { $0.shuffle(using: &self.random) }
        case 6:
            apply("move item") { shelves in
                guard let item, !shelves.isEmpty else { return }
                for index in shelves.indices { shelves[index].items.removeAll { $0 == item } }
                shelves[self.index(shelves.count)].items.insert(item, at: 0)
            }
        case 7: apply("others") { $0 = [self.newShelf(), self.newShelf(), self.newShelf()] }
        case 8:
            let digit = "\(index(9))"
            apply("filter \(digit)") { shelves in
                for index in shelves.indices {
                    shelves[index].items.removeAll { $0.hasSuffix(digit) }
                }
            }
        case 9: apply("refill") { $0 = ShelvesStage.shelves(5, items: 9) }
        case 10:
            note("reload data")
            view.reloadData()
        case 11, 12: if let item { reload([item, anItem() ?? item]) }
        case 13, 14: if let item { reconfigure([item, anItem() ?? item]) }
        case 15, 16:
            guard let item else { return }
            note("update \(item)")
            stage.source.update([newFilm(item)])
        case 17, 18:
            guard let shelf = aShelf() else { return }
            note("header of \(shelf)")
            headers[shelf] = random.once(in: 3) ? 0 : headers[shelf, default: 0] + 1
            view.reconfigureShelves([shelf])
        case 19:
            guard let shelf = aShelf() else { return }
            note("scroll to \(shelf) \(isAnimated)")
            view.scroll(toShelf: shelf, animated: isAnimated)
        case 20:
            guard let item, let shelf = aShelf() else { return }
            note("scroll to \(item) on \(shelf) \(isAnimated)")
            view.scroll(toItem: item, onShelf: shelf, animated: isAnimated)
        case 21, 22: configure()
        case 23: environment()
        default:
            note("lay out")
            if random.once(in: 2) { view.setNeedsLayout() }
            view.layoutIfNeeded()
        }
    }

    private func environment() {
        let view = stage.view
        switch Int.random(in: 0..<6, using: &random) {
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
            note("record \(!view.isRecording)")
            if view.isRecording { _ = view.stopRecording() } else { view.startRecording() }
        case 3:
            note("offsets")
            view.offsets = view.offsets
        case 4:
            note("leave the window")
            view.removeFromSuperview()
            stage.window.addSubview(view)
        default:
            note("register")
            register()
        }
    }

    private func register() {
        stage.view.register(ActingCell.self, forCellWithReuseIdentifier: "film")
        stage.view.register(ActingCell.self, forCellWithReuseIdentifier: "header")
    }

    private func configure() {
        var other = stage.view.configuration
        switch Int.random(in: 0..<7, using: &random) {
        case 0: other.list.spacing = random.pick([0, 7, 20])
        case 1: other.list.extent = .points(random.pick([100, 80, 160]))
        case 2: other.shelf.spacing = random.pick([0, 7, 20])
        case 3: other.shelf.extent = .points(random.pick([100, 70, 190]))
        case 4: other.pool = other.pool == .own ? .shared : .own
        case 5: other.remembered = random.pick([50, 1000])
        default: other.list.overscan = random.pick([0, 1, 2])
        }
        note("configure \(other.pool) \(other.remembered)")
        stage.view.configuration = other
    }

    private func apply(_ name: String, _ body: (inout [Shelf]) -> Void) {
        var shelves = stage.source.shelves
        body(&shelves)
        let isAnimated = random.once(in: 3)
        note("\(name) \(isAnimated)")
        stage.source.apply(shelves, animatingDifferences: isAnimated)
    }

    private func applyItems(_ name: String, _ body: (inout [String]) -> Void) {
        apply(name) { shelves in
            guard !shelves.isEmpty else { return }
            body(&shelves[self.index(shelves.count)].items)
        }
    }

    private func reload(_ items: [String]) {
        note("reload \(items)")
        for item in items { stage.source.data[item] = newFilm(item) }
        stage.view.reloadItems(withIdentifiers: items)
    }

    private func reconfigure(_ items: [String]) {
        note("reconfigure \(items)")
        for item in items { stage.source.data[item] = newFilm(item) }
        stage.view.reconfigureItems(withIdentifiers: items)
    }

    private func newName(_ kind: String) -> String {
        names += 1
        return "\(kind)\(names)"
    }

    private func newFilm(_ id: String) -> ShelvesStage.Film {
        ShelvesStage.Film(id: id, title: newName("v"))
    }

    private func newShelf() -> Shelf {
        let id = newName("S")
        if random.once(in: 2) { headers[id] = 1 }
        return Shelf(id: id, items: (0..<index(8)).map { "\(id)_\($0)" })
    }

    private func aShelf() -> String? { stage.source.shelves.randomElement(using: &random)?.id }

    /// An item, mostly one with a cell.
    private func anItem() -> String? {
        let shown = stage.view.visibleItems.compactMap { $0.item.identifier as? String }
        if !shown.isEmpty, !random.once(in: 4) { return random.pick(shown) }
        return stage.source.shelves.randomElement(using: &random)?.items
            .randomElement(using: &random)
    }

    // MARK: Calls back

    private func handle(_ call: ActingCell.Call, _ cell: ActingCell) {
        let shown = stage.view.item(showing: cell)?.item.identifier.base as? String
        handle(call, cell, shown: shown)
    }

    private func header(_ view: ShelvesView, _ shelf: String) -> UIView? {
        let text = headerText(shelf)
        callBack("header for \(shelf)")
        guard let text else { return nil }
        let header = view.dequeueReusableCell(withReuseIdentifier: headerKind)
        (header as? TextCell)?.text = text
        return header
    }

    func headerText(_ shelf: String) -> String? {
        headers[shelf].flatMap { $0 == 0 ? nil : "#\(shelf)=\($0)" }
    }
}
