// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// SwiftUI content without a controller.
@MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    fileprivate let content: Content

    /// Nothing has margins here.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }

    /// Nothing has a least size here.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

    public func makeContentView() -> any UIView & UIContentView {
        let view = HostingContentView<Content, Background>(frame: .zero)
        view.configuration = self
        return view
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// The view of a hosting configuration; view controllers in its content are a mistake.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
    private typealias Configuration = UIHostingConfiguration<Content, Background>

    private let hostingView = HostingView(frame: .zero)

    var configuration: any UIContentConfiguration = EmptyConfiguration() {
        didSet {
            if hostingView.superview == nil { addSubview(hostingView) }
            hostingView.evaluate = { [unowned self] node in
                guard let content = (configuration as? Configuration)?.content else {
                    return Simulation.shared.note("a content view gets content of another type")
                }
                var environment = EnvironmentValues()
                environment.layoutDirection =
                    Simulation.shared.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
                node.update(content, environment)
            }
            hostingView.invalidate(Transaction())
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hostingView.frame = bounds
    }

    override func systemLayoutSizeFitting(
        _ size: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        CGSize(width: size.width, height: hostingView.wantedHeight)
    }
}

/// The configuration of a new content view.
private struct EmptyConfiguration: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView {
        preconditionFailure("EmptyConfiguration.makeContentView(): it has no content")
    }
}
