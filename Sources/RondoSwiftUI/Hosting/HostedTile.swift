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
        private var surroundings = Surroundings()
        /// Sets the root view.
        private let setRoot: (TileRoot<ID, Content>) -> Void

        init(setRoot: @escaping (TileRoot<ID, Content>) -> Void) {
            self.setRoot = setRoot
        }

        /// Shows an item.
        func show(_ item: ItemContent, in surroundings: Surroundings) {
            let isSame = item.id == id
            self.item = item
            self.surroundings = surroundings
            update = surroundings.update
            // An animation from one item to another would show both.
            show(with: isSame ? surroundings.transaction : .still)
        }

        /// Discards the item's state.
        func clear() {
            item = nil
            show(with: .still)
        }

        private func show(with transaction: Transaction) {
            withTransaction(transaction) {
                setRoot(TileRoot(item: item, surroundings: surroundings))
            }
        }
    }

    extension Transaction {
        /// Whether changes are animated.
        var animates: Bool { animation != nil && !disablesAnimations }

        /// A transaction without animation.
        fileprivate static var still: Transaction {
            var transaction = Transaction(animation: nil)
            transaction.disablesAnimations = true
            return transaction
        }
    }
#endif
