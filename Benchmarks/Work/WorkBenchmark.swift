import Rondo
import Techniques

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Runs a job within `counted_work`, so that a tool can count only the instructions of the job.
///
///     WorkBenchmark steady uniform 1000000 10000    # job, lengths, items, times
@main
struct WorkBenchmark {
    private static let usage = """
        usage: WorkBenchmark JOB uniform|variable ITEMS TIMES
               WorkBenchmark --help

        JOB is \(jobs).

        """
    private static let jobs = "steady, seam, fling, shelves, insert, remove or measure"

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == ["--help"] || arguments == ["-h"] {
            print(usage, terminator: "")
            return
        }
        guard arguments.count == 4 else { refuse("there are \(arguments.count) arguments of 4") }
        guard ["uniform", "variable"].contains(arguments[1]) else {
            refuse("the lengths are \"\(arguments[1])\", expected uniform or variable")
        }
        let count = whole("ITEMS", arguments[2])
        let times = whole("TIMES", arguments[3])
        let all = { items(count, areAlike: arguments[1] == "uniform") }
        switch arguments[0] {
        case "steady": steady(all(), times)
        case "seam": seam(all(), times)
        case "fling": fling(all(), times)
        case "shelves": shelves(all(), times)
        case let job:
            guard let change = Change(rawValue: job) else {
                refuse("JOB is \"\(job)\", expected \(jobs)")
            }
            Self.change(change, all(), times)
        }
    }

    private static func whole(_ name: String, _ text: String) -> Int {
        let limits = 1...10_000_000
        guard let number = Int(text), limits.contains(number) else {
            let rule = "a whole number from \(limits.lowerBound) to \(limits.upperBound)"
            refuse("\(name) is \"\(text)\", expected \(rule)")
        }
        return number
    }

    private static func refuse(_ problem: String) -> Never {
        let text = "WorkBenchmark: \(problem)\n\(usage)"
        write(STDERR_FILENO, text, text.utf8.count)
        exit(2)
    }

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
