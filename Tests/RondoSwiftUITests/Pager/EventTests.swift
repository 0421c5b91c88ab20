import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// The events of a pager, and their times.
    @Suite @MainActor struct EventTests {
        @Test(arguments: [false, true])
        func inTheBackgroundOnlyAKeptCurrentItemDisappears(isKept: Bool) {
            let log = Log()
            let letters = LettersView("abc")
                .onPagerItemAppear(for: Letter.self) { log.add("appear \($0.id)") }
                .onPagerItemDisappear(for: Letter.self) { log.add("disappear \($0.id)") }
            let stage = Stage(
                isKept ? AnyView(letters.pagerKeepDistance(2)) : AnyView(letters)
            )
            #expect(log.take() == ["appear a"])
            UIApplication.shared.enterBackground()
            stage.passTime()
            UIApplication.shared.enterForeground()
            stage.passTime()
            #expect(log.take() == (isKept ? ["disappear a", "appear a"] : []))
        }

        @Test func settlesAndChangesAreReported() {
            let log = Log()
            let stage = Stage(
                LettersView("abc").onPagerSettle(for: Letter.self) { log.add("settle \($0.id)") }
                    .onPagerCurrentChange(for: Letter.self) { log.add("change \($0.id)") }
            )
            #expect(log.take() == ["change a", "settle a"])
            stage.press()
            stage.finger.drag(by: CGPoint(x: -260, y: 0), steps: 10)
            stage.passTime()
            #expect(log.take() == ["change b"])
            stage.finger.up()
            stage.settle()
            #expect(log.take() == ["settle b"])
        }

        @Test func everyObserverGetsTheEvent() {
            let log = Log()
            let stage = Stage(
                LettersView("abc").onPagerSettle(for: Letter.self) { log.add("1 \($0.id)") }
                    .onPagerSettle(for: Letter.self) { log.add("2 \($0.id)") }
            )
            _ = log.take()
            stage.swipe(260)
            #expect(log.take() == ["1 b", "2 b"])
        }

        @Test func onlyTheItemAtRestIsActive() {
            let log = Log()
            let stage = Stage(
                LettersView("abc").onPagerActiveChange(for: Letter.self) { log.add($0?.id ?? "-") }
            )
            #expect(log.take() == ["a"])
            stage.press()
            stage.finger.drag(by: CGPoint(x: -30, y: 0), steps: 2)
            stage.passTime()
            #expect(log.take() == ["-"])
            stage.finger.drag(by: CGPoint(x: -230, y: 0), steps: 10)
            stage.finger.up()
            stage.settle()
            #expect(log.take() == ["b"])
        }

        @Test func buttonsKnowTheEnds() {
            let log = Log()
            func view(_ names: String) -> some View {
                LettersView(names).pagerPinned(.both).onPagerStopChange { stop in
                    let steps = (stop.isFirst ? "" : "<") + (stop.isLast ? "" : ">")
                    log.add("\(stop.index ?? -1)/\(stop.count) \(steps)")
                }
            }
            let stage = Stage(view("abc"))
            #expect(log.take() == ["0/3 >"])
            stage.swipe(260)
            #expect(log.take() == ["1/3 <>"])
            stage.show(view("ab"))
            #expect(log.take() == ["1/2 <"])
        }

        @Test func theEndIsReportedOnceForALastItem() {
            let log = Log()
            func view(_ names: String) -> some View {
                LettersView(names).onPagerReachEnd(within: 1) { log.add("more") }
            }
            let stage = Stage(view("abcd"))
            stage.swipe(260)
            #expect(log.take() == [])
            stage.swipe(260)
            #expect(log.take() == ["more"])
            stage.swipe(260)
            stage.show(view("abcd"))
            #expect(log.take() == [])
            stage.show(view("abcdefg"))
            #expect(stage.seen() == ["d@0"] && log.take() == [])
            stage.swipe(260)
            stage.swipe(260)
            #expect(log.take() == ["more"])
        }

        @Test func aReturnToTheEndIsReportedAgain() {
            let log = Log()
            let stage = Stage(
                LettersView("abcd").onPagerReachEnd(within: 0) { log.add("more") }
            )
            for expected in [[], [], ["more"], [], [], [], ["more"]] {
                stage.swipe(260)
                #expect(log.take() == expected)
            }
        }

        /// At a pinned end several items rest at the same place.
        @Test func theEndIsReportedWhereSeveralItemsAreVisible() {
            let log = Log()
            let stage = Stage(
                LettersView("abcdefghij").pagerItemsPerView(5).pagerPinned(.both).pagerSnap(.item)
                    .onPagerReachEnd(within: 0) { log.add("more") }
            )
            #expect(log.take() == [])
            for _ in 0..<4 { stage.swipe(200) }
            #expect(stage.seen().last == "j@320" && log.take() == ["more"])
        }

        @Test func anEndThatAnotherSizeShowsIsReported() {
            let log = Log()
            let stage = Stage(
                LettersView("abcdef").pagerItemLength(100).pagerPinned(.both)
                    .onPagerReachEnd(within: 0) { log.add("more") }
            )
            #expect(stage.seen().last == "d@300" && log.take() == [])
            stage.host.view.frame.size.width = 600
            stage.passTime()
            #expect(stage.seen().last == "f@500" && log.take() == ["more"])
        }

        @Test func aShortPageRequestsMoreImmediately() {
            let log = Log()
            func view(_ names: String) -> some View {
                LettersView(names).onPagerReachEnd { log.add("more") }
            }
            let stage = Stage(view(""))
            #expect(log.take() == [])
            stage.show(view("ab"))
            #expect(log.take() == ["more"])
            stage.show(view("abc"))
            #expect(log.take() == ["more"])
        }

        @Test func theTextForVoiceOverCanBeSet() {
            let stage = Stage(LettersView("abc").pagerPageDescription { "Seite \($0) von \($1)" })
            #expect(stage.pagers[0].accessibilityScroll(.left))
            stage.settle()
            #expect(stage.device.announcements.last?.text == "Seite 2 von 3")
        }

        @Test func anAdjustablePagerReadsItsItem() {
            func view(_ word: String) -> some View {
                LettersView("abc").pagerAccessibilityAdjustable(for: Letter.self) {
                    "\(word) \($0.id)"
                }
            }
            let stage = Stage(view("letter"))
            stage.pagers[0].accessibilityIncrement()
            stage.settle()
            #expect(stage.pagers[0].isAccessibilityAdjustable)
            #expect(stage.pagers[0].accessibilityValue == "letter b, Page 2 of 3")
            stage.show(view("page"))
            stage.pagers[0].accessibilityDecrement()
            stage.settle()
            #expect(stage.pagers[0].accessibilityValue == "page a, Page 1 of 3")
        }
    }
}
