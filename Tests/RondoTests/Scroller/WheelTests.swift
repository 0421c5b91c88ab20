import Rondo
import RondoTestSupport
import Testing

@Suite struct WheelTests {
    /// Two steps that together move the content past half-way snap in their direction, however they
    /// are divided.
    @Test(arguments: [[300], [250, 50], [100, 100, 100], [150, 149, 1]] as [[Points]])
    func stepsOfOneGestureAddUp(steps: [Points]) {
        var scroller = Scroller(Configuration(viewport: 400), items: Items(count: 5))
        _ = scroller.frame(at: 0)
        for (index, step) in steps.enumerated() {
            scroller.wheel(dx: step, dy: 0, at: Double(index) * 16)
        }
        _ = scroller.frame(at: 3000)
        #expect(scroller.settledItem == ItemKey(1), "steps \(steps)")
    }

    /// Steps forth and back are no flick, even if any travel is enough and sums are rounded.
    @Test(arguments: [[0.1, 0.2, -0.3], [-0.1, -0.2, 0.3]] as [[Points]])
    func thereAndBackIsNoFlick(steps: [Points]) {
        var configuration = Configuration(viewport: 320)
        configuration.physics.slop = 0
        var scroller = Scroller(configuration, items: Items(count: 5))
        _ = scroller.frame(at: 0)
        for step in steps { scroller.wheel(dx: step, dy: 0, at: 0) }
        _ = scroller.frame(at: 3000)
        #expect(scroller.settledItem == ItemKey(0))
    }
}
