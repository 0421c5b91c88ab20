#if os(iOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI

    /// What modifiers say about shelves.
    struct ShelvesOptions<Shelf> {
        /// What makes the configuration of that which the view has by itself, one after the other.
        var changes: [(inout ShelvesConfiguration) -> Void] = []
        var headerLength: CGFloat = 0
        var isScrollDisabled = false
        var scrollsToTop = true
        /// How a shelf differs from the others.
        var shelf: (Shelf) -> ShelfOptions = { _ in ShelfOptions() }
        /// What VoiceOver says of a shelf, and of an item, that is scrolled to.
        var shelfDescription: @MainActor (Int, Int) -> String = SpokenText.shelf.text
        var itemDescription: @MainActor (Int, Int) -> String = SpokenText.item.text
        var onReachEnd: [ReachEnd] = []
        var proxy: ShelvesProxy?
    }
#endif
