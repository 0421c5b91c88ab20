import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Items come and go by identity; pages and their state stay with them.
    @Suite @MainActor struct ChangeTests {
        @Test(arguments: ["ab", "abc"])
        func aSmallLoopWithAKeepDistanceKeepsStateAllTheWayRound(names: String) {
            let stage = Stage(LettersView(names).pagerKeepDistance(1))
            stage.tap("count a")
            for _ in names { stage.swipe(260) }
            #expect(stage.seen() == ["a1@0"])
        }

        @Test func itemsInsertedBeforeMoveNothing() {
            let stage = Stage(LettersView("abc"))
            stage.tap("count a")
            let page = stage.page(showing: "a1")
            stage.show(LettersView("xyzabc"))
            #expect(stage.seen() == ["a1@0"])
            #expect(stage.page(showing: "a1") === page)
        }

        @Test func changesUnderTheFingerMoveNothing() {
            let stage = Stage(LettersView("abc"))
            stage.tap("count a")
            stage.press()
            stage.finger.drag(by: CGPoint(x: -160, y: 0), steps: 10)
            let before = stage.seen()
            let page = stage.page(showing: "a1")
            stage.show(LettersView("xayzbc"))
            #expect(stage.seen().first == before.first && before.count == 2)
            #expect(stage.seen().last?.hasPrefix("y") == true)
            #expect(stage.page(showing: "a1") === page)
            stage.finger.drag(by: CGPoint(x: -150, y: 0), steps: 10)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen() == ["y@0"])
        }

        @Test func theNextPageReplacesARemovedOne() {
            let stage = Stage(LettersView("abc"))
            stage.swipe(260)
            stage.show(LettersView("ac"))
            #expect(stage.seen() == ["c@0"])
            #expect(!stage.pageTexts.contains("b"))
        }

        @Test func aChangedItemIsUpdatedInPlace() {
            let stage = Stage(NamesView(names: ["a": "Ann"]))
            let page = stage.page(showing: "Ann")
            stage.show(NamesView(names: ["a": "Anna"]))
            #expect(stage.seen() == ["Anna@0"] && page?.texts == ["Anna"])
        }

        @Test func itemsAndLayoutCanChangeTogether() {
            func view(_ names: String, _ length: CGFloat?, _ ends: PinnedEnds) -> some View {
                LettersView(names).pagerItemLength(length).pagerPinned(ends)
            }
            let stage = Stage(view("abcdefgh", nil, []))
            stage.show(view("hab", 100, .both))
            stage.swipe(-260)
            #expect(stage.seen() == ["h@0", "a@100", "b@200"])
        }

        @Test func anotherLayoutKeepsADrag() {
            let stage = Stage(LettersView("abc").pagerSpacing(0))
            stage.press()
            stage.finger.drag(by: CGPoint(x: -60, y: 0), steps: 10)
            #expect(stage.seen() == ["a@-50", "b@350"])
            let page = stage.page(showing: "b")
            stage.show(LettersView("abc").pagerSpacing(20))
            #expect(stage.seen() == ["a@-50", "b@370"])
            stage.finger.drag(by: CGPoint(x: -150, y: 0), steps: 10)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen() == ["b@0"] && stage.page(showing: "b") === page)
        }

        // MARK: State

        @Test func aPageKeepsItsState() {
            let stage = Stage(LettersView("abcde"))
            stage.tap("count a")
            stage.tap("count a")
            stage.swipe(260)
            stage.swipe(-260)
            #expect(stage.seen() == ["a2@0"])
        }

        @Test func anotherItemNeverShowsThatState() {
            let stage = Stage(LettersView("abcdefghij"))
            stage.tap("count a")
            for _ in 0..<9 {
                stage.swipe(260)
                #expect(stage.pageTexts.filter { $0.hasSuffix("1") && $0 != "a1" } == [])
            }
            stage.swipe(260)
            #expect(stage.seen() == ["a@0"])
        }

        @Test func aJumpDoesNotCarryStateAlong() {
            let proxy = PagerProxy()
            let stage = Stage(LettersView("abcdefghij").pagerProxy(proxy))
            for name in ["a", "f", "c", "h"] {
                #expect(proxy.scroll(to: name, animated: false))
                stage.passTime()
                #expect(stage.seen() == ["\(name)@0"])
                stage.tap("count \(name)")
            }
        }

        @Test func replacingAllItemsDoesNotCarryStateAlong() {
            let stage = Stage(LettersView("abc"))
            stage.tap("count a")
            stage.show(LettersView("xyz"))
            #expect(stage.pageTexts.sorted() == ["x", "y", "z"])
        }

        @Test func pagesCanBeKeptLonger() {
            let stage = Stage(LettersView("abcdefghij").pagerKeepDistance(4))
            stage.tap("count a")
            for _ in 0..<3 { stage.swipe(260) }
            for _ in 0..<3 { stage.swipe(-260) }
            #expect(stage.seen() == ["a1@0"])
            for _ in 0..<4 { stage.swipe(260) }
            for _ in 0..<4 { stage.swipe(-260) }
            #expect(stage.seen() == ["a@0"])
        }

        @Test func anItemThatReturnsStartsAgain() {
            let stage = Stage(LettersView("abc").pagerPinned([]))
            stage.tap("count a")
            stage.show(LettersView("bc").pagerPinned([]))
            stage.show(LettersView("abc").pagerPinned(.both))
            stage.swipe(-260)
            #expect(stage.seen() == ["a@0"])
        }

        @Test func pagesAppearAndDisappear() {
            let log = Log()
            let stage = Stage(AppearingView(log: log))
            #expect(log.take().sorted() == ["+a", "+b", "+e"])
            stage.swipe(260)
            #expect(log.take() == ["+c", "-e"])
            stage.show(AppearingView(log: log, names: ""))
            #expect(log.take().sorted() == ["-a", "-b", "-c"])
        }

        // MARK: Environment and transactions

        @Test func theEnvironmentReachesThePages() {
            var view = LettersView("abc")
            view.theme = " dark"
            let stage = Stage(view.environment(\.dynamicTypeSize, .large))
            #expect(stage.seen() == ["a dark@0"])
            view.theme = " light"
            stage.show(view.environment(\.dynamicTypeSize, .accessibility1))
            #expect(stage.seen() == ["a light large@0"])
            stage.swipe(260)
            #expect(stage.seen() == ["b light large@0"])
        }

        @Test(arguments: [CellHosting.controller, .configuration])
        func pagesThatStayGetTheAnimationOfTheUpdate(_ hosting: CellHosting) throws {
            func view(_ names: String) -> some View { LettersView(names).cellHosting(hosting) }
            let stage = Stage(view("ab"))
            let page = try #require(stage.page(showing: "a"))
            stage.show(view("ab"), animated: true)
            #expect(page.lastUpdate.animation == .default)
            stage.show(view("ab"))
            #expect(page.lastUpdate.animation == nil)
            stage.show(view("xy"), animated: true)
            #expect(page.texts == ["x"] && page.lastUpdate.animation == nil)
        }

        // MARK: Cost

        @Test func anUpdateEvaluatesOnlyKeptPages() {
            let log = Log()
            let names = String((0..<5000).map { Character(UnicodeScalar(0x4E00 + $0) ?? "x") })
            let stage = Stage(LettersView(names, log: log))
            let pages = stage.hostingViews.map { ObjectIdentifier($0) }
            _ = log.take()
            stage.show(LettersView(names, log: log))
            #expect(Set(log.take()).count == 3)
            #expect(stage.hostingViews.map { ObjectIdentifier($0) } == pages && pages.count == 4)
            for _ in 0..<20 { stage.swipe(260) }
            #expect(stage.hostingViews.count <= 5)
            #expect(log.take().count == 20)
        }

        @Test func anUpdateOfTheSameItemsSearchesNone() {
            let counter = HashCounter()
            let items = (0..<1000).map { CountedID(number: $0, counter: counter) }
            func view() -> LoopPager<[CountedID], CountedID, Text> {
                LoopPager(items, id: \.self) { Text("\($0.number)") }
            }
            let stage = Stage(view())
            #expect(counter.count > 1000)
            counter.count = 0
            stage.show(view())
            #expect(counter.count < 10)
        }
    }
}

private struct NamesView: View {
    let names: [String: String]

    var body: some View {
        LoopPager(names.sorted { $0.key < $1.key }, id: \.key) { Text($0.value) }
    }
}

private struct AppearingView: View {
    let log: Log
    var names = "abcde"

    var body: some View {
        LoopPager(Letter.list(names)) { letter in
            Text(letter.id)
                .onAppear { log.add("+\(letter.id)") }
                .onDisappear { log.add("-\(letter.id)") }
        }
    }
}
