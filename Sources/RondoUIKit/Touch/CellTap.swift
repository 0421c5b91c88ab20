// On tvOS a remote control selects the focused view by presses, which the app handles.
#if os(iOS) || os(visionOS) || os(Linux)
    import UIKit
    #if canImport(ObjectiveC)
        import UIKit.UIGestureRecognizerSubclass
    #endif

    /// A tap on a cell, which is highlighted during the touch.
    ///
    /// A drag ends it, and so does a second finger. A secondary click is not a tap. A control in
    /// the cell keeps its touches, and other gestures are not affected.
    final class CellTap: UIGestureRecognizer {
        private weak var owner: (any CellOwner)?
        private var start = CGPoint.zero
        private var cell: UIView?
        private var item: TouchedItem?
        private var isHighlighted = false
        private var timer: Timer?

        init(of owner: some CellOwner) {
            self.owner = owner
            super.init(target: nil, action: nil)
            cancelsTouchesInView = false
            delaysTouchesEnded = false
        }

        /// The time before a touched cell is highlighted, in seconds, so that cells do not flash
        /// during drags.
        private static let delay: TimeInterval = 0.1
        /// The largest movement of a tap, in points, as in a scroll view.
        private static let slop: CGFloat = 10

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            guard cell == nil, touches.count == 1, let touch = touches.first, let owner,
                !event.buttonMask.contains(.secondary), !touch.isOnControl,
                let cell = owner.cell(at: touch.location(in: owner)), owner.isStill(cell),
                let item = owner.touchedItem(in: cell), owner.mayHighlight(cell)
            else {
                state = .failed
                return
            }
            self.cell = cell
            self.item = item
            start = touch.location(in: owner)
            timer = .once(after: Self.delay) { [weak self] in self?.highlight() }
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            guard let place = touches.first?.location(in: owner),
                hypot(place.x - start.x, place.y - start.y) > Self.slop
            else { return }
            state = .failed
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            guard let cell else { return }
            highlight()
            // The cell may have moved by now. Selecting it may remove its item, and UIKit resets
            // later, so it looks plain again first.
            let isThere = owner?.cell(at: start) === cell
            unhighlight()
            // A callback may have given the cell another item.
            guard self.cell === cell, state == .possible else { return }
            self.cell = nil
            state = .ended
            if isThere { owner?.didSelect(cell) }
        }

        /// Ends a touch on a cell before the cell gets another item.
        func cellWillLeave(_ cell: UIView) {
            guard cell === self.cell else { return }
            unhighlight()
            self.cell = nil
            state = .failed
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .failed
        }

        override func reset() {
            timer?.invalidate()
            timer = nil
            unhighlight()
            cell = nil
            item = nil
        }

        private func highlight() {
            guard let cell, !isHighlighted else { return }
            isHighlighted = true
            (cell as? UICollectionViewCell)?.isHighlighted = true
            owner?.didHighlight(cell)
        }

        private func unhighlight() {
            guard isHighlighted, let cell, let item else { return }
            isHighlighted = false
            (cell as? UICollectionViewCell)?.isHighlighted = false
            owner?.didUnhighlight(cell, of: item)
        }

        override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    }

    extension UITouch {
        /// Whether the touch is on a control, such as a button.
        fileprivate var isOnControl: Bool {
            var view = view
            while let next = view {
                if next is UIControl { return true }
                view = next.superview
            }
            return false
        }
    }
#endif
