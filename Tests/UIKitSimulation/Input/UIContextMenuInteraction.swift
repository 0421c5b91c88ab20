// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UIInteraction: AnyObject {}

@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
}

/// Runs animations with those of a menu.
@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {}

/// Opens a menu for the touched element.
@MainActor
public final class UIContextMenuInteraction: UIInteraction {
    private weak var delegate: (any UIContextMenuInteractionDelegate)?
    private var shown: UIContextMenuConfiguration?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// A finger rests at a point of the view.
    public func open(at point: CGPoint) -> UIContextMenuConfiguration? {
        shown = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        if let shown {
            delegate?.contextMenuInteraction(self, willDisplayMenuFor: shown, animator: nil)
        }
        return shown
    }

    /// The user closes the menu.
    public func close() {
        if let shown { delegate?.contextMenuInteraction(self, willEndFor: shown, animator: nil) }
        shown = nil
    }

    /// The lifted preview of an open menu.
    public func preview(of configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.contextMenuInteraction(
            self,
            previewForHighlightingMenuWithConfiguration: configuration
        )
    }
}

@MainActor
public final class UIContextMenuConfiguration {
    public init() {}
}

@MainActor
open class UITargetedPreview {
    public let view: UIView

    public required init(view: UIView) {
        self.view = view
    }
}
