// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content {
        // The present transaction is not that of the later update.
        didSet { hostingView?.invalidate(Transaction()) }
    }

    /// The regions that count for the content.
    public var safeAreaRegions = SafeAreaRegions.all

    private var hostingView: HostingView? {
        isViewLoaded ? view as? HostingView : nil
    }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required convenience init() {
        preconditionFailure("UIHostingController.init(): use init(rootView:)")
    }

    public required init?(coder: NSCoder) {
        preconditionFailure("UIHostingController.init(coder:): use init(rootView:)")
    }

    /// As wide as possible, and with the safe area, also if the content ignores it.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        let insets = safeAreaRegions.contains(.container) ? view.safeAreaInsets : .zero
        let height = (hostingView?.wantedHeight ?? 0) + insets.top + insets.bottom
        return CGSize(width: size.width, height: height)
    }

    /// The environment of an outer hosting controller does not reach this one.
    open override func loadView() {
        let view = HostingView(frame: .zero)
        view.controller = self
        view.evaluate = { [unowned self] node in
            var environment = EnvironmentValues()
            environment.layoutDirection =
                Simulation.shared.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            node.update(rootView, environment)
        }
        self.view = view
    }
}
