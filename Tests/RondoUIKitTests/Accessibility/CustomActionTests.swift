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

        @Test func anAdjustablePagerOffersTheActionsOfElementsThatAreNoViews() throws {
            let stage = Stage(items: ["a", "b"])
            stage.pager.isAccessibilityAdjustable = true
            let cell = try #require(stage.pager.visibleCells.first)
            let host = UIView(frame: cell.bounds)
            cell.addSubview(host)
            // As hosted SwiftUI content does.
            var liked = 0
            let element = UIAccessibilityElement(accessibilityContainer: host)
            element.accessibilityLabel = "Photo"
            element.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Like") { _ in
                    liked += 1
                    return true
                }
            ]
            host.accessibilityElements = [element]
            let reader = AssistiveTechnology(in: stage.window)
            #expect(reader.next() && reader.actions == ["Like"])
            #expect(reader.perform("Like") && liked == 1)
            #expect(stage.pager.accessibilityValue == "Photo, Page 1 of 2")
        }

        @Test func anAdjustablePagerOffersTheActionsOfHostedContent() throws {
            let stage = Stage(items: ["a", "b"])
            stage.pager.isAccessibilityAdjustable = true
            let node = AccessibleObject()
            node.accessibilityLabel = "Photo"
            node.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Like") { _ in true }
            ]
            try #require(stage.pager.visibleCells.first).accessibilityElements = [node]
            let reader = AssistiveTechnology(in: stage.window)
            #expect(reader.next() && reader.actions == ["Like"])
            #expect(stage.pager.accessibilityValue == "Photo, Page 1 of 2")
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
final class ActionCell: TextCell {
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
