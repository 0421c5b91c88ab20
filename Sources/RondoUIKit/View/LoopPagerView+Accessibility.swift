#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    @preconcurrency import UIKit

    extension LoopPagerView {
        /// Whether the pager is one adjustable element for VoiceOver, turned by a swipe up or down,
        /// instead of its cells; `false` by default.
        ///
        /// It is for pagers whose pages contain no separate elements, such as a banner of images.
        public var isAccessibilityAdjustable: Bool {
            get { isAccessibilityElement }
            set {
                isAccessibilityElement = newValue
                if newValue {
                    accessibilityTraits.insert(.adjustable)
                } else {
                    accessibilityTraits.remove(.adjustable)
                }
            }
        }

        /// Turns a page for a swipe with three fingers; returns false if it cannot.
        func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
            guard engine.scroller.canScroll, let isForward = track.isForward(direction) else {
                return false
            }
            let old = engine.scroller.leadingItem
            let isTurning = announcesPage
            announcesPage = true
            if isForward { scrollToNext() } else { scrollToPrevious() }
            let isTurned = old != engine.scroller.leadingItem
            // A page that is still turning is announced when it has settled.
            if !isTurned { announcesPage = isTurning }
            return isTurned
        }

        /// Announces the current page, which VoiceOver has turned.
        func announcePage() {
            announcesPage = false
            guard let text = pageText else { return }
            UIAccessibility.post(notification: .pageScrolled, argument: text)
        }

        /// The label of the current or target cell, if it has one, and the page number.
        var pageText: String? {
            guard let index = selectedItem?.index else { return nil }
            let label = isAccessibilityElement ? cellForItem(at: index)?.spokenLabel : nil
            let page = pageDescription(index + 1, numberOfItems)
            return [label, page].compactMap { $0 }.joined(separator: ", ")
        }

        /// The middle of the visible part of the current or target cell on the screen, nil without
        /// one.
        var middleOfSelectedCell: CGPoint? {
            guard let cell = selectedItem?.index.flatMap({ cellForItem(at: $0) }) else {
                return nil
            }
            let visible = cell.convert(cell.bounds, to: self).intersection(bounds)
            guard !visible.isEmpty else { return nil }
            let place = UIAccessibility.convertToScreenCoordinates(visible, in: self)
            return CGPoint(x: place.midX, y: place.midY)
        }

        /// The actions of the current or target cell, nil without any.
        var cellActions: [UIAccessibilityCustomAction]? {
            let actions = selectedItem?.index.flatMap { cellForItem(at: $0) }?.spokenActions ?? []
            return actions.isEmpty ? nil : actions
        }
    }

    // Views are accessible objects, and so are elements that are not views, such as those of hosted
    // SwiftUI.
    @MainActor
    extension AccessibleObject {
        /// Its label, or those of its parts, in order.
        fileprivate var spokenLabel: String? {
            if let accessibilityLabel { return accessibilityLabel }
            let labels = spokenParts.compactMap(\.spokenLabel)
            return labels.isEmpty ? nil : labels.joined(separator: ", ")
        }

        /// Its actions and those of its parts, in order.
        fileprivate var spokenActions: [UIAccessibilityCustomAction] {
            (accessibilityCustomActions ?? []) + spokenParts.flatMap(\.spokenActions)
        }

        /// The elements that it names, otherwise its visible subviews.
        var spokenParts: [AccessibleObject] {
            if let accessibilityElements {
                return accessibilityElements.compactMap { $0 as? AccessibleObject }
            }
            return (self as? UIView)?.subviews.filter { !$0.isHidden } ?? []
        }
    }
#endif
