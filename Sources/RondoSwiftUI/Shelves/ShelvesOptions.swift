#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI

    /// A view below all shelves.
    struct ShelvesFooter {
        /// The length, in points; 0 for no footer.
        let length: CGFloat
        let content: () -> AnyView
    }

    /// The values of the shelves' modifiers.
    struct ShelvesOptions<Shelf> {
        /// Changes of the view's default configuration, in order.
        var changes: [(inout ShelvesConfiguration) -> Void] = []
        var headerLength: CGFloat = 0
        var isScrollDisabled = false
        var scrollsToTop = true
        /// The options of a shelf that differs from the others.
        var shelf: (Shelf) -> ShelfOptions = { _ in ShelfOptions() }
        /// The VoiceOver texts for a scrolled shelf, and for a scrolled item.
        var shelfDescription: @MainActor (Int, Int) -> String = SpokenText.shelf.text
        var itemDescription: @MainActor (Int, Int) -> String = SpokenText.item.text
        var onReachEnd: [ReachEnd] = []
        var proxy: ShelvesProxy?
        var loader: (any PagerLoading)?
        var footer: ShelvesFooter?
    }
#endif
