import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Shelves with reused rows and cells.
    @Suite @MainActor struct ShelvesCaseTests {
        @Test("Collection-View-in-a-Table-View-Cell#1: every cell shows an item of its own shelf")
        func ofItsOwnShelf() {
            let stage = ShelvesStage(20)
            for distance in [-280.0, -280, -280, -280, 280, 280, 280, 280] {
                stage.swipe(y: distance < 0 ? 290 : 10, dy: distance, steps: 12)
                stage.device.advance(by: 0.2)
                #expect(stage.seen.count >= 3)
                for shelf in stage.seen {
                    let name = shelf.prefix(1)
                    let cells = shelf.split(separator: " ").dropFirst()
                    #expect(cells.count >= 4 && cells.allSatisfy { $0.hasPrefix(name) }, "\(shelf)")
                }
            }
            stage.settle()
        }

        @Test("Collection-View-in-a-Table-View-Cell#48: shelves with an inset start after it")
        func shelvesStartAfterTheirInset() {
            let stage = ShelvesStage(20)
            stage.view.contentInset = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24)
            stage.device.layOut()
            stage.view.scroll(toItem: "A6", onShelf: "A", animated: false)
            stage.view.scroll(toShelf: "J", animated: false)
            stage.device.layOut()
            for name in ["J", "K", "L"] {
                #expect(stage.seen.contains { $0.contains(": \(name)0@24 \(name)1@124") })
            }
        }
    }
}
