import Rondo
import UIKit

@testable import RondoUIKit

/// What must hold after each action.
extension ShelvesPlayer {
    private struct Sight: CustomStringConvertible {
        let text: String
        let frame: CGRect

        var description: String {
            "\(text)@\(Int(frame.minX.rounded())),\(Int(frame.minY.rounded()))"
        }

        func isSame(as other: Sight) -> Bool {
            text == other.text && abs(frame.minX - other.frame.minX) < 1.1
                && abs(frame.minY - other.frame.minY) < 1.1
                && abs(frame.width - other.frame.width) < 0.1
        }
    }

    /// What is on screen.
    private var seen: [Sight] {
        let view = stage.view
        return view.descendants.compactMap { $0 as? ActingCell }.filter { cell in
            var part: UIView? = cell
            while let next = part, next !== view {
                if next.isHidden { return false }
                part = next.superview
            }
            return part === view
        }.map { Sight(text: $0.text, frame: $0.convert($0.bounds, to: view)) }
            .filter { isOnScreen($0, by: 1) }
    }

    private func isOnScreen(_ sight: Sight, by points: CGFloat) -> Bool {
        sight.frame.intersects(stage.view.bounds.insetBy(dx: points, dy: points))
    }

    /// What should be on screen, by the data source.
    private var wanted: [Sight] {
        let (view, source) = (stage.view, stage.source)
        let engine = view.engine
        return engine.shelves.live.flatMap { live -> [Sight] in
            let id = engine.identifier(of: live.key).base as? String ?? ""
            guard let shelf = source.shelves.first(where: { $0.id == id }) else {
                violations.append("\(id) has been removed")
                return []
            }
            let top = engine.shelves.start(of: live)
            let height = view.headerHeight
            let header = headerText(id)
            let width = view.bounds.width
            let title = header.map {
                Sight(text: $0, frame: CGRect(x: 0, y: top, width: width, height: height))
            }
            return [title].compactMap { $0 }
                + live.tiles.map { tile in
                    let item =
                        shelf.items.indices.contains(tile.index.value)
                        ? shelf.items[tile.index.value] : "?"
                    let start = live.start(of: tile)
                    let text = source.item(for: item).map { "\(item)=\($0.title)" } ?? item
                    return Sight(
                        text: text,
                        frame: CGRect(
                            x: view.isMirrored ? width - start - tile.extent : start,
                            y: top + (header == nil ? 0 : height),
                            width: tile.extent,
                            height: live.row.extent - (header == nil ? 0 : height)
                        )
                    )
                }
        }
    }

    func check() {
        stage.device.advance(by: 0.008)
        var missing = wanted
        for sight in seen {
            let index = missing.firstIndex { $0.isSame(as: sight) }
            require(index != nil, "\(sight) should not be there")
            if let index { missing.remove(at: index) }
        }
        // Places are rounded to pixels.
        missing.removeAll { !isOnScreen($0, by: 2) }
        require(missing.isEmpty, "\(missing) are missing")
        checkDisplayed()
        require(stage.device.mistakes.isEmpty, "\(stage.device.mistakes)")
    }

    /// Exactly the cells and shelves in the viewport are displayed by their events.
    private func checkDisplayed() {
        let engine = stage.view.engine
        var shown: [String] = []
        for live in engine.shelves.live {
            let shelf = name(engine.identifier(of: live.key))
            if live.row.isShown { shown.append(shelf) }
            for tile in live.tiles where tile.isShown {
                shown.append("\(name(engine.items[tile.item])) on \(shelf)")
            }
        }
        require(
            shown.sorted() == displayed.sorted(),
            "\(displayed.sorted()) are displayed, must be \(shown.sorted())"
        )
    }

    /// At the end everything rests, and every begin has ended.
    func finish() {
        guard violations.isEmpty else { return }
        budget = 0
        lift()
        stage.settle()
        check()
        require(switching.isEmpty, "\(switching) never ends")
        stage.source.apply([])
        check()
        require(displayed.isEmpty, "\(displayed) are still displayed")
        ActingCell.onCall = nil
    }
}
