import Rondo
import RondoTestSupport
import UIKit

@testable import RondoUIKit

/// Plays random actions on a page container and records broken promises.
@MainActor
final class PagesPlayer {
    let stage: PagesStage
    var violations: [String] = []
    private var actions: [String] = []
    private var isDown = false
    private(set) var isInBackground = false
    private var names = 0
    var reported: [ObjectIdentifier: String] = [:]

    /// The progress of covering the container.
    enum Cover {
        case shown
        case covering
        case covered
        case uncovering
    }
    private(set) var cover = Cover.shown

    init(_ random: inout SeededGenerator) {
        let ends = [Ends.loop, .list, Ends(start: .pinned), Ends(end: .pinned)]
            .randomElement(using: &random)
        let axis = Bool.random(using: &random) ? Configuration.Axis.horizontal : .vertical
        let snap = [Snap.page, .item].randomElement(using: &random)
        let count = Int.random(in: 1...7, using: &random)
        stage = PagesStage((0..<count).map { "\($0)" }, isShown: false) {
            $0.ends = ends ?? .loop
            $0.axis = axis
            $0.snap = snap ?? .page
        }
        names = count
        stage.container.keep = Int.random(in: 1...4, using: &random)
        stage.device.addQuirks(using: &random)
        if Bool.random(using: &random) { stage.device.setLayoutDirection(.rightToLeft) }
        if Int.random(in: 0..<3, using: &random) == 0 { stage.source.own = [:] }
        stage.window.rootViewController = stage.container
        stage.device.advance(by: 0.016)
        actions.append("\(ends ?? .loop) \(axis) of \(count), keep \(stage.container.keep)")
    }

    var report: String {
        violations.prefix(3).joined(separator: "\n") + "\nafter " + actions.joined(separator: "; ")
    }

    func act(_ random: inout SeededGenerator) {
        let items = stage.source.items
        let index = items.isEmpty ? nil : Int.random(in: 0..<items.count, using: &random)
        let isAnimated = Bool.random(using: &random)
        switch Int.random(in: 0..<26, using: &random) {
        case 0, 1, 2: drag(Double.random(in: -300...300, using: &random))
        case 3, 4: lift()
        case 5, 6: wait(Double.random(in: 0...0.4, using: &random))
        case 7: select(index, isAnimated)
        case 8: note("next") { stage.container.selectNext(animated: isAnimated) }
        case 9: note("previous") { stage.container.selectPrevious(animated: isAnimated) }
        case 10: change("add") { $0.insert(newName(), at: index ?? 0) }
        case 11: change("remove") { if let index { $0.remove(at: index) } }
        case 12: change("remove current") { items in items.removeAll { $0 == current } }
        case 13: change("shuffle") { $0.shuffle(using: &random) }
        case 14: change("others") { $0 = [newName(), newName()] }
        case 15: coverOn(isAnimated)
        case 16: background()
        case 17: note("rotate") { stage.window.rotate() }
        case 18: reload(index, isAnimated)
        case 19: change("one back") { $0.insert(formerName($0), at: index ?? 0) }
        case 20, 21: plan(Int.random(in: 0..<5, using: &random), isAnimated)
        case 22: note("keep") { stage.container.keep = Int.random(in: 1...4, using: &random) }
        case 23: note("spacing") { stage.container.spacing = isAnimated ? 12 : 0 }
        default: late(isAnimated)
        }
    }

    private var current: String? { stage.container.settledPage?.identifier as? String }

    private func newName() -> String {
        names += 1
        return "\(names)"
    }

    /// The name of a removed page.
    private func formerName(_ items: [String]) -> String {
        (0...names).reversed().map { "\($0)" }.first { !items.contains($0) } ?? newName()
    }

    private func note(_ action: String, _ body: () -> Void = {}) {
        actions.append(action)
        body()
    }

    private func drag(_ distance: Double) {
        guard cover == .shown, !isInBackground else { return }
        note("drag \(distance.rounded())")
        if !isDown { stage.press() }
        isDown = true
        stage.drag(distance, steps: 4)
    }

    func lift() {
        guard isDown else { return }
        note("lift") { stage.finger.up() }
        isDown = false
    }

    private func wait(_ seconds: Double) {
        note("wait \(seconds)") { stage.device.advance(by: seconds) }
    }

    private func select(_ index: Int?, _ isAnimated: Bool) {
        guard let index else { return }
        note("select \(index) \(isAnimated)") {
            stage.container.setSelected(index, animated: isAnimated)
        }
    }

    private func change(_ name: String, _ body: (inout [String]) -> Void) {
        body(&stage.source.items)
        note("\(name): \(stage.source.items)") { stage.container.updatePages() }
    }

    /// Continues to cover or uncover, or reverses.
    func coverOn(_ turnsBack: Bool) {
        switch cover {
        case .shown:
            note("start to cover") { stage.beginCovering() }
            cover = .covering
        case .covering where turnsBack:
            note("not covered") {
                stage.container.beginAppearanceTransition(true, animated: true)
                stage.container.endAppearanceTransition()
            }
            cover = .shown
        case .covering:
            note("cover") { stage.endCovering() }
            cover = .covered
        case .covered:
            note("start to uncover") { stage.beginUncovering() }
            cover = .uncovering
        case .uncovering where turnsBack:
            note("not uncovered") {
                stage.beginCovering()
                stage.endCovering()
            }
            cover = .covered
        case .uncovering:
            note("uncover") { stage.endUncovering() }
            cover = .shown
        }
    }

    func background() {
        isInBackground.toggle()
        note("background \(isInBackground)")
        if isInBackground {
            UIApplication.shared.enterBackground()
        } else {
            UIApplication.shared.enterForeground()
        }
    }

    private func reload(_ index: Int?, _ isAll: Bool) {
        guard let index, !isAll else { return note("reload") { stage.container.reloadData() } }
        let name = stage.source.items[index]
        note("reload \(name)") { stage.container.reloadPages(withIdentifiers: [name]) }
    }

    /// Makes the next page with an event perform an action.
    private func plan(_ choice: Int, _ isAnimated: Bool) {
        note("planned \(choice)")
        stage.source.log.onEntry = { [weak self] entry in
            guard let self else { return }
            stage.source.log.onEntry = nil
            note("now, in \(entry.name) \(entry.event)")
            switch choice {
            case 0: stage.container.selectNext(animated: isAnimated)
            case 1: select(stage.source.items.isEmpty ? nil : 0, isAnimated)
            case 2: change("remove last") { _ = $0.popLast() }
            case 3: change("add") { $0.insert(newName(), at: 0) }
            default: stage.container.reloadData()
            }
        }
    }

    /// Makes pages late, or loads the late ones.
    private func late(_ isLate: Bool) {
        if isLate {
            stage.source.late = ["\(names)", "\(names + 1)", "0"]
            note("late \(stage.source.late.sorted())")
        } else {
            let late = stage.source.late
            stage.source.late = []
            note("there") { stage.container.reconfigurePages(withIdentifiers: late.map { $0 }) }
        }
    }
}
