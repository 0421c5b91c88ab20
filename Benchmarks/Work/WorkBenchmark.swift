import Rondo
import Techniques

/// Does one thing and nothing else where `counted_work` is: a tool that counts instructions is told to
/// count in there.
///
///     WorkBenchmark steady uniform 1000000 10000    # job, lengths, items, times
@main
struct WorkBenchmark {
    static func main() {
        let arguments = CommandLine.arguments
        let numbers = arguments.dropFirst(3).compactMap { Int($0) }
        precondition(
            numbers.count == 2,
            "usage: WorkBenchmark JOB uniform|variable ITEMS TIMES"
        )
        let areAlike = arguments[2] == "uniform"
        let all = items(numbers[0], areAlike: areAlike)
        switch arguments[1] {
        case "steady": steady(all, numbers[1])
        case "seam": seam(all, numbers[1])
        case "fling": fling(all, numbers[1])
        case let job:
            guard let change = Change(rawValue: job) else {
                preconditionFailure("WorkBenchmark: \(job) must be \(jobs)")
            }
            Self.change(change, all, numbers[1])
        }
    }

    private static let jobs = "steady, seam, fling, insert, remove or measure"

    /// Frames in which no item comes or goes.
    private static func steady(_ items: Items, _ times: Int) {
        var scroller = FlungScroller(configuration, items)
        scroller.fling()
        scroller.coastIntoItem()
        let tiles = scroller.scroller.tiles
        countedWork { scroller.drawSteadyFrames(times) }
        precondition(scroller.scroller.phase == .decelerating, "the content must move")
        precondition(tiles.count >= 3 && scroller.scroller.tiles == tiles, "no tile may come or go")
    }

    /// Steps of a finger, and the frame of each, in which the leading edge crosses the seam.
    private static func seam(_ items: Items, _ times: Int) {
        var scroller = FlungScroller(configuration, items)
        scroller.pressAtSeam()
        countedWork { scroller.dragOverSeam(times / 2) }
    }

    /// Flings from lift to rest.
    private static func fling(_ items: Items, _ times: Int) {
        var scroller = FlungScroller(configuration, items)
        countedWork {
            for _ in 0..<times {
                scroller.fling()
                while scroller.coast() {}
            }
        }
    }

    /// Changes of single items, evenly spread over the list.
    private static func change(_ change: Change, _ items: Items, _ times: Int) {
        var scroller = Scroller(configuration, items: items)
        _ = scroller.frame(at: 0)
        // What Swift prepares when a type is first used is no part of a change.
        change.apply(to: ItemKey(items.count - 1), of: &scroller)
        countedWork {
            for number in 0..<times {
                change.apply(to: ItemKey(number * items.count / times), of: &scroller)
            }
        }
        precondition(scroller.items != items, "the items must have changed")
    }

    private static var configuration: Configuration {
        var configuration = Configuration(viewport: 390)
        configuration.snap = .none
        configuration.extent = .points(160)
        return configuration
    }

    private static func items(_ count: Int, areAlike: Bool) -> Items {
        Engine.items(areAlike ? .alike : .different, count: count)
    }
}

/// All that is counted.
///
/// The optimizer makes a function of it for each closure, whose names have this one in them.
@inline(never)
@_silgen_name("counted_work")
func countedWork(_ work: () -> Void) {
    work()
}
