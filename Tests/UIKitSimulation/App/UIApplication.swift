// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The app, with its notifications of foreground and background.
@MainActor
public final class UIApplication {
    public static let shared = UIApplication()

    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )

    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )

    /// The device runs out of memory: notifies controllers first, then observers.
    public func warnOfMemory() {
        let roots = Simulation.shared.windows.compactMap(\.rootViewController)
        for root in roots { root.reportMemoryWarning() }
        NotificationCenter.default.post(
            name: Self.didReceiveMemoryWarningNotification,
            object: self
        )
    }

    /// The user leaves the app.
    public func enterBackground() {
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    }

    /// The user returns to the app.
    public func enterForeground() {
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }
}

/// One of the app's scenes.
@MainActor
open class UIScene {
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification"
    )
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification"
    )

    /// The state of a scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    public private(set) var activationState = ActivationState.foregroundActive

    public init() {}

    /// The user leaves this scene.
    public func enterBackground() {
        activationState = .background
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    }

    /// The user returns to this scene.
    public func enterForeground() {
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        activationState = .foregroundActive
    }
}

/// A scene with windows.
@MainActor
open class UIWindowScene: UIScene {}
