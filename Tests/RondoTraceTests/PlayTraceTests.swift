import Foundation
import Rondo
import RondoModel
import RondoTestSupport
import RondoTrace
import Testing

/// Random plays saved as traces.
struct PlayTraceTests {
    @Test(arguments: 0..<120 as Range<UInt64>)
    func aPlayIsSavedAsItsInputsAndFrames(seed: UInt64) throws {
        guard let play = Self.play(seed) else { return }
        let trace = try TraceReader.read(play.trace.utf8)
        #expect(trace.inputs.map(\.time) == play.steps.map(\.time))
        // A filter names the hidden items of the list, and here other items too.
        guard !play.steps.contains(where: { if case .filter = $0.step { true } else { false } })
        else { return }
        #expect(trace.written == play.trace)
    }

    @Test(arguments: 0..<160 as Range<UInt64>)
    func theTraceOfAPlayShowsTheSameFrames(seed: UInt64) throws {
        guard let play = Self.play(seed), play.prefetch == nil else { return }
        let trace = try TraceReader.read(play.trace.utf8)
        let (replayed, played) = (shownFrames(of: trace), Self.frames(of: play))
        // A replay draws some more frames at its end.
        #expect(replayed.count >= played.count)
        for (replayed, played) in zip(replayed, played) { try #require(replayed == played) }
    }

    /// Plays with other configurations, recorded as a host would.
    @Test(arguments: 0..<160 as Range<UInt64>)
    func theRecordingOfAPlayShowsTheSame(seed: UInt64) throws {
        var random = RandomPlay(seed: seed, startsAtZero: true)
        random.run(upTo: 60)
        guard random.play.prefetch == nil else { return }
        let (text, played) = Self.recorded(random.play)
        let trace = try TraceReader.read(text.utf8)
        let replayed = shownOutput(of: trace)
        #expect(replayed.count >= played.count)
        for (replayed, played) in zip(replayed, played) { try #require(replayed == played) }
    }

    /// The recording of a play without a feed, and its events and frames, also one at 0.
    private static func recorded(_ play: Play) -> (text: String, output: [String]) {
        var scroller = Scroller(play.world.configuration, items: play.items)
        var recording = Recording(of: scroller)
        var output: [String] = []
        var hasDrawn = false
        func draw(at time: Milliseconds) {
            let frame = scroller.frame(at: time)
            output += scroller.takeEvents().map { shown($0) } + [shown(frame, of: scroller)]
        }
        func take(_ input: Input, at time: Milliseconds) {
            recording.add(input, at: time, to: scroller)
            scroller.take(input, at: time)
            output += scroller.takeEvents().map { shown($0) }
        }
        for step in play.steps {
            let time = step.time
            if !hasDrawn, time > 0 { draw(at: 0) }
            hasDrawn = hasDrawn || time > 0
            switch step.step {
            case .frame:
                recording.addFrame(at: time)
                draw(at: time)
            case .input(let input): take(input, at: time)
            case .configure(let numbers):
                var other = scroller.configuration
                for (field, number) in numbers where !unsaid.contains(field) {
                    other[field] = number
                }
                take(.configure(other), at: time)
            case .filter(let hidden): take(.edit(.filter(hiding: hidden)), at: time)
            case .respond, .fail, .retry: Issue.record("there is no feed")
            }
        }
        return (recording.text, output)
    }

    /// The fields of a configuration for which traces have no key.
    private static let unsaid: [Configuration.Field] = [
        .stoppingSpeed, .rubberBand, .springRate, .tolerance, .stillness, .velocityWindow,
        .scrollDuration, .wheelPause,
    ]

    private static func play(_ seed: UInt64) -> Play? {
        var random = RandomPlay(seed: seed, startsAtZero: true)
        random.run(upTo: 40)
        return random.play.isTrace ? random.play : nil
    }

    /// The engine's frames of a play without a feed, and one at 0.
    private static func frames(of play: Play) -> [String] {
        var scroller = Scroller(play.world.configuration, items: play.items)
        var frames: [String] = []
        var hasDrawn = false
        func draw(at time: Milliseconds) {
            let frame = scroller.frame(at: time)
            frames.append(shown(frame, of: scroller))
        }
        for step in play.steps {
            let time = step.time
            if !hasDrawn, time > 0 { draw(at: 0) }
            hasDrawn = hasDrawn || time > 0
            switch step.step {
            case .frame: draw(at: time)
            case .input(let input): scroller.take(input, at: time)
            case .filter(let hidden):
                scroller.take(.edit(.filter(hiding: hidden)), at: time)
            case .respond, .fail, .retry, .configure: Issue.record("there is no feed")
            }
        }
        return frames
    }
}
