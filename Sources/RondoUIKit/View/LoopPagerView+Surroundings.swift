#if canImport(UIKit)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// The app or its scene came or went, or a setting changed.
        func surroundingsDidChange(_ name: Notification.Name, _ scene: UIScene?) {
            // Another scene's coming and going is not this one's.
            if let scene, scene !== window?.windowScene { return }
            switch name {
            case UIAccessibility.reduceMotionStatusDidChangeNotification:
                engine.reduceMotion(UIAccessibility.isReduceMotionEnabled)
                update()
            case UIApplication.didEnterBackgroundNotification,
                UIScene.didEnterBackgroundNotification:
                isInBackground = true
                visibilityDidChange()
            default:
                isInBackground = false
                visibilityDidChange()
            }
        }

        func visibilityDidChange() {
            let isHidden = window == nil || isInBackground
            guard isHidden != engine.scroller.isHidden else { return }
            if isHidden { track.endMotion() }
            engine.setHidden(isHidden)
            update()
            track.setNeedsLayout()
        }

        /// Another configuration: motion ends, and the current item stays.
        func reconfigure(_ configuration: Configuration) {
            bringToRest()
            track.isPressed = false
            engine.restart(configuration, isRecording: engine.isRecording)
            track.plan = nil
            rehome()
            setNeedsLayout()
            update()
        }
    }
#endif
