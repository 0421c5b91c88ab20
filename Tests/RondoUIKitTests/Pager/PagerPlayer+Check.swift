import Rondo
import UIKit

@testable import RondoUIKit

/// What must hold after each action.
extension PagerPlayer {
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
        let shown = pager.engine.scroller.tiles.filter(\.isShown).map {
            name(pager.engine.item($0.item))
        }
        require(
            shown.sorted() == displayed.sorted(),
            "\(displayed.sorted()) are displayed, must be \(shown.sorted())"
        )
        require(Set(appeared).isSubset(of: displayed), "\(appeared) appear of \(displayed)")
        require(stage.device.mistakes.isEmpty, "\(stage.device.mistakes)")
    }

    private struct Sight: CustomStringConvertible {
        let text: String
        let start: CGFloat
        let length: CGFloat

        var description: String { "\(text)@\(Int(start.rounded()))" }

        func isSame(as other: Sight) -> Bool {
            text == other.text && abs(start - other.start) < 1.1
                && abs(length - other.length) < 0.1
        }
    }

    private func isOnScreen(_ sight: Sight, by points: CGFloat) -> Bool {
        sight.start < pager.track.space.viewport - points && sight.start + sight.length > points
    }

    private var seen: [Sight] {
        pager.descendants.compactMap { $0 as? ActingCell }
            .filter { cell in
                var part: UIView? = cell
                while let next = part, next !== pager {
                    if next.isHidden { return false }
                    part = next.superview
                }
                return part === pager
            }
            .map { cell in
                let frame = cell.convert(cell.bounds, to: pager)
                guard pager.configuration.axis == .horizontal else {
                    return Sight(text: cell.text, start: frame.minY, length: frame.height)
                }
                let start =
                    pager.track.space.isMirrored ? pager.bounds.width - frame.maxX : frame.minX
                return Sight(text: cell.text, start: start, length: frame.width)
            }
            .filter { isOnScreen($0, by: 1) }
    }

    private var wanted: [Sight] {
        let scroller = pager.engine.scroller
        return scroller.tiles.map { tile in
            let item = items.indices.contains(tile.index.value) ? items[tile.index.value] : "?"
            return Sight(text: text(of: item), start: scroller.start(of: tile), length: tile.extent)
        }
    }

    func finish() {
        guard violations.isEmpty else { return }
        budget = 0
        lift()
        stage.settle()
        check()
        require(!isSwitching, "a switch never ends")
        items = []
        pager.updateItems()
        check()
        require(
            displayed.isEmpty && appeared.isEmpty,
            "\(displayed) \(appeared) are still displayed"
        )
        ActingCell.onCall = nil
    }
}
