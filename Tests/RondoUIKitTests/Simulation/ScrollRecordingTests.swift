import Testing
import UIKit

extension UIKitTests {
    /// The simulated scroll view, compared with measurements on iOS 26.1 in a viewport of 393 by
    /// 852.
    @Suite @MainActor struct ScrollRecordingTests {
        private let window: UIWindow
        private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        private let log = ScrollLog()
        private let finger: Finger
        private var device: Simulation { Simulation.shared }

        init() {
            Simulation.reset()
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.addSubview(scrollView)
            scrollView.contentSize = CGSize(width: 393, height: 20_000)
            scrollView.delegate = log
            finger = Finger(in: window)
            device.frameInterval = 0.001
        }

        @Test func aFlickMovesAsRecorded() {
            let recorded: [(time: Double, offset: Double)] = [
                (16.6, 5002), (24.3, 5008), (112.3, 5074), (130.6, 5081.3), (197.3, 5127),
                (297.3, 5185.3), (497.3, 5272), (997.3, 5383.3), (1497.3, 5424.3),
                (1997.2, 5439.3), (2280.8, 5443.3),
            ]
            scrollView.contentOffset.y = 5000
            var track: [Double] = []
            finger.down(at: CGPoint(x: 200, y: 792))
            for millisecond in 0...2300 {
                if millisecond > 0 { device.advance(by: 0.001) }
                if millisecond % 8 == 0, (1...14).contains(millisecond / 8) {
                    finger.move(to: CGPoint(x: 200, y: 792 - Double(millisecond / 8) * 6))
                }
                if millisecond == 120 { finger.up() }
                track.append(scrollView.contentOffset.y)
            }
            for (time, offset) in recorded {
                // The recorded state is up to one frame old.
                let shown = (0...17).map { track[max(0, Int(time) - $0)] }
                let error = shown.map { abs($0 - offset) }.min() ?? .infinity
                #expect(error < 1, "at \(time): \(error) off")
            }
            #expect(abs(log.velocity - 0.75) < 1e-9)
            #expect(abs(log.target - 5443.7) < 1)
            #expect(!scrollView.isDecelerating)
            #expect(
                log.takeWithoutScrolls() == [
                    "willBeginDragging", "willEndDragging", "didEndDragging true",
                    "willBeginDecelerating", "didEndDecelerating",
                ]
            )
        }

        @Test func aPullPastTheTopMovesAsRecorded() {
            let recorded: [Int: Double] = [
                15: -2.7, 20: -5.3, 45: -18.7, 95: -44.3, 195: -91, 295: -132.3, 395: -169.7,
                495: -203, 600: -235,
            ]
            finger.down(at: CGPoint(x: 200, y: 120))
            for step in 1...120 {
                device.advance(by: 0.008)
                finger.move(to: CGPoint(x: 200, y: 120 + Double(step) * 5))
                guard let offset = recorded[step * 5] else { continue }
                #expect(abs(scrollView.contentOffset.y - offset) < 0.8, "after \(step * 5)")
            }
            device.advance(by: 0.3)
            finger.up()
            #expect(log.velocity == 0)
            device.advance(by: 0.69)
            #expect(abs(scrollView.contentOffset.y) < 1.1)
            device.advance(by: 0.1)
            #expect(scrollView.contentOffset.y == 0 && !scrollView.isDecelerating)
            #expect(!log.offsets.contains { $0 > 0 })
        }

        @Test func aSlowDragThrowsNothing() {
            scrollView.contentOffset.y = 5000
            finger.down(at: CGPoint(x: 200, y: 500))
            for step in 1...60 {
                device.advance(by: 0.016)
                finger.move(to: CGPoint(x: 200, y: 500 - Double(step) * 3))
            }
            device.advance(by: 0.15)
            finger.up()
            device.advance(by: 1)
            #expect(scrollView.contentOffset.y == 5170)
            #expect(
                log.takeWithoutScrolls() == [
                    "willBeginDragging", "willEndDragging", "didEndDragging false",
                ]
            )
        }

        @Test func anAnimatedScrollEndsWithItsCallback() {
            scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            device.advance(by: 0.15)
            #expect(abs(scrollView.contentOffset.y - 150) < 2)
            device.advance(by: 0.16)
            #expect(scrollView.contentOffset.y == 300)
            #expect(log.takeWithoutScrolls() == ["didEndScrollingAnimation"])
        }

        @Test(arguments: [(-200.0, 1.0), (-15, 0), (-300, 1), (200, -1)])
        func pagingTurnsAtMostOnePage(travel: Double, pages: Double) {
            scrollView.isPagingEnabled = true
            scrollView.contentOffset.y = 8520
            finger.down(at: CGPoint(x: 200, y: 400))
            finger.drag(by: CGPoint(x: 0, y: travel), steps: abs(travel) < 20 ? 60 : 10)
            finger.up()
            device.advance(by: 2)
            #expect(Double(scrollView.contentOffset.y) == 8520 + pages * 852)
        }

        @Test func anOffsetSetDuringAMotionKeepsTheMotion() {
            scrollView.contentOffset.y = 5000
            finger.down(at: CGPoint(x: 200, y: 792))
            finger.drag(by: CGPoint(x: 0, y: -90), steps: 14)
            scrollView.contentOffset.y += 1000
            finger.drag(by: CGPoint(x: 0, y: -12), steps: 2)
            #expect(scrollView.contentOffset.y == 6092)
            finger.up()
            device.advance(by: 0.1)
            scrollView.contentOffset.y -= 3000
            device.advance(by: 5)
            #expect(abs(scrollView.contentOffset.y + 3000 - log.target) < 1)
        }

        @Test func aFingerStopsADecelerationImmediately() {
            device.set(.flagsLinger, false)
            scrollView.contentOffset.y = 5000
            finger.down(at: CGPoint(x: 200, y: 792))
            finger.drag(by: CGPoint(x: 0, y: -90), steps: 14)
            finger.up()
            device.advance(by: 0.1)
            finger.down(at: CGPoint(x: 200, y: 700))
            let place = scrollView.contentOffset.y
            device.advance(by: 0.5)
            #expect(scrollView.contentOffset.y == place && !scrollView.isDecelerating)
            #expect(scrollView.isTracking && !scrollView.isDragging)
        }

        @Test func aDragMovesTheInnermostScrollViewOfItsAxis() {
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
            inner.contentSize = CGSize(width: 2000, height: 300)
            scrollView.addSubview(inner)
            finger.down(at: CGPoint(x: 200, y: 100))
            finger.drag(by: CGPoint(x: -60, y: 0), steps: 5)
            finger.up()
            #expect(inner.contentOffset.x > 0 && scrollView.contentOffset.y == 0)
            device.advance(by: 3)
            let place = inner.contentOffset.x
            finger.down(at: CGPoint(x: 200, y: 200))
            finger.drag(by: CGPoint(x: 0, y: -60), steps: 5)
            finger.up()
            #expect(inner.contentOffset.x == place && scrollView.contentOffset.y > 0)
        }
    }
}

/// Records a scroll view's callbacks.
@MainActor
private final class ScrollLog: UIScrollViewDelegate {
    private var calls: [String] = []
    private(set) var offsets: [Double] = []
    private(set) var velocity = 0.0
    private(set) var target = 0.0

    func takeWithoutScrolls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("willBeginDragging")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity.y
        target = targetContentOffset.pointee.y
        calls.append("willEndDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        calls.append("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append("didEndScrollingAnimation")
    }
}
