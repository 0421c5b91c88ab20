#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// The item nearest to its resting place; nil without items.
        public var currentItem: LoopPagerItem? {
            engine.scroller.currentItem.map { engine.item($0) }
        }

        /// The last item at rest, nil without items.
        public var settledItem: LoopPagerItem? {
            engine.scroller.settledItem.map { engine.item($0) }
        }

        /// The target of an animated scroll, nil without one.
        public var targetItem: LoopPagerItem? {
            engine.scroller.targetItem.map { engine.item($0) }
        }

        /// The target item, or else the current one; nil without items.
        ///
        /// Use it for a view that follows the pager, such as thumbnails: the current item is each
        /// item that an animated scroll passes. Before the first layout it is the first item, also
        /// after a scroll, which that layout shows.
        public var selectedItem: LoopPagerItem? { targetItem ?? currentItem }

        /// The kind of motion.
        public var phase: Phase { engine.scroller.phase }

        /// The distance of the content past the current item's resting place, in points towards
        /// later items.
        public var offsetFromCurrentItem: CGFloat { engine.scroller.offset }

        /// The number of items that the pager knows.
        public var numberOfItems: Int { engine.scroller.items.count }

        /// The gesture recognizer of drags, for dependencies between gestures.
        public var panGestureRecognizer: UIPanGestureRecognizer { track.panGestureRecognizer }

        /// Whether fingers scroll it; `true` by default.
        public var isScrollEnabled: Bool {
            get { track.isScrollEnabled }
            set {
                track.isScrollEnabled = newValue
                touches.isEnabled = !newValue
            }
        }

        /// Whether a tap on the status bar scrolls to the first item; without effect on tvOS.
        ///
        /// `false` by default: only one scroll view on screen may have it.
        public var scrollsToTop: Bool {
            get { track.answersStatusBar }
            set { track.answersStatusBar = newValue }
        }

        /// The free space at the edges, in points; items rest within it and are visible in it.
        public var contentInset: UIEdgeInsets {
            get { track.contentInset }
            set { track.contentInset = newValue }
        }

        /// Whether the safe area is free too; `.never` by default, since pages go from edge to edge
        /// and handle the safe area themselves.
        public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
            get { track.contentInsetAdjustmentBehavior }
            set { track.contentInsetAdjustmentBehavior = newValue }
        }

        /// The current switch, or nil.
        public var transition: PageTransition? {
            engine.scroller.passage.map {
                PageTransition(
                    from: engine.item($0.from),
                    to: engine.item($0.to),
                    progress: $0.progress
                )
            }
        }

        /// The position of the content, in items.
        ///
        /// 2.25 is a quarter of the way from item 2 to item 3. Between the last item and the first
        /// one of a loop it continues from the last. It is 0 or more and below the number of items;
        /// 0 without items.
        public var position: CGFloat {
            let count = CGFloat(numberOfItems)
            guard count > 0 else { return 0 }
            let place = engine.scroller.slotPosition
            let position = place - (place / count).rounded(.down) * count
            return position < count ? position : 0
        }
    }
#endif
