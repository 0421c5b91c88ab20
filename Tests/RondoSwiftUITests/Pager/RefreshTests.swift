import RondoSwiftUI
import RondoTestSupport
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Content that is refreshed by pulling it down.
    @Suite @MainActor struct RefreshTests {
        @MainActor
        private final class Server {
            private(set) var asked = 0
            var isDone = false

            func refresh() async {
                asked += 1
                while !isDone { await Task.yield() }
            }
        }

        private func stage(_ server: Server, ends: PinnedEnds) -> Stage<some View> {
            Stage(
                LettersView("abc").pagerAxis(.vertical).pagerPinned(ends)
                    .refreshable { await server.refresh() }
            )
        }

        @Test func aPullRefreshesOnce() async {
            let server = Server()
            let stage = stage(server, ends: .start)
            stage.swipe(CGPoint(x: 0, y: 300))
            await eventually { server.asked == 1 }
            stage.settle()
            #expect(stage.seen() == ["a@60"])
            server.isDone = true
            await eventually {
                stage.passTime()
                return stage.seen() == ["a@0"]
            }
            #expect(server.asked == 1)
        }

        @Test func anOpenStartHasNoRefreshControl() {
            let stage = stage(Server(), ends: .end)
            #expect(stage.pagers[0].scrollView.refreshControl == nil)
        }

        @Test func anAppsOwnRefreshControlStays() {
            let stage = Stage(LettersView("abc").pagerAxis(.vertical).pagerPinned(.start))
            let control = UIRefreshControl(frame: .zero)
            stage.pagers[0].scrollView.refreshControl = control
            stage.show(LettersView("abcd").pagerAxis(.vertical).pagerPinned(.start))
            #expect(stage.pagers[0].scrollView.refreshControl === control)
        }
    }
}
