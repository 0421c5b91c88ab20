import Testing
import UIKit

extension UIKitTests {
    /// The simulated containment: unbalanced calls are recorded.
    @Suite @MainActor struct ControllerTests {
        private let parent = LoggingController()
        private let child = LoggingController()

        init() {
            Simulation.reset()
        }

        @Test func balancedCallsComeInOrder() {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            parent.beginAppearanceTransition(true, animated: false)
            parent.endAppearanceTransition()
            child.willMove(toParent: nil)
            child.beginAppearanceTransition(false, animated: false)
            child.view.removeFromSuperview()
            child.endAppearanceTransition()
            child.removeFromParent()
            #expect(Simulation.shared.mistakes.isEmpty)
            #expect(child.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
            #expect(parent.children.isEmpty && child.parent == nil)
        }

        @Test func aCancelledTransitionReverses() {
            child.beginAppearanceTransition(true, animated: true)
            child.beginAppearanceTransition(false, animated: true)
            child.endAppearanceTransition()
            #expect(child.calls == ["willAppear", "willDisappear", "didDisappear"])
            #expect(Simulation.shared.mistakes.isEmpty)
        }

        @Test func unbalancedCallsAreMistakes() {
            child.beginAppearanceTransition(true, animated: false)
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            child.endAppearanceTransition()
            #expect(Simulation.shared.mistakes.count == 2)
        }

        @Test(arguments: [true, false])
        func aChildOfAVisibleParentAppearsWithItsView(forwards: Bool) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            parent.forwards = forwards
            window.rootViewController = parent
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            #expect(child.calls == (forwards ? ["willAppear", "didAppear"] : []))
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(child.calls.count == (forwards ? 4 : 0))
            #expect(Simulation.shared.mistakes.isEmpty)
        }

        @Test func leavingWithoutNoticeIsAMistake() {
            parent.addChild(child)
            child.didMove(toParent: parent)
            child.removeFromParent()
            #expect(Simulation.shared.mistakes.count == 1)
        }

        @Test func forwardingCanBeTurnedOff() {
            parent.forwards = false
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            parent.beginAppearanceTransition(true, animated: false)
            parent.endAppearanceTransition()
            #expect(child.calls.isEmpty && parent.calls == ["willAppear", "didAppear"])
        }
    }
}

@MainActor
private final class LoggingController: UIViewController {
    private(set) var calls: [String] = []
    var forwards = true

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }

    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }

    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }

    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}
