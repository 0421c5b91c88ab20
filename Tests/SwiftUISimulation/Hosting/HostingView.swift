// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The view of a hosting controller.
///
/// A layout pass evaluates the whole tree once after any number of changes; SwiftUI skips unchanged
/// parts.
@MainActor
public final class HostingView: UIView {
    /// Whether a tree is being evaluated; no state may change during this time.
    static var isUpdating = false

    weak var controller: UIViewController?
    var evaluate: ((Node) -> Void)?
    /// The transaction of the next or current update.
    var transaction = Transaction()
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

    /// Evaluates a body; later changes of the observable objects that it reads cause an update.
    func observing<Body>(_ body: () -> Body) -> Body {
        withObservationTracking(body) { [weak self] in
            MainActor.assumeIsolated { self?.invalidate(.current) }
        }
    }

    /// Runs an action after the update.
    func afterUpdate(_ action: @escaping () -> Void) {
        later.append(action)
    }

    /// The height of the content.
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

    /// The horizontal factors of `scaleEffect`, in order.
    public var scales: [CGFloat] { root.all.compactMap { $0.scale?.x } }

    /// The shown texts, in order, without those of inner hosting views.
    public var texts: [String] { root.all.compactMap(\.text) }

    /// Taps the first button with a title.
    ///
    /// - Returns: Whether the button exists.
    @discardableResult
    public func tap(_ title: String) -> Bool {
        guard let button = root.all.compactMap(\.button).first(where: { $0.title == title }) else {
            return false
        }
        button.action()
        return true
    }
}
