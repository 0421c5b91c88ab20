#if os(iOS) || os(Linux)
    import RondoUIKit
    import SwiftUI
    import UIKit

    /// The hosting controller of a tile, which shows one item after another.
    final class TileHost<ID: Hashable, Content: View>: UIHostingController<TileRoot<ID, Content>>,
        PageContainerReusablePage
    {
        typealias Page = TileRoot<ID, Content>.Page

        /// The item that it shows, nil while it waits to be used again.
        private(set) var id: ID?
        /// Told the item that UIKit says appears, and has disappeared; nil for none.
        var onAppearance: ((_ id: ID, _ isThere: Bool) -> Void)?
        /// The item that has appeared.
        private var appeared: ID?
        /// The update of the surrounding view that its content is of.
        private(set) var update = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .clear
        }

        /// Shows an item.
        func show(_ page: Page, in surroundings: Surroundings) {
            let isSame = page.id == id
            id = page.id
            update = surroundings.update
            // An animation from one item to another would show both.
            withTransaction(isSame ? surroundings.transaction : .still) {
                rootView = TileRoot(page: page, surroundings: surroundings)
            }
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

        /// Throws the item's state away.
        func clear() {
            id = nil
            withTransaction(.still) { rootView.page = nil }
        }

        /// A page that has left its container waits to be used again.
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { clear() }
        }
    }

    extension Transaction {
        /// One in which nothing is animated.
        fileprivate static var still: Transaction {
            var transaction = Transaction(animation: nil)
            transaction.disablesAnimations = true
            return transaction
        }
    }
#endif
