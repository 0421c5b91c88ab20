import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// The effects of the modifiers on a pager.
    @Suite @MainActor struct PagerTests {
        @Test func thePagerLoops() {
            let stage = Stage(LettersView("abc"))
            #expect(stage.seen() == ["a@0"])
            for expected in ["b@0", "c@0", "a@0"] {
                stage.swipe(260)
                #expect(stage.seen() == [expected])
            }
            stage.swipe(-260)
            #expect(stage.seen() == ["c@0"])
        }

        @Test func aPinnedStartStops() {
            let stage = Stage(LettersView("abc").pagerPinned(.start))
            stage.swipe(-260)
            #expect(stage.seen() == ["a@0"])
            for _ in 0..<3 { stage.swipe(260) }
            #expect(stage.seen() == ["a@0"])
            stage.swipe(-260)
            #expect(stage.seen() == ["c@0"])
        }

        @Test func snappingToItemsFollowsTheFlick() {
            let letters = "abcdefghijklmnopqrstuvwxyz"
            let pages = Stage(LettersView(letters).pagerItemLength(100))
            pages.swipe(160)
            #expect(pages.seen().first == "b@0")
            let items = Stage(LettersView(letters).pagerItemLength(100).pagerSnap(.item))
            items.swipe(160)
            #expect(items.seen().first.map { $0 > "d" && $0.hasSuffix("@0") } == true)
        }

        @Test func aStepIsNoLongerThanItsInterval() {
            let stage = Stage(LettersView("abc").pagerAutoAdvance(every: 0.2))
            stage.passTime(0.25)
            #expect(stage.seen().contains { $0.hasPrefix("b@") })
        }

        @Test func thePagerAdvancesAutomatically() {
            func view(every interval: TimeInterval?) -> some View {
                LettersView("abc").pagerAutoAdvance(every: interval)
            }
            let stage = Stage(view(every: 3))
            stage.passTime(2.5)
            #expect(stage.seen() == ["a@0"])
            stage.passTime(1)
            #expect(stage.seen() == ["b@0"])
            stage.show(view(every: nil))
            stage.passTime(10)
            #expect(stage.seen() == ["b@0"])
        }

        @Test func thePagerMovesAsAMarquee() {
            let stage = Stage(LettersView("abc").pagerAutoAdvance(AutoAdvance(speed: 40)))
            stage.passTime(1)
            let seen = stage.seen()
            #expect(seen.count == 2 && seen[0].hasPrefix("a@-") && seen[1].hasPrefix("b@"))
            stage.show(LettersView("abc").pagerAutoAdvance(nil))
            stage.passTime(10)
            #expect(stage.seen() == ["a@0"])
        }

        @Test func modifiersSetTheLayout() {
            let stage = Stage(
                LettersView("abcdefgh").pagerAxis(.vertical).pagerItemLength(200).pagerSpacing(10)
                    .pagerItemAlignment(.center)
            )
            #expect(stage.seen() == ["h@-10", "a@200", "b@410"])
            stage.swipe(CGPoint(x: 0, y: -150))
            #expect(stage.seen() == ["a@-10", "b@200", "c@410"])
        }

        @Test func itemsCanHaveDifferentLengths() {
            let lengths: [String: CGFloat] = ["a": 100, "b": 250, "c": 300]
            let view = LettersView("abc").pagerItemLength(for: Letter.self) { lengths[$0.id] ?? 0 }
            let stage = Stage(view)
            #expect(stage.seen() == ["a@0", "b@100", "c@350"])
            stage.show(
                LettersView("abc").pagerItemLength(for: Letter.self) { (lengths[$0.id] ?? 0) * 2 }
            )
            #expect(stage.seen() == ["a@0", "b@200"])
        }

        @Test func rightToLeftIsMirrored() {
            let stage = Stage(
                LettersView("abc").pagerItemLength(300)
                    .environment(\.layoutDirection, .rightToLeft)
            )
            #expect(stage.seen() == ["a@100", "b@-200"])
            stage.swipe(-260)
            #expect(stage.seen() == ["b@100", "c@-200"])
        }

        @Test(arguments: ["disabled", "scrollDisabled", "isScrollEnabled"])
        func aDisabledPagerCannotBeDragged(by way: String) {
            let stage = Stage(
                LettersView("abc").pagerScrollDisabled(way == "scrollDisabled")
                    .disabled(way == "disabled")
                    .environment(\.isScrollEnabled, way != "isScrollEnabled")
            )
            stage.swipe(260)
            #expect(stage.seen() == ["a@0"])
        }

        @Test func anUpdateKeepsTheMotion() {
            let stage = Stage(LettersView("abc").pagerPinned(.start))
            stage.press()
            stage.finger.drag(by: CGPoint(x: -160, y: 0), steps: 10)
            let before = stage.seen()
            stage.show(LettersView("abc").pagerPinned(.start))
            #expect(stage.seen() == before && before.count == 2)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen() == ["b@0"])
        }

        @Test func aProxyScrolls() {
            let proxy = PagerProxy()
            proxy.scrollToNext()
            let stage = Stage(LettersView("abcde").pagerProxy(proxy))
            proxy.scrollToPrevious()
            stage.settle()
            #expect(stage.seen() == ["e@0"])
            #expect(proxy.scroll(to: "c", animated: false))
            #expect(!proxy.scroll(to: "x"))
            stage.settle()
            #expect(stage.seen() == ["c@0"])
        }

        @Test func twoPagersAreIndependent() {
            let stage = Stage(
                HStack {
                    LettersView("abc")
                    LettersView("xyz")
                }
            )
            stage.swipe(CGPoint(x: -120, y: 0), from: CGPoint(x: 350, y: 300))
            #expect(stage.pagers.map { stage.seen(in: $0) } == [["a@0"], ["y@200"]])
        }

        @Test func anEmptyListShowsNothing() {
            let stage = Stage(LettersView(""))
            #expect(stage.seen().isEmpty)
            stage.swipe(260)
            stage.show(LettersView("abc"))
            #expect(stage.seen() == ["a@0"])
            stage.show(LettersView(""))
            #expect(stage.seen().isEmpty && stage.pageTexts.isEmpty)
        }

        @Test func aDuplicateIdentityTraps() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { _ = Stage(LettersView("aba")) }
            }
        }

        @Test func thePagerIsReleased() {
            weak var controller: UIViewController?
            do {
                let stage = Stage(LettersView("abc").pagerAutoAdvance(every: 3))
                stage.swipe(260)
                controller = stage.host.children.first
                #expect(controller?.children.isEmpty == false)
            }
            Simulation.reset()
            #expect(controller == nil)
        }
    }
}
