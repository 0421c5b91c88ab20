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

        @Test func contentThatFitsCanBePulled() async {
            let server = Server()
            let stage = Stage(
                LettersView("a").pagerAxis(.vertical).pagerPinned(.both)
                    .refreshable { await server.refresh() }
            )
            stage.swipe(CGPoint(x: 0, y: 300))
            await eventually { server.asked == 1 }
            stage.settle()
            #expect(stage.seen() == ["a@60"])
        }

        @Test func withoutAnActionTheScrollViewBouncesAsBefore() {
            let stage = Stage(RefreshView())
            for bounces in [false, true] {
                stage.pagers[0].scrollView.alwaysBounceVertical = bounces
                stage.tap("switch")
                #expect(stage.pagers[0].scrollView.refreshControl != nil)
                #expect(stage.pagers[0].scrollView.alwaysBounceVertical)
                stage.tap("switch")
                #expect(stage.pagers[0].scrollView.refreshControl == nil)
                #expect(stage.pagers[0].scrollView.alwaysBounceVertical == bounces)
            }
        }

        /// A pager whose start is pinned, and so can be refreshed, after each second tap.
        private struct RefreshView: View {
            @State private var isPinned = false

            var body: some View {
                LettersView("abc").pagerAxis(.vertical).pagerPinned(isPinned ? .start : .end)
                    .refreshable {}
                Button("switch") { isPinned.toggle() }
            }
        }

        @Test func shelvesAreRefreshed() async {
            let server = Server()
            let stage = Stage(
                ShelfView([("1", "ab"), ("2", "cd")]).refreshable {
                    await server.refresh()
                }
            )
            stage.swipe(CGPoint(x: 0, y: 280), from: CGPoint(x: 200, y: 100))
            await eventually { server.asked == 1 }
            stage.settle()
            #expect(stage.items.first == "a@0,90", "below the control and the header")
            server.isDone = true
            await eventually {
                stage.passTime()
                return stage.items.first == "a@0,30"
            }
            #expect(stage.items.first == "a@0,30" && server.asked == 1)
        }

        @Test func theMacIdiomHasNoRefreshControl() {
            Simulation.reset()
            let view = LettersView("abc").pagerAxis(.vertical).pagerPinned(.start).refreshable {}
            let stage = Stage(EmptyView())
            stage.device.setUserInterfaceIdiom(.mac)
            let pager = UIHostingController(rootView: view)
            stage.window.rootViewController = pager
            stage.passTime()
            #expect(stage.pagers[0].scrollView.refreshControl == nil)
            #expect(!stage.pagers[0].scrollView.alwaysBounceVertical)
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
