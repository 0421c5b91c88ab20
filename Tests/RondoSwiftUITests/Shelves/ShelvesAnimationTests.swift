import RondoSwiftUI
import RondoUIKit
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Changes of shelves have the animation of the state's change.
    @Suite @MainActor struct ShelvesAnimationTests {
        private struct Rows: View {
            let letters: String

            var body: some View {
                Shelves([Shelf("1", letters), Shelf("2", "xyz")], items: \.letters) { letter in
                    Text(letter.id)
                }
                .shelfLength(100)
                .shelfItemLength(150)
            }
        }

        private func slides(_ stage: Stage<Rows>) -> [CGFloat] {
            stage.lists[0].visibleCells.map { $0.layer.addition(to: "position.x").rounded() }
        }

        @Test func cellsSlideWithinAnAnimation() {
            let stage = Stage(Rows(letters: "abc"))
            withAnimation { stage.change(to: Rows(letters: "ac")) }
            stage.device.layOut()
            #expect(slides(stage) == [0, 150, 0, 0, 0], "c comes from its old place")
            stage.passTime(0.4)
            #expect(slides(stage) == [0, 0, 0, 0, 0])
            stage.show(Rows(letters: "ab"))
            #expect(slides(stage) == [0, 0, 0, 0, 0])
        }
    }
}
