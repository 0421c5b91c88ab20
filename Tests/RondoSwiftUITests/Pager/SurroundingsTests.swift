import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Modifiers on views around a pager, and filters.
    @Suite @MainActor struct SurroundingsTests {
        @Test func aPagersOwnModifierWins() {
            func view(_ spacing: CGFloat) -> some View {
                VStack {
                    LettersView("abcd").pagerItemLength(150).pagerSpacing(50)
                    LettersView("abcd").pagerItemLength(150)
                }
                .pagerConfiguration { $0.spacing = spacing }
            }
            let stage = Stage(view(10))
            let seen = stage.pagers.map { stage.seen(in: $0)[1] }
            #expect(seen == ["b@200", "b@160"])
            stage.show(view(20))
            #expect(stage.pagers.map { stage.seen(in: $0)[1] } == ["b@200", "b@170"])
        }

        @Test(arguments: [false, true])
        func itemsRestWithinMargins(isMirrored: Bool) {
            func view(_ length: CGFloat) -> some View {
                LettersView("abc").pagerItemLength(150).pagerContentMargins(.leading, length)
                    .pagerContentMargins(.horizontal, 30)
                    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            }
            let stage = Stage(view(50))
            let atFirst = isMirrored ? ["a@200", "b@50", "c@-100"] : ["a@50", "b@200", "c@350"]
            #expect(stage.seen() == atFirst)
            stage.show(view(10))
            let then = isMirrored ? ["a@240", "b@90", "c@-60"] : ["a@10", "b@160", "c@310"]
            #expect(stage.seen() == then)
        }

        @Test func aViewAroundCanPausePagers() {
            func view(_ isPaused: Bool) -> some View {
                LettersView("abc").pagerAutoAdvance(every: 1).pagersPaused(isPaused)
            }
            let stage = Stage(view(true))
            stage.passTime(1.5)
            #expect(stage.seen() == ["a@0"])
            stage.show(view(false))
            stage.passTime(1.5)
            #expect(stage.seen() == ["b@0"])
        }

        @Test func aFilterShowsSomeItems() {
            let log = Log()
            func view(_ names: String, hiding hidden: String) -> some View {
                LettersView(names).pagerFilter(for: Letter.self) { !hidden.contains($0.id) }
                    .onPagerSettle(for: Letter.self) { log.add($0.id) }
            }
            let stage = Stage(view("abcde", hiding: "bd"))
            stage.swipe(260)
            #expect(stage.seen() == ["c@0"] && log.take() == ["a", "c"])
            stage.show(view("abcde", hiding: "c"))
            stage.settle()
            #expect(stage.seen() == ["e@0"])
            stage.show(view("abcdef", hiding: ""))
            #expect(stage.seen() == ["e@0"])
            stage.swipe(-260)
            #expect(stage.seen() == ["d@0"])
        }
    }
}
