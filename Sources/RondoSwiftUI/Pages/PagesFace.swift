#if os(iOS) || os(Linux)
    import RondoUIKit
    import SwiftUI

    /// Puts a page container among SwiftUI's views.
    struct PagesFace<Data: RandomAccessCollection, ID: Hashable, Content: View>:
        UIViewControllerRepresentable
    {
        let pager: LoopPager<Data, ID, Content>

        func makeCoordinator() -> PagerCoordinator<Data, ID, Content> {
            // The container sees to it that the safe area of a page is always the same.
            PagerCoordinator(HostedTiles(ignoredSafeArea: []))
        }

        func makeUIViewController(context: Context) -> PageContainerViewController {
            let container = PageContainerViewController()
            container.register(forPageWithReuseIdentifier: tileIdentifier) {
                TileHost<ID, Content>(rootView: TileRoot())
            }
            context.coordinator.connect(container)
            container.dataSource = context.coordinator
            container.delegate = context.coordinator
            return container
        }

        func updateUIViewController(_ container: PageContainerViewController, context: Context) {
            context.coordinator.update(pager, context.environment, context.transaction)
        }
    }
#endif
