// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIScrollView {
    /// Scrolls by the smallest distance that makes a rectangle of the content visible.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        for axis in [ScrollAxis.horizontal, .vertical] {
            let insets = adjustedContentInset
            let first = rect.origin[axis] - insets.leading(axis)
            let last =
                rect.origin[axis] + rect.size[axis] + insets.trailing(axis) - bounds.size[axis]
            offset[axis] = min(max(offset[axis], min(first, last)), max(first, last))
        }
        offset = nearestValid(offset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }
}

extension UIView {
    /// Makes a view visible for VoiceOver, the keyboard focus or typing: every surrounding scroll
    /// view scrolls with an animation.
    func reveal() {
        var outer = superview
        while let view = outer {
            if let scrollView = view as? UIScrollView {
                scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
            }
            outer = view.superview
        }
    }
}

extension Simulation {
    /// The keyboard focus moves to a view.
    public func moveFocus(to view: UIView) {
        view.reveal()
    }
}
