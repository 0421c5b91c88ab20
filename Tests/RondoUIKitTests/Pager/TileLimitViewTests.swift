import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// No view shows more than 10,000 items at once: it traps, and says so.
    @MainActor
    @Suite struct TileLimitViewTests {
        @Test func boundsForTooManyItemsAreRefused() async throws {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    let stage = Stage { $0.extent = .points(1) }
                    stage.pager.frame.size.width = 1e6
                    stage.pager.layoutIfNeeded()
                }
            }
            #expect(
                try message(#require(result)).contains(
                    "LoopPagerView: tiles is 1000001.0, must be 10000"
                )
            )
        }

        @Test func aConfigurationForTooManyItemsIsRefused() async throws {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    let stage = Stage(size: CGSize(width: 8000, height: 600))
                    stage.pager.configuration.extent = .points(0.5)
                }
            }
            #expect(
                try message(#require(result)).contains("tiles is 16001.0, must be 10000 or fewer")
            )
        }

        @Test func boundsForTooManyShelvesAreRefused() async throws {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    let stage = ShelvesStage { $0.shelf.ends = .loop }
                    stage.view.frame.size.width = 1e7
                    stage.view.layoutIfNeeded()
                }
            }
            #expect(
                try message(#require(result)).contains("ShelvesView: tiles of shelf 0 is 100001.0")
            )
        }

        private func message(_ result: ExitTest.Result) -> String {
            String(decoding: result.standardErrorContent, as: UTF8.self)
        }
    }
}
