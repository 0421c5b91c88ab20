#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The content of a shelf list: shelves by identity, and on each of them items by identity.
    ///
    /// After any change call `view.updateShelves()`. An index path is the item's index on its
    /// shelf, with the shelf's index as the section.
    @MainActor
    public protocol ShelvesViewDataSource: AnyObject {
        /// The shelves in order, no two with the same identifier.
        func shelfIdentifiers(in view: ShelvesView) -> [AnyHashable]

        /// The items of a shelf in order, each at most once; an item may be on several shelves.
        func shelvesView(_ view: ShelvesView, itemIdentifiersOnShelfAt index: Int) -> [AnyHashable]

        /// A cell that shows an item, or a placeholder while its data is missing: dequeued from the
        /// view, or any view of its own.
        ///
        /// It is requested again when the data arrives or changes: dequeueing then returns the same
        /// cell, to be filled in place.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - indexPath: The item's index path.
        /// - Returns: A view that no other item shows now.
        func shelvesView(_ view: ShelvesView, cellForItemAt indexPath: IndexPath) -> UIView

        /// A view above the items of a shelf, dequeued like a cell or the app's own; nil, the
        /// default, for no header.
        func shelvesView(_ view: ShelvesView, headerForShelfAt index: Int) -> UIView?

        /// The layout of a shelf that differs from the others; by default none does.
        func shelvesView(_ view: ShelvesView, optionsForShelfAt index: Int) -> ShelfOptions

        /// The length of an item along its shelf; nil, the default, for that of its shelf.
        func shelvesView(_ view: ShelvesView, lengthForItemAt indexPath: IndexPath) -> ItemExtent?
    }

    extension ShelvesViewDataSource {
        /// Returns nil.
        public func shelvesView(_ view: ShelvesView, headerForShelfAt index: Int) -> UIView? { nil }

        /// Returns the default options.
        public func shelvesView(_ view: ShelvesView, optionsForShelfAt index: Int) -> ShelfOptions {
            ShelfOptions()
        }

        /// Uses the length of the shelf.
        public func shelvesView(
            _ view: ShelvesView,
            lengthForItemAt indexPath: IndexPath
        ) -> ItemExtent? { nil }
    }

    /// The layout of one shelf that differs from the others.
    public struct ShelfOptions: Equatable, Sendable {
        /// Its length along the list, header included; nil for `configuration.list.extent`.
        public var height: ItemExtent?
        /// The height of its header, 0 or more; nil for the view's `headerHeight`.
        public var headerHeight: CGFloat?
        /// The layout of its items; nil for `configuration.shelf`.
        public var layout: ShelfLayout?
        /// Whether its items are as long as their cells; nil for the view's `hasSelfSizingItems`.
        public var hasSelfSizingItems: Bool?
        /// Its name for VoiceOver, nil for none.
        public var accessibilityLabel: String?

        /// The options of a shelf without differences.
        public init() {}
    }
#endif
