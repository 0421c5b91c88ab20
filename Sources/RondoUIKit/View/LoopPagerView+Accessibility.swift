#if os(iOS) || os(Linux)
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

        /// Says which page it is now, unless pages go by unasked.
        func announcePage() {
            guard !isAdvancing, let text = pageText else { return }
            UIAccessibility.post(notification: .pageScrolled, argument: text)
        }

        /// What the cell says of itself, if it does, that is current or gone to, and which page it is.
        var pageText: String? {
            let item = engine.scroller.targetItem ?? engine.scroller.currentItem
            return item.flatMap { engine.scroller.items.index(of: $0) }.map { index in
                let label = isAccessibilityElement ? cellForItem(at: index.value)?.spokenLabel : nil
                let page = pageDescription(index.value + 1, numberOfItems)
                return [label, page].compactMap { $0 }.joined(separator: ", ")
            }
        }
    }

    extension UIView {
        /// What it is called, or what is within it, in order.
        fileprivate var spokenLabel: String? {
            if let accessibilityLabel { return accessibilityLabel }
            let labels = subviews.filter { !$0.isHidden }.compactMap(\.spokenLabel)
            return labels.isEmpty ? nil : labels.joined(separator: ", ")
        }
    }
#endif
