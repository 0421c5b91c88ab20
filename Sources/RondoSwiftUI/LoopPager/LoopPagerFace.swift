#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import SwiftUI
    import UIKit

    /// Wraps a pager's view for SwiftUI.
    struct LoopPagerFace<Data: RandomAccessCollection, ID: Hashable, Content: View>:
        UIViewControllerRepresentable
    {
        let pager: LoopPager<Data, ID, Content>
        /// Receives the size of the pager by its content.
        let wantedSize: WantedSize

        func makeCoordinator() -> PagerCoordinator<Data, ID, Content> {
            PagerCoordinator(HostedTiles())
        }

        func makeUIViewController(context: Context) -> UIViewController {
            let coordinator = context.coordinator
            let view = pager.makeView()
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

        func updateUIViewController(_ controller: UIViewController, context: Context) {
            context.coordinator.update(pager, context.environment, context.transaction)
        }

        static func dismantleUIViewController(
            _ controller: UIViewController,
            coordinator: PagerCoordinator<Data, ID, Content>
        ) { coordinator.leave() }
    }
#endif
