#if canImport(UIKit)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// The app or its scene came or went, or a setting changed.
        func surroundingsDidChange(_ notification: Notification) {
            // Another scene's coming and going is not this one's.
            if let scene = notification.object as? UIScene, scene !== window?.windowScene { return }
            switch notification.name {
            case UIAccessibility.reduceMotionStatusDidChangeNotification:
                engine.reduceMotion(UIAccessibility.isReduceMotionEnabled)
                update()
            case UIApplication.didEnterBackgroundNotification,
                UIScene.didEnterBackgroundNotification:
                isInBackground = true
                visibilityDidChange()
            case UIAccessibility.elementFocusedNotification:
                let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey]
                wait(for: .focused, holds(element))
            case UIAccessibility.voiceOverStatusDidChangeNotification:
                if !UIAccessibility.isVoiceOverRunning { wait(for: .focused, false) }
            default:
                isInBackground = false
                visibilityDidChange()
            }
        }

        func visibilityDidChange() {
            let isHidden = window == nil || isInBackground
            guard isHidden != engine.scroller.isHidden else { return }
            if isHidden { endMotion() }
            engine.setHidden(isHidden)
            update()
            track.setNeedsLayout()
        }

        /// Another configuration: motion ends, and the current item stays.
        func reconfigure(_ configuration: Configuration) {
            bringToRest()
            isPressed = false
            engine.restart(configuration, isRecording: engine.isRecording)
            plan = nil
            withoutUpdates { rehome() }
            setNeedsLayout()
            update()
        }
    }
#endif
