// Apple documents this API.
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
        preconditionFailure("UIHostingController.init(): use init(rootView:)")
    }

    public required init?(coder: NSCoder) {
        preconditionFailure("UIHostingController.init(coder:): use init(rootView:)")
    }

    /// As wide as possible.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return CGSize(width: size.width, height: hostingView?.wantedHeight ?? 0)
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
