import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Times of a configuration in seconds.
    @Suite @MainActor struct SecondsTests {
        @Test func anAnimatedScrollTakesItsSeconds() {
            let stage = Stage(items: ["a", "b", "c"])
            #expect(stage.pager.configuration.physics.scrollAnimationDuration == 0.3)
            stage.pager.configuration.physics.scrollAnimationDuration = 2
            stage.pager.scroll(to: 1)
            stage.device.advance(by: 1.9)
            #expect(stage.pager.phase == .animating)
            stage.device.advance(by: 0.2)
            #expect(stage.pager.phase == .idle && stage.currentID == "b")
        }

        @Test func theLimitsOfLoadingAreInSeconds() {
            var loading = ItemLoader.Rules()
            #expect(loading.requestInterval == 0.1 && loading.cancellationDelay == 0.5)
            loading.requestInterval = 0.25
            loading.cancellationDelay = 2
            #expect(loading.spacing == 250 && loading.patience == 2000)
        }
    }
}
