import Foundation
import Rondo
import Testing

/// Motion follows the clock, not the frame rate of a display.
struct RateCaseTests {
    /// Whether a step of a page that begins at 100 ms follows its curve and ends with it.
    private func isOnItsCurve(_ play: Playback, within interval: Milliseconds) throws -> Bool {
        let moving = play.frames(from: 100, to: 400)
        let end = try #require(play.times("settle").first)
        return moving.allSatisfy { frame in
            let share = (frame.time - 100) / 300
            return abs(frame.place - 400 * share * share * (3 - 2 * share)) < 1e-6
        } && moving.count > 5 && (400..<(400 + interval)).contains(end)
    }

    @Test(
        "embla#387: a step follows the same curve at any frame rate",
        arguments: [30.0, 60, 120, 144, 240]
    )
    func theSameCurve(rate: Double) throws {
        let play = try Playback("embla-387") { $0.frameInterval = 1000 / rate }
        #expect(try isOnItsCurve(play, within: 1000 / rate))
    }

    @Test("embla#387: a step follows the same curve at an uneven frame rate")
    func unevenFrames() throws {
        #expect(try isOnItsCurve(Playback("embla-387-uneven"), within: 40))
    }

    @Test("embla#1046: a flick is the same at any frame rate", arguments: [16.0, 8, 4])
    func theSameFlick(interval: Milliseconds) throws {
        let often = try Playback("embla-1046") { $0.frameInterval = 1 }
        let play = try Playback("embla-1046") { $0.frameInterval = interval }
        #expect(play.frames.allSatisfy { abs($0.place - often.at($0.time).place) < 1e-6 })
        #expect(play.events("settle") == often.events("settle"))
        let (end, first) = try (#require(play.times("settle").first), often.times("settle")[0])
        #expect(end >= first && end < first + interval)
    }
}
