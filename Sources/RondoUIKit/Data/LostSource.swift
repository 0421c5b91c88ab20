#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    // Data sources are not retained, and nothing reports their end: each frame checks for it.

    extension LoopPagerView {
        /// Removes all items once the data source is gone, and logs it.
        func noticeLostSource() {
            guard window != nil, numberOfItems > 0, dataSource == nil || keeper?.lacksPages == true
            else { return }
            reportLostSource(
                keeper == nil ? "\(type(of: self))" : "PageContainerViewController"
            )
            setItems([])
        }
    }

    extension ShelvesView {
        /// Removes all shelves once the data source is gone, and logs it.
        func noticeLostSource() {
            guard window != nil, !entries.isEmpty, dataSource == nil else { return }
            reportLostSource("\(type(of: self))")
            updateShelves()
        }
    }

    @MainActor
    private func reportLostSource(_ owner: String) {
        NSLog(
            "\(owner): its data source is deallocated, so it shows nothing; keep a reference to it"
        )
    }
#endif
