import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Resources that pagers and page containers release over a long day.
    @Suite @MainActor struct UpkeepTests {
        @Test func aSmallerPagerReleasesItsCells() {
            let stage = Stage(items: (0..<100).map { "\($0)" }) { $0.extent = .points(20) }
            #expect(stage.cells > 20)
            stage.pager.frame.size.width = 60
            stage.settle()
            #expect(stage.cells <= 5 + 8)
            stage.swipe(-200)
            stage.settle()
            #expect(stage.seen.count >= 3)
        }

        @Test func aMemoryWarningReleasesUnusedCellsAndPages() {
            let stage = Stage(items: (0..<100).map { "\($0)" }) { $0.extent = .points(100) }
            stage.pager.configuration.extent = .viewport
            stage.settle()
            UIApplication.shared.warnOfMemory()
            #expect(stage.cells == 3)
            let pages = PagesStage()
            for _ in 0..<20 {
                pages.container.setSelected(3, animated: false)
                pages.settle()
                pages.container.setSelected(7, animated: false)
                pages.settle()
            }
            let made = pages.source.made.count
            UIApplication.shared.warnOfMemory()
            pages.container.setSelected(3, animated: false)
            pages.settle()
            #expect(pages.source.made.count > made, "the unused ones were released")
            #expect(pages.appeared == ["d"])
        }

        @Test func aFeedThatRunsAllDayReleasesOldIdentities() {
            let stage = Stage(items: [])
            let source = TokenSource()
            stage.pager.delegate = nil
            stage.pager.dataSource = source
            weak var old: Token?
            for hour in 0..<100 {
                source.tokens = (0..<30).map { _ in Token() }
                if hour == 0 { old = source.tokens.last }
                stage.pager.updateItems()
                stage.device.advance(by: 0.016)
                #expect(stage.pager.currentItem?.identifier as? Token === source.tokens[0])
            }
            #expect(old == nil)
            #expect(stage.pager.engine.identities.count < 600)
        }
    }
}

extension Stage {
    /// The number of cells.
    fileprivate var cells: Int { pager.track.subviews.filter { $0 is TextCell }.count }
}

/// An item's identity that is an object.
private final class Token: Hashable {
    static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

@MainActor
private final class TokenSource: LoopPagerViewDataSource {
    var tokens: [Token] = []

    func numberOfItems(in pager: LoopPagerView) -> Int { tokens.count }

    func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView {
        pager.dequeueReusableCell(withReuseIdentifier: "text", for: index)
    }

    func loopPagerView(_ pager: LoopPagerView, identifierForItemAt index: Int) -> AnyHashable? {
        tokens[index]
    }
}
