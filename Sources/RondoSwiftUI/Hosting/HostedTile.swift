#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// The SwiftUI content of a cell or a page, which is reused for different items.
    @MainActor
    final class HostedTile<ID: Hashable, Content: View> {
        typealias ItemContent = TileRoot<ID, Content>.ItemContent

        /// The cell with the content, nil for a page of a container.
        weak var cell: UIView?
        /// The item that it shows, nil while it waits for reuse.
        private(set) var item: ItemContent?
        var id: ID? { item?.id }
        /// The number of the parent's update to which its content belongs.
        private(set) var update = 0
        /// Sets the root view.
        private let setRoot: (TileRoot<ID, Content>) -> Void

        init(setRoot: @escaping (TileRoot<ID, Content>) -> Void) {
            self.setRoot = setRoot
        }

        /// Shows an item.
        func show(_ item: ItemContent, in surroundings: Surroundings) {
            // An animation from one item to another would show both.
            let animation = item.id == id ? surroundings.animation : nil
            self.item = item
            update = surroundings.update
            setRoot(TileRoot(item: item, surroundings: surroundings, animation: animation))
        }

        /// Discards the item's state.
        func clear() {
            item = nil
            setRoot(TileRoot())
        }
    }

    extension Transaction {
        /// Whether changes are animated.
        var animates: Bool { animation != nil && !disablesAnimations }
    }
#endif
