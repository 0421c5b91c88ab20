import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The position of a pager between two items, and times in seconds.
    @Suite @MainActor struct SwitchTests {
        @Test func aSwitchReportsItsProgress() throws {
            let stage = Stage()
            #expect(stage.pager.transition == nil && stage.pager.position == 0)
            stage.press()
            stage.drag(-110)
            let transition = try #require(stage.pager.transition)
            #expect(transition.from.index == 0 && transition.to.index == 1)
            #expect(transition.progress == 0.25 && stage.pager.position == 0.25)
            stage.drag(200)
            #expect(stage.pager.transition?.to.index == 2 && stage.pager.position == 2.75)
            stage.finger.up()
            stage.settle()
            #expect(stage.pager.transition == nil)
        }

        @Test func timesAreInSeconds() {
            #expect(AutoAdvance.every(5) == AutoAdvance(interval: 5000, duration: 400))
            #expect(AutoAdvance.every(.seconds(5)) == .every(5))
            #expect(
                AutoAdvance.every(.milliseconds(1500), duration: .milliseconds(250))
                    == .every(1.5, duration: 0.25)
            )
            #expect(AutoAdvance.every(0.2) == AutoAdvance(interval: 200, duration: 200))
            #expect(
                AutoAdvance.every(2, duration: 1) == AutoAdvance(interval: 2000, duration: 1000)
            )
        }
    }
}
