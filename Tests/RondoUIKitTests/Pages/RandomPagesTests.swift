import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Fingers, programmes, changes, covers and returns in any order: appearance and containment are
    /// in balance after each of them.
    @Suite @MainActor struct RandomPagesTests {
        @Test(arguments: 0..<40)
        func whateverHappensEverythingIsBalanced(run: UInt64) {
            let seed = Settings.seed &+ run
            var random = SeededGenerator(seed: seed)
            let player = PagesPlayer(&random)
            for _ in 0..<60 {
                player.act(&random)
                player.check()
                if !player.violations.isEmpty { break }
            }
            player.finish()
            #expect(player.violations.isEmpty, "seed \(seed): \(player.report)")
        }
    }
}

/// Does things to a page container and notes what must never be.
@MainActor
private final class PagesPlayer {
    private let stage: PagesStage
    private(set) var violations: [String] = []
    private var actions: [String] = []
    private var isDown = false
    private var isInBackground = false
    private var names = 0
    private var told: [ObjectIdentifier: String] = [:]

    /// How far the container has been covered.
    private enum Cover {
        case shown
        case covering
        case covered
        case uncovering
    }
    private var cover = Cover.shown

    init(_ random: inout SeededGenerator) {
        let ends = [Ends.loop, .list, Ends(start: .pinned), Ends(end: .pinned)]
            .randomElement(using: &random)
        let axis = Bool.random(using: &random) ? Axis.horizontal : .vertical
        let snap = [Snap.page, .item].randomElement(using: &random)
        let count = Int.random(in: 1...7, using: &random)
        stage = PagesStage((0..<count).map { "\($0)" }, isShown: false) {
            $0.ends = ends ?? .loop
            $0.axis = axis
            $0.snap = snap ?? .page
        }
        names = count
        stage.container.keep = Int.random(in: 1...4, using: &random)
        stage.device.clampsOffsets = Bool.random(using: &random)
        stage.device.tellsOfCatches = Bool.random(using: &random)
        if Bool.random(using: &random) { stage.device.layoutDirection = .rightToLeft }
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
        switch Int.random(in: 0..<24, using: &random) {
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
        default: late(isAnimated)
        }
    }

    private var current: String? { stage.container.settledPage?.identifier as? String }

    private func newName() -> String {
        names += 1
        return "\(names)"
    }

    /// The name of a page that was there once, such as the one that was removed last.
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

    private func lift() {
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

    /// Goes a step on in covering or uncovering, or turns back.
    private func coverOn(_ turnsBack: Bool) {
        switch cover {
        case .shown:
            note("begin to cover") { stage.beginCovering() }
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
            note("begin to uncover") { stage.beginUncovering() }
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

    private func background() {
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
        note("reload \(name)") { stage.container.reloadPages([name]) }
    }

    /// Whichever page is told of something next does something itself.
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

    /// Pages are late, or those that were are there now.
    private func late(_ isLate: Bool) {
        if isLate {
            stage.source.late = ["\(names)", "\(names + 1)", "0"]
            note("late \(stage.source.late.sorted())")
        } else {
            let late = stage.source.late
            stage.source.late = []
            note("there") { stage.container.reconfigurePages(late.map { $0 }) }
        }
    }

    func check() {
        stage.device.advance(by: 0.008)
        violations += stage.device.mistakes
        let container = stage.container
        let pages = container.pages
        if Set(pages.map(ObjectIdentifier.init))
            != Set(container.children.map(ObjectIdentifier.init))
        {
            violations.append("children are not the pages that are kept")
        }
        let visible = container.visiblePages
        for page in stage.source.made {
            let isKept = pages.contains { $0 === page }
            if (page.parent === container) != isKept { violations.append("a lost child") }
            if page.isViewLoaded, (page.view.superview != nil) != isKept {
                violations.append("a lost view")
            }
            let isSeen = visible.contains { $0 === page }
            checkAppearance(of: page, isSeen: isSeen)
        }
        if container.pages.count != Set(container.pages.map(ObjectIdentifier.init)).count {
            violations.append("a page is in two places")
        }
        for tile in container.pager.engine.scroller.tiles {
            guard let page = container.page(at: tile.index.value) as? TestPage else { continue }
            if page.name != stage.source.items[tile.index.value] {
                violations.append("\(page.name) is where another page is to be")
            }
        }
        checkOrder()
    }

    private func checkAppearance(of page: TestPage, isSeen: Bool) {
        let state = page.appearance
        if isInBackground || cover == .covered || !isSeen {
            if state != .disappeared { violations.append("\(page.name), unseen, is \(state)") }
            return
        }
        switch cover {
        case .shown:
            if state == .disappeared { violations.append("\(page.name), seen, is \(state)") }
        case .uncovering: if state == .appeared { violations.append("\(page.name) is too early") }
        case .covering: if state == .appeared { violations.append("\(page.name) is too late") }
        case .covered: break
        }
        guard cover == .shown, stage.container.phase == .idle else { return }
        let isCurrent = stage.container.currentPage === page
        if isCurrent != (state == .appeared) {
            violations.append("at rest \(page.name) is \(state), current: \(isCurrent)")
        }
    }

    /// What each page was told follows what it was told before.
    private func checkOrder() {
        let next = [
            "willAppear": ["didAppear", "willDisappear"],
            "didAppear": ["willDisappear"],
            "willDisappear": ["willAppear", "didDisappear"],
            "didDisappear": ["willAppear"],
        ]
        for line in stage.source.log.takeEntries() {
            let last = told[line.page] ?? "didDisappear"
            if next[last]?.contains(line.event) != true {
                violations.append("\(line.event) after \(last)")
            }
            told[line.page] = line.event
        }
    }

    /// At the end everything is uncovered, at rest, and one page has appeared.
    func finish() {
        guard violations.isEmpty else { return }
        stage.source.log.onEntry = nil
        lift()
        if isInBackground { background() }
        while cover != .shown { coverOn(false) }
        stage.source.late = []
        stage.container.reconfigurePages(stage.source.items)
        stage.settle()
        check()
        let expected = stage.source.items.isEmpty ? 0 : 1
        if stage.appeared.count != expected { violations.append("\(stage.appeared) have appeared") }
        stage.window.rootViewController = nil
        for page in stage.source.made where page.appearance != .disappeared {
            violations.append("\(page.name) is \(page.appearance) in the end")
        }
        violations += stage.device.mistakes
    }
}
