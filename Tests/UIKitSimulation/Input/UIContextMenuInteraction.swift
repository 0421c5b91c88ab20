// What Apple documents is not documented again.
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
}

/// Opens a menu for what a finger rests on.
@MainActor
public final class UIContextMenuInteraction: UIInteraction {
    private weak var delegate: (any UIContextMenuInteractionDelegate)?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// A finger rests at a point of the view.
    public func open(at point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    }

    /// What is lifted while a menu is open.
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
