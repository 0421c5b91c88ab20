// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The user's text size.
public enum UIContentSizeCategory: Int, Sendable {
    case medium
    case large
    case accessibilityLarge
}

/// The traits of the environment.
public final class UITraitCollection: Sendable {
    public let preferredContentSizeCategory: UIContentSizeCategory

    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }
}

extension Simulation {
    /// The user changes the text size.
    public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        let old = traits
        traits = UITraitCollection(preferredContentSizeCategory: category)
        for window in windows {
            for view in [window] + window.descendants { view.traitCollectionDidChange(old) }
        }
        layOut()
    }
}
