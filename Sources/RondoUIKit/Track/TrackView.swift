#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The scroll view of a row of items; it does its own tracking, deceleration, bounce and
    /// paging.
    @MainActor
    final class TrackView: UIScrollView, UIScrollViewDelegate {
        weak var owner: (any TrackOwner)?

        var space = TrackSpace()
        /// The layout of the content under the viewport, nil if it must be computed again.
        var plan: TrackPlan?
        /// The offset that the scroll view last refused.
        var refusal: Refusal?
        /// The place around which cells are laid out; that of the plan, but not rounded to pixels
        /// while the engine moves the content, so that cells keep their places in it.
        var drawnPlace: Points = 0
        /// The cells of the row's tiles, by the tiles' numbers.
        var shown: [Int: ShownCell] = [:]

        /// The path of the accessibility focus through the row; nil while it is elsewhere.
        var focusPath: FocusPath?

        /// Whether the engine follows the scroll view.
        var isFollowing = false
        /// The number of frames since the last step, while no motion is known.
        var stillFrames = 0
        /// Whether the last finger caught moving content that has not come to rest since.
        var hasCaughtMotion = false
        /// Whether the engine has a pressed finger.
        var isPressed = false
        /// The number of frames for which a new finger counts although the scroll view does not
        /// report tracking.
        var framesOfArrival = 0
        /// Whether a finger that is down is ignored, since a program took over.
        var ignoresFinger = false
        /// Whether a finger or a scroll has moved the content since its last rest.
        var isMoved = false
        /// Whether a finger or a scroll has brought the content to its last rest, not auto-advance
        /// or a change of the items alone.
        var hasRestedByMove = false
        /// Whether the scroll view's callbacks are caused by this view.
        var isTakingOver = false
        /// Whether an update is needed, in addition to the scroll view's movement.
        var needsUpdate = false
        private var hasMissedPass = false
        private var hasOwnerMissedPass = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            delegate = self
            contentInsetAdjustmentBehavior = .never
            showsHorizontalScrollIndicator = false
            showsVerticalScrollIndicator = false
            isDirectionalLockEnabled = true
            answersStatusBar = false
            let watch = TouchWatch { [weak self] in self?.fingersDidChange($0) }
            watch.onStep = { [weak self] in self?.note(finger: $0.location(in: self?.owner), $1) }
            addGestureRecognizer(watch)
        }

        @available(*, unavailable, message: "a view makes its own")
        required init?(coder: NSCoder) {
            preconditionFailure("TrackView.init(coder:): a view makes its own")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            // There are more passes than frames: the offset written in a frame causes one.
            guard needsUpdate || hasNews else { return }
            guard !isTakingOver, owner?.isUpdating != true else {
                hasMissedPass = true
                return
            }
            owner?.update()
        }

        /// Requests an update in the next pass, whatever the scroll view did.
        func setNeedsUpdate() {
            needsUpdate = true
            setNeedsLayout()
        }

        /// Requests another pass if one came during an update, for example from a delegate that
        /// lays out immediately.
        ///
        /// It is requested after the update: during it, passes would follow each other endlessly.
        func makeUpForMissedPass() {
            if hasOwnerMissedPass { owner?.setNeedsLayout() }
            if hasMissedPass { setNeedsLayout() }
            hasOwnerMissedPass = false
            hasMissedPass = false
        }

        /// Notes a layout pass of the owner during an update: the offset and the plan may disagree
        /// then, as if the scroll view had moved, so the pass has to wait.
        func missOwnersPass() {
            hasOwnerMissedPass = true
        }

        override func adjustedContentInsetDidChange() {
            super.adjustedContentInsetDidChange()
            // At rest UIKit moves the content along with its insets; that is no scroll.
            if ownPhase == nil, !isFollowing { plan = nil }
            owner?.setNeedsLayout()
        }

        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            onMainThread { owner?.accessibilityScroll(direction) ?? false }
        }

        override func touchesShouldCancel(in view: UIView) -> Bool {
            // A cell is often one large button. Controls that are dragged, such as a slider, keep
            // their drags.
            view is UIButton || super.touchesShouldCancel(in: view)
        }

        /// The frontmost view at a point.
        ///
        /// UIKit goes by the order of subviews alone, but effects order cells by `zPosition`.
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            guard hit != nil, subviews.contains(where: { $0.layer.zPosition != 0 }) else {
                return hit
            }
            let byDepth = subviews.enumerated().sorted {
                ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
            }
            for (_, view) in byDepth {
                if let inner = view.hitTest(convert(point, to: view), with: event) { return inner }
            }
            return hit
        }

        // MARK: UIScrollViewDelegate

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            note("scrollViewDidScroll")
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            note("scrollViewWillBeginDragging")
            owner?.listen(hasEnded: false)
        }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            let proposed = targetContentOffset.pointee
            targetContentOffset.pointee = target(
                ofLiftWith: velocity,
                proposing: proposed
            )
            note(
                "scrollViewWillEndDragging",
                [
                    ("velocity", JSONText.point(velocity)),
                    ("proposed", JSONText.point(proposed)),
                    ("target", JSONText.point(targetContentOffset.pointee)),
                ]
            )
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
            note("scrollViewDidEndDragging", [("willDecelerate", "\(willDecelerate)")])
            // Between a lift and its deceleration the scroll view seems to stand still.
            if !willDecelerate { owner?.listen(hasEnded: true) }
        }

        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            note("scrollViewWillBeginDecelerating")
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            note("scrollViewDidEndDecelerating")
            // The finger that stopped it holds it.
            owner?.listen(hasEnded: !hasFinger)
        }

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            note("scrollViewDidEndScrollingAnimation")
            owner?.listen(hasEnded: !hasFinger)
        }

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            // The content has no fixed top, so scroll to the first item.
            owner?.scrollToFirst()
            return false
        }
    }
#endif
