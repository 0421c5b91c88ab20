#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit
    #if canImport(ObjectiveC)
        import UIKit.UIGestureRecognizerSubclass
    #endif

    /// Reports whether any finger is on a view or within it, without affecting other gestures.
    final class TouchWatch: UIGestureRecognizer {
        private var fingers: Set<UITouch> = []
        private let report: (_ isTouched: Bool) -> Void
        /// Called when a finger goes down or moves.
        var onStep: ((UITouch, _ call: String) -> Void)?

        init(_ report: @escaping (_ isTouched: Bool) -> Void) {
            self.report = report
            super.init(target: nil, action: nil)
            cancelsTouchesInView = false
            delaysTouchesEnded = false
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            fingers.formUnion(touches)
            report(true)
            touches.first.map { onStep?($0, "touchesBegan") }
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            touches.first.map { onStep?($0, "touchesMoved") }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            lift(touches)
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            lift(touches)
        }

        private func lift(_ touches: Set<UITouch>) {
            fingers.subtract(touches)
            // Otherwise it would not get the next touches.
            if fingers.isEmpty { state = .failed }
        }

        override func reset() {
            fingers = []
            report(false)
        }

        override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

        override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
#endif
