import Rondo
import Testing
import UIKit

@testable import RondoUIKit

/// A page container that fills a window on a new device, with a finger and a record of the events
/// of each page.
@MainActor
final class PagesStage: PagerStage {
    let window: UIWindow
    let container: PageContainerViewController
    let source: PageSource
    let listener = TransitionListener()
    let finger: Finger
    var pager: LoopPagerView { container.pager }

    init(
        _ items: [String] = ["a", "b", "c", "d", "e", "f", "g", "h"],
        isShown: Bool = true,
        configure: (inout Configuration) -> Void = { _ in }
    ) {
        Simulation.reset()
        TrackView.room = 16_384
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        container = PageContainerViewController()
        source = PageSource(items)
        finger = Finger(in: window)
        configure(&container.configuration)
        let source = source
        container.register(forPageWithReuseIdentifier: "page") { source.makePage() }
        container.dataSource = source
        container.delegate = listener
        guard isShown else { return }
        window.rootViewController = container
        device.advance(by: 0.016)
    }

    /// Another screen covers the container, or starts to.
    func beginCovering() {
        container.beginAppearanceTransition(false, animated: true)
    }

    func endCovering() {
        container.view.removeFromSuperview()
        container.endAppearanceTransition()
    }

    /// The container returns.
    func beginUncovering() {
        container.beginAppearanceTransition(true, animated: true)
        window.addSubview(container.view)
        device.layOut()
    }

    func endUncovering() {
        container.endAppearanceTransition()
        device.advance(by: 0.016)
    }

    /// The events of the pages since the last call.
    func take() -> [String] { source.log.take() }

    /// The pages that have appeared according to UIKit.
    var appeared: [String] {
        source.made.filter { $0.appearance == .appeared }.map(\.name)
    }

    /// The visible pages with their leading edges.
    var seen: [String] {
        container.visiblePages.map { page in
            let frame = page.view.convert(page.view.bounds, to: nil)
            let isVertical = container.configuration.axis == .vertical
            return "\((page as? TestPage)?.name ?? "?")@"
                + "\(Int((isVertical ? frame.minY : frame.minX).rounded()))"
        }
    }
}
