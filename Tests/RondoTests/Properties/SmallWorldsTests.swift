import Rondo
import RondoTestSupport
import Testing

/// Every small world with one of the gestures in turn, compared with the naive strip in every
/// frame.
@Suite struct SmallWorldsTests {
    @Test(arguments: 0...5, SmallWorlds.ends.indices)
    func smallWorldsKeepEveryPromise(count: Int, ends: Int) {
        var number = count * 7 + ends
        SmallWorlds.forEach(count: count, ends: SmallWorlds.ends[ends]) { world in
            number += 1
            let gesture = Gestures.all[number % Gestures.all.count]
            let viewport = world.configuration.viewport
            let referee = Referee(world)
            var script = Script()
            gesture.write(&script, viewport > 0 ? viewport : 120, count)
            referee.play(script, interval: 33, upTo: 9000)
            #expect(referee.isQuiet, "\(gesture.name): \(referee.report)")
        }
    }
}
