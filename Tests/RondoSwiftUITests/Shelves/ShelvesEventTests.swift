import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// The reports of shelves: switches of the list and of each shelf, and what is visible.
    @Suite @MainActor struct ShelvesEventTests {
        private let log = Log()

        private func watched(_ shelves: [(String, String)]) -> some View {
            ShelfView(shelves).onShelfSwitchBegin(for: String.self) { log.add("begin \($0)") }
                .onShelfSettle(for: String.self) { log.add("settle \($0)") }
                .onShelfSwitchCancel(for: String.self) { log.add("cancel \($0)") }
                .onShelfItemSwitchBegin(for: String.self, on: String.self) {
                    log.add("begin \($0) on \($1)")
                }
                .onShelfItemSettle(for: String.self, on: String.self) {
                    log.add("settle \($0) on \($1)")
                }
                .onShelfItemSwitchCancel(for: String.self, on: String.self) {
                    log.add("cancel \($0) on \($1)")
                }
        }

        private func seen(_ shelves: [(String, String)]) -> some View {
            ShelfView(shelves).onShelfAppear(for: String.self) { log.add("appear \($0)") }
                .onShelfDisappear(for: String.self) { log.add("disappear \($0)") }
                .onShelfItemAppear(for: String.self, on: String.self) {
                    log.add("appear \($0) on \($1)")
                }
                .onShelfItemDisappear(for: String.self, on: String.self) {
                    log.add("disappear \($0) on \($1)")
                }
        }

        @Test func aSwitchOfAShelfBeginsAndSettles() {
            let stage = Stage(watched(long))
            _ = log.take()
            stage.swipe(CGPoint(x: -160, y: 0), from: CGPoint(x: 200, y: 60))
            let reported = log.take()
            #expect(reported.first == "begin a on 0" && reported.count == 2)
            let last = reported.last ?? ""
            #expect(last.hasPrefix("settle ") && last.hasSuffix(" on 0") && last != "settle a on 0")
        }

        @Test func aSwitchOfTheListBeginsAndSettles() {
            let stage = Stage(watched(long))
            _ = log.take()
            stage.swipe(CGPoint(x: 0, y: -150), from: CGPoint(x: 200, y: 500))
            let reported = log.take()
            #expect(reported.first == "begin 0" && reported.count == 2)
            #expect(reported.last?.hasPrefix("settle ") == true && reported.last != "settle 0")
        }

        @Test func aDragThatReturnsIsCancelled() {
            let stage = Stage(watched(long))
            _ = log.take()
            for way in [CGPoint(x: 0, y: -30), CGPoint(x: -30, y: 0)] {
                stage.finger.down(at: CGPoint(x: 200, y: 60))
                stage.finger.drag(by: way, steps: 10)
                stage.passTime(0.2)
                stage.finger.up()
                stage.settle()
            }
            #expect(log.take() == ["begin 0", "cancel 0", "begin a on 0", "cancel a on 0"])
        }

        @Test func aSwitchOfTheListIsCancelledIfAllShelvesAreRemoved() {
            let stage = Stage(watched(long))
            _ = log.take()
            stage.press(at: CGPoint(x: 200, y: 500))
            stage.finger.drag(by: CGPoint(x: 0, y: -150), steps: 10)
            stage.passTime()
            stage.show(watched([]))
            stage.finger.up()
            stage.settle()
            #expect(log.take() == ["begin 0", "cancel 0"])
        }

        @Test func aSwitchOfAShelfIsCancelledIfItsItemsAreRemoved() {
            let stage = Stage(watched([("0", "abcdef"), ("1", "xyz")]))
            _ = log.take()
            stage.press(at: CGPoint(x: 200, y: 60))
            stage.finger.drag(by: CGPoint(x: -160, y: 0), steps: 10)
            stage.passTime()
            stage.show(watched([("0", ""), ("1", "xyz")]))
            stage.finger.up()
            stage.settle()
            #expect(log.take().filter { $0.contains("on 0") } == ["begin a on 0", "cancel a on 0"])
        }

        @Test func whatComesIntoSightAppearsAndWhatLeavesDisappears() {
            let stage = Stage(seen([("1", "abc"), ("2", "xyz")]))
            #expect(
                log.take() == [
                    "appear 1", "appear 2",
                    "appear a on 1", "appear b on 1", "appear c on 1",
                    "appear x on 2", "appear y on 2", "appear z on 2",
                ]
            )
            stage.show(seen([("2", "yz")]))
            stage.settle()
            #expect(
                log.take().sorted() == [
                    "disappear 1", "disappear a on 1", "disappear b on 1", "disappear c on 1",
                    "disappear x on 2",
                ]
            )
        }

        @Test func anItemVisibleTwiceAppearsOnce() {
            _ = Stage(
                ShelfView([("1", "ab")]).shelvesConfiguration { $0.shelf.ends = .loop }
                    .onShelfItemAppear(for: String.self, on: String.self) { item, _ in log.add(item)
                    }
            )
            #expect(log.take() == ["a", "b"])
        }

        @Test func anActionCanChangeState() {
            let stage = Stage(CurrentShelfView(shelves: long))
            stage.swipe(CGPoint(x: 0, y: -150), from: CGPoint(x: 200, y: 500))
            let texts = stage.hostingViews.flatMap(\.texts)
            #expect(texts.contains { $0.hasPrefix("at ") && $0 != "at none" })
        }

        private var long: [(String, String)] { (0..<10).map { ("\($0)", "abcdefghij") } }
    }
}

private struct CurrentShelfView: View {
    let shelves: [(String, String)]
    @State private var current: String?

    var body: some View {
        VStack {
            Text("at \(current ?? "none")")
            ShelfView(shelves).onShelfSettle(for: String.self) { current = $0 }
        }
    }
}
