import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The events of a diffable data source, with identifiers of the app's own type.
    @Suite @MainActor struct TypedEventTests {
        private struct Room: Hashable, Sendable, CustomStringConvertible {
            let description: String
        }

        private typealias Source = LoopPagerDiffableDataSource<Int, Room>

        private let stage = Stage(items: [])
        private let source: Source

        init() {
            source = Self.source(for: stage.pager, ["a", "b", "c"])
            stage.device.advance(by: 0.016)
            _ = stage.listener.take()
        }

        private static func source(for pager: LoopPagerView, _ names: [String]) -> Source {
            let source = Source(pager: pager) { pager, index, room in
                let cell = pager.dequeueReusableCell(withReuseIdentifier: "text", for: index)
                (cell as? TextCell)?.text = room.description
                return cell
            }
            source.apply(snapshot(names))
            return source
        }

        private static func snapshot(_ names: [String]) -> Source.Snapshot {
            var snapshot = Source.Snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems(names.map { Room(description: $0) })
            return snapshot
        }

        /// The events while something happens.
        private func events(_ body: () -> Void) -> [LoopPagerEvent<Room>] {
            var events: [LoopPagerEvent<Room>] = []
            source.onEvent = { events.append($0) }
            body()
            source.onEvent = nil
            return events
        }

        private let a = Room(description: "a")
        private let b = Room(description: "b")

        @Test func aSwitchIsReportedWithRooms() {
            let events = events {
                stage.swipe(-250)
                stage.settle()
            }
            let cells: [LoopPagerEvent<Room>] = [.willDisplay(b), .didEndDisplaying(a)]
            #expect(events.filter(cells.contains) == cells)
            #expect(
                events.filter { !cells.contains($0) } == [
                    .willBeginSwitch(from: a), .didChangeCurrent(from: a, to: b),
                    .didSettle(on: b, from: a),
                ]
            )
        }

        @Test(arguments: [TileKind.cells, .pages(keep: 2)])
        func theDelegateGetsTheSameEvents(_ tiles: TileKind) {
            stage.pager.configuration.tiles = tiles
            stage.settle()
            _ = stage.listener.take()
            let events = events {
                stage.swipe(-60, holding: 0.2)
                stage.settle()
                stage.pager.scroll(to: 2, animated: false)
                stage.settle()
                source.apply(Self.snapshot(["c", "d", "e", "f", "g", "h"]))
                stage.pager.scroll(to: 3, animated: false)
                stage.settle()
            }
            let reported = stage.listener.take()
            #expect(events.map(\.words) == reported && reported.contains("cancel a"))
            #expect(reported.contains { $0.hasPrefix("reclaim") })
        }

        @Test func eventsOfRemovedItemsNameThem() {
            let events = events {
                source.apply(Self.snapshot(["b", "c"]))
                stage.settle()
            }
            #expect(events.contains(.didSettle(on: b, from: a)) && events.contains(.didReclaim(a)))
        }

        @Test func aSourceThatWasReplacedGetsNoEvents() {
            var isCalled = false
            source.onEvent = { _ in isCalled = true }
            source.onSelect = { _ in isCalled = true }
            let other = Self.source(for: stage.pager, ["x", "y"])
            stage.device.layOut()
            isCalled = false
            stage.swipe(-250)
            stage.settle()
            tap()
            #expect(!isCalled && other.itemIdentifier(for: stage.pager.currentItem) != nil)
            #expect(stage.pager.interactions.isEmpty, "touches are no longer observed")
        }

        @Test func aTapReportsTheRoom() {
            var taps: [Room] = []
            source.onSelect = { taps.append($0) }
            tap()
            #expect(taps == [a])
            source.onSelect = nil
            tap()
            #expect(taps == [a] && stage.pager.interactions.isEmpty)
        }

        private func tap() {
            stage.press()
            stage.finger.up()
            stage.device.advance(by: 0.1)
        }

        @Test func pagesOfAContainerAreReportedToo() {
            let stage = PagesStage([])
            let pages = LoopPagerDiffableDataSource<Int, Room>(container: stage.container) {
                _,
                _,
                room in
                let page = UIViewController()
                page.title = room.description
                return page
            }
            pages.apply(Self.snapshot(["a", "b", "c"]))
            stage.device.layOut()
            var events: [LoopPagerEvent<Room>] = []
            pages.onEvent = { events.append($0) }
            stage.container.setSelected(1, animated: false)
            stage.device.layOut()
            #expect(events.contains(.didSettle(on: b, from: a)) && events.contains(.didAppear(b)))
        }
    }
}

extension LoopPagerEvent {
    /// The event as `Listener` writes it.
    var words: String {
        func name(_ item: Item?) -> String { item.map { "\($0)" } ?? "none" }
        return switch self {
        case .willBeginSwitch(let from): "begin \(name(from))"
        case .didChangeCurrent(let from, let to): "change \(name(from)) \(name(to))"
        case .didSettle(let item, let from): "settle \(name(from)) \(name(item))"
        case .didCancelSwitch(let item): "cancel \(name(item))"
        case .willDisplay(let item): "willAppear \(item)"
        case .didEndDisplaying(let item): "didDisappear \(item)"
        case .didAppear(let item): "didAppear \(item)"
        case .willDisappear(let item): "willDisappear \(item)"
        case .didReclaim(let item): "reclaim \(item)"
        }
    }
}
