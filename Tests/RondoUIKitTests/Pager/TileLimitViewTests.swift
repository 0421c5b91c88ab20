import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// A view that would show more than 10,000 items traps.
    @MainActor
    @Suite struct TileLimitViewTests {
        @Test func boundsForTooManyItemsTrap() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let stage = Stage { $0.extent = .points(1) }
                    stage.pager.frame.size.width = 1e6
                    stage.device.advance(by: 0.1)
                }
            }
        }

        @Test func aConfigurationForTooManyItemsTraps() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let stage = Stage(size: CGSize(width: 8000, height: 600))
                    stage.pager.configuration.extent = .points(0.5)
                }
            }
        }

        /// The window grows too: the safe area does not cover what is outside it.
        @Test func boundsForTooManyItemsOfAShelfTrap() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let stage = ShelvesStage { $0.shelf.ends = .loop }
                    stage.window.frame.size.width = 1e7
                    stage.view.frame = stage.window.bounds
                    stage.device.advance(by: 0.1)
                }
            }
        }
    }
}
