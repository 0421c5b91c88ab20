#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI
    import UIKit

    /// The hosting controller of a tile.
    final class TileHost<ID: Hashable, Content: View>: UIHostingController<TileRoot<ID, Content>>,
        PageContainerReusablePage, PageContainerFittingPage
    {
        /// Its content.
        private(set) lazy var tile = HostedTile<ID, Content> { [unowned self] in rootView = $0 }
        /// Called when UIKit makes an item appear or disappear; nil for none.
        var onAppearance: ((_ id: ID, _ isThere: Bool) -> Void)?
        /// The item that has appeared.
        private var appeared: ID?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .clear
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
            guard appeared == nil, let id = tile.id else { return }
            appeared = id
            onAppearance?(id, true)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard let id = appeared else { return }
            appeared = nil
            onAppearance?(id, false)
        }

        /// Clears a page that has left its container and waits for reuse.
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { tile.clear() }
        }
    }
#endif
