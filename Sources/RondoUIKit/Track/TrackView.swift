#if canImport(UIKit)
    import UIKit

    /// The scroll view under a pager: tracking, deceleration, bounce and paging are its own.
    @MainActor
    final class TrackView: UIScrollView, UIScrollViewDelegate {
        weak var pager: LoopPagerView?

        override init(frame: CGRect) {
            super.init(frame: frame)
            delegate = self
            contentInsetAdjustmentBehavior = .never
            showsHorizontalScrollIndicator = false
            showsVerticalScrollIndicator = false
            isDirectionalLockEnabled = true
            scrollsToTop = false
        }

        @available(*, unavailable, message: "a pager makes its own")
        required init?(coder: NSCoder) {
            preconditionFailure("TrackView.init(coder:): a pager makes its own")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            pager?.update()
        }

        override func adjustedContentInsetDidChange() {
            super.adjustedContentInsetDidChange()
            pager?.setNeedsLayout()
        }

        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            onMainThread { pager?.accessibilityScroll(direction) ?? false }
        }

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            // A finger may be coming down, which nothing else tells of until it moves.
            setNeedsLayout()
            return super.hitTest(point, with: event)
        }

        // MARK: What it tells itself

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            pager?.update()
        }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if let target = pager?.target(ofLiftWith: velocity) {
                targetContentOffset.pointee = target
            }
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
            // Between a lift and its deceleration the scroll view looks as if it stood still.
            if !willDecelerate { pager?.update(hasEnded: true) }
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            // A finger that stopped it holds it.
            pager?.update(hasEnded: !isTracking)
        }

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            pager?.update(hasEnded: true)
        }

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            // The content has no top that would stay where it is; the first item is one.
            pager?.scrollToFirst()
            return false
        }
    }
#endif
