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

/// The traits of the environment.
public final class UITraitCollection: Sendable {
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let userInterfaceIdiom: UIUserInterfaceIdiom

    init(_ category: UIContentSizeCategory, _ idiom: UIUserInterfaceIdiom) {
        preferredContentSizeCategory = category
        userInterfaceIdiom = idiom
    }
}

extension Simulation {
    /// The user changes the text size.
    public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        setTraits(UITraitCollection(category, traits.userInterfaceIdiom))
    }

    /// The app runs with another kind of user interface.
    public func setUserInterfaceIdiom(_ idiom: UIUserInterfaceIdiom) {
        setTraits(UITraitCollection(traits.preferredContentSizeCategory, idiom))
    }

    private func setTraits(_ new: UITraitCollection) {
        let old = traits
        traits = new
        for window in windows {
            for view in [window] + window.descendants { view.traitCollectionDidChange(old) }
        }
        layOut()
    }
}
