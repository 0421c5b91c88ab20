// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The view of a hosting controller: evaluates it in layout passes, once after any number of
/// changes.
///
/// It evaluates the whole tree; SwiftUI skips what cannot have changed.
@MainActor
public final class HostingView: UIView {
    /// Whether some tree is being evaluated, when no state may change.
    static var isUpdating = false

    weak var controller: UIViewController?
    var evaluate: ((Node) -> Void)?
    /// The transaction of the next or current update.
    private(set) var transaction = Transaction()
    /// The transaction of the last update.
    public private(set) var lastUpdate = Transaction()
    private lazy var root = Node(self)
    private var needsUpdate = true
    private var later: [() -> Void] = []

    func invalidate(_ transaction: Transaction) {
        needsUpdate = true
        self.transaction = transaction
        setNeedsLayout()
    }

    /// Evaluates a body: a change of an observable object that it reads causes an update.
    func observing<Body>(_ body: () -> Body) -> Body {
        withObservationTracking(body) { [weak self] in
            MainActor.assumeIsolated { self?.invalidate(.current) }
        }
    }

    /// Runs an action after the update.
    func afterUpdate(_ action: @escaping () -> Void) {
        later.append(action)
    }

    /// How high what it shows wants to be.
    var wantedHeight: CGFloat {
        if needsUpdate { update() }
        return root.wantedHeight
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        if needsUpdate { update() }
        root.lay(in: bounds)
    }

    private func update() {
        needsUpdate = false
        let outer = Self.isUpdating
        Self.isUpdating = true
        evaluate?(root)
        Self.isUpdating = outer
        lastUpdate = transaction
        transaction = Transaction()
        let due = later
        later = []
        for action in due { action() }
    }

    /// The shown texts, in order, without those of inner hosting views.
    public var texts: [String] { root.all.compactMap(\.text) }

    /// Touches the first button with a title.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    public func tap(_ title: String) -> Bool {
        guard let button = root.all.compactMap(\.button).first(where: { $0.title == title }) else {
            return false
        }
        button.action()
        return true
    }
}
