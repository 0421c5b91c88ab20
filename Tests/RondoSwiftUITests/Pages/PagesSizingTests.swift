import RondoSwiftUI
import RondoUIKit
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// The content of pages decides how high they are.
    @Suite @MainActor struct PagesSizingTests {
        private struct Tabs: View {
            var heights: [String: CGFloat]
            var sizing: LoopPagerSizing

            var body: some View {
                Pages(Letter.list("abc")) { letter in
                    Text(letter.id).frame(height: heights[letter.id] ?? 100)
                }
                .sizing(sizing)
            }
        }

        private func height(_ stage: Stage<Tabs>) -> CGFloat { stage.pagers[0].frame.height }

        @Test func pagesAreAsHighAsTheTallest() {
            let stage = Stage(Tabs(heights: ["a": 80, "b": 130], sizing: .tallest))
            stage.passTime()
            #expect(height(stage) == 130 && stage.seen() == ["a@0"])
            stage.show(Tabs(heights: ["a": 80, "b": 70, "c": 60], sizing: .tallest))
            stage.passTime()
            #expect(height(stage) == 80, "measured again")
            stage.show(Tabs(heights: [:], sizing: .fixed))
            stage.passTime()
            #expect(height(stage) == 600)
        }

        @Test func pagesGoWithTheCurrentOne() {
            let stage = Stage(Tabs(heights: ["a": 80, "b": 160], sizing: .current))
            stage.passTime()
            #expect(height(stage) == 80)
            stage.press(at: CGPoint(x: 300, y: 40))
            stage.finger.drag(by: CGPoint(x: -210, y: 0), steps: 10)
            stage.passTime()
            #expect(height(stage) == 120, "half-way")
            stage.finger.up()
            stage.settle()
            #expect([80, 160].contains(height(stage)))
        }
    }
}
