import RondoUIKit
import SwiftUI
import UIKit

extension Stage {
    /// The texts of the visible items with their positions in the window.
    var items: [String] {
        lists.flatMap(\.visibleCells).flatMap { cell in
            let frame = cell.convert(cell.bounds, to: nil)
            return cell.descendants.compactMap { $0 as? HostingView }.flatMap(\.texts).map {
                "\($0)@\(Int(frame.minX.rounded())),\(Int(frame.minY.rounded()))"
            }
        }
    }

    /// A three-finger swipe on the page with a text; the innermost view that can scroll takes it.
    func voiceOverScrolls(
        _ direction: UIAccessibilityScrollDirection,
        on text: String
    ) -> Bool {
        let views = sequence(first: page(showing: text) as UIView?) { $0?.superview }
        defer { settle() }
        return views.contains { $0?.accessibilityScroll(direction) == true }
    }

    /// The announcements of VoiceOver, in order.
    var said: [String?] { device.announcements.map(\.text) }

    /// All texts except those of unused views.
    var pages: [String] { hostingViews.dropFirst().flatMap(\.texts) }
}
