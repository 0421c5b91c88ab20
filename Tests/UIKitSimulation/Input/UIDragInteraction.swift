// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession
    )

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    )
}

/// What became of a drag.
public enum UIDropOperation: UInt, Sendable {
    case cancel
    case copy = 2
}

@MainActor
public protocol UIDragSession: AnyObject {
    func location(in view: UIView) -> CGPoint
}

/// Lifts the touched element and drags it elsewhere.
@MainActor
public final class UIDragInteraction: UIInteraction {
    private final class Session: UIDragSession {
        let place: CGPoint

        init(_ place: CGPoint) {
            self.place = place
        }

        func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }
    }

    public var isEnabled = false
    private weak var delegate: (any UIDragInteractionDelegate)?
    private var lifted: (items: [UIDragItem], previews: [UITargetedDragPreview])?
    private var session: Session?

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
    }

    /// A finger rests at a point of the window and starts a drag.
    ///
    /// - Returns: The dragged items and the lifted views.
    public func lift(at point: CGPoint) -> (items: [UIDragItem], views: [UIView]) {
        guard isEnabled, let delegate else { return ([], []) }
        let session = Session(point)
        let items = delegate.dragInteraction(self, itemsForBeginning: session)
        let previews = items.compactMap {
            delegate.dragInteraction(self, previewForLifting: $0, session: session)
        }
        lifted = (items, previews)
        guard !items.isEmpty else { return ([], []) }
        self.session = session
        delegate.dragInteraction(self, sessionWillBegin: session)
        return (items, previews.map(\.view))
    }

    /// Ends the drag without a drop.
    ///
    /// - Returns: The views to which the previews return.
    public func cancel() -> [UIView] {
        guard let lifted else { return [] }
        defer {
            if let session {
                delegate?.dragInteraction(self, session: session, didEndWith: .cancel)
            }
            session = nil
        }
        return zip(lifted.items, lifted.previews).compactMap { item, preview in
            delegate?.dragInteraction(self, previewForCancelling: item, withDefault: preview)?.view
        }
    }
}

@MainActor
public final class UIDragItem {
    public let itemProvider: NSItemProvider

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}

public final class UITargetedDragPreview: UITargetedPreview {}

/// Foundation on Linux has no item provider.
@MainActor
public final class NSItemProvider {
    public let object: Any

    public init(object: Any) {
        self.object = object
    }
}
