#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI
    import UIKit

    /// The hosting controller of a tile, which is reused for different items.
    final class TileHost<ID: Hashable, Content: View>: UIHostingController<TileRoot<ID, Content>>,
        PageContainerReusablePage, PageContainerFittingPage
    {
        typealias ItemContent = TileRoot<ID, Content>.ItemContent

        /// The item that it shows, nil while it waits for reuse.
        private(set) var id: ID?
        /// Called when UIKit makes an item appear or disappear; nil for none.
        var onAppearance: ((_ id: ID, _ isThere: Bool) -> Void)?
        /// The item that has appeared.
        private var appeared: ID?
        /// The number of the parent's update to which its content belongs.
        private(set) var update = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .clear
        }

        /// Shows an item.
        func show(_ item: ItemContent, in surroundings: Surroundings) {
            let isSame = item.id == id
            id = item.id
            update = surroundings.update
            // An animation from one item to another would show both.
            withTransaction(isSame ? surroundings.transaction : .still) {
                rootView = TileRoot(item: item, surroundings: surroundings)
            }
        }

        func size(fitting size: CGSize, orElse present: CGSize) -> CGSize {
            let wanted = sizeThatFits(
                in: CGSize(
                    width: size.width == 0 ? CGFloat.infinity : size.width,
                    height: size.height == 0 ? CGFloat.infinity : size.height
                )
            )
            return CGSize(
                width: wanted.width.isFinite ? wanted.width : present.width,
                height: wanted.height.isFinite ? wanted.height : present.height
            )
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard appeared == nil, let id else { return }
            appeared = id
            onAppearance?(id, true)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard let id = appeared else { return }
            appeared = nil
            onAppearance?(id, false)
        }

        /// Discards the item's state.
        func clear() {
            id = nil
            withTransaction(.still) { rootView.item = nil }
        }

        /// Clears a page that has left its container and waits for reuse.
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { clear() }
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
