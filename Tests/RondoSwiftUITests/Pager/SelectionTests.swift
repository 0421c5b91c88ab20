import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// The selection reports the current item, and sets it.
    @Suite @MainActor struct SelectionTests {
        @Test func theSelectionReportsTheSettledItem() {
            let chosen = Chosen(nil)
            let stage = Stage(LettersView("abc", selection: chosen.binding))
            #expect(chosen.writes == ["a"])
            stage.press()
            stage.finger.drag(by: CGPoint(x: -260, y: 0), steps: 10)
            #expect(chosen.value == "a")
            stage.finger.up()
            stage.settle()
            #expect(chosen.writes == ["a", "b"])
            stage.swipe(20)
            #expect(chosen.writes == ["a", "b"])
        }

        @Test func theSelectionSetsTheFirstItem() {
            let chosen = Chosen("c")
            let stage = Stage(LettersView("abc", selection: chosen.binding))
            #expect(stage.seen() == ["c@0"])
            #expect(chosen.writes == [])
        }

        @Test(arguments: [true, false])
        func settingTheSelectionScrolls(animated: Bool) {
            let chosen = Chosen("a")
            let view = LettersView("abcde", selection: chosen.binding)
            let stage = Stage(view)
            chosen.value = "c"
            stage.show(view, animated: animated)
            #expect((stage.pagers[0].phase == .animating) == animated)
            #expect((stage.seen() == ["c@0"]) != animated)
            stage.settle()
            #expect(stage.seen() == ["c@0"])
            #expect(chosen.writes == [])
        }

        @Test func anUpdateKeepsADrag() {
            let chosen = Chosen("a")
            let view = LettersView("abcde", selection: chosen.binding)
            let stage = Stage(view)
            stage.press()
            stage.finger.drag(by: CGPoint(x: -160, y: 0), steps: 10)
            let before = stage.seen()
            stage.show(view)
            #expect(stage.seen() == before && before.count == 2)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen() == ["b@0"])
        }

        @Test func theDirectionOfAScrollCanBeChosen() {
            let chosen = Chosen("a")
            let view = LettersView("abcde", selection: chosen.binding).pagerScrollWay(.backward)
            let stage = Stage(view)
            chosen.value = "b"
            stage.show(view, animated: true)
            #expect(stage.seen().first?.hasPrefix("e") == true)
            stage.settle()
            #expect(stage.seen() == ["b@0"])
        }

        @Test func aFingerCanInterruptAScroll() {
            let chosen = Chosen("a")
            let view = LettersView("abcdefgh", selection: chosen.binding)
            let stage = Stage(view)
            chosen.value = "e"
            stage.show(view, animated: true)
            stage.swipe(-260)
            let shown = stage.seen().map { String($0.prefix(1)) }
            #expect(shown.count == 1 && shown != ["e"])
            #expect(chosen.writes == shown)
            stage.show(view)
            #expect(stage.seen() == ["\(chosen.value ?? "")@0"])
        }

        @Test func aScrollSwipedBackIsReportedToo() {
            let chosen = Chosen("a")
            let view = LettersView("abcdefgh", selection: chosen.binding).pagerPinned(.both)
            let stage = Stage(view)
            chosen.value = "b"
            stage.show(view, animated: true)
            stage.swipe(-260)
            #expect(stage.seen() == ["a@0"])
            #expect(chosen.value == "a")
        }

        @Test func aRefusedItemIsLeftWithTheNextUpdate() {
            var value = "a"
            let selection = Binding<String?> {
                value
            } set: { new in
                if let new, new != "c" { value = new }
            }
            let view = LettersView("abcd", selection: selection)
            let stage = Stage(view)
            stage.swipe(260)
            #expect(stage.seen() == ["b@0"] && value == "b")
            stage.swipe(260)
            #expect(stage.seen() == ["c@0"] && value == "b")
            stage.show(view, animated: true)
            stage.settle()
            #expect(stage.seen() == ["b@0"] && value == "b")
        }

        @Test func theSelectionWaitsForAnUnknownItem() {
            let chosen = Chosen("x")
            let stage = Stage(LettersView("abc", selection: chosen.binding))
            #expect(stage.seen() == ["a@0"] && chosen.writes == [])
            stage.show(LettersView("abcwxy", selection: chosen.binding))
            #expect(stage.seen() == ["x@0"] && chosen.writes == [])
        }

        @Test func aSwipeReplacesAnUnknownSelection() {
            let chosen = Chosen("x")
            let stage = Stage(LettersView("abc", selection: chosen.binding))
            stage.swipe(260)
            #expect(chosen.writes == ["b"])
            stage.show(LettersView("abcwxy", selection: chosen.binding))
            #expect(stage.seen() == ["b@0"])
        }

        @Test func aCancelledDragKeepsAnUnknownSelection() {
            let chosen = Chosen("x")
            let stage = Stage(LettersView("abc", selection: chosen.binding))
            stage.swipe(20)
            #expect(chosen.writes == [])
            stage.show(LettersView("abcx", selection: chosen.binding))
            #expect(stage.seen() == ["x@0"] && chosen.writes == [])
        }

        @Test(arguments: [true, false])
        func placeholdersKeepAnUnknownSelection(animated: Bool) {
            let chosen = Chosen("x")
            let stage = Stage(LettersView("s", selection: chosen.binding))
            stage.show(LettersView("ab", selection: chosen.binding), animated: animated)
            #expect(chosen.writes == [])
            stage.show(LettersView("abx", selection: chosen.binding), animated: animated)
            stage.settle()
            #expect(stage.seen() == ["x@0"] && chosen.writes == [])
        }

        @Test func stepsKeepAnUnknownSelection() {
            let chosen = Chosen("x")
            func view(_ names: String) -> some View {
                LettersView(names, selection: chosen.binding).pagerAutoAdvance(every: 1)
            }
            let stage = Stage(view("abc"))
            stage.passTime(1.5)
            #expect(stage.seen() == ["b@0"] && chosen.writes == [])
            stage.show(view("abcx"))
            #expect(stage.seen() == ["x@0"] && chosen.writes == [])
            stage.passTime(1.5)
            #expect(chosen.writes == ["a"], "and steps are reported as ever")
        }

        @Test func aScrollAfterAStepReplacesAnUnknownSelection() {
            let chosen = Chosen("x")
            let proxy = PagerProxy()
            let stage = Stage(
                LettersView("abcd", selection: chosen.binding)
                    .pagerAutoAdvance(every: 1).pagerProxy(proxy)
            )
            stage.passTime(1.5)
            proxy.scrollToNext()
            stage.settle()
            #expect(chosen.writes == ["c"])
        }

        @Test func nilRequestsNoScroll() {
            let chosen = Chosen("b")
            let view = LettersView("abc", selection: chosen.binding)
            let stage = Stage(view)
            chosen.value = nil
            stage.show(view)
            #expect(stage.seen() == ["b@0"] && chosen.value == nil)
            stage.swipe(260)
            #expect(chosen.value == "c")
        }

        @Test func aRemovedSelectionIsReplaced() {
            let chosen = Chosen("b")
            let stage = Stage(LettersView("abc", selection: chosen.binding))
            stage.show(LettersView("ac", selection: chosen.binding))
            #expect(stage.seen() == ["c@0"] && chosen.writes == ["c"])
        }

        @Test(arguments: [true, false])
        func removingAndSelectingGoesToTheSelection(animated: Bool) {
            let chosen = Chosen("b")
            let stage = Stage(LettersView("abcde", selection: chosen.binding))
            chosen.value = "e"
            stage.show(LettersView("acde", selection: chosen.binding), animated: animated)
            stage.settle()
            #expect(stage.seen() == ["e@0"])
            #expect(chosen.writes == [])
        }

        @Test func aReloadThroughAnEmptyListKeepsTheItem() {
            let chosen = Chosen("b")
            let stage = Stage(LettersView("abc", selection: chosen.binding))
            stage.show(LettersView("", selection: chosen.binding))
            #expect(chosen.value == "b")
            stage.show(LettersView("xabc", selection: chosen.binding))
            #expect(stage.seen() == ["b@0"] && chosen.writes == [])
        }

        @Test func aReloadWithoutTheItemReportsTheOneAtRest() {
            let chosen = Chosen("b")
            let stage = Stage(LettersView("abc", selection: chosen.binding))
            stage.show(LettersView("", selection: chosen.binding))
            stage.show(LettersView("xy", selection: chosen.binding))
            #expect(stage.seen() == ["x@0"] && chosen.writes == ["x"])
            stage.show(LettersView("xyb", selection: chosen.binding))
            #expect(stage.seen() == ["x@0"] && chosen.writes == ["x"])
        }

        @Test func aStartingPlaceThatLoadsLateSurvivesAnEmptyReload() {
            let chosen = Chosen("b")
            let stage = Stage(LettersView("xy", selection: chosen.binding))
            stage.show(LettersView("", selection: chosen.binding))
            stage.show(LettersView("xy", selection: chosen.binding))
            stage.show(LettersView("xyab", selection: chosen.binding))
            #expect(stage.seen() == ["b@0"] && chosen.writes == [])
        }

        @Test(arguments: [true, false])
        func onlyTheSelectionIsReportedAtTheStart(animated: Bool) {
            let log = Log()
            let chosen = Chosen("c")
            func view(_ names: String) -> some View {
                LettersView(names, selection: chosen.binding)
                    .onPagerCurrentChange(for: Letter.self) { log.add("current \($0.id)") }
                    .onPagerSettle(for: Letter.self) { log.add("settle \($0.id)") }
            }
            let stage = Stage(view("abcd"))
            #expect(log.take() == ["current c", "settle c"])
            stage.show(view(""), animated: animated)
            stage.settle()
            _ = log.take()
            stage.show(view("abcd"), animated: animated)
            #expect(stage.seen() == ["c@0"])
            #expect(log.take() == ["current c", "settle c"])
        }

        @Test func stateIsNeverChangedDuringAnUpdate() {
            let log = Log()
            let stage = Stage(ChoosingView(log: log))
            #expect(stage.page(showing: "a of 3") != nil)
            stage.tap("next")
            stage.settle()
            #expect(stage.page(showing: "b of 3") != nil && stage.seen() == ["b@0"])
            stage.tap("remove")
            #expect(stage.page(showing: "c of 2") != nil && stage.seen() == ["c@0"])
            stage.swipe(260)
            #expect(stage.page(showing: "a of 2") != nil)
            #expect(log.take() == ["settle a", "settle b", "settle c", "settle a"])
        }

        @Test func aSelectionThatIsNeverNilWorks() {
            let stage = Stage(PlainView())
            stage.swipe(260)
            #expect(stage.page(showing: "at 1") != nil)
            stage.tap("start")
            stage.settle()
            #expect(stage.page(showing: "at 0") != nil)
            #expect(stage.seen() == ["0@0"])
        }
    }
}

/// A view with the selection and the items as its state.
private struct ChoosingView: View {
    let log: Log
    @State private var letters = Letter.list("abc")
    @State private var selection: String?
    @State private var settles = 0

    var body: some View {
        Text("\(selection ?? "none") of \(letters.count)")
        Button("next") {
            withAnimation { selection = "b" }
        }
        Button("remove") {
            letters.removeAll { $0.id == selection }
        }
        LoopPager(letters, selection: $selection) { LetterPage(name: $0.id) }
            .onPagerSettle(for: Letter.self) { letter in
                settles += 1
                log.add("settle \(letter.id)")
            }
    }
}

/// Numbers without a selection.
private struct PlainView: View {
    @State private var selection = 0

    var body: some View {
        Text("at \(selection)")
        Button("start") { selection = 0 }
        LoopPager(0..<5, id: \.self, selection: $selection) { Text("\($0)") }
    }
}
