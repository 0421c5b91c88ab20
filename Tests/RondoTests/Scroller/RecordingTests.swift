import RondoTestSupport
import Testing

@testable import Rondo

/// Measurements on iOS 26.1, in a viewport of 393 by 852.
@Suite struct RecordingTests {
    private func make(ends: Ends, at place: Points) -> Scroller {
        var configuration = Configuration(viewport: 852)
        configuration.axis = .vertical
        configuration.ends = ends
        configuration.snap = .none
        configuration.extent = .points(100)
        configuration.initial = ItemIndex(Int(place / 100))
        return Scroller(configuration, items: Items(count: 1000))
    }

    private func place(_ scroller: inout Scroller, at time: Milliseconds) -> Points {
        let frame = scroller.frame(at: time)
        return Double(frame.slot.number) * 100 + frame.offset
    }

    /// A flick upwards at 750 points per second: the offsets of the content over time.
    @Test(arguments: [Ends.loop, .list])
    func aFlickMovesAsRecorded(ends: Ends) throws {
        let recorded: [(Milliseconds, Points)] = [
            (16.6, 5002), (24.3, 5008), (112.3, 5074), (130.6, 5081.3), (197.3, 5127),
            (297.3, 5185.3), (497.3, 5272), (997.3, 5383.3), (1497.3, 5424.3),
            (1997.2, 5439.3), (2280.8, 5443.3),
        ]
        // The recorded state is up to one frame old.
        let shifts = stride(from: 0, through: 17, by: 0.5)
        for (time, offset) in recorded {
            let errors = shifts.map { (shift: Milliseconds) -> Points in
                var scroller = make(ends: ends, at: 5000)
                flick(&scroller, until: time - shift)
                return abs(place(&scroller, at: max(time - shift, scroller.now)) - offset)
            }
            let error = errors.min() ?? .infinity
            #expect(error < 1, "at \(time): \(error) off")
        }
        var scroller = make(ends: ends, at: 5000)
        flick(&scroller, until: .infinity)
        #expect(scroller.velocity == 0.75)
        let end = try #require(scroller.nextDeadline, "a flick does not coast")
        #expect(abs(end - 2280.8) < 17)
        #expect(abs(place(&scroller, at: end) - 5443.3) < 1)
        #expect(scroller.phase == .idle)
    }

    private func flick(_ scroller: inout Scroller, until end: Milliseconds) {
        scroller.press(x: 200, y: 792, at: 0)
        for step in 1...14 where Double(step) * 8 <= end {
            scroller.move(x: 200, y: 792 - Double(step) * 6, at: Double(step) * 8)
        }
        if end >= 120 { scroller.release(x: 200, y: 708, at: 120) }
    }

    /// A slow pull past the top, held still and released.
    @Test func aPullPastTheTopMovesAsRecorded() {
        let recorded: [Points: Points] = [
            15: -2.7, 20: -5.3, 45: -18.7, 95: -44.3, 195: -91, 295: -132.3, 395: -169.7,
            495: -203, 600: -235,
        ]
        var scroller = make(ends: .list, at: 0)
        scroller.press(x: 200, y: 120, at: 0)
        for step in 1...120 {
            let travel = Double(step) * 5
            scroller.move(x: 200, y: 120 + travel, at: Double(step) * 8)
            guard let offset = recorded[travel] else { continue }
            let place = self.place(&scroller, at: Double(step) * 8)
            #expect(abs(place - offset) < 0.7, "after \(travel): \(place) instead of \(offset)")
        }
        scroller.release(x: 200, y: 720, at: 1260)
        let duration = (scroller.nextDeadline ?? 0) - 1260
        // The recording ends at 690 ms; with a rate of 11 per second, the spring has one point left
        // then.
        #expect(abs(duration - 690) < 80)
        var late = scroller
        #expect(abs(self.place(&late, at: 1950)) < 1.1)
        var last = -235.4
        for time in stride(from: 1260.0, through: 2100, by: 4) {
            let place = self.place(&scroller, at: time)
            #expect(place <= 0 && place >= last, "at \(time): \(place)")
            last = place
        }
        #expect(last == 0 && scroller.phase == .idle)
    }

    @Test func aSlowDragHeldStillThrowsNothing() {
        var scroller = make(ends: .loop, at: 5000)
        scroller.press(x: 200, y: 500, at: 0)
        for step in 1...60 {
            scroller.move(x: 200, y: 500 - Double(step) * 3, at: Double(step) * 16)
        }
        scroller.release(x: 200, y: 320, at: 1100)
        #expect(scroller.phase == .idle)
        #expect(place(&scroller, at: 1100) == 5170)
    }
}
