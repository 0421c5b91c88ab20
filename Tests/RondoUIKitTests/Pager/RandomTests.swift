import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Random touches, scrolls, changes and rotations, checked after each frame.
    @Suite @MainActor struct RandomTests {
        @Test(arguments: 0..<24)
        func nothingJumpsAndEveryBeginEnds(run: UInt64) {
            var random = SeededGenerator(seed: Settings.seed &+ run)
            let player = Player(&random)
            for _ in 0..<40 {
                player.act(&random)
                player.check()
            }
            player.finish()
            #expect(player.violations.isEmpty, "\(player.report)")
        }

        @Test(arguments: 0..<24)
        func aRecordingReplaysToWhatIsShown(run: UInt64) throws {
            var random = SeededGenerator(seed: Settings.seed &+ run)
            let player = Player(&random)
            player.startRecording()
            for _ in 0..<40 { player.act(&random) }
            player.rest()
            let text = try #require(player.stopRecording())
            let (shown, replayed) = (player.shown, try TracePlayer.lastFrame(text))
            #expect(shown == replayed && shown.count > 1, "\(player.report)")
        }
    }
}

/// Plays random actions on a pager and records broken promises.
@MainActor
private final class Player {
    private let stage: Stage
    private(set) var violations: [String] = []
    private var actions: [String] = []
    private var isDown = false
    private var names = 6

    init(_ random: inout SeededGenerator) {
        let snap = [Snap.page, .item, .none].randomElement(using: &random) ?? .page
        let ends = [Ends.loop, .list, Ends(start: .pinned), Ends(end: .pinned)]
            .randomElement(using: &random)
        let axis = Bool.random(using: &random) ? Configuration.Axis.horizontal : .vertical
        let length = [ItemExtent.viewport, .points(130), .points(213.3)]
            .randomElement(using: &random)
        stage = Stage(items: ["0", "1", "2", "3", "4", "5"]) {
            $0.snap = snap
            $0.ends = ends ?? .loop
            $0.axis = axis
            $0.extent = length ?? .viewport
        }
        TrackView.room = 1500
        stage.pager.track.plan = nil
        if Bool.random(using: &random) {
            stage.pager.semanticContentAttribute = .forceRightToLeft
        }
        stage.device.addQuirks(using: &random)
        stage.device.advance(by: 0.016)
        actions.append("\(snap) \(ends ?? .loop) \(axis) \(length ?? .viewport)")
    }

    var report: String {
        violations.prefix(3).joined(separator: "\n") + "\nafter " + actions.joined(separator: "; ")
    }

    func startRecording() { stage.pager.startRecording() }

    func stopRecording() -> String? { stage.pager.stopRecording() }

    func rest() {
        lift()
        stage.settle()
    }

    /// The current item, and each tile with its place in whole points.
    var shown: [String] {
        let engine = stage.pager.engine
        let scroller = engine.scroller
        return [stage.currentID ?? "none"]
            + scroller.tiles.map { tile in
                let start = Int(scroller.start(of: tile).rounded())
                return "\(engine.item(tile.item).identifier.base)@\(start)"
            }
    }

    func act(_ random: inout SeededGenerator) {
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1, 2: drag(Double.random(in: -260...260, using: &random))
        case 3, 4: lift()
        case 5: wait(Double.random(in: 0...0.4, using: &random))
        case 6: add(Int.random(in: 0...stage.source.items.count, using: &random))
        case 7: remove(Int.random(in: 0..<max(1, stage.source.items.count), using: &random))
        case 8: rotate()
        case 9: scroll(Int.random(in: 0..<max(1, stage.source.items.count), using: &random))
        case 10: stage.pager.scrollToNext()
        case 11, 12: configure(&random)
        default: background()
        }
    }

    private func note(_ action: String) {
        actions.append(action)
    }

    private func drag(_ distance: Double) {
        note("drag \(distance)")
        if !isDown { stage.press() }
        isDown = true
        stage.drag(distance, steps: 4)
    }

    private func lift() {
        guard isDown else { return }
        note("lift")
        stage.finger.up()
        isDown = false
    }

    private func wait(_ seconds: Double) {
        note("wait \(seconds)")
        stage.device.advance(by: seconds)
    }

    private func add(_ index: Int) {
        note("add at \(index)")
        names += 1
        keepingTheAnchor { stage.source.items.insert("\(names)", at: index) }
    }

    private func remove(_ index: Int) {
        guard stage.source.items.count > 1, stage.source.items[index] != stage.currentID else {
            return
        }
        note("remove \(index)")
        keepingTheAnchor { stage.source.items.remove(at: index) }
    }

    /// Checks that a change of items does not move the current one.
    private func keepingTheAnchor(_ change: () -> Void) {
        let current = stage.currentID
        let before = startsOfCurrent
        change()
        stage.pager.updateItems()
        stage.device.layOut()
        guard stage.currentID == current, !before.isEmpty else { return }
        let after = startsOfCurrent
        let isKept = before.contains { old in after.contains { abs($0 - old) < 0.7 } }
        if !isKept { violations.append("the anchor moved from \(before) to \(after)") }
    }

    /// The starts of the current item in the window; a short loop shows it more than once.
    private var startsOfCurrent: [CGFloat] {
        let scroller = stage.pager.engine.scroller
        return scroller.tiles.filter { $0.item == scroller.currentItem }.compactMap { tile in
            let cell = stage.pager.track.shown[tile.number]?.cell
            let frame = cell.map { $0.convert($0.bounds, to: nil) }
            return stage.pager.configuration.axis == .vertical ? frame?.minY : frame?.minX
        }
    }

    private func rotate() {
        note("rotate")
        let size = stage.window.bounds.size
        stage.window.frame.size = CGSize(width: size.height, height: size.width)
        stage.pager.frame = stage.window.bounds
        stage.device.layOut()
    }

    private func scroll(_ index: Int) {
        note("scroll to \(index)")
        stage.pager.scroll(to: index)
    }

    private func configure(_ random: inout SeededGenerator) {
        var other = stage.pager.configuration
        switch Int.random(in: 0..<6, using: &random) {
        case 0: other.spacing = Double.random(in: 0...30, using: &random)
        case 1: other.extent = .points(Double.random(in: 60...300, using: &random))
        case 2: other.extent = .viewport
        case 3: other.snap = Snap.allCases.randomElement(using: &random) ?? .page
        case 4: other.ends = Bool.random(using: &random) ? .loop : .list
        default: other.axis = other.axis == .horizontal ? .vertical : .horizontal
        }
        note("spacing \(other.spacing) \(other.extent) \(other.snap) \(other.ends) \(other.axis)")
        stage.pager.configuration = other
    }

    private func background() {
        note("background")
        UIApplication.shared.enterBackground()
        UIApplication.shared.enterForeground()
        stage.device.layOut()
    }

    /// Checks that cells are where the engine places them, with the text of their items.
    func check() {
        stage.device.advance(by: 0.008)
        let pager = stage.pager
        for tile in pager.engine.scroller.tiles {
            guard let cell = pager.track.shown[tile.number]?.cell as? TextCell else {
                violations.append("a tile has no cell")
                continue
            }
            let name = pager.engine.item(tile.item).identifier as? String
            if cell.text != name || cell.isHidden { violations.append("a cell shows another item") }
            let frame = cell.convert(cell.bounds, to: nil)
            let shown =
                pager.configuration.axis == .vertical
                ? frame.minY
                : pager.track.space.isMirrored ? pager.bounds.width - frame.maxX : frame.minX
            let wanted = pager.engine.scroller.start(of: tile)
            // Offsets are rounded to pixels, of at most one point.
            if abs(shown - wanted) > 0.6 { violations.append("a cell is off by \(shown - wanted)") }
        }
    }

    /// At the end everything rests in place, and every begin has ended once.
    func finish() {
        // A change at rest at a pinned end keeps the items in place, which can be beside a resting
        // place; the next gesture ends on one.
        lift()
        drag(40)
        lift()
        stage.settle()
        check()
        let pager = stage.pager
        if pager.configuration.snap != .none, pager.offsetFromCurrentItem != 0 {
            violations.append("at rest but off by \(pager.offsetFromCurrentItem)")
        }
        if pager.link.isRunning { violations.append("frames are requested at rest") }
        if pager.track.isFollowing || pager.track.isPressed {
            violations.append("a gesture never ended")
        }
        var isOpen = false
        for event in stage.listener.takeSwitches() {
            let isBegin = event.hasPrefix("begin")
            if isBegin == isOpen, isBegin || event.hasPrefix("cancel") {
                violations.append("out of order: \(event)")
            }
            isOpen = isBegin
        }
        if isOpen { violations.append("a begin without an end") }
        if !stage.device.mistakes.isEmpty { violations += stage.device.mistakes }
    }
}
