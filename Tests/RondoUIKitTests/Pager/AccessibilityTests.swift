import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// VoiceOver's output and actions.
    @Suite @MainActor struct AccessibilityTests {
        @Test func threeFingerSwipesTurnAndAnnouncePages() {
            let stage = Stage()
            #expect(stage.pager.accessibilityScroll(.left))
            stage.settle()
            #expect(stage.seen == ["b@0"])
            #expect(!stage.pager.accessibilityScroll(.up))
            #expect(stage.pager.track.accessibilityScroll(.right))
            stage.settle()
            #expect(stage.device.announcements.map(\.text) == ["Page 2 of 3", "Page 1 of 3"])
            #expect(stage.device.announcements.allSatisfy { $0.notification == .pageScrolled })
        }

        @Test func aSwipeThatIsNotHandledKeepsTheAnnouncementOfTheOneBefore() {
            let stage = Stage(items: ["a", "b"]) { $0.ends = .list }
            #expect(stage.pager.accessibilityScroll(.left))
            #expect(!stage.pager.accessibilityScroll(.left))
            stage.settle()
            #expect(stage.device.announcements.map(\.text) == ["Page 2 of 2"])
            #expect(!stage.pager.accessibilityScroll(.left))
            stage.swipe(160)
            stage.settle()
            #expect(stage.seen == ["a@0"] && stage.device.announcements.count == 1)
        }

        @Test func threeFingerSwipesFollowTheAxisAndTheLanguage() {
            let mirrored = Stage()
            mirrored.pager.semanticContentAttribute = .forceRightToLeft
            mirrored.device.advance(by: 0.016)
            #expect(mirrored.pager.accessibilityScroll(.right))
            mirrored.settle()
            #expect(mirrored.currentID == "b")
            let vertical = Stage { $0.axis = .vertical }
            #expect(vertical.pager.accessibilityScroll(.down))
            vertical.settle()
            #expect(vertical.currentID == "b")
        }

        @Test func atAPinnedEndTheSwipeIsNotHandled() {
            let stage = Stage { $0.ends = .list }
            #expect(!stage.pager.accessibilityScroll(.right))
            #expect(stage.pager.accessibilityScroll(.left))
        }

        @Test func anAdjustablePagerKeepsItsOtherTraits() {
            let stage = Stage()
            stage.pager.accessibilityTraits = .updatesFrequently
            stage.pager.isAccessibilityAdjustable = true
            #expect(stage.pager.accessibilityTraits == [.updatesFrequently, .adjustable])
            stage.pager.isAccessibilityAdjustable = false
            #expect(stage.pager.accessibilityTraits == .updatesFrequently)
        }

        @Test func anAdjustablePagerReadsItsPage() {
            let stage = Stage()
            stage.pager.pageDescription = { "Seite \($0) von \($1)" }
            stage.pager.isAccessibilityAdjustable = true
            #expect(stage.pager.accessibilityTraits.contains(.adjustable))
            #expect(stage.pager.accessibilityValue == "Seite 1 von 3")
            stage.pager.accessibilityDecrement()
            stage.settle()
            #expect(stage.pager.accessibilityValue == "Seite 3 von 3")
            stage.pager.accessibilityIncrement()
            stage.settle()
            #expect(stage.pager.accessibilityValue == "Seite 1 von 3")
        }

        @Test func anAdjustablePagerReadsItsItem() {
            let stage = Stage()
            stage.pager.isAccessibilityAdjustable = true
            stage.pager.register(SpokenCell.self, forCellWithReuseIdentifier: "text")
            stage.pager.reloadData()
            #expect(stage.pager.accessibilityValue == "a, Page 1 of 3")
            stage.pager.accessibilityIncrement()
            #expect(stage.pager.accessibilityValue == "b, Page 2 of 3")
            stage.pager.accessibilityIncrement()
            stage.settle()
            #expect(stage.pager.accessibilityValue == "c, Page 3 of 3")
            (stage.pager.visibleCells[0] as? TextCell)?.text = "C"
            #expect(stage.pager.accessibilityValue == "C, Page 3 of 3")
            stage.pager.accessibilityValue = "mine"
            #expect(stage.pager.accessibilityValue == "mine")
            stage.pager.accessibilityValue = nil
            stage.pager.isAccessibilityAdjustable = false
            #expect(stage.pager.accessibilityValue == nil)
        }

        @Test func aSwipeUpOnATickerReadsTheNextLine() {
            let stage = Stage(of: TickerView.self)
            stage.pager.register(SpokenCell.self, forCellWithReuseIdentifier: "text")
            stage.pager.reloadData()
            stage.device.layOut()
            stage.pager.accessibilityIncrement()
            #expect(stage.pager.accessibilityValue == "b, Page 2 of 3")
            stage.pager.accessibilityDecrement()
            #expect(stage.pager.accessibilityValue == "a, Page 1 of 3")
        }

        @Test func quickSwipesOnAnAdjustablePagerReadEachItem() {
            let stage = Stage(items: ["a", "b", "c", "d", "e"])
            stage.pager.isAccessibilityAdjustable = true
            stage.pager.register(SpokenCell.self, forCellWithReuseIdentifier: "text")
            stage.pager.reloadData()
            let read = (0..<3).map { _ in
                stage.pager.accessibilityIncrement()
                return stage.pager.accessibilityValue
            }
            #expect(read == ["b, Page 2 of 5", "c, Page 3 of 5", "d, Page 4 of 5"])
        }

        @Test func aTickerReadsItsFirstLine() throws {
            let stage = Stage(items: [], of: TickerView.self)
            stage.pager.register(SpokenCell.self, forCellWithReuseIdentifier: "text")
            stage.source.items = ["a", "b"]
            stage.pager.reloadData()
            stage.device.layOut()
            #expect(stage.pager.accessibilityValue == "a, Page 1 of 2")
        }

        @Test func onlySwipesWithThreeFingersAreAnnounced() {
            let stage = Stage()
            stage.pager.scroll(to: 2)
            stage.settle()
            stage.source.items = ["a", "b"]
            stage.pager.updateItems()
            stage.swipe(-260)
            stage.settle()
            stage.pager.isAccessibilityAdjustable = true
            stage.pager.accessibilityIncrement()
            stage.settle()
            #expect(stage.device.announcements.isEmpty)
        }

        @Test func aSwipeThatIsCancelledAnnouncesNothingLater() {
            let stage = Stage()
            #expect(stage.pager.accessibilityScroll(.left))
            stage.device.advance(by: 0.05)
            stage.pager.scroll(to: 0)
            stage.settle()
            stage.pager.scroll(to: 2)
            stage.settle()
            #expect(stage.seen == ["c@0"] && stage.device.announcements.isEmpty)
        }

        @Test func aSwipeUnderReducedMotionAnnouncesItsPage() {
            let stage = Stage()
            stage.device.reduceMotion(true)
            #expect(stage.pager.accessibilityScroll(.left))
            stage.device.layOut()
            #expect(stage.device.announcements.map(\.text) == ["Page 2 of 3"])
        }

        @Test func pagesBeyondTheNextAreHiddenFromVoiceOver() {
            let stage = Stage()
            stage.swipe(-200)
            stage.settle()
            let cells = stage.pager.track.subviews.compactMap { $0 as? TextCell }
            let accessible = cells.filter { !$0.accessibilityElementsHidden && !$0.isHidden }
            #expect(Set(accessible.map(\.text)) == ["b", "c"])
        }
    }
}
