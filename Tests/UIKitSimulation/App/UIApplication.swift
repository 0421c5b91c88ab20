// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The app, as far as its coming and going is told.
@MainActor
public final class UIApplication {
    public static let shared = UIApplication()

    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )

    /// The user leaves the app.
    public func enterBackground() {
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    }

    /// The user comes back.
    public func enterForeground() {
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
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

    public init() {}

    /// The user leaves this scene.
    public func enterBackground() {
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    }

    /// The user comes back to this scene.
    public func enterForeground() {
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
    }
}

/// A scene with windows.
@MainActor
open class UIWindowScene: UIScene {}
