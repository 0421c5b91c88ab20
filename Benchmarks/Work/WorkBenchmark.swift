import Rondo

/// Draws steady frames and nothing else where `steady_frames` is counted: a tool that counts
/// instructions is told to count in there.
///
///     WorkBenchmark uniform 1000000 10000    # lengths, items, frames
@main
struct WorkBenchmark {
    static func main() {
        let arguments = CommandLine.arguments
        let numbers = arguments.dropFirst(2).compactMap { Int($0) }
        precondition(numbers.count == 2, "usage: WorkBenchmark uniform|variable ITEMS FRAMES")
        var scroller = Scroller(
            configuration,
            items: items(numbers[0], areAlike: arguments[1] == "uniform")
        )
        let time = coast(&scroller)
        let tiles = scroller.tiles
        steadyFrames(numbers[1], of: &scroller, from: time)
        precondition(scroller.phase == .decelerating, "the content must move")
        precondition(tiles.count >= 3 && scroller.tiles == tiles, "no tile may come or go")
    }

    private static var configuration: Configuration {
        var configuration = Configuration(viewport: 390)
        configuration.snap = .none
        configuration.extent = .points(160)
        return configuration
    }

    private static func items(_ count: Int, areAlike: Bool) -> Items {
        guard !areAlike else { return Items(count: count) }
        return Items(
            (0..<count).map { Item(ItemKey($0), extent: .points(Double(150 + $0 % 7 * 5))) }
        )
    }

    /// Flings the content, until it is in the middle of an item.
    ///
    /// - Returns: The time by then.
    private static func coast(_ scroller: inout Scroller) -> Milliseconds {
        var time: Milliseconds = 0
        _ = scroller.frame(at: time)
        scroller.press(x: 300, y: 0, at: time)
        for step in 1...4 {
            time += 8
            scroller.move(x: 300 - Double(step) * 40, y: 0, at: time)
        }
        scroller.release(x: 140, y: 0, at: time)
        repeat { time += 1 } while !(20...30).contains(scroller.frame(at: time).offset)
        return time
    }
}

/// Frames so close to each other that no item comes or goes meanwhile.
@inline(never)
@_silgen_name("steady_frames")
func steadyFrames(_ count: Int, of scroller: inout Scroller, from time: Milliseconds) {
    for frame in 1...count {
        _ = scroller.frame(at: time + Double(frame) * 1e-4)
        scroller.clearEvents()
    }
}
