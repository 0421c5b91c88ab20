import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Data sources, cells and delegates that change shelves when they are called.
    @Suite @MainActor struct NestedShelvesTests {
        @Test func aMeasuredCellCanRemoveItsShelf() {
            let stage = ShelvesStage(3)
            stage.view.register(ActingCell.self, forCellWithReuseIdentifier: "film")
            ActingCell.onCall = { [unowned stage] call, _ in
                guard call == .measure else { return }
                ActingCell.onCall = nil
                stage.source.apply(Array(stage.source.shelves.dropFirst()))
            }
            stage.view.reloadData()
            stage.view.hasSelfSizingItems = true
            stage.device.layOut()
            #expect(stage.view.visibleShelves.map(\.identifier) == ["B", "C"])
            stage.checkPlaces()
        }
    }
}
