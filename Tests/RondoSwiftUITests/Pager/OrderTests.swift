import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Modifiers of pagers on the pager, after others, and around a screen; a value further outside
    /// has no effect.
    @Suite @MainActor struct OrderTests {
        private func stage(
            _ place: Place,
            _ pager: some View = LettersView("abcdefgh"),
            other: (AnyView) -> any View = { $0 },
            _ change: (AnyView) -> any View
        ) -> Stage<AnyView> {
            Stage(
                size: CGSize(width: 420, height: 620),
                place.screen(pager, other: other, change)
            )
        }

        // MARK: Layout

        @Test(arguments: Place.allCases)
        func layoutAppliesAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerAxis(.horizontal).pagerItemLength(50).pagerSpacing(1)
                    .pagerItemAlignment(.end)
            } _: {
                $0.pagerAxis(.vertical).pagerItemLength(200).pagerSpacing(10)
                    .pagerItemAlignment(.center)
            }
            #expect(stage.seen() == ["h@0", "a@210", "b@420"])
        }

        @Test(arguments: Place.allCases)
        func theNumberOfVisibleItemsAppliesAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerItemLength(50)
            } _: {
                $0.pagerItemsPerView(2)
            }
            let width = stage.pagers[0].bounds.width
            #expect(stage.pagers[0].visibleCells.map(\.bounds.width) == [width / 2, width / 2])
        }

        @Test func theInnermostLengthCounts() {
            let letters = LettersView("abcd")
            let stage = Stage(AnyView(letters.pagerItemsPerView(4).pagerItemLength(50)))
            #expect(stage.seen() == ["a@0", "b@100", "c@200", "d@300"])
            stage.show(AnyView(letters.pagerItemLength(200).pagerItemsPerView(4)))
            #expect(stage.seen() == ["a@0", "b@200"])
            stage.show(AnyView(letters.pagerItemsPerView(nil)))
            #expect(stage.seen() == ["a@0"])
        }

        @Test(arguments: Place.allCases)
        func pinnedEndsStopAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerPinned([])
            } _: {
                $0.pagerPinned(.both)
            }
            stage.swipe(-260)
            #expect(stage.seen() == ["a@10"])
        }

        @Test(arguments: Place.allCases)
        func lengthsOfItemsApplyAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerItemLength(for: Letter.self) { _ in 20 }
            } _: {
                $0.pagerItemLength(for: Letter.self) { $0.id == "a" ? 100 : 300 }
            }
            #expect(stage.seen() == ["a@10", "b@110"])
        }

        @Test(arguments: Place.allCases)
        func sizingAppliesAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerSizing(.fixed)
            } _: {
                $0.pagerSizing(.tallest)
            }
            stage.passTime()
            #expect(stage.pagers[0].frame.height == 20)
        }

        @Test(arguments: Place.allCases)
        func pagesAreKeptAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerKeepDistance(1)
            } _: {
                $0.pagerKeepDistance(4)
            }
            stage.tap("count a")
            for _ in 0..<3 { stage.swipe(260) }
            for _ in 0..<3 { stage.swipe(-260) }
            #expect(stage.seen() == ["a1@10"])
        }

        @Test(arguments: Place.allCases)
        func aFilterAppliesAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerFilter(for: Letter.self) { $0.id != "a" }
            } _: {
                $0.pagerFilter(for: Letter.self) { $0.id != "b" }
            }
            #expect(stage.seen() == ["a@10"])
            stage.swipe(260)
            #expect(stage.seen() == ["c@10"])
        }

        @Test(arguments: Place.allCases)
        func aConfigurationAppliesAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerConfiguration { $0.spacing = 99 }
            } _: {
                $0.pagerItemLength(150).pagerConfiguration { $0.spacing = 50 }
            }
            #expect(stage.seen() == ["a@10", "b@210"])
        }

        // MARK: Motion

        @Test(arguments: Place.allCases)
        func snappingAppliesAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerSnap(.page)
            } _: {
                $0.pagerItemLength(100).pagerSnap(.item)
            }
            stage.swipe(160)
            #expect(stage.seen().first.map { $0 > "c" } == true)
        }

        @Test(arguments: Place.allCases)
        func autoAdvanceStepsAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerAutoAdvance(nil)
            } _: {
                $0.pagerAutoAdvance(every: 3)
            }
            stage.passTime(3.5)
            #expect(stage.seen() == ["b@10"])
        }

        @Test(arguments: Place.allCases)
        func autoAdvanceByDurationsStepsAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerAutoAdvance(every: 30)
            } _: {
                $0.pagerAutoAdvance(every: .seconds(3))
            }
            stage.passTime(3.5)
            #expect(stage.seen() == ["b@10"])
        }

        @Test(arguments: Place.allCases)
        func aPauseOfAnyViewAroundWaits(place: Place) {
            let stage = stage(place) {
                $0.pagersPaused(false)
            } _: {
                $0.pagerAutoAdvance(every: 1).pagersPaused()
            }
            stage.passTime(5)
            #expect(stage.seen() == ["a@10"])
        }

        @Test(arguments: Place.allCases)
        func theDirectionOfAScrollAppliesAnywhere(place: Place) {
            let stage = stage(place, SelectingView()) {
                $0.pagerScrollWay(.forward)
            } _: {
                $0.pagerScrollWay(.backward)
            }
            withAnimation { _ = stage.tap("select b") }
            #expect(stage.seen().first?.hasPrefix("e") == true)
            stage.settle()
            #expect(stage.seen() == ["b@10"])
        }

        @Test(arguments: Place.allCases)
        func fingersAreDisabledAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerScrollDisabled(false)
            } _: {
                $0.pagerScrollDisabled(true)
            }
            stage.swipe(260)
            #expect(stage.seen() == ["a@10"])
        }

        @Test(arguments: Place.allCases, [false, true])
        func theStatusBarScrollsToTheFirstItemAnywhere(place: Place, ofPages: Bool) {
            let pager =
                ofPages
                ? AnyView(Pages(Letter.list("abcdefgh")) { Text($0.id) })
                : AnyView(LettersView("abcdefgh"))
            let stage = stage(place, pager) {
                $0.pagerScrollsToTop(false)
            } _: {
                $0.pagerAxis(.vertical).pagerScrollsToTop()
            }
            stage.pagers[0].scroll(to: 2, animated: false)
            stage.passTime()
            #expect(stage.seen() == ["c@10"])
            stage.window.tapStatusBar()
            stage.settle()
            #expect(stage.seen() == ["a@10"])
        }

        @Test(arguments: Place.allCases)
        func aProxyScrollsAnywhere(place: Place) {
            let (proxy, outer) = (PagerProxy(), PagerProxy())
            let stage = stage(place) {
                $0.pagerProxy(outer)
            } _: {
                $0.pagerProxy(proxy)
            }
            proxy.scrollToNext()
            outer.scrollToNext()
            stage.settle()
            #expect(stage.seen() == ["b@10"])
        }

        // MARK: Drawing and VoiceOver

        @Test(arguments: Place.allCases)
        func anEffectAppliesAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerTransition { content, _ in content.opacity(0.1) }
            } _: {
                $0.pagerTransition { content, phase in content.opacity(1 - abs(phase.value) / 2) }
            }
            stage.press()
            stage.finger.drag(by: CGPoint(x: -110, y: 0), steps: 10)
            stage.passTime()
            #expect(stage.pagers[0].visibleCells.map(\.alpha) == [0.875, 0.625])
        }

        @Test(arguments: Place.allCases)
        func theTextOfAPageIsReadAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerPageDescription { "\($0), \($1)" }
            } _: {
                $0.pagerPageDescription { "Seite \($0) von \($1)" }
            }
            #expect(stage.pagers[0].accessibilityScroll(.left))
            stage.settle()
            #expect(stage.device.announcements.last?.text == "Seite 2 von 8")
        }

        @Test(arguments: Place.allCases)
        func anAdjustablePagerReadsItsItemAnywhere(place: Place) {
            let stage = stage(place) {
                $0.pagerAccessibilityAdjustable(for: Letter.self) { "outer \($0.id)" }
            } _: {
                $0.pagerAccessibilityAdjustable(for: Letter.self) { "letter \($0.id)" }
            }
            stage.pagers[0].accessibilityIncrement()
            stage.settle()
            #expect(stage.pagers[0].accessibilityValue == "letter b, Page 2 of 8")
        }

        // MARK: Events

        @Test(arguments: Place.allCases)
        func eventsAreReportedAnywhere(place: Place) {
            let log = Log()
            let stage = stage(place) {
                $0.onPagerSettle(for: Letter.self) { log.add("outer \($0.id)") }
            } _: {
                $0.onPagerSettle(for: Letter.self) { log.add("settle \($0.id)") }
                    .onPagerCurrentChange(for: Letter.self) { log.add("current \($0.id)") }
                    .onPagerSwitchBegin(for: Letter.self) { log.add("begin \($0.id)") }
                    .onPagerSwitchCancel(for: Letter.self) { log.add("cancel \($0.id)") }
                    .onPagerSwitchProgress(for: Letter.self) { from, to, done in
                        if done == 0.25 { log.add("\(from.id) to \(to.id)") }
                    }
                    .onPagerItemAppear(for: Letter.self) { log.add("appear \($0.id)") }
                    .onPagerItemDisappear(for: Letter.self) { log.add("disappear \($0.id)") }
            }
            #expect(log.take() == ["current a", "settle a", "outer a", "appear a"])
            stage.press()
            stage.finger.drag(by: CGPoint(x: -110, y: 0), steps: 10)
            stage.passTime()
            #expect(Set(log.take()) == ["begin a", "appear b", "a to b"])
            stage.finger.drag(by: CGPoint(x: 60, y: 0), steps: 10)
            stage.passTime(0.2)
            stage.finger.up()
            stage.settle()
            #expect(
                log.take().filter { !$0.contains(" to ") }.sorted() == ["cancel a", "disappear b"]
            )
        }

        @Test(arguments: Place.allCases)
        func theEndAndRestsAreReportedAnywhere(place: Place) {
            let log = Log()
            let stage = stage(place) {
                $0.onPagerReachEnd { log.add("outer end") }
            } _: {
                $0.onPagerReachEnd(within: 7) { log.add("end") }
                    .pagerAutoAdvance(every: 2)
                    .onPagerRestChange { log.add($0 == nil ? "no rest" : "rest") }
            }
            #expect(log.take() == ["end", "rest"])
            stage.press()
            stage.passTime()
            #expect(log.take() == ["no rest"])
            stage.finger.up()
        }

        // MARK: Pages and tickers

        @Test(arguments: Place.allCases)
        func pagesHaveModifiersAnywhere(place: Place) {
            let log = Log()
            let stage = stage(place, Pages(Letter.list("abc")) { Text($0.id) }) {
                $0.pagerPinned(.both).pagerAutoAdvance(every: 1).pagersPaused()
                    .onPagerSettle(for: Letter.self) { log.add($0.id) }
            }
            stage.swipe(-260)
            stage.passTime(3)
            #expect(stage.seen() == ["a@10"] && log.take() == ["a"])
        }

        @Test(arguments: Place.allCases)
        func tickersHaveModifiersAnywhere(place: Place) {
            let stage = stage(place, Ticker(Letter.list("abc")) { Text($0.id) }) {
                $0.pagerAutoAdvance(every: 2)
                    .pagerAccessibilityAdjustable(for: Letter.self) { "line \($0.id)" }
            }
            stage.passTime(2.5)
            #expect(stage.seen() == ["b@10"])
            #expect(stage.pagers[0].accessibilityValue == "line b, Page 2 of 3")
        }
    }
}

private struct SelectingView: View {
    @State private var selection: String? = "a"

    var body: some View {
        Button("select b") { selection = "b" }
        LoopPager(Letter.list("abcde"), selection: $selection) { Text($0.id) }
    }
}
