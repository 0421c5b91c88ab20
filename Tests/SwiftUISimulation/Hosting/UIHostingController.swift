// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content {
        didSet { hostingView?.invalidate(.current) }
    }

    private var hostingView: HostingView? {
        isViewLoaded ? view as? HostingView : nil
    }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required convenience init() {
        preconditionFailure("UIHostingController.init(): give it a root view")
    }

    public required init?(coder: NSCoder) {
        preconditionFailure("UIHostingController.init(coder:): give it a root view")
    }

    /// As wide as it may be.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return CGSize(width: size.width, height: hostingView?.wantedHeight ?? 0)
    }

    /// Nothing of another hosting controller's environment reaches this one.
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
