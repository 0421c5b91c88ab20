import RondoTestSupport
import Testing

@testable import Rondo

/// Flights: motions that a host's platform can show without the engine.
@Suite struct FlightTests {
    private func shown(_ count: Int = 5, _ change: (inout Configuration) -> Void = { _ in })
        -> Scroller
    {
        var configuration = Configuration(viewport: 100)
        change(&configuration)
        var scroller = Scroller(configuration, items: Items(count: count))
        _ = scroller.frame(at: 0)
        scroller.queue.clear()
        return scroller
    }

    /// Checks that frames during a flight match it and bring no events.
    private func expectFrames(of flight: Flight, _ scroller: Scroller, _ times: Int = 50) {
        var scroller = scroller
        scroller.queue.clear()
        let (tiles, version) = (scroller.tiles, scroller.tilesVersion)
        for step in 0..<times {
            let time = flight.start + (flight.next - flight.start) * Double(step) / Double(times)
            #expect(scroller.frame(at: time).track == flight.track(at: time), "at \(time)")
            // Times count from the start of the curve and may be inexact by rounding.
            #expect(flight.isSteady(at: time) || flight.next - time < 1e-6, "at \(time)")
        }
        #expect(scroller.queue.events.isEmpty)
        let isNear = flight.next - flight.start < 1e-6
        let isSame = scroller.tiles == tiles && (isNear || scroller.tilesVersion == version)
        #expect(isSame, "tiles change between \(flight.start) and \(flight.next)")
        #expect(!flight.isSteady(at: flight.next + 1e-6))
    }

    /// A host can animate a whole motion and draw frames only at changes.
    @Test(arguments: [-1.0, 1])
    func framesMatchTheFlightUntilItsEnd(sign: Double) throws {
        var scroller = shown(1000) {
            $0.extent = .points(40)
            $0.snap = .item
        }
        scroller.press(x: 50, y: 0, at: 10)
        for step in 1...5 {
            scroller.move(x: 50 - 10 * sign * Double(step), y: 0, at: 10 + 8 * Double(step))
        }
        scroller.release(x: 50 - 50 * sign, y: 0, at: 50)
        _ = scroller.frame(at: 50)
        let flight = try #require(scroller.flight)
        var changes = 0
        for time in stride(from: flight.start, to: flight.end, by: 7) {
            let (tiles, version) = (scroller.tiles, scroller.tilesVersion)
            let track = scroller.frame(at: time).track
            #expect(track.magnitude < Flight.longestTrack)
            #expect((track - flight.track(at: time)).magnitude < 1e-9, "at \(time)")
            if scroller.tiles != tiles {
                changes += 1
                #expect(scroller.tilesVersion > version, "at \(time)")
            }
        }
        #expect(changes > 3)
    }

    /// A spring stops half a point from its target, and not before the end, however times are rounded.
    @Test func nothingChangesJustBeforeTheEnd() throws {
        for step in 0..<2000 {
            let start = 206 + Double(step) * 0.4567
            var scroller = shown(3) { $0.ends = Ends(start: .pinned, end: .pinned) }
            scroller.press(x: 20, y: 0, at: start - 40)
            scroller.move(x: 80, y: 0, at: start - 20)
            scroller.release(x: 80, y: 0, at: start)
            _ = scroller.frame(at: start)
            let flight = try #require(scroller.flight)
            let frame = scroller.frame(at: flight.end.nextDown)
            #expect(frame.track == flight.track(at: frame.time), "from \(start)")
            #expect(frame.offset < -0.1, "from \(start)")
            #expect(scroller.frame(at: flight.end).phase == .idle, "from \(start)")
        }
    }

    @Test func thereIsNoFlightAtRestUnderAFingerOrWithAScrollingHost() {
        var scroller = shown()
        #expect(scroller.flight == nil)
        scroller.press(x: 80, y: 0, at: 10)
        scroller.move(x: 20, y: 0, at: 20)
        _ = scroller.frame(at: 20)
        #expect(scroller.flight == nil)
        scroller.follow(by: 10, phase: .decelerating, at: 30)
        _ = scroller.frame(at: 30)
        #expect(scroller.flight == nil)
    }

    @Test func anInputEndsTheFlightUntilTheNextFrame() {
        var scroller = shown()
        scroller.next(at: 10)
        #expect(scroller.flight == nil)
        _ = scroller.frame(at: 10)
        #expect(scroller.flight != nil)
        scroller.press(x: 50, y: 0, at: 100)
        #expect(scroller.flight == nil)
    }

    /// A turn of a page needs three frames: the other page becomes visible, becomes current, and is
    /// alone.
    @Test func aPageTurnNeedsAFrameForEachChange() throws {
        var scroller = shown()
        scroller.next(at: 0)
        var frames: [(time: Milliseconds, events: Int)] = []
        var time: Milliseconds = 0
        while scroller.phase != .idle {
            _ = scroller.frame(at: time)
            frames.append((time, scroller.queue.events.count))
            scroller.queue.clear()
            guard let flight = scroller.flight else { break }
            #expect(flight.end == 300)
            #expect(flight.phase == .animating)
            expectFrames(of: flight, scroller)
            time = Swift.max(flight.next, time + 1)
        }
        #expect(frames.count < 12, "\(frames)")
        #expect(time >= 300 && time < 301)
        #expect(scroller.currentItem == ItemKey(1))
    }

    @Test(arguments: [Snap.page, .item, .none], [-1.0, 1])
    func aFlickIsASequenceOfFlights(snap: Snap, sign: Double) {
        var scroller = shown(1000) {
            $0.extent = .points(40)
            $0.snap = snap
        }
        scroller.press(x: 0, y: 0, at: 0)
        for step in 1...5 { scroller.move(x: sign * 20 * Double(step), y: 0, at: 8 * Double(step)) }
        scroller.release(x: sign * 100, y: 0, at: 40)
        var frames = 0
        var time: Milliseconds = 40
        while scroller.phase != .idle, frames < 1000 {
            _ = scroller.frame(at: time)
            frames += 1
            guard let flight = scroller.flight else { break }
            expectFrames(of: flight, scroller)
            time = Swift.max(flight.next, time + 1)
        }
        #expect(scroller.phase == .idle)
        #expect(scroller.currentItem != ItemKey(0))
    }

    @Test func theFlightOfAMarqueeHasNoEnd() throws {
        var scroller = shown(3) { $0.advance = AutoAdvance(speed: 40) }
        _ = scroller.frame(at: 100)
        let flight = try #require(scroller.flight)
        #expect(flight.end == .infinity)
        // Half-way to the next item, the current item changes.
        #expect(flight.next < .infinity)
        expectFrames(of: flight, scroller)
    }

    /// A spring past an end reverses on its way: no change may be missed there.
    @Test func flightsFollowABouncePastTheEndAndBack() throws {
        var scroller = shown(3) {
            $0.ends = .list
            $0.snap = .none
            $0.extent = .points(60)
        }
        scroller.press(x: 0, y: 0, at: 0)
        for step in 1...5 { scroller.move(x: 30 * Double(step), y: 0, at: 8 * Double(step)) }
        scroller.release(x: 150, y: 0, at: 40)
        var time: Milliseconds = 40
        var furthest: Points = 0
        while scroller.phase != .idle, time < 5000 {
            furthest = Swift.min(furthest, scroller.frame(at: time).offset)
            guard let flight = scroller.flight else { break }
            expectFrames(of: flight, scroller)
            time = Swift.max(flight.next, time + 1)
        }
        #expect(scroller.phase == .idle)
        #expect(furthest < -1)
        #expect(scroller.frame(at: time).offset == 0)
    }
}
