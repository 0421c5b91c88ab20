import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Random touches, scrolls, changes, coverings and returns: appearance and containment stay
    /// balanced.
    @Suite @MainActor struct RandomPagesTests {
        @Test(arguments: 0..<40)
        func appearanceAndContainmentStayBalanced(run: UInt64) {
            let seed = Settings.seed &+ run
            var random = SeededGenerator(seed: seed)
            let player = PagesPlayer(&random)
            for _ in 0..<60 {
                player.act(&random)
                player.check()
                if !player.violations.isEmpty { break }
            }
            player.finish()
            #expect(player.violations.isEmpty, "seed \(seed): \(player.report)")
        }
    }
}
