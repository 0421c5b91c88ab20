#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI
    import UIKit

    /// What shows the items of a pager.
    enum PagerKind {
        /// A view.
        case view(_ make: @MainActor () -> LoopPagerView)
        /// A container, with a controller for each item.
        case pages
    }

    /// Wraps a pager's view, or a container of pages, for SwiftUI.
    @MainActor
    struct LoopPagerFace<Data: RandomAccessCollection, ID: Hashable, Content: View>:
        UIViewControllerRepresentable
    {
        let pager: LoopPager<Data, ID, Content>
        /// Receives the size of the pager by its content.
        let wantedSize: WantedSize

        func makeCoordinator() -> PagerCoordinator<Data, ID, Content> {
            switch pager.kind {
            case .view: PagerCoordinator(HostedTiles())
            // The container keeps the safe area of a page constant.
            case .pages: PagerCoordinator(HostedTiles(ignoredSafeArea: []))
            }
        }

        func makeUIViewController(context: Context) -> UIViewController {
            switch pager.kind {
            case .view(let make): controller(of: make(), context.coordinator)
            case .pages: container(context.coordinator)
            }
        }

        private func controller(
            of view: LoopPagerView,
            _ coordinator: PagerCoordinator<Data, ID, Content>
        ) -> UIViewController {
            let controller = UIViewController()
            controller.view = view
            coordinator.parent = controller
            coordinator.connect(view, wantedSize)
            view.register(
                HostingCell<ID, Content>.self,
                forCellWithReuseIdentifier: tileIdentifier
            )
            view.dataSource = coordinator
            return controller
        }

        private func container(
            _ coordinator: PagerCoordinator<Data, ID, Content>
        ) -> UIViewController {
            let container = PageContainerViewController()
            container.register(forPageWithReuseIdentifier: tileIdentifier) {
                TileHost<ID, Content>(rootView: TileRoot())
            }
            coordinator.connect(container.pagerView, in: container, wantedSize)
            container.dataSource = coordinator
            return container
        }

        func updateUIViewController(_ controller: UIViewController, context: Context) {
            context.coordinator.update(pager, context.environment, context.transaction)
        }

        static func dismantleUIViewController(
            _ controller: UIViewController,
            coordinator: PagerCoordinator<Data, ID, Content>
        ) { coordinator.leave() }
    }
#endif
