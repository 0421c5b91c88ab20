import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// The selection of shelves reports the shelf at rest, and sets it.
    @Suite @MainActor struct ShelfSelectionTests {
        private var letters: [(String, String)] { (0..<10).map { ("\($0)", "abcdefghij") } }

        private func view(_ chosen: Chosen, _ shelves: [(String, String)]? = nil) -> some View {
            ShelfView(shelves ?? letters).shelfSelection(chosen.binding)
        }

        private func current(_ stage: Stage<some View>) -> String? {
            stage.lists[0].currentShelf?.identifier as? String
        }

        @Test func theSelectionReportsTheShelfAtRest() {
            let chosen = Chosen(nil)
            let stage = Stage(size: CGSize(width: 400, height: 300), view(chosen))
            #expect(chosen.writes == ["0"])
            stage.press(at: CGPoint(x: 200, y: 250))
            stage.finger.drag(by: CGPoint(x: 0, y: -120), steps: 10)
            #expect(chosen.writes == ["0"])
            stage.device.advance(by: 0.3)
            stage.finger.up()
            stage.settle()
            #expect(chosen.writes == ["0", "1"])
            stage.swipe(CGPoint(x: -160, y: 0), from: CGPoint(x: 200, y: 60))
            #expect(chosen.writes == ["0", "1"])
        }

        @Test func theSelectionSetsTheFirstShelf() {
            let chosen = Chosen("4")
            let stage = Stage(size: CGSize(width: 400, height: 300), view(chosen))
            #expect(stage.items.first == "a@0,30" && stage.pages.contains("shelf 4"))
            #expect(current(stage) == "4" && chosen.writes == [])
        }

        @Test func theFirstShelfThatIsReportedIsTheSelectedOne() {
            let chosen = Chosen("4")
            let log = Log()
            let view = view(chosen).onShelfSettle(for: String.self) { log.add($0) }
            _ = Stage(size: CGSize(width: 400, height: 300), view)
            #expect(log.take() == ["4"] && chosen.writes == [])
        }

        @Test func aSelectedShelfThatComesLaterIsTheFirstOneReported() {
            let chosen = Chosen("4")
            let log = Log()
            let stage = Stage(
                size: CGSize(width: 400, height: 300),
                view(chosen, []).onShelfSettle(for: String.self) { log.add($0) }
            )
            #expect(log.take() == [])
            stage.show(view(chosen).onShelfSettle(for: String.self) { log.add($0) })
            stage.settle()
            #expect(current(stage) == "4")
            #expect(log.take() == ["4"] && chosen.writes == [])
        }

        @Test(arguments: [true, false])
        func settingTheSelectionScrolls(isAnimated: Bool) {
            let chosen = Chosen("0")
            let stage = Stage(size: CGSize(width: 400, height: 300), view(chosen))
            chosen.value = "5"
            stage.show(view(chosen), animated: isAnimated)
            #expect(stage.lists[0].isMoving == isAnimated)
            stage.settle()
            #expect(current(stage) == "5" && chosen.writes == [])
        }

        @Test func aSelectionWaitsForItsShelf() {
            let chosen = Chosen("x")
            let stage = Stage(size: CGSize(width: 400, height: 300), view(chosen))
            #expect(chosen.writes == [] && current(stage) == "0")
            stage.show(view(chosen, letters + [("x", "abc"), ("y", "abc"), ("z", "abc")]))
            stage.settle()
            #expect(current(stage) == "x" && chosen.writes == [])
        }

        @Test func aCancelledDragKeepsASelectionThatWaits() {
            let chosen = Chosen("x")
            let stage = Stage(size: CGSize(width: 400, height: 300), view(chosen))
            stage.press(at: CGPoint(x: 200, y: 250))
            stage.finger.drag(by: CGPoint(x: 0, y: -40), steps: 10)
            stage.device.advance(by: 0.3)
            stage.finger.up()
            stage.settle()
            #expect(chosen.writes == [] && current(stage) == "0")
            stage.show(view(chosen, letters + [("x", "abc"), ("y", "abc"), ("z", "abc")]))
            stage.settle()
            #expect(current(stage) == "x" && chosen.writes == [])
        }

        @Test(arguments: [true, false])
        func placeholdersKeepASelectionThatWaits(isAnimated: Bool) {
            let chosen = Chosen("x")
            let size = CGSize(width: 400, height: 300)
            let stage = Stage(size: size, view(chosen, [("s", "abc")]))
            stage.show(view(chosen), animated: isAnimated)
            stage.settle()
            #expect(chosen.writes == [])
            let more = letters + [("x", "abc"), ("y", "abc"), ("z", "abc")]
            stage.show(view(chosen, more), animated: isAnimated)
            stage.settle()
            #expect(current(stage) == "x" && chosen.writes == [])
        }

        @Test func aRemovedShelfIsReplacedInTheSelection() {
            let chosen = Chosen("3")
            let stage = Stage(size: CGSize(width: 400, height: 300), view(chosen))
            stage.show(view(chosen, letters.filter { $0.0 != "3" }))
            stage.settle()
            #expect(chosen.writes == ["4"])
        }

        @Test func aSelectionCanAlwaysHaveAShelf() {
            var value = "4"
            let selection = Binding<String> {
                value
            } set: { new in
                value = new
            }
            let view = ShelfView(letters).shelfSelection(selection)
            let stage = Stage(size: CGSize(width: 400, height: 300), view)
            #expect(current(stage) == "4")
            stage.swipe(CGPoint(x: 0, y: 160), from: CGPoint(x: 200, y: 60))
            #expect(value == current(stage) && value != "4")
            value = "2"
            stage.show(view)
            stage.settle()
            #expect(current(stage) == "2")
        }

        @Test func aSelectionOfAnotherTypeIsNotWritten() {
            var writes = 0
            let number = Binding<Int?> {
                nil
            } set: { _ in
                writes += 1
            }
            let stage = Stage(ShelfView(letters).shelfSelection(number))
            stage.swipe(CGPoint(x: 0, y: -400), from: CGPoint(x: 200, y: 500))
            #expect(writes == 0)
        }
    }
}
