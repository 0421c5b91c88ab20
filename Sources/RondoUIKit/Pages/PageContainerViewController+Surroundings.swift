#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension PageContainerViewController {
        /// Another page is asked about the bars and edges from now on.
        func currentPageDidChange() {
            setNeedsStatusBarAppearanceUpdate()
            setNeedsUpdateOfHomeIndicatorAutoHidden()
            setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        }

        /// How large a page is in a container of a size.
        func pageSize(in size: CGSize) -> CGSize {
            guard configuration.extent == .viewport else { return size }
            var space = pager.track.space
            space.size = size
            return space.frame(of: 0, extent: space.viewport, in: 0).size
        }
    }
#endif
