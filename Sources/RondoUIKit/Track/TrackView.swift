#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// The scroll view under a row of items: tracking, deceleration, bounce and paging are its own.
    @MainActor
    final class TrackView: UIScrollView, UIScrollViewDelegate {
        weak var owner: (any TrackOwner)?

        var space = TrackSpace()
        /// How the content lies under the viewport, nil when that is to be worked out anew.
        var plan: TrackPlan?
        /// The offset that the scroll view did not take when it was last asked.
        var refusal: Refusal?
        /// The place that cells are laid around; that of the plan, but not rounded to pixels while
        /// the engine moves the content, so that cells stay where they are in it.
        var drawnPlace: Points = 0
        /// The cells of the row's tiles, by the tiles' numbers.
        var shown: [Int: ShownCell] = [:]

        /// How the focus of assistive technology went through the row; nil while it is elsewhere.
        var focusPath: FocusPath?

        /// Whether the engine was told that the scroll view moves the content.
        var isFollowing = false
        /// How many frames the display has shown since the last step, while nothing is known to move
        /// the content.
        var stillFrames = 0
        /// Whether the last finger caught content that was moving, and that has not come to rest since.
        var hasCaughtMotion = false
        /// Whether the engine was told of a finger.
        var isPressed = false
        /// For how many more frames a finger counts that has come down, though the scroll view does not
        /// say that it tracks one.
        var framesOfArrival = 0
        /// Whether a finger that is down means nothing, since a programme took over.
        var ignoresFinger = false
        /// Whether what the scroll view tells is this view's own doing.
        var isTakingOver = false
        /// Whether there is something to be worked out, besides what the scroll view did.
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
            scrollsToTop = false
            addGestureRecognizer(TouchWatch { [weak self] in self?.fingersDidChange($0) })
        }

        @available(*, unavailable, message: "a view makes its own")
        required init?(coder: NSCoder) {
            preconditionFailure("TrackView.init(coder:): a view makes its own")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            // There are more passes than frames: the offset that a frame writes brings one.
            guard needsUpdate || hasNews else { return }
            guard !isTakingOver, owner?.isUpdating != true else {
                hasMissedPass = true
                return
            }
            owner?.update()
        }

        /// Has the frame worked out in the next pass, whatever the scroll view did.
        func setNeedsUpdate() {
            needsUpdate = true
            setNeedsLayout()
        }

        /// Asks for another pass when one came in the midst of an update, such as from a delegate that
        /// lays out at once.
        ///
        /// It is asked for when the update is over: within it, passes would follow each other without
        /// end.
        func makeUpForMissedPass() {
            if hasOwnerMissedPass { owner?.setNeedsLayout() }
            if hasMissedPass { setNeedsLayout() }
            hasOwnerMissedPass = false
            hasMissedPass = false
        }

        /// A layout pass of the owner's came in the midst of an update: the offset and the plan need
        /// not agree, as if the scroll view had moved, so that it has to wait.
        func missOwnersPass() {
            hasOwnerMissedPass = true
        }

        override func adjustedContentInsetDidChange() {
            super.adjustedContentInsetDidChange()
            owner?.setNeedsLayout()
        }

        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            onMainThread { owner?.accessibilityScroll(direction) ?? false }
        }

        override func touchesShouldCancel(in view: UIView) -> Bool {
            // A cell is often one large button; what is moved by drags, such as a slider, keeps them.
            view is UIButton || super.touchesShouldCancel(in: view)
        }

        // MARK: What it tells itself

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            owner?.listen(hasEnded: false)
        }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            targetContentOffset.pointee = target(
                ofLiftWith: velocity,
                proposing: targetContentOffset.pointee
            )
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
            // Between a lift and its deceleration the scroll view looks as if it stood still.
            if !willDecelerate { owner?.listen(hasEnded: true) }
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            // A finger that stopped it holds it.
            owner?.listen(hasEnded: !hasFinger)
        }

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            owner?.listen(hasEnded: !hasFinger)
        }

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            // The content has no top that would stay where it is; the first item is one.
            owner?.scrollToFirst()
            return false
        }
    }
#endif
