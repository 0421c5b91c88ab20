#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// What a shelf list shows: shelves by identity, and on each of them items by identity.
    ///
    /// After any change call `view.updateShelves()`. An index path is the item's index on its shelf
    /// and, as section, the shelf's.
    @MainActor
    public protocol ShelvesViewDataSource: AnyObject {
        /// The shelves in order, no two with the same identifier.
        func shelfIdentifiers(in view: ShelvesView) -> [AnyHashable]

        /// The items on a shelf in order, none of them twice; the same item may stand on several
        /// shelves.
        func shelvesView(_ view: ShelvesView, itemIdentifiersOnShelfAt index: Int) -> [AnyHashable]

        /// A cell that shows an item, or a placeholder while its data is missing: dequeued from the
        /// view, or any view of its own.
        ///
        /// It is asked for again when the data comes or is another: dequeueing gives the same cell
        /// then, to be filled in place.
        ///
        /// - Parameters:
        ///   - view: Who asks.
        ///   - indexPath: Of the item.
        /// - Returns: A view that no other item shows now.
        func shelvesView(_ view: ShelvesView, cellForItemAt indexPath: IndexPath) -> UIView

        /// A view above the items of a shelf, dequeued as a cell is, or of its own; nil, the
        /// default, for none.
        func shelvesView(_ view: ShelvesView, headerForShelfAt index: Int) -> UIView?

        /// How a shelf is laid out, where it differs from the others; by default it does not.
        func shelvesView(_ view: ShelvesView, optionsForShelfAt index: Int) -> ShelfOptions

        /// The length of an item along its shelf; nil, the default, for the one of its shelf.
        func shelvesView(_ view: ShelvesView, lengthForItemAt indexPath: IndexPath) -> ItemExtent?
    }

    extension ShelvesViewDataSource {
        /// None.
        public func shelvesView(_ view: ShelvesView, headerForShelfAt index: Int) -> UIView? { nil }

        /// As all others.
        public func shelvesView(_ view: ShelvesView, optionsForShelfAt index: Int) -> ShelfOptions {
            ShelfOptions()
        }

        /// As long as all others on the shelf.
        public func shelvesView(
            _ view: ShelvesView,
            lengthForItemAt indexPath: IndexPath
        ) -> ItemExtent? { nil }
    }

    /// How one shelf is laid out, where it differs from the others.
    public struct ShelfOptions: Equatable, Sendable {
        /// Its length along the list, header included; nil for `configuration.list.extent`.
        public var height: ItemExtent?
        /// The height of its header, 0 or more; nil for the view's `headerHeight`.
        public var headerHeight: CGFloat?
        /// How its items are laid out; nil for `configuration.shelf`.
        public var layout: ShelfLayout?
        /// What VoiceOver calls it, nil for nothing.
        public var accessibilityLabel: String?

        /// A shelf like all others.
        public init() {}
    }
#endif
