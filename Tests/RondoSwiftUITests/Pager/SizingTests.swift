import RondoSwiftUI
import RondoUIKit
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Pagers, pages and items that fit their content.
    @Suite @MainActor struct SizingTests {
        private struct FeedView: View {
            var heights: [String: CGFloat]
            var sizing: LoopPagerSizing
            var axis = Axis.horizontal

            var arePages = false

            @ViewBuilder var body: some View {
                if arePages {
                    Pages(Letter.list("abc")) { letter in
                        Text(letter.id).frame(height: heights[letter.id] ?? 100)
                    }
                    .pagerSizing(sizing)
                } else {
                    pager
                }
            }

            private var pager: some View {
                LoopPager(Letter.list("abc")) { letter in
                    Text(letter.id).frame(height: heights[letter.id] ?? 100)
                }
                .pagerAxis(axis)
                .pagerItemLength(axis == .vertical ? 90 : nil)
                .pagerSizing(sizing)
            }
        }

        private func feed(
            _ heights: [String: CGFloat],
            _ sizing: LoopPagerSizing,
            _ arePages: Bool
        ) -> FeedView {
            FeedView(heights: heights, sizing: sizing, arePages: arePages)
        }

        private func height(_ stage: Stage<FeedView>) -> CGFloat { stage.pagers[0].frame.height }

        @Test(arguments: [false, true])
        func aPagerIsAsHighAsItsTallestPage(arePages: Bool) {
            let stage = Stage(feed(["a": 80, "b": 130], .tallest, arePages))
            stage.passTime()
            #expect(height(stage) == 130 && stage.seen() == ["a@0"])
            stage.show(feed(["a": 80, "b": 70, "c": 60], .tallest, arePages))
            stage.passTime()
            #expect(height(stage) == 80, "measured again")
            stage.show(feed([:], .fixed, arePages))
            stage.passTime()
            #expect(height(stage) == 600)
        }

        @Test(arguments: [false, true])
        func aPagerFollowsTheHeightOfItsCurrentPage(arePages: Bool) {
            let stage = Stage(feed(["a": 80, "b": 160], .current, arePages))
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

        @Test func itemsAreAsLongAtTheEdgesOfTheScreen() {
            let view = FeedView(heights: [:], sizing: .lengths, axis: .vertical)
            let stage = Stage(view)
            stage.window.setSafeAreaInsets(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            let heights: [String: CGFloat] = ["a": 150, "b": 430, "c": 90]
            stage.show(FeedView(heights: heights, sizing: .lengths, axis: .vertical))
            #expect(stage.seen() == ["a@0", "b@150", "c@580"])
        }

        @Test func itemsAreAsLongAsTheirContent() {
            let heights: [String: CGFloat] = ["a": 150, "b": 40]
            let stage = Stage(FeedView(heights: heights, sizing: .lengths, axis: .vertical))
            #expect(stage.seen().prefix(3) == ["a@0", "b@150", "c@190"])
            #expect(height(stage) == 600)
        }
    }
}
