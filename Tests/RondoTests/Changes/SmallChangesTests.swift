import RondoTestSupport
import Testing

@testable import Rondo

/// Every small change in every small world at every moment, compared with the naive strip.
@Suite struct SmallChangesTests {
    private static let viewport: Points = 100

    /// Items as long as the viewport, and shorter ones with gaps, centred.
    private static func worlds(count: Int, ends: Ends, _ moment: Moments.Moment) -> [World] {
        [true, false].flatMap { isPaged in
            [0, count - 1].filter { $0 == 0 || $0 > 0 && count > 1 }.map { initial in
                var configuration = Configuration(viewport: viewport)
                configuration.ends = ends
                configuration.snap = moment.snap
                configuration.initial = ItemIndex(initial)
                configuration.tiles = isPaged == (count % 2 == 0) ? .pages(keep: 2) : .cells
                guard !isPaged else { return World(configuration, count: count) }
                configuration.extent = .points(40)
                configuration.spacing = 8
                configuration.alignment = .center
                return World(configuration, extents: Array(repeating: .points(40), count: count))
            }
        }
    }

    @Test(arguments: Moments.all.map(\.name), SmallWorlds.ends.indices)
    func smallChangesKeepEveryPromise(name: String, ends: Int) throws {
        let moment = try #require(Moments.all.first { $0.name == name })
        for count in 0...4 {
            let changes = Changes.all(count: count)
            for world in Self.worlds(count: count, ends: SmallWorlds.ends[ends], moment) {
                let referee = Referee(world)
                var script = Script()
                script.wait(16)
                moment.lead(&script, Self.viewport)
                referee.play(script)
                #expect(referee.isQuiet, "\(name): \(referee.report)")
                // Content that never moved has no direction.
                let hasMoved = referee.events.contains { event in
                    switch event {
                    case .begin, .settle: true
                    case .change, .cancel, .tile: false
                    }
                }
                let heading = hasMoved ? moment.heading : 1
                referee.heading = heading == 0 ? nil : heading
                for edit in changes {
                    check(edit, at: script.time, of: Referee(copying: referee), moment)
                }
            }
        }
    }

    private func check(
        _ edit: Edit,
        at time: Milliseconds,
        of referee: Referee,
        _ moment: Moments.Moment
    ) {
        referee.take(.edit(edit), at: time)
        var script = Script(from: time + 16)
        if referee.scroller.items.count > 0 { moment.finish(&script, Self.viewport) }
        if referee.isQuiet { referee.play(script) }
        for time in [script.time + 60, script.time + 8000] where referee.isQuiet {
            referee.draw(at: time)
        }
        #expect(
            referee.isQuiet && referee.scroller.phase == .idle,
            "\(moment.name): \(edit): \(referee.report)"
        )
    }
}
