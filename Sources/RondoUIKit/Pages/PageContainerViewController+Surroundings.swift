#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension PageContainerViewController {
        /// Updates bars and edges for another current page.
        func currentPageDidChange() {
            #if !os(tvOS) && !os(visionOS)
                setNeedsStatusBarAppearanceUpdate()
            #endif
            #if !os(tvOS)
                setNeedsUpdateOfHomeIndicatorAutoHidden()
                setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
            #endif
        }

        /// The size of a page in a container with this size.
        func pageSize(in size: CGSize) -> CGSize {
            var space = pager.track.space
            space.size = size
            let viewport = space.viewport
            let extent =
                switch pager.fitting(configuration, in: viewport).extent {
                case .viewport: viewport
                case .points(let points): points
                }
            return space.frame(of: 0, extent: extent, in: 0).size
        }
    }
#endif
