import Foundation
import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// The reasons of a ticker to wait; missed steps are not caught up.
    @Suite @MainActor struct PauseTests {
        @Test func aFingerStopsATickerAfterTheCurrentStep() throws {
            let ticker = try TickerStage()
            ticker.device.advance(by: 3.8)
            ticker.stage.press()
            #expect(ticker.ticker.pauses == .touched)
            ticker.device.advance(by: 0.3)
            #expect(ticker.stage.seen == ["b@0"])
            #expect(ticker.steps(for: 20).isEmpty)
            ticker.stage.finger.up()
            #expect(ticker.ticker.pauses == [])
            #expect(ticker.steps(for: 7.7) == ["3.6", "7.6"])
        }

        @Test func aTapDuringAStepDoesNotFreezeIt() throws {
            let ticker = try TickerStage()
            ticker.device.advance(by: 3.8)
            ticker.stage.press()
            ticker.stage.finger.up()
            ticker.device.advance(by: 0.3)
            #expect(ticker.stage.seen == ["b@0"])
            #expect(ticker.steps(for: 4).count == 1)
        }

        @Test func aFingerThatDragsTheListAroundATickerStopsTheTicker() throws {
            let ticker = try TickerStage()
            let list = ticker.putInList()
            ticker.stage.press()
            ticker.stage.drag(-20)
            #expect(list.isDragging && ticker.ticker.pauses == .touched)
            #expect(ticker.steps(for: 10).isEmpty)
            ticker.stage.finger.up()
            #expect(ticker.ticker.pauses == [])
        }

        @Test func aTickerWaitsOnAHiddenPage() throws {
            let stage = PagesStage(["a", "b"])
            let ticker = TickerView(frame: CGRect(x: 0, y: 100, width: 400, height: 40))
            let source = ListSource(["x", "y"])
            ticker.register(TextCell.self, forCellWithReuseIdentifier: "text")
            ticker.dataSource = source
            stage.container.page(at: 1)?.view.addSubview(ticker)
            stage.device.advance(by: 0.3)
            #expect(ticker.pauses == .offScreen)
            stage.container.selectNext()
            stage.device.advance(by: 0.6)
            #expect(ticker.pauses == [])
            stage.container.selectPrevious()
            stage.device.advance(by: 0.6)
            #expect(ticker.pauses == .offScreen)
        }

        @Test func aDraggedBannerWaitsToo() {
            let stage = Stage { $0.advance = AutoAdvance(interval: 2000, duration: 300) }
            stage.device.advance(by: 1.5)
            stage.press()
            stage.device.advance(by: 9)
            #expect(stage.currentID == "a")
            stage.drag(-250)
            stage.finger.up()
            stage.settle()
            let settled = stage.device.time
            #expect(stage.currentID == "b")
            #expect(stage.device.advance { stage.currentID == "c" })
            #expect(abs(stage.device.time - settled - 1.85) < 0.05)
        }

        @Test func voiceOverStopsATickerWhileFocused() throws {
            let ticker = try TickerStage()
            ticker.device.focusVoiceOver(on: UIView())
            #expect(ticker.ticker.pauses == [])
            ticker.device.focusVoiceOver(on: ticker.ticker)
            #expect(ticker.ticker.pauses == .focused)
            #expect(ticker.steps(for: 10).isEmpty)
            ticker.device.focusVoiceOver(
                on: UIAccessibilityElement(accessibilityContainer: ticker.ticker.visibleCells[0])
            )
            #expect(ticker.ticker.pauses == .focused)
            ticker.device.focusVoiceOver(on: UIView())
            #expect(ticker.steps(for: 4) == ["3.6"])
            ticker.device.focusVoiceOver(on: ticker.ticker)
            ticker.device.endVoiceOver()
            #expect(ticker.ticker.pauses == [])
        }

        @Test func switchControlStopsATickerWhileFocused() throws {
            let ticker = try TickerStage()
            ticker.device.focusSwitchControl(on: ticker.ticker)
            #expect(ticker.ticker.pauses == .focused)
            ticker.device.endSwitchControl()
            #expect(ticker.ticker.pauses == [])
            ticker.device.focusVoiceOver(on: ticker.ticker)
            ticker.device.endSwitchControl()
            #expect(ticker.ticker.pauses == .focused, "VoiceOver still runs")
        }

        @Test func focusedHostedContentStopsATicker() throws {
            let ticker = try TickerStage()
            let node = AccessibleObject()
            let inner = AccessibleObject()
            node.accessibilityContainer = ticker.ticker.visibleCells[0]
            inner.accessibilityContainer = node
            ticker.device.focusVoiceOver(on: inner)
            #expect(ticker.ticker.pauses == .focused)
            ticker.device.focusVoiceOver(on: AccessibleObject())
            #expect(ticker.ticker.pauses == [])
        }

        @Test func aTickerIsOneAdjustableElementWithoutAnnouncements() throws {
            let ticker = try TickerStage()
            ticker.ticker.visibleCells[0].accessibilityLabel = "Trains run"
            ticker.ticker.updateItems()
            #expect(ticker.ticker.isAccessibilityElement)
            #expect(ticker.ticker.accessibilityTraits == .adjustable)
            #expect(ticker.ticker.accessibilityValue == "Trains run, Page 1 of 3")
            #expect(ticker.steps(for: 9).count == 2)
            #expect(ticker.device.announcements.isEmpty)
            #expect(ticker.ticker.accessibilityValue?.hasSuffix("Page 3 of 3") == true)
            ticker.device.focusVoiceOver(on: ticker.ticker)
            ticker.ticker.accessibilityIncrement()
            ticker.device.advance(by: 1)
            #expect(ticker.device.announcements.isEmpty, "VoiceOver reads the new value itself")
            #expect(ticker.stage.currentID == "a")
        }

        @Test("MarqueeLabel#2, SDCycleScrollView#34: hours in the background are not caught up")
        func hoursInTheBackgroundAreNotCaughtUp() throws {
            let ticker = try TickerStage()
            ticker.device.advance(by: 3)
            UIApplication.shared.enterBackground()
            ticker.device.frameInterval = 1
            #expect(ticker.steps(for: 7200).isEmpty)
            ticker.device.frameInterval = 0.008
            UIApplication.shared.enterForeground()
            #expect(ticker.steps(for: 8) == ["3.6", "7.6"])
        }

        @Test func stepsMissedDuringSleepAreSkipped() throws {
            let ticker = try TickerStage()
            ticker.device.frameInterval = 3600
            ticker.device.advance(by: 3600)
            ticker.device.frameInterval = 0.008
            #expect(ticker.stage.seen == ["a@0"])
            #expect(ticker.steps(for: 8) == ["3.6", "7.6"])
        }

        @Test func aTickerWaitsWithoutAWindow() throws {
            let ticker = try TickerStage()
            ticker.device.advance(by: 3.7)
            ticker.ticker.removeFromSuperview()
            #expect(ticker.ticker.pauses == .hidden)
            #expect(ticker.steps(for: 60).isEmpty)
            ticker.stage.window.addSubview(ticker.ticker)
            ticker.device.layOut()
            #expect(ticker.stage.seen == ["b@0"])
            #expect(ticker.steps(for: 4) == ["3.6"])
        }

        @Test("MarqueeLabel#183: scrolled out of sight, it waits; scrolled back, it continues")
        func aTickerWaitsWhileScrolledOutOfSight() throws {
            let ticker = try TickerStage()
            let list = ticker.putInList()
            ticker.device.advance(by: 1)
            list.contentOffset.y = 1000
            ticker.device.advance(by: 0.3)
            #expect(ticker.ticker.pauses == .offScreen)
            #expect(ticker.steps(for: 60).isEmpty)
            list.contentOffset.y = 20
            ticker.device.advance(by: 0.3)
            #expect(ticker.ticker.pauses == [])
            let steps = ticker.steps(for: 4)
            #expect(steps.count == 1)
            #expect(try #require(Double(steps[0])) >= 3.3)
        }

        @Test(arguments: Cover.allCases)
        func aTickerWaitsOutOfSightWithAnotherView(cover: Cover) throws {
            let ticker = try TickerStage()
            let outer = UIView(frame: ticker.stage.window.bounds)
            ticker.stage.window.addSubview(outer)
            outer.addSubview(ticker.ticker)
            cover.put(over: outer, true)
            ticker.device.advance(by: 0.3)
            #expect(ticker.steps(for: 20).isEmpty)
            cover.put(over: outer, false)
            ticker.device.advance(by: 0.3)
            #expect(ticker.steps(for: 4).count == 1)
        }

        @Test func aTickerWaitsBelowASheet() {
            let stage = PagesStage(["a", "b"])
            let ticker = TickerView(frame: CGRect(x: 0, y: 100, width: 400, height: 40))
            let source = ListSource(["x", "y"])
            ticker.register(TextCell.self, forCellWithReuseIdentifier: "text")
            ticker.dataSource = source
            stage.container.page(at: 0)?.view.addSubview(ticker)
            stage.device.advance(by: 0.3)
            #expect(ticker.pauses == [])
            stage.container.present(UIViewController(), animated: true)
            stage.device.advance(by: 0.3)
            #expect(ticker.pauses == .offScreen)
            stage.device.advance(by: 20)
            #expect(ticker.currentItem?.index == 0)
            stage.container.dismiss(animated: true)
            stage.device.advance(by: 0.3)
            #expect(ticker.pauses == [])
            stage.container.endDismissal()
            stage.device.advance(by: 4)
            #expect(ticker.currentItem?.index == 1)
        }

        @Test func aTickerOnASheetAdvances() throws {
            let ticker = try TickerStage()
            let sheet = UIViewController()
            let root = UIViewController()
            ticker.stage.window.rootViewController = root
            root.present(sheet, animated: true)
            sheet.view.frame = ticker.stage.window.bounds
            sheet.view.addSubview(ticker.ticker)
            ticker.device.advance(by: 0.3)
            #expect(ticker.ticker.pauses == [])
            #expect(ticker.steps(for: 4).count == 1)
        }

        @Test func aSheetInAnotherWindowStopsNoTicker() throws {
            let ticker = try TickerStage()
            let own = UIViewController()
            ticker.stage.window.rootViewController = own
            own.view.addSubview(ticker.ticker)
            let window = UIWindow(frame: ticker.stage.window.bounds)
            let other = UIViewController()
            window.rootViewController = other
            other.present(UIViewController(), animated: true)
            ticker.device.advance(by: 0.3)
            #expect(ticker.ticker.pauses == [])
        }

        @Test(arguments: [false, true])
        func editedTextStopsATicker(isLong: Bool) throws {
            let ticker = try TickerStage()
            let frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            let text = isLong ? UITextView(frame: frame) : UITextField(frame: frame)
            let other = UITextField(frame: frame)
            ticker.ticker.visibleCells[0].addSubview(text)
            ticker.stage.window.addSubview(other)
            other.becomeFirstResponder()
            #expect(ticker.ticker.pauses == [])
            text.becomeFirstResponder()
            #expect(ticker.ticker.pauses == .focused)
            #expect(ticker.steps(for: 10).isEmpty)
            ticker.device.focusVoiceOver(on: ticker.ticker)
            ticker.device.focusVoiceOver(on: UIView())
            #expect(ticker.ticker.pauses == .focused, "the text is still edited")
            other.becomeFirstResponder()
            #expect(ticker.ticker.pauses == [])
            text.becomeFirstResponder()
            text.resignFirstResponder()
            #expect(ticker.ticker.pauses == [])
            #expect(ticker.steps(for: 4).count == 1)
        }

        @Test func reducedMotionStopsATicker() throws {
            let ticker = try TickerStage()
            ticker.device.reduceMotion(true)
            #expect(ticker.steps(for: 20).isEmpty)
            ticker.ticker.showNext()
            #expect(ticker.stage.currentID == "b")
            ticker.device.reduceMotion(false)
            #expect(ticker.steps(for: 4) == ["3.6"])
        }

        @Test func aPauseFinishesOrEndsTheCurrentStep() throws {
            let ticker = try TickerStage()
            ticker.device.advance(by: 3.8)
            ticker.ticker.isPaused = true
            #expect(ticker.stage.seen == ["a@-21", "b@19"])
            ticker.device.advance(by: 0.3)
            #expect(ticker.stage.seen == ["b@0"])
            #expect(ticker.steps(for: 20).isEmpty)
            ticker.ticker.isPaused = false
            ticker.device.advance(by: 3.8)
            ticker.ticker.setPaused(true, snapping: true)
            ticker.device.layOut()
            #expect(ticker.stage.seen == ["c@0"])
            #expect(ticker.ticker.isPaused && ticker.ticker.phase == .idle)
            #expect(ticker.stage.listener.takeSwitches().suffix(2) == ["begin b", "settle b c"])
        }

        @Test func aPauseCanFreezeTheCurrentStep() throws {
            let ticker = try TickerStage()
            ticker.device.advance(by: 3.8)
            ticker.ticker.setPaused(true, freezing: true)
            ticker.device.advance(by: 20)
            #expect(ticker.ticker.isPaused && ticker.stage.seen == ["a@-21", "b@19"])
            #expect(!ticker.ticker.link.isRunning, "it needs no frames")
            ticker.ticker.setPaused(false)
            ticker.device.advance(by: 0.3)
            #expect(ticker.stage.seen == ["b@0"])
            #expect(ticker.steps(for: 4) == ["3.5"])
        }

        @Test func aFrozenStepCanBeDragged() throws {
            let ticker = try TickerStage()
            ticker.ticker.isScrollEnabled = true
            ticker.device.advance(by: 3.8)
            ticker.ticker.setPaused(true, freezing: true)
            ticker.device.advance(by: 1)
            ticker.stage.press()
            ticker.stage.drag(-10)
            ticker.stage.finger.up()
            ticker.stage.settle()
            #expect(ticker.stage.seen == ["b@0"] && ticker.ticker.isPaused)
        }

        @Test func reasonsAddUp() throws {
            let ticker = try TickerStage()
            ticker.ticker.isPaused = true
            ticker.stage.press()
            UIApplication.shared.enterBackground()
            ticker.stage.finger.up()
            UIApplication.shared.enterForeground()
            #expect(ticker.ticker.pauses == .requested)
            #expect(ticker.steps(for: 20).isEmpty)
            // Other settings keep the pause.
            ticker.ticker.interval = 2
            #expect(ticker.ticker.isPaused && ticker.steps(for: 20).isEmpty)
            ticker.ticker.isPaused = false
            #expect(ticker.steps(for: 2) == ["1.6"])
        }

        @Test func anotherScrollViewUnderAFingerDoesNotStopATicker() throws {
            let ticker = try TickerStage()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            let list = UIScrollView(frame: window.bounds)
            list.contentSize = CGSize(width: 400, height: 4000)
            window.addSubview(list)
            let finger = Finger(in: window)
            finger.down(at: CGPoint(x: 200, y: 300))
            finger.drag(by: CGPoint(x: 0, y: -40), steps: 4)
            #expect(ticker.steps(for: 8) == ["3.6", "7.6"])
            finger.up()
        }

        @Test func aRecordingOfAPausedTickerReplaysToTheSameEvents() throws {
            let ticker = try TickerStage()
            ticker.ticker.startRecording()
            _ = ticker.stage.listener.take()
            ticker.device.advance(by: 5)
            ticker.ticker.isPaused = true
            ticker.device.advance(by: 10)
            ticker.ticker.showNext()
            ticker.device.advance(by: 1)
            ticker.ticker.isPaused = false
            ticker.device.advance(by: 3.8)
            ticker.ticker.setPaused(true, snapping: true)
            ticker.stage.press()
            ticker.ticker.isPaused = false
            ticker.device.advance(by: 10)
            ticker.stage.finger.up()
            ticker.device.advance(by: 3.8)
            ticker.ticker.setPaused(true, freezing: true)
            ticker.device.advance(by: 5)
            ticker.ticker.isPaused = false
            ticker.device.advance(by: 1)
            ticker.device.frameInterval = 3600
            ticker.device.advance(by: 3600)
            ticker.device.frameInterval = 0.008
            ticker.device.advance(by: 4.5)
            let reported = ticker.stage.listener.take()
            let text = try #require(ticker.ticker.stopRecording())
            #expect(try TraceTests().replay(text) == reported, "\(text)")
            #expect(reported.filter { $0.hasPrefix("settle") }.count == 5)
        }
    }
}

/// The ways in which a view in a window can be out of sight.
enum Cover: CaseIterable {
    case hidden
    case clear
    case aside

    @MainActor
    func put(over view: UIView, _ isOut: Bool) {
        switch self {
        case .hidden: view.isHidden = isOut
        case .clear: view.alpha = isOut ? 0 : 1
        case .aside: view.frame.origin.x = isOut ? 1000 : 0
        }
    }
}
