import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Pagers, pages and shelves that SwiftUI removes, and makes again.
    @Suite @MainActor struct RemovalTests {
        private struct Screen<Content: View>: View {
            var isThere = true
            let content: Content

            var body: some View {
                if isThere { content } else { Text("nothing") }
            }
        }

        private let log = Log()
        private let chosen = Chosen(nil)

        private func watched(_ view: some View) -> some View {
            view.onPagerSwitchBegin(for: Letter.self) { log.add("begin \($0.id)") }
                .onPagerCurrentChange(for: Letter.self) { log.add("current \($0.id)") }
                .onPagerSettle(for: Letter.self) { log.add("settle \($0.id)") }
                .onPagerItemAppear(for: Letter.self) { log.add("appear \($0.id)") }
                .onPagerItemDisappear(for: Letter.self) { log.add("disappear \($0.id)") }
        }

        private var pages: some View {
            Pages(Letter.list("abcd"), selection: chosen.binding) { Text($0.id) }
        }

        @Test func aRemovedPagerEndsItsSwitchAndItsItemsDisappear() {
            let view = watched(LettersView("abcd", selection: chosen.binding))
            let stage = Stage(Screen(content: view))
            stage.press()
            stage.finger.drag(by: CGPoint(x: -260, y: 0), steps: 10)
            _ = log.take()
            stage.show(Screen(isThere: false, content: view))
            stage.passTime()
            let reported = log.take()
            #expect(reported.first == "settle b")
            #expect(reported.dropFirst().sorted() == ["disappear a", "disappear b"])
            #expect(chosen.writes == ["a", "b"])
            stage.finger.up()
            stage.show(Screen(content: view))
            #expect(stage.seen() == ["b@0"])
            #expect(log.take() == ["current b", "settle b", "appear b"])
        }

        @Test func removedPagesDisappearToo() {
            let view = watched(pages)
            let stage = Stage(Screen(content: view))
            stage.swipe(260)
            _ = log.take()
            stage.show(Screen(isThere: false, content: view))
            stage.passTime()
            #expect(log.take() == ["disappear b"])
            stage.show(Screen(content: view))
            #expect(stage.seen() == ["b@0"])
            #expect(log.take().contains("settle a") == false)
        }

        @Test func aRequestDuringTheRemovalIsNotOverwritten() {
            let view = LettersView("abcd", selection: chosen.binding)
            let stage = Stage(Screen(content: view))
            stage.press()
            stage.finger.drag(by: CGPoint(x: -260, y: 0), steps: 10)
            chosen.value = "d"
            stage.show(Screen(isThere: false, content: view))
            stage.passTime()
            stage.finger.up()
            stage.show(Screen(content: view))
            #expect(stage.seen() == ["d@0"] && chosen.writes == ["a"])
        }

        @Test func theOffsetsOfShelvesCanBeStored() {
            let proxy = ShelvesProxy()
            var stored = ShelvesOffsets()
            let view = ShelfView([("one", "abcdefgh"), ("two", "ijklmnop")])
                .shelvesProxy(proxy)
                .onAppear { proxy.view?.offsets = stored }
                .onDisappear { stored = proxy.view?.offsets ?? stored }
            let stage = Stage(Screen(content: view))
            stage.swipe(CGPoint(x: -200, y: 0), from: CGPoint(x: 300, y: 60))
            let seen = stage.items
            #expect(seen.first?.hasPrefix("a@0") == false)
            stage.show(Screen(isThere: false, content: view))
            stage.passTime()
            #expect(stored.shelves.count == 1)
            stage.show(Screen(content: view))
            stage.passTime()
            #expect(stage.items == seen)
        }

        @Test func theItemsAndShelvesOfRemovedShelvesDisappear() {
            let view = ShelfView([("one", "ab"), ("two", "c")])
                .onShelfAppear(for: String.self) { log.add($0) }
                .onShelfDisappear(for: String.self) { log.add("no \($0)") }
                .onShelfItemAppear(for: String.self, on: String.self) { log.add("\($0) on \($1)") }
                .onShelfItemDisappear(for: String.self, on: String.self) {
                    log.add("no \($0) on \($1)")
                }
            let stage = Stage(Screen(content: view))
            let here = log.take().sorted()
            #expect(here == ["a on one", "b on one", "c on two", "one", "two"])
            stage.show(Screen(isThere: false, content: view))
            stage.passTime()
            #expect(log.take().sorted() == here.map { "no \($0)" })
        }
    }
}
