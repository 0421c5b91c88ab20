import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Fingers on both axes.
    @Suite @MainActor struct ShelvesScrollTests {
        @Test func theFirstLayoutShowsTheFirstShelves() {
            let stage = ShelvesStage()
            #expect(
                stage.seen == [
                    "A@0: A0@0 A1@100 A2@200 A3@300", "B@100: B0@0 B1@100 B2@200 B3@300",
                    "C@200: C0@0 C1@100 C2@200 C3@300",
                ]
            )
            #expect(stage.view.currentShelf?.identifier == AnyHashable("A"))
            #expect(!stage.view.isMoving && !stage.view.link.isRunning)
        }

        @Test func aDragSidewaysMovesItsShelfAlone() {
            let stage = ShelvesStage()
            stage.swipe(y: 150, dx: -160, steps: 40, holding: 0.2)
            stage.settle()
            #expect(stage.seen[1] == "B@100: B1@-50 B2@50 B3@150 B4@250 B5@350")
            #expect(stage.seen[0].hasPrefix("A@0: A0@0") && stage.seen[2].hasPrefix("C@200: C0@0"))
            #expect(stage.listOffset == 0)
        }

        @Test func aDragDownwardsMovesTheListAlone() {
            let stage = ShelvesStage()
            stage.swipe(y: 250, dy: -160, steps: 40, holding: 0.2)
            stage.settle()
            #expect(stage.seen.map { $0.prefix(6) } == ["B@-50:", "C@50: ", "D@150:", "E@250:"])
            #expect(stage.seen.allSatisfy { $0.contains("0@0") })
        }
    }
}
