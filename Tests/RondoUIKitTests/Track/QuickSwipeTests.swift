import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Quick swipes, each of them by a page.
    @Suite @MainActor struct QuickSwipeTests {
        /// Pages edge to edge, which the scroll view turns, and pages with gaps, which the pager
        /// turns.
        nonisolated static let spacings: [Points] = [0, 10]
        private let items = (0..<9).map { "\($0)" }

        private func stage(spacing: Points, ends: Ends = .loop) -> Stage {
            Stage(items: items) {
                $0.spacing = spacing
                $0.ends = ends
            }
        }

        /// A finger moves 60 points in 32 milliseconds, towards later items or back, every 80.
        private func swipe(_ stage: Stage, _ sign: Double = 1) {
            stage.swipe(-60 * sign, steps: 4)
            stage.device.advance(by: 0.048)
        }

        @Test(arguments: spacings, [1.0, -1])
        func eachSwipeTurnsAPage(spacing: Points, sign: Double) {
            for swipes in [1, 2, 3, 5] {
                let stage = stage(spacing: spacing)
                for _ in 0..<swipes { swipe(stage, sign) }
                stage.settle()
                #expect(stage.currentID == "\(sign > 0 ? swipes : 9 - swipes)")
                #expect(stage.pager.offsetFromCurrentItem == 0)
            }
        }

        /// Swipes in both directions with the simulated finger end on the same page as the
        /// engine's.
        @Test(arguments: spacings)
        func swipesEndOnTheSamePageAsTheEngines(spacing: Points) {
            for signs in 0..<32 {
                let stage = stage(spacing: spacing)
                var configuration = stage.pager.configuration
                configuration.viewport = 400
                var engine = Scroller(configuration, items: Items(count: items.count))
                for swipe in 0..<5 {
                    let sign: Double = signs & (1 << swipe) == 0 ? 1 : -1
                    self.swipe(stage, sign)
                    let time = 10 + 80 * Double(swipe)
                    engine.press(x: 200, y: 0, at: time)
                    for step in 1...4 {
                        let number = Double(step)
                        engine.move(x: 200 - 15 * sign * number, y: 0, at: time + 8 * number)
                    }
                    engine.release(x: 200 - 60 * sign, y: 0, at: time + 32)
                }
                stage.settle()
                _ = engine.frame(at: 10_000)
                #expect(stage.currentID == engine.settledItem.map { "\($0.value)" }, "\(signs)")
            }
        }

        @Test(arguments: spacings)
        func swipesStopAtAPinnedEnd(spacing: Points) {
            let stage = stage(spacing: spacing, ends: .list)
            for _ in 0..<12 { swipe(stage) }
            stage.settle()
            #expect(stage.seen == ["8@0"])
        }

        @Test(arguments: spacings)
        func aSwipeDuringAnAnimatedScrollCountsFromItsTarget(spacing: Points) {
            let stage = stage(spacing: spacing)
            stage.pager.scrollToNext()
            stage.device.advance(by: 0.08)
            swipe(stage)
            stage.settle()
            #expect(stage.seen == ["2@0"])
        }

        @Test(arguments: spacings)
        func aSlowDragOfCaughtContentGoesToTheNearerPage(spacing: Points) {
            let stage = stage(spacing: spacing)
            swipe(stage)
            stage.swipe(-15, steps: 4, holding: 0.3)
            stage.settle()
            #expect(stage.seen == ["0@0"])
        }

        @Test(arguments: spacings)
        func aSwipeAfterRestCountsFromThere(spacing: Points) {
            let stage = stage(spacing: spacing)
            for _ in 0..<3 {
                swipe(stage)
                stage.settle()
                #expect(stage.pager.track.isPagingEnabled == (spacing == 0))
            }
            #expect(stage.seen == ["3@0"])
        }

        @Test func eachSwipeOnAShelfTurnsAPage() {
            let stage = ShelvesStage {
                $0.shelf.extent = .viewport
                $0.shelf.snap = .page
            }
            for _ in 0..<3 {
                stage.swipe(y: 150, dx: -60, steps: 4)
                stage.device.advance(by: 0.048)
            }
            stage.settle()
            #expect(stage.offset("B") == 1200 && stage.offset("A") == 0)
        }

        @Test func eachSwipeOnTheListTurnsAShelf() {
            let stage = ShelvesStage {
                $0.list.extent = .viewport
                $0.list.snap = .page
            }
            for _ in 0..<3 {
                stage.swipe(y: 150, dy: -60, steps: 4)
                stage.device.advance(by: 0.048)
            }
            stage.settle()
            #expect(stage.listOffset == 900)
        }
    }
}
