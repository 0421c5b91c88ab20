#if os(iOS) || os(Linux)
    import UIKit

    /// A view that is hidden while the app is in the background, or while it has no window.
    @MainActor
    protocol AppVisitor: UIView {
        var isInBackground: Bool { get set }
        /// The app, its scene or the window came or went.
        func visibilityDidChange()
        /// The user wants less motion, or more again.
        func reduceMotionDidChange()
        /// The device runs short of memory: what only waits to be used again may go.
        func memoryIsShort()
        /// VoiceOver puts its focus on an element, or has none any more.
        func voiceOverDidFocus(on element: Any?)
    }

    extension AppVisitor {
        /// Whether nobody sees it.
        var isOutOfSight: Bool { window == nil || isInBackground }

        /// Listens to the app and to the user's settings, for as long as the answer is kept.
        func observeApp() -> AppObserver {
            AppObserver { [weak self] in self?.surroundingsDidChange($0) }
        }

        /// Whether the user wants text of another size than before.
        func wantsOtherTextSize(than previous: UITraitCollection?) -> Bool {
            let old = previous?.preferredContentSizeCategory
            return old != nil && old != traitCollection.preferredContentSizeCategory
        }

        /// Has come into a window, or out of it: its scene may have come or gone meanwhile.
        func windowDidChange() {
            if let scene = window?.windowScene { isInBackground = scene.isInBackground }
            visibilityDidChange()
        }

        /// The app or its scene came or went, or a setting changed.
        private func surroundingsDidChange(_ notification: Notification) {
            // Another scene's coming and going is not this one's.
            if let scene = notification.object as? UIScene, scene !== window?.windowScene { return }
            switch notification.name {
            case UIAccessibility.reduceMotionStatusDidChangeNotification:
                reduceMotionDidChange()
            case UIApplication.didReceiveMemoryWarningNotification:
                memoryIsShort()
            case UIApplication.didEnterBackgroundNotification,
                UIScene.didEnterBackgroundNotification:
                isInBackground = true
                visibilityDidChange()
            case UIAccessibility.elementFocusedNotification:
                voiceOverDidFocus(
                    on: notification.userInfo?[UIAccessibility.focusedElementUserInfoKey]
                )
            case UIApplication.willEnterForegroundNotification,
                UIApplication.didBecomeActiveNotification:
                // The app comes with the first of its scenes; others may still be away.
                guard window?.windowScene?.isInBackground != true else { return }
                isInBackground = false
                visibilityDidChange()
            case UIAccessibility.voiceOverStatusDidChangeNotification:
                if !UIAccessibility.isVoiceOverRunning { voiceOverDidFocus(on: nil) }
            default:
                isInBackground = false
                visibilityDidChange()
            }
        }
    }

    extension UIView {
        /// The view that an accessibility element is, or is in.
        static func holding(_ element: Any?) -> UIView? {
            var element = element
            while let part = element as? UIAccessibilityElement {
                element = part.accessibilityContainer
            }
            return element as? UIView
        }
    }

    extension UIScene {
        fileprivate var isInBackground: Bool { activationState == .background }
    }
#endif
