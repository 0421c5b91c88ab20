#if canImport(UIKit)
    import Rondo
    @preconcurrency import UIKit

    extension LoopPagerView {
        /// Whether the pager is one adjustable element for VoiceOver, which a swipe up or down
        /// turns, and not what its cells are; `false` by default.
        ///
        /// For pagers whose pages have nothing to be reached one by one, such as a banner of
        /// images.
        public var isAccessibilityAdjustable: Bool {
            get { isAccessibilityElement }
            set {
                isAccessibilityElement = newValue
                accessibilityTraits = newValue ? .adjustable : .none
                accessibilityValue = newValue ? pageText : nil
            }
        }

        /// A swipe with three fingers turns a page; where none can be turned it is somebody else's.
        func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
            guard engine.scroller.canScroll, let isForward = track.isForward(direction) else {
                return false
            }
            let old = engine.scroller.targetItem ?? engine.scroller.currentItem
            if isForward { scrollToNext() } else { scrollToPrevious() }
            return old != (engine.scroller.targetItem ?? engine.scroller.currentItem)
        }

        /// Says which page it is now.
        func announcePage() {
            guard let text = pageText else { return }
            if isAccessibilityElement { accessibilityValue = text }
            UIAccessibility.post(notification: .pageScrolled, argument: text)
        }

        var pageText: String? {
            engine.scroller.currentIndex.map { pageDescription($0.value + 1, order.count) }
        }
    }
#endif
