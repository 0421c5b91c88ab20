#if os(iOS) || os(Linux)
    import UIKit
    #if canImport(ObjectiveC)
        import UIKit.UIGestureRecognizerSubclass
    #endif

    /// Tells whether any finger is on a view or within it, and keeps out of all gestures' way.
    final class TouchWatch: UIGestureRecognizer {
        private var fingers: Set<UITouch> = []
        private let tell: (_ isTouched: Bool) -> Void

        init(_ tell: @escaping (_ isTouched: Bool) -> Void) {
            self.tell = tell
            #if canImport(ObjectiveC)
                super.init(target: nil, action: nil)
            #else
                super.init()
            #endif
            cancelsTouchesInView = false
            delaysTouchesEnded = false
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            fingers.formUnion(touches)
            tell(true)
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            lift(touches)
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            lift(touches)
        }

        private func lift(_ touches: Set<UITouch>) {
            fingers.subtract(touches)
            // Without that it would not be told of the next ones.
            if fingers.isEmpty { state = .failed }
        }

        override func reset() {
            fingers = []
            tell(false)
        }

        override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

        override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
#endif
