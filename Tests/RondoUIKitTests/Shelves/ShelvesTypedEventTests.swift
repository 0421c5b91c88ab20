import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The events of a diffable data source of shelves, with identifiers of the app's own types.
    @Suite @MainActor struct ShelvesTypedEventTests {
        private typealias Event = ShelvesEvent<String, String>

        private let stage = ShelvesStage(4, items: 5) { $0.list.overscan = 0 }

        /// The events while something happens.
        private func events(_ body: () -> Void) -> [Event] {
            var events: [Event] = []
            stage.source.onEvent = { events.append($0) }
            body()
            stage.source.onEvent = nil
            return events
        }

        @Test func switchesOfListAndShelvesAreToldApart() {
            let events = events {
                stage.view.scroll(toShelf: "B", animated: false)
                stage.view.scroll(toItem: "B1", onShelf: "B", animated: false)
                stage.settle()
            }
            #expect(events.contains(.list(.didSettle(on: "B", from: "A"))))
            #expect(events.contains(.list(.didEndDisplaying("A"))))
            #expect(events.contains(.shelf("B", .didSettle(on: "B1", from: "B0"))))
            #expect(events.contains(.shelf("A", .didReclaim("A0"))))
        }

        @Test func theDelegateGetsTheSameEvents() {
            let events = events {
                stage.swipe(y: 50, dx: -60, holding: 0.2)
                stage.settle()
                stage.swipe(y: 150, dx: -140)
                stage.settle()
                stage.swipe(y: 150, dy: -160)
                stage.settle()
            }
            let reported = stage.listener.take()
            #expect(events.compactMap(\.words) == reported && reported.contains("cancel A: A0"))
            #expect(reported.contains { $0.hasPrefix("settle list:") })
        }

        @Test func aFooterHasNoIdentifier() async {
            stage.source.footerProvider = { _, _, _ in UIView() }
            let events = events {
                stage.view.scroll(toShelf: "D", animated: false)
                stage.settle()
                let last = stage.view.numberOfShelves - 1
                #expect(last == 4)
                let footer = stage.source.shelfIdentifiers(in: stage.view)[last]
                stage.view.scroll(toShelf: footer, animated: false)
                stage.settle()
            }
            for case .list(let event) in events {
                if case .willDisplay(let shelf) = event { #expect("ABCD".contains(shelf)) }
            }
        }

        @Test func aTapReportsItemAndShelf() {
            var taps: [String] = []
            stage.source.onSelect = { taps.append("\($0) on \($1)") }
            tap()
            #expect(taps == ["B1 on B"])
            stage.source.onSelect = nil
            tap()
            #expect(taps == ["B1 on B"] && stage.view.interactions.isEmpty)
        }

        private func tap() {
            stage.press(x: 150, y: 150)
            stage.finger.up()
            stage.device.advance(by: 0.1)
        }
    }
}

extension ShelvesEvent where ShelfID == String, ItemID == String {
    /// The event as `ShelvesListener` writes it; nil for one that only data sources get.
    fileprivate var words: String? {
        switch self {
        case .list(.willDisplay(let shelf)): return "willDisplay list: \(shelf)"
        case .list(.didEndDisplaying(let shelf)): return "didEndDisplaying list: \(shelf)"
        case .list(.didReclaim): return nil
        case .list(let event): return event.words(on: "list")
        case .shelf(let shelf, let event): return event.words(on: shelf)
        }
    }
}

extension LoopPagerEvent {
    fileprivate func words(on shelf: String) -> String {
        var parts = words.split(separator: " ").map(String.init)
        parts.insert("\(shelf):", at: 1)
        return parts.joined(separator: " ")
    }
}
