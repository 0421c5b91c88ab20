#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// Observes the app's state and the user's settings.
    final class AppObserver {
        private let tokens: [any NSObjectProtocol]

        /// Observes until it is released.
        @MainActor
        init(_ handle: @escaping @MainActor @Sendable (Notification) -> Void) {
            let names = [
                UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification,
                // In case the previous one came too early.
                UIApplication.didBecomeActiveNotification,
                UIApplication.didReceiveMemoryWarningNotification,
                UIScene.didEnterBackgroundNotification,
                UIScene.willEnterForegroundNotification,
                UIAccessibility.reduceMotionStatusDidChangeNotification,
                UIAccessibility.elementFocusedNotification,
                UIAccessibility.voiceOverStatusDidChangeNotification,
                UIAccessibility.switchControlStatusDidChangeNotification,
                UITextField.textDidBeginEditingNotification,
                UITextField.textDidEndEditingNotification,
                UITextView.textDidBeginEditingNotification,
                UITextView.textDidEndEditingNotification,
            ]
            tokens = names.map { name in
                NotificationCenter.default.addObserver(
                    forName: name,
                    object: nil,
                    queue: nil
                ) { notification in
                    // UIKit posts all of these on the main thread.
                    nonisolated(unsafe) let posted = notification
                    onMainThread { handle(posted) }
                }
            }
        }

        deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }
#endif
