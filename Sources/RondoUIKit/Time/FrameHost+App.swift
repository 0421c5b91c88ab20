#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    // A view is hidden while the app is in the background, or while it has no window.

    extension FrameHost {
        /// Observes the app and the user's settings, as long as the result is kept.
        func observeApp() -> AppObserver {
            AppObserver { [weak self] in self?.surroundingsDidChange($0) }
        }

        /// Whether the user's text size differs from before.
        func wantsOtherTextSize(than previous: UITraitCollection?) -> Bool {
            let old = previous?.preferredContentSizeCategory
            return old != nil && old != traitCollection.preferredContentSizeCategory
        }

        /// Whether the layout direction of the surroundings differs from before.
        func hasOtherDirection(than previous: UITraitCollection?) -> Bool {
            traitCollection.layoutDirection != previous?.layoutDirection
        }

        /// Handles a change of the window, whose scene can have another visibility.
        func windowDidChange() {
            if let scene = window?.windowScene { isInBackground = scene.isInBackground }
            visibilityDidChange()
        }

        /// The app, its scene or the window became visible or hidden.
        private func visibilityDidChange() {
            let isHidden = window == nil || isInBackground
            guard isHidden != door.engine.isHidden else { return }
            if isHidden { endMotion() }
            door.take(isHidden ? .hide : .show)
            update()
            track.setNeedsUpdate()
        }

        /// The reduced-motion setting changed.
        func reduceMotionDidChange() {
            door.take(.reduceMotion(UIAccessibility.isReduceMotionEnabled))
            update()
        }

        /// Whether an assistive technology runs that has a focus.
        private var hasAccessibilityFocus: Bool {
            UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
        }

        /// Handles a change of the app, its scene, or a setting.
        private func surroundingsDidChange(_ notification: Notification) {
            // Ignore other scenes.
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
                // The app becomes active with the first of its scenes; others may still be in the
                // background.
                guard window?.windowScene?.isInBackground != true else { return }
                isInBackground = false
                visibilityDidChange()
            case UIAccessibility.voiceOverStatusDidChangeNotification,
                UIAccessibility.switchControlStatusDidChangeNotification:
                if !hasAccessibilityFocus { voiceOverDidFocus(on: nil) }
            case UITextField.textDidBeginEditingNotification,
                UITextView.textDidBeginEditingNotification:
                editingDidChange(in: notification.object as? UIView, isEdited: true)
            case UITextField.textDidEndEditingNotification,
                UITextView.textDidEndEditingNotification:
                editingDidChange(in: notification.object as? UIView, isEdited: false)
            default:
                isInBackground = false
                visibilityDidChange()
            }
        }
    }

    extension UIView {
        /// The view that is, or contains, an accessibility element.
        static func holding(_ element: Any?) -> UIView? {
            var part = element as? AccessibleObject
            while let object = part, !(object is UIView) {
                part = object.containerOfElement ?? (object as? UIResponder)?.next
            }
            return part as? UIView
        }
    }

    extension UIScene {
        fileprivate var isInBackground: Bool { activationState == .background }
    }
#endif
