import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Cells with hosting controllers, and with hosting configurations.
    @Suite @MainActor struct HostingTests {
        @Test func onlyControllersAreChildrenOfThePager() {
            let controllers = Stage(LettersView("abc"))
            #expect(controllers.children > 0)
            let configurations = Stage(LettersView("abc").cellHosting(.configuration))
            #expect(configurations.children == 0)
            #expect(configurations.seen() == ["a@0"])
        }

        @Test func discardedCellsTakeTheirControllersAlong() {
            let stage = Stage(LettersView("abcdef"))
            stage.swipe(260)
            UIApplication.shared.warnOfMemory()
            let few = stage.children
            for _ in 0..<3 {
                stage.swipe(260)
                UIApplication.shared.warnOfMemory()
            }
            #expect(stage.children == few && stage.seen() == ["e@0"])
        }

        @Test func discardedRowsOfShelvesTakeTheirControllersAlong() {
            // Shelves at the end need fewer cells.
            let shelves = "abcdefghijkl".map { (String($0), $0 < "g" ? "\($0)xyz" : "\($0)") }
            let stage = Stage(ShelfView(shelves))
            func go(to shelf: String) {
                stage.lists[0].scroll(toShelf: shelf, animated: false)
                stage.passTime()
                UIApplication.shared.warnOfMemory()
            }
            go(to: "a")
            let few = stage.children
            for _ in 0..<3 {
                go(to: "l")
                go(to: "a")
            }
            #expect(stage.children == few)
            #expect(stage.items.first == "a@0,30", "\(stage.items)")
        }

        @Test(arguments: CellHosting.all)
        func stateStaysWithItsItemAndGoesWithIt(by hosting: CellHosting) {
            let stage = Stage(LettersView("abcdef").cellHosting(hosting))
            stage.tap("count a")
            stage.swipe(260)
            stage.swipe(-260)
            #expect(stage.seen() == ["a1@0"])
            for _ in 0..<3 { stage.swipe(260) }
            #expect(stage.seen() == ["d@0"])
            for _ in 0..<3 { stage.swipe(-260) }
            #expect(stage.seen() == ["a@0"], "the cell showed other items in between")
        }

        @Test(arguments: CellHosting.all)
        func theEnvironmentAndNewItemsArrive(by hosting: CellHosting) {
            var view = LettersView("abc")
            let stage = Stage(view.cellHosting(hosting))
            view.theme = "!"
            view.letters = Letter.list("xabc")
            stage.show(view.cellHosting(hosting))
            #expect(stage.seen() == ["a!@0"])
            stage.swipe(-260)
            #expect(stage.seen() == ["x!@0"])
        }

        @Test(arguments: CellHosting.all)
        func itemsAreAsLongAsTheirContent(by hosting: CellHosting) {
            let pager = LoopPager(Letter.list("abc")) { letter in
                Text(letter.id).frame(height: letter.id == "b" ? 60 : 40)
            }
            let stage = Stage(pager.pagerAxis(.vertical).pagerSizing(.lengths).cellHosting(hosting))
            #expect(stage.seen().prefix(3) == ["a@0", "b@40", "c@100"])
        }

        @Test(arguments: CellHosting.all)
        func contentHasTheGesturesMenusAndDragsOfTheAppAlone(by hosting: CellHosting) throws {
            let stage = Stage(LettersView("abc").cellHosting(hosting))
            let pager = try #require(stage.pagers.first)
            let cell = try #require(pager.visibleCells.first)
            for view in [cell] + cell.descendants {
                #expect((view.gestureRecognizers ?? []).isEmpty && view.interactions.isEmpty)
            }
            #expect(pager.interactions.isEmpty)
        }
    }
}

extension Stage {
    /// The number of hosting controllers within the pager's controller.
    fileprivate var children: Int { host.children.flatMap(\.children).count }
}
