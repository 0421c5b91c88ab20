import Rondo

/// Draws steady frames, or changes items, and nothing else where `steady_frames` and `changes` are
/// counted: a tool that counts instructions is told to count in there.
///
///     WorkBenchmark uniform 1000000 10000    # lengths, items, frames
///     WorkBenchmark insert 1000000 50        # change, items of different lengths, changes
@main
struct WorkBenchmark {
    static func main() {
        let arguments = CommandLine.arguments
        let numbers = arguments.dropFirst(2).compactMap { Int($0) }
        precondition(
            numbers.count == 2,
            "usage: WorkBenchmark uniform|variable|insert|remove|measure ITEMS FRAMES|CHANGES"
        )
        let items = items(numbers[0], areAlike: arguments[1] == "uniform")
        var scroller = Scroller(configuration, items: items)
        if let change = Change(rawValue: arguments[1]) {
            _ = scroller.frame(at: 0)
            changes(change, numbers[1], of: &scroller)
            precondition(scroller.items != items, "the items must have changed")
        } else {
            draw(numbers[1], of: &scroller)
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration(viewport: 390)
        configuration.snap = .none
        configuration.extent = .points(160)
        return configuration
    }

    private static func items(_ count: Int, areAlike: Bool) -> Items {
        guard !areAlike else { return Items(count: count) }
        return Items(count: count) { .points(Double(150 + $0.value % 7 * 5)) }
    }

    private static func draw(_ frames: Int, of scroller: inout Scroller) {
        let time = coast(&scroller)
        let tiles = scroller.tiles
        steadyFrames(frames, of: &scroller, from: time)
        precondition(scroller.phase == .decelerating, "the content must move")
        precondition(tiles.count >= 3 && scroller.tiles == tiles, "no tile may come or go")
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

/// What is done to one item.
enum Change: String {
    case insert, remove, measure
}

/// Changes of single items, at most one for each item, evenly spread over the list.
@inline(never)
@_silgen_name("changes")
func changes(_ change: Change, _ count: Int, of scroller: inout Scroller) {
    let items = scroller.items.count
    for number in 0..<count {
        let key = ItemKey(number * items / count)
        switch change {
        case .insert:
            let new = Item(ItemKey(items + number), extent: .points(99))
            scroller.insert([new], before: key, at: 0)
        case .remove: scroller.remove([key], at: 0)
        case .measure: scroller.measure([(key, 99)], at: 0)
        }
    }
}
