#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI

    /// Wraps a page container for SwiftUI.
    struct PagesFace<Data: RandomAccessCollection, ID: Hashable, Content: View>:
        UIViewControllerRepresentable
    {
        let pager: LoopPager<Data, ID, Content>
        /// Receives the size of the container by its pages.
        let wantedSize: WantedSize

        func makeCoordinator() -> PagerCoordinator<Data, ID, Content> {
            // The container keeps the safe area of a page constant.
            PagerCoordinator(HostedTiles(ignoredSafeArea: []))
        }

        func makeUIViewController(context: Context) -> PageContainerViewController {
            let container = PageContainerViewController()
            container.register(forPageWithReuseIdentifier: tileIdentifier) {
                TileHost<ID, Content>(rootView: TileRoot())
            }
            context.coordinator.connect(container.pagerView, in: container, wantedSize)
            container.dataSource = context.coordinator
            return container
        }

        func updateUIViewController(_ container: PageContainerViewController, context: Context) {
            context.coordinator.update(pager, context.environment, context.transaction)
        }

        static func dismantleUIViewController(
            _ controller: PageContainerViewController,
            coordinator: PagerCoordinator<Data, ID, Content>
        ) { coordinator.leave() }
    }
#endif
