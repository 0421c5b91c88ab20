// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The user's text size.
public enum UIContentSizeCategory: Int, Sendable {
    case medium
    case large
    case accessibilityLarge
}

/// The kind of user interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone
    case pad
    /// That of a Mac, in an app with the interface "Optimize for Mac".
    case mac = 5
}

/// The direction of the user's language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight
    case rightToLeft
}

/// The traits of the environment.
public struct UITraitCollection: Sendable {
    public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.large
    public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
}

extension Simulation {
    /// The user changes the text size.
    public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        setTraits { $0.preferredContentSizeCategory = category }
    }

    /// The app runs with another kind of user interface.
    public func setUserInterfaceIdiom(_ idiom: UIUserInterfaceIdiom) {
        setTraits { $0.userInterfaceIdiom = idiom }
    }

    /// The app runs in another direction.
    public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
        setTraits { $0.layoutDirection = direction }
    }

    /// Traits change from the outermost view inwards: a view is notified before its subviews have
    /// the new traits, and perhaps laid out too.
    private func setTraits(_ change: (inout UITraitCollection) -> Void) {
        let old = traits
        change(&traits)
        let views = windows.flatMap { [$0] + $0.descendants }
        for view in views { view.lateTraits = old }
        for view in views {
            if has(.lateTraits) { view.setNeedsLayout() } else { view.adoptTraits() }
        }
        layOut()
    }
}
