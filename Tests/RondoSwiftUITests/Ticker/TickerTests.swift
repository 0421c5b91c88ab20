import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Lines that follow each other.
    @Suite @MainActor struct TickerTests {
        private func ticker(_ names: String) -> Ticker<[Letter], String, LetterPage> {
            Ticker(Letter.list(names)) { LetterPage(name: $0.id) }
        }

        @Test func theTickerAdvances() {
            let log = Log()
            let stage = Stage(ticker("abc").onPagerSettle(for: Letter.self) { log.add($0.id) })
            #expect(stage.seen() == ["a@0"])
            stage.passTime(0.5)
            for expected in ["b@0", "c@0", "a@0"] {
                stage.passTime(4)
                #expect(stage.seen() == [expected])
            }
            #expect(log.take() == ["a", "b", "c", "a"])
        }

        @Test func theTickerCannotBeDragged() {
            let stage = Stage(ticker("abc").pagerAxis(.horizontal))
            stage.swipe(260)
            #expect(stage.seen() == ["a@0"])
        }

        @Test func theTickerCanBePaused() {
            func view(isPaused: Bool) -> some View {
                ticker("abc").pagerAutoAdvance(every: 2).pagersPaused(isPaused)
            }
            let stage = Stage(view(isPaused: true))
            stage.passTime(20)
            #expect(stage.seen() == ["a@0"])
            stage.show(view(isPaused: false))
            stage.passTime(2.5)
            #expect(stage.seen() == ["b@0"])
        }

        @Test func linesComeAndGo() {
            let stage = Stage(ticker("ab"))
            stage.passTime(4.5)
            stage.show(ticker("xbc"))
            #expect(stage.seen() == ["b@0"])
            stage.passTime(4)
            #expect(stage.seen() == ["c@0"])
        }

        @Test func theTickerReadsItsLine() {
            let stage = Stage(
                ticker("abc").pagerAccessibilityAdjustable(for: Letter.self) { "line \($0.id)" }
            )
            stage.passTime(4.5)
            #expect(stage.pagers[0].accessibilityValue == "line b, Page 2 of 3")
        }

        @Test func aMarqueeIsAsHighAsItsTallestLine() {
            let lines = Ticker(Letter.list("abc")) { letter in
                Text(letter.id).frame(height: letter.id == "b" ? 60 : 40)
            }
            let stage = Stage(
                lines.pagerAxis(.horizontal).pagerItemLength(150).pagerSizing(.tallest)
                    .pagerAutoAdvance(AutoAdvance(speed: 40))
            )
            stage.passTime()
            #expect(stage.pagers[0].frame.height == 60)
        }

        @Test func onlyTheVisibleLineIsMade() {
            let stage = Stage(ticker("abcdef"))
            #expect(stage.pageTexts == ["a"])
        }
    }
}
