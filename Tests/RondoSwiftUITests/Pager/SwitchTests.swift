import RondoSwiftUI
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// A pager's reports of a switch in progress, and of the visible items.
    @Suite @MainActor struct SwitchTests {
        private func watched(_ names: String, _ log: Log) -> some View {
            LettersView(names).onPagerSwitchBegin(for: Letter.self) { log.add("begin \($0.id)") }
                .onPagerSwitchCancel(for: Letter.self) { log.add("cancel \($0.id)") }
                .onPagerSettle(for: Letter.self) { log.add("settle \($0.id)") }
                .onPagerItemAppear(for: Letter.self) { log.add("appear \($0.id)") }
                .onPagerItemDisappear(for: Letter.self) { log.add("disappear \($0.id)") }
        }

        @Test func aSwitchBeginsAndSettlesOrIsCancelled() {
            let log = Log()
            let stage = Stage(watched("abc", log))
            #expect(log.take() == ["settle a", "appear a"])
            stage.swipe(260)
            #expect(apart(log.take()) == ["begin a", "settle b", "appear b", "disappear a"])
            stage.press()
            stage.finger.drag(by: CGPoint(x: -60, y: 0), steps: 10)
            stage.passTime(0.2)
            stage.finger.up()
            stage.settle()
            #expect(apart(log.take()) == ["begin b", "cancel b", "appear c", "disappear c"])
        }

        /// Switches first, then visibility: their order in the last frame depends on layout passes.
        private func apart(_ reported: [String]) -> [String] {
            let isOfSight = { (entry: String) in entry.contains("appear") }
            return reported.filter { !isOfSight($0) } + reported.filter(isOfSight)
        }

        @Test func aRemovedVisibleItemDisappears() {
            let log = Log()
            let stage = Stage(watched("abc", log))
            _ = log.take()
            stage.show(watched("bc", log))
            stage.settle()
            let reported = log.take()
            #expect(reported.filter { $0.contains("appear") } == ["disappear a", "appear b"])
        }

        private struct Photo: Identifiable {
            let id: String
            var likes: Int
        }

        /// Photos that a pager shows by bindings.
        @MainActor
        private final class Album {
            var photos: [Photo]

            init(_ ids: [String]) {
                photos = ids.map { Photo(id: $0, likes: 1) }
            }

            var pager: some View {
                let bindings = photos.indices.map { index in
                    Binding {
                        self.photos[index]
                    } set: {
                        self.photos[index] = $0
                    }
                }
                return LoopPager(bindings, id: \.wrappedValue.id) { Text($0.wrappedValue.id) }
            }
        }

        @Test func aRemovedItemDisappearsWithItsLastValue() {
            let log = Log()
            func view(_ photos: [Photo]) -> some View {
                LoopPager(photos) { Text($0.id) }
                    .onPagerItemDisappear(for: Photo.self) { log.add("\($0.id) \($0.likes)") }
            }
            let other = Photo(id: "b", likes: 0)
            let stage = Stage(view([Photo(id: "a", likes: 1), other]))
            stage.show(view([Photo(id: "a", likes: 2), other]))
            stage.show(view([other]))
            stage.settle()
            #expect(log.take() == ["a 2"])
        }

        @Test func theItemsOfARemovedPagerDisappearWithTheirLastValues() {
            let log = Log()
            @ViewBuilder func view(_ photos: [Photo]) -> some View {
                if !photos.isEmpty {
                    LoopPager(photos) { Text($0.id) }
                        .onPagerItemDisappear(for: Photo.self) { log.add("\($0.id) \($0.likes)") }
                }
            }
            let stage = Stage(view([Photo(id: "a", likes: 1)]))
            stage.show(view([Photo(id: "a", likes: 2)]))
            stage.show(view([]))
            stage.passTime()
            #expect(log.take() == ["a 2"])
        }

        /// The bindings of a collection read by position.
        @Test func aRemovedItemThatIsABindingCanBeRead() {
            let log = Log()
            let album = Album(["a", "b", "c"])
            func view() -> some View {
                album.pager
                    .onPagerItemDisappear(for: Binding<Photo>.self) { photo in
                        log.add("\(photo.wrappedValue.id) \(photo.wrappedValue.likes)")
                    }
            }
            let stage = Stage(view())
            album.photos[0].likes = 2
            stage.show(view())
            album.photos.removeFirst()
            stage.show(view())
            #expect(log.take() == ["a 2"])
            stage.swipe(260)
            #expect(log.take() == ["b 1"])
            album.photos.removeLast()
            stage.show(view())
            #expect(log.take() == ["c 1"])
        }

        @Test func aSwitchIsCancelledIfAllItemsAreRemoved() {
            let log = Log()
            let stage = Stage(watched("abc", log))
            stage.press()
            stage.finger.drag(by: CGPoint(x: -110, y: 0), steps: 10)
            stage.passTime()
            #expect(log.take().contains("begin a"))
            stage.show(watched("", log))
            stage.finger.up()
            stage.settle()
            #expect(apart(log.take()) == ["cancel a", "disappear a", "disappear b"])
            stage.show(watched("xy", log))
            stage.swipe(260)
            #expect(apart(log.take()).prefix(3) == ["settle x", "begin x", "settle y"])
        }

        /// The bindings of a collection read by position.
        @Test func anItemOfACancelledSwitchThatIsABindingCanBeRead() {
            let log = Log()
            let album = Album(["a", "b"])
            func view() -> some View {
                album.pager
                    .onPagerSwitchCancel(for: Binding<Photo>.self) { photo in
                        log.add("cancel \(photo.wrappedValue.id)")
                    }
            }
            let stage = Stage(view())
            stage.press()
            stage.finger.drag(by: CGPoint(x: -60, y: 0), steps: 10)
            stage.passTime()
            album.photos = []
            stage.show(view())
            stage.finger.up()
            stage.settle()
            #expect(log.take() == ["cancel a"])
        }

        @Test func anItemVisibleTwiceAppearsOnce() {
            let log = Log()
            let stage = Stage(
                LettersView("ab").pagerItemLength(150).pagerSnap(.item)
                    .onPagerItemAppear(for: Letter.self) { log.add("appear \($0.id)") }
                    .onPagerItemDisappear(for: Letter.self) { log.add("disappear \($0.id)") }
            )
            #expect(stage.seen() == ["a@0", "b@150", "a@300"])
            #expect(log.take() == ["appear a", "appear b"])
            stage.swipe(60)
            #expect(!log.take().contains("disappear a"))
        }

        @Test func progressIsReportedInEveryFrame() {
            var reported: [(String, String, CGFloat)] = []
            let stage = Stage(
                LettersView("abc").onPagerSwitchProgress(for: Letter.self) {
                    reported.append(($0.id, $1.id, $2))
                }
            )
            stage.press()
            stage.finger.drag(by: CGPoint(x: -110, y: 0), steps: 10)
            stage.passTime()
            #expect(reported.last.map { $0 == ("a", "b", 0.25) } == true)
            stage.finger.up()
            stage.settle()
            #expect(reported.map(\.2) == reported.map(\.2).sorted(), "of one switch")
            let count = reported.count
            stage.passTime(0.5)
            #expect(reported.count == count && count > 10)
        }

        @Test func pagesReportTheSame() {
            let log = Log()
            func pages(_ names: String) -> some View {
                Pages(Letter.list(names)) { Text($0.id) }
                    .onPagerSwitchBegin(for: Letter.self) { log.add("begin \($0.id)") }
                    .onPagerSwitchCancel(for: Letter.self) { log.add("cancel \($0.id)") }
                    .onPagerItemAppear(for: Letter.self) { log.add("appear \($0.id)") }
                    .onPagerItemDisappear(for: Letter.self) { log.add("disappear \($0.id)") }
                    .onPagerSwitchProgress(for: Letter.self) { from, to, progress in
                        if progress > 0.9 { log.add("nearly \(to.id)") }
                    }
            }
            let stage = Stage(pages("abcd"))
            #expect(log.take() == ["appear a"])
            stage.swipe(260)
            var reported = log.take()
            #expect(reported.contains("nearly b"))
            reported.removeAll { $0.hasPrefix("nearly") }
            #expect(reported == ["begin a", "appear b", "disappear a"])
            stage.press()
            stage.finger.drag(by: CGPoint(x: -60, y: 0), steps: 10)
            stage.passTime(0.2)
            stage.finger.up()
            stage.settle()
            #expect(apart(log.take()) == ["begin b", "cancel b", "appear c", "disappear c"])
            UIApplication.shared.enterBackground()
            stage.passTime()
            #expect(log.take() == ["disappear b"])
        }
    }
}
