import RondoSwiftUI
import RondoTestSupport
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Modifiers of shelves on the shelves, after others, and around a screen; a value further
    /// outside has no effect.
    @Suite @MainActor struct ShelvesOrderTests {
        private static let rows = (0..<10).map { Shelf("\($0)", "abcdefghij") }

        private var shelves: some View {
            Shelves(Self.rows, items: \.letters) { letter in
                Text(letter.id)
            } header: { shelf in
                Text("shelf \(shelf.id)")
            }
        }

        private func stage(
            _ place: Place,
            other: (AnyView) -> any View = { $0 },
            _ change: (AnyView) -> any View
        ) -> Stage<AnyView> {
            Stage(
                size: CGSize(width: 420, height: 620),
                place.screen(shelves, other: other) {
                    AnyView(change(AnyView($0.shelfLength(250).shelfItemLength(250))))
                }
            )
        }

        @Test(arguments: Place.allCases)
        func layoutAppliesAnywhere(place: Place) {
            let stage = stage(place) {
                $0.shelfSpacing(99).shelfItemSpacing(99).shelfHeaderLength(99)
                    .shelvesConfiguration { $0.shelf.alignment = .end }
            } _: {
                $0.shelfSpacing(50).shelfItemSpacing(20).shelfHeaderLength(30)
                    .shelvesConfiguration { $0.shelf.alignment = .start }
            }
            #expect(stage.items == ["a@10,40", "b@280,40", "a@10,340", "b@280,340"])
        }

        @Test(arguments: Place.allCases)
        func snappingOfItemsAppliesAnywhere(place: Place) {
            let stage = stage(place) {
                $0.shelfItemSnap(.none)
            } _: {
                $0.shelfItemSnap(.page)
            }
            stage.swipe(CGPoint(x: -260, y: 0), from: CGPoint(x: 350, y: 60))
            #expect(stage.items.first == "b@10,10")
        }

        @Test(arguments: Place.allCases)
        func snappingOfTheListAppliesAnywhere(place: Place) {
            let stage = stage(place) {
                $0.shelfSnap(.none)
            } _: {
                $0.shelfSnap(.page)
            }
            stage.swipe(CGPoint(x: 0, y: -120), from: CGPoint(x: 200, y: 400))
            #expect(stage.items.first == "a@10,10")
        }

        @Test(arguments: Place.allCases)
        func optionsOfAShelfApplyAnywhere(place: Place) {
            func options(_ height: CGFloat) -> ShelfOptions {
                var options = ShelfOptions()
                options.height = .points(height)
                return options
            }
            let stage = stage(place) {
                $0.shelfOptions(for: Shelf.self) { _ in options(50) }
            } _: {
                $0.shelfOptions(for: Shelf.self) { options($0.id == "0" ? 400 : 300) }
            }
            #expect(stage.items.first == "a@10,10" && stage.items.last == "b@260,410")
        }

        @Test(arguments: Place.allCases)
        func aFilterAppliesAnywhere(place: Place) {
            let stage = stage(place) {
                $0.shelfItemFilter(for: Letter.self) { $0.id != "a" }
            } _: {
                $0.shelfItemFilter(for: Letter.self) { !"bd".contains($0.id) }
                    .shelfItemFilter(for: String.self) { _ in false }
            }
            #expect(stage.items.prefix(2) == ["a@10,10", "c@260,10"])
        }

        @Test(arguments: Place.allCases)
        func aFooterIsShownAnywhere(place: Place) throws {
            let proxy = ShelvesProxy()
            let stage = stage(place) {
                $0.shelvesFooter(length: 90) { Text("outer") }
            } _: {
                $0.shelvesFooter(length: 60) { Text("the end") }.shelvesProxy(proxy)
            }
            proxy.scroll(toShelf: "9", animated: false)
            stage.settle()
            #expect(stage.page(showing: "the end")?.bounds.height == 60)
        }

        @Test(arguments: Place.allCases)
        func fingersAreDisabledAnywhere(place: Place) {
            let stage = stage(place) {
                $0.shelvesScrollDisabled(false)
            } _: {
                $0.shelvesScrollDisabled(true)
            }
            stage.swipe(CGPoint(x: -160, y: 0), from: CGPoint(x: 200, y: 60))
            stage.swipe(CGPoint(x: 0, y: -400), from: CGPoint(x: 200, y: 500))
            #expect(stage.items.first == "a@10,10")
        }

        @Test(arguments: Place.allCases)
        func theStatusBarIsIgnoredAnywhere(place: Place) {
            let proxy = ShelvesProxy()
            let stage = stage(place) {
                $0.shelvesScrollsToTop(true)
            } _: {
                $0.shelvesScrollsToTop(false).shelvesProxy(proxy)
            }
            proxy.scroll(toShelf: "5", animated: false)
            stage.passTime()
            let before = stage.items
            stage.window.tapStatusBar()
            stage.settle()
            #expect(stage.items == before)
        }

        @Test(arguments: Place.allCases)
        func textsForVoiceOverAreReadAnywhere(place: Place) {
            let stage = stage(place) {
                $0.shelfDescription { "\($0), \($1)" }.shelfItemDescription { "\($0), \($1)" }
            } _: {
                $0.shelfDescription { "row \($0) of \($1)" }
                    .shelfItemDescription { "letter \($0) of \($1)" }
            }
            #expect(stage.voiceOverScrolls(.left, on: "b"))
            #expect(stage.voiceOverScrolls(.down, on: "b"))
            #expect(stage.said.first??.hasPrefix("letter ") == true)
            #expect(stage.said.last??.hasPrefix("row ") == true)
        }

        @Test(arguments: Place.allCases)
        func eventsAreReportedAnywhere(place: Place) {
            let log = Log()
            let (id, proxy) = (String.self, ShelvesProxy())
            let stage = stage(place) {
                $0.onShelfSettle(for: id) { log.add("outer \($0)") }
            } _: {
                $0.onShelfSettle(for: id) { log.add("settle \($0)") }
                    .onShelfAppear(for: id) { log.add("appear \($0)") }
                    .onShelfDisappear(for: id) { log.add("disappear \($0)") }
                    .onShelfSwitchBegin(for: id) { log.add("begin \($0)") }
                    .onShelvesReachEnd(within: 3) { log.add("end") }
                    .onShelfSettle(for: Int.self) { log.add("number \($0)") }
                    .shelvesProxy(proxy)
            }
            #expect(
                log.take().sorted() == [
                    "appear 0", "appear 1", "appear 2", "outer 0", "settle 0",
                ]
            )
            proxy.scroll(toShelf: "6")
            stage.settle()
            let reported = log.take()
            #expect(reported.first == "begin 0" && reported.contains("disappear 0"))
            #expect(reported.contains("end"))
            let settles = reported.filter { $0.hasPrefix("settle") || $0.hasPrefix("outer") }
            #expect(settles == ["settle 6", "outer 6"])
        }

        @Test(arguments: Place.allCases)
        func eventsOfItemsAreReportedAnywhere(place: Place) {
            let log = Log()
            let id = String.self
            let stage = stage(place) {
                $0.onShelfItemSettle(for: id, on: id) { log.add("settle \($0) on \($1)") }
                    .onShelfItemAppear(for: id, on: id) { log.add("appear \($0) on \($1)") }
                    .onShelfItemDisappear(for: id, on: id) { log.add("disappear \($0) on \($1)") }
                    .onShelfItemSwitchBegin(for: id, on: id) { log.add("begin \($0) on \($1)") }
                    .onShelfItemAppear(for: Int.self, on: id) { log.add("number \($0) on \($1)") }
                    .shelfItemSnap(.page)
            }
            let first = log.take()
            #expect(first.contains("appear b on 1") && !first.contains { $0.hasPrefix("number") })
            stage.swipe(CGPoint(x: -260, y: 0), from: CGPoint(x: 350, y: 60))
            let reported = log.take()
            #expect(reported.first == "begin a on 0" && reported.contains("settle b on 0"))
            #expect(reported.contains("disappear a on 0"))
        }

        @Test func modifiersDoNotReachShelvesWithinItems() {
            let log = Log()
            let stage = Stage(
                Shelves(Self.rows, items: \.letters) { _ in
                    Shelves([Shelf("inner", "xyz")], items: \.letters) { Text($0.id) }
                }
                .shelfLength(300)
                .shelfItemLength(390)
                .onShelfSettle(for: String.self) { log.add($0) }
            )
            #expect(log.take() == ["0"])
            let inner = stage.lists.dropFirst().map(\.configuration.shelf.extent)
            #expect(!inner.isEmpty && !inner.contains(.points(390)))
        }

        @Test func aLoaderLoadsForShelvesOfItsType() async {
            let loader = PagerLoader<Shelf, Int>(from: 1) { cursor in
                LoopPagerPage(items: [Shelf("loaded", "xy")], next: nil)
            }
            let stage = Stage(LoadedView(loader: loader).padding(10).shelvesLoader(loader))
            await eventually {
                stage.passTime()
                return stage.items == ["x@10,10", "y@110,10"]
            }
            #expect(stage.items == ["x@10,10", "y@110,10"])
        }

        private struct LoadedView: View {
            @ObservedObject var loader: PagerLoader<Shelf, Int>

            var body: some View {
                Shelves(loader.items, items: \.letters) { Text($0.id) }
                    .shelfLength(100)
                    .shelfItemLength(100)
            }
        }
    }
}
