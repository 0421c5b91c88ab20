import UIKit

@testable import RondoUIKit

/// The promises that must always hold.
extension PagesPlayer {
    func check() {
        stage.device.advance(by: 0.008)
        violations += stage.device.mistakes
        let container = stage.container
        let pages = container.pages
        if Set(pages.map(ObjectIdentifier.init))
            != Set(container.children.map(ObjectIdentifier.init))
        {
            violations.append("children are not the kept pages")
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
                violations.append("\(page.name) is in the place of another page")
            }
        }
        checkOrder()
    }

    private func checkAppearance(of page: TestPage, isSeen: Bool) {
        let state = page.appearance
        if isInBackground || cover == .covered || !isSeen {
            if state != .disappeared { violations.append("\(page.name), not visible, is \(state)") }
            return
        }
        switch cover {
        case .shown:
            if state == .disappeared { violations.append("\(page.name), visible, is \(state)") }
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

    /// The events of each page follow in the right order.
    private func checkOrder() {
        let next = [
            "willAppear": ["didAppear", "willDisappear"],
            "didAppear": ["willDisappear"],
            "willDisappear": ["willAppear", "didDisappear"],
            "didDisappear": ["willAppear"],
        ]
        for line in stage.source.log.takeEntries() {
            let last = reported[line.page] ?? "didDisappear"
            if next[last]?.contains(line.event) != true {
                violations.append("\(line.event) after \(last)")
            }
            reported[line.page] = line.event
        }
    }

    /// At the end everything is uncovered and at rest, and one page has appeared.
    func finish() {
        guard violations.isEmpty else { return }
        stage.source.log.onEntry = nil
        lift()
        if isInBackground { background() }
        while cover != .shown { coverOn(false) }
        stage.source.late = []
        stage.container.reconfigurePages(withIdentifiers: stage.source.items)
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
