import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The actions of cells for VoiceOver and Switch Control.
    @Suite @MainActor struct CustomActionTests {
        private let stage = Stage(items: ["a", "b", "c"])

        init() {
            stage.pager.register(ActionCell.self, forCellWithReuseIdentifier: "text")
            stage.pager.reloadData()
            stage.device.layOut()
        }

        @Test func eachCellOffersItsActions() {
            let reader = AssistiveTechnology(in: stage.window)
            #expect(reader.next())
            #expect(reader.actions == ["Like a"])
            #expect(reader.next())
            stage.settle()
            #expect(reader.perform("Like b"))
            #expect(liked == ["b"])
        }

        @Test func anAdjustablePagerOffersTheActionsOfItsPage() {
            stage.pager.isAccessibilityAdjustable = true
            let reader = AssistiveTechnology(in: stage.window)
            #expect(reader.next() && reader.focus === stage.pager)
            #expect(reader.actions == ["Like a"])
            stage.pager.accessibilityIncrement()
            #expect(reader.actions == ["Like b"], "the page that it goes to")
            stage.settle()
            #expect(reader.perform("Like b"))
            #expect(liked == ["b"])
        }

        @Test func theActionsOfAnAppWin() {
            stage.pager.isAccessibilityAdjustable = true
            stage.pager.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Mine") { _ in true }
            ]
            let reader = AssistiveTechnology(in: stage.window)
            #expect(reader.next() && reader.actions == ["Mine"])
        }

        /// The cells whose action was performed.
        private var liked: [String] {
            stage.pager.visibleCells.compactMap { $0 as? ActionCell }.filter(\.isLiked).map(\.text)
        }
    }
}

/// An element with an action.
@MainActor
private final class ActionCell: TextCell {
    private(set) var isLiked = false

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let action = UIAccessibilityCustomAction(name: "Like \(text)") { [weak self] _ in
                self?.isLiked = true
                return true
            }
            return [action]
        }
        set {}
    }
}
