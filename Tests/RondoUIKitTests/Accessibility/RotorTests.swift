import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// VoiceOver's rotors, which go from item to item, whatever elements the items contain.
    @Suite @MainActor struct RotorTests {
        @Test func aRotorGoesFromPageToPageAndAroundALoop() {
            let stage = Stage(items: ["a", "b", "c", "d"])
            let reader = stage.reader()
            #expect(reader.next())
            #expect(read(reader, 5) { reader.turn("Pages") } == ["b", "c", "d", "a", "b"])
            #expect(read(reader, 3) { reader.turn("Pages", .previous) } == ["a", "d", "c"])
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func aRotorEndsAtPinnedEnds() {
            let stage = Stage(items: ["a", "b", "c"]) { $0.ends = .list }
            let reader = stage.reader()
            #expect(reader.next())
            #expect(!reader.turn("Pages", .previous))
            #expect(read(reader) { reader.turn("Pages") } == ["b", "c"])
            #expect(read(reader) { reader.turn("Pages", .previous) } == ["b", "a"])
        }

        @Test func aRotorReachesItemsThatHaveNoCells() {
            let names = (0..<40).map { "\($0)" }
            let stage = Stage(items: names) {
                $0.ends = .list
                $0.extent = .points(150)
            }
            let reader = stage.reader()
            #expect(reader.next())
            #expect(read(reader) { reader.turn("Pages") } == Array(names.dropFirst()))
        }

        @Test func aRotorSkipsTheOtherElementsOfAPage() {
            let stage = Stage(items: ["a", "b", "c"])
            stage.pager.register(TwoPartCell.self, forCellWithReuseIdentifier: "text")
            stage.pager.reloadData()
            stage.device.layOut()
            let reader = AssistiveTechnology(in: stage.window)
            #expect(reader.next() && reader.next())
            #expect(reader.turn("Pages"))
            let cell = stage.pager.visibleCells.first as? TwoPartCell
            #expect(cell?.text == "b" && reader.focus === cell?.title)
        }

        @Test func aRotorGoesThroughHostedContent() {
            let stage = Stage(items: ["a", "b", "c"])
            stage.pager.register(HostedCell.self, forCellWithReuseIdentifier: "text")
            stage.pager.reloadData()
            stage.device.layOut()
            let reader = AssistiveTechnology(in: stage.window)
            let first = stage.pager.visibleCells.first as? HostedCell
            reader.focus(on: first?.node ?? AccessibleObject())
            var visited: [String?] = []
            for _ in 0..<3 where reader.turn("Pages") {
                visited.append(reader.element?.accessibilityLabel)
            }
            #expect(visited == ["b", "c", "a"])
        }

        @Test func theRotorOfShelvesGoesThroughAllHeaders() {
            let stage = shelves()
            stage.view.headerHeight = 20
            stage.source.headerProvider = { view, _, id in
                let header = view.dequeueReusableCell(withReuseIdentifier: "film")
                (header as? TextCell)?.text = id
                return header
            }
            stage.view.reloadData()
            stage.device.layOut()
            let reader = AssistiveTechnology(in: stage.window)
            #expect(reader.next())
            let ids = stage.source.shelves.map(\.id)
            #expect(read(reader) { reader.turn("Shelves") } == Array(ids.dropFirst()))
            #expect(read(reader) { reader.turn("Shelves", .previous) } == ids.dropLast().reversed())
        }

        @Test func withoutAHeaderAShelfIsEnteredAtItsCurrentItem() {
            let stage = shelves()
            let shelves = stage.source.shelves
            let fourth = shelves[1].items[3]
            stage.view.scroll(toItem: fourth, onShelf: shelves[1].id, animated: false)
            stage.device.layOut()
            let reader = AssistiveTechnology(in: stage.window)
            #expect(reader.next())
            let visited = read(reader, 2) { reader.turn("Shelves") }
            #expect(visited == [fourth, shelves[2].items[0]])
        }

        @Test func theRotorOfItemsStaysOnItsShelf() {
            let stage = shelves()
            let reader = AssistiveTechnology(in: stage.window)
            #expect(reader.next())
            let items = stage.source.shelves[0].items
            #expect(read(reader) { reader.turn("Items") } == Array(items.dropFirst()))
        }

        @Test func rotorsOfTheAppStay() {
            let stage = Stage()
            stage.pager.accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(name: "Prices") { _ in nil }
            ]
            let reader = stage.reader()
            #expect(reader.next())
            #expect(reader.rotors.map(\.name) == ["Pages", "Prices"])
            #expect(!reader.turn("Prices"))
        }

        private func shelves() -> ShelvesStage {
            let stage = ShelvesStage(10, items: 9)
            stage.view.register(ReadCell.self, forCellWithReuseIdentifier: "film")
            stage.view.reloadData()
            stage.device.layOut()
            return stage
        }

        /// The texts of the elements that get the focus, each of which must be visible.
        private func read(
            _ reader: AssistiveTechnology,
            _ limit: Int = 60,
            _ move: () -> Bool
        ) -> [String] {
            var visited: [String] = []
            while visited.count < limit, move() {
                visited.append((reader.focus as? TextCell)?.text ?? "?")
                #expect(reader.focus?.isInSight == true)
            }
            return visited
        }
    }
}

/// A cell with an element that is no view, as hosted SwiftUI content has.
@MainActor
private final class HostedCell: TextCell {
    let node = AccessibleObject()

    override var text: String { didSet { node.accessibilityLabel = text } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let host = UIView(frame: bounds)
        addSubview(host)
        node.isAccessibilityElement = true
        node.accessibilityContainer = host
        host.accessibilityElements = [node]
    }

    required init?(coder: NSCoder) {
        preconditionFailure("HostedCell.init(coder:): made in code")
    }
}

/// A cell with two elements.
@MainActor
private final class TwoPartCell: TextCell {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let button = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 20))

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [title, button] {
            part.isAccessibilityElement = true
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("TwoPartCell.init(coder:): made in code")
    }
}
