import Rondo
import Techniques

/// Runs a job within `counted_work`, so that a tool can count only the instructions of the job.
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
        case "shelves": shelves(all, numbers[1])
        case let job:
            guard let change = Change(rawValue: job) else {
                preconditionFailure("WorkBenchmark: \(job) must be \(jobs)")
            }
            Self.change(change, all, numbers[1])
        }
    }

    private static let jobs = "steady, seam, fling, shelves, insert, remove or measure"

    /// Frames in which the visible items stay the same.
    private static func steady(_ items: Items, _ times: Int) {
        var scroller = FlungScroller(configuration, items)
        scroller.fling()
        scroller.coastIntoItem()
        let tiles = scroller.scroller.tiles
        countedWork { scroller.drawSteadyFrames(times) }
        precondition(scroller.scroller.phase == .decelerating, "the content must move")
        precondition(
            tiles.count >= 3 && scroller.scroller.tiles == tiles,
            "the tiles must stay the same"
        )
    }

    /// Moves of a finger over the seam, each with a frame.
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

    /// Frames of a list of shelves, as many as there are items, which all have these items, during a
    /// fling of the list and of a shelf.
    private static func shelves(_ items: Items, _ times: Int) {
        var configuration = ShelvesConfiguration(width: 390, height: 844)
        configuration.list.extent = .points(180)
        configuration.list.ends = .loop
        configuration.shelf.extent = .points(120)
        let list = (0..<items.count).map { Shelf(ShelfKey($0), items: items) }
        var shelves = Shelves(configuration, shelves: list)
        _ = shelves.frame(at: 0)
        var time = 0.0
        shelves.swipe(y: 300, dx: -20, dy: 0, steps: 8, at: &time)
        // From another shelf, because a finger stops the shelf under it.
        shelves.swipe(y: 500, dx: 0, dy: -20, steps: 8, at: &time)
        countedWork {
            for number in 0..<times {
                _ = shelves.frame(at: 200 + Double(number))
                while shelves.nextEvent() != nil {}
                while shelves.nextAction(at: shelves.now) != nil {}
            }
        }
        precondition(shelves.phase == .decelerating, "the list must still move")
    }

    /// Changes of single items, evenly spread over the list.
    private static func change(_ change: Change, _ items: Items, _ times: Int) {
        var scroller = Scroller(configuration, items: items)
        _ = scroller.frame(at: 0)
        // The first change is not counted, because Swift prepares types at their first use.
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

/// Runs the counted part of a job.
///
/// The optimizer makes a function for each closure; the names of these functions contain this name.
@inline(never)
@_silgen_name("counted_work")
func countedWork(_ work: () -> Void) {
    work()
}
