#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Gives the items their length after a change of `itemsPerView` or of the viewport.
        func fitItems() {
            let wanted = fitting(configuration)
            if configuration != wanted { configuration = wanted }
        }

        /// A configuration whose items have the length for `itemsPerView`.
        func fitting(_ configuration: Configuration) -> Configuration {
            let viewport = self.configuration.viewport
            guard let itemsPerView, viewport > 0 else { return configuration }
            let count = Points(itemsPerView)
            let gaps = (count - 1) * configuration.spacing
            var fitting = configuration
            fitting.extent = .points(max(0, (viewport - gaps) / count))
            return fitting
        }
    }
#endif
