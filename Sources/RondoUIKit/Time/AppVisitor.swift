#if canImport(UIKit)
    import UIKit

    /// A view that is hidden while the app is in the background, or while it has no window.
    @MainActor
    protocol AppVisitor: UIView {
        var isInBackground: Bool { get set }
        /// The app, its scene or the window came or went.
        func visibilityDidChange()
        /// The user wants less motion, or more again.
        func reduceMotionDidChange()
    }

    extension AppVisitor {
        /// Whether nobody sees it.
        var isOutOfSight: Bool { window == nil || isInBackground }

        /// Listens to the app and to the user's settings, for as long as the answer is kept.
        func observeApp() -> AppObserver {
            AppObserver { [weak self] name, scene in self?.surroundingsDidChange(name, scene) }
        }

        /// The app or its scene came or went, or a setting changed.
        private func surroundingsDidChange(_ name: Notification.Name, _ scene: UIScene?) {
            // Another scene's coming and going is not this one's.
            if let scene, scene !== window?.windowScene { return }
            switch name {
            case UIAccessibility.reduceMotionStatusDidChangeNotification:
                reduceMotionDidChange()
            case UIApplication.didEnterBackgroundNotification,
                UIScene.didEnterBackgroundNotification:
                isInBackground = true
                visibilityDidChange()
            default:
                isInBackground = false
                visibilityDidChange()
            }
        }
    }
#endif
