#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import SwiftUI
    import UIKit

    extension PagerCoordinator: PageContainerViewControllerDataSource {
        func numberOfPages(in container: PageContainerViewController) -> Int { entries.count }

        func pageContainer(
            _ container: PageContainerViewController,
            pageAt index: Int
        ) -> UIViewController? {
            let page = container.dequeueReusablePage(
                withReuseIdentifier: tileIdentifier,
                for: index
            )
            if let host = page as? TileHost<ID, Content> {
                host.onAppearance = { [weak self] id, isThere in
                    if isThere { self?.willAppear(id) } else { self?.didDisappear(id) }
                }
                if let content = content(at: index) { tiles.fill(host.tile, content) }
            }
            return page
        }

        func pageContainer(
            _ container: PageContainerViewController,
            identifierForPageAt index: Int
        ) -> AnyHashable? { entries[index].id }
    }
#endif
