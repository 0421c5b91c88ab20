import AllocationCounter
import RondoTestSupport
import Testing

@testable import Rondo

private var isOptimized: Bool {
    #if DEBUG
        false
    #else
        true
    #endif
}

/// Steady scrolling makes no heap allocations.
///
/// The counter replaces glibc's allocator and counts the allocations of its own thread. Unoptimized
/// code makes allocations of its own, so these tests need an optimized build:
///
///     swift test -c release -Xswiftc -enable-testing --filter AllocationTests
@Suite(.enabled(if: allocation_counter_works() && isOptimized)) struct AllocationTests {
    @Test func theCounterSeesAllocations() {
        let before = allocation_count()
        let numbers = Array(0..<Int.random(in: 100...200))
        #expect(allocation_count() > before)
        #expect(numbers.count >= 100)
    }

    /// The form of the list.
    enum Form: CaseIterable, Sendable {
        case alike
        case described
        /// With lengths from a function, and with changed items.
        case tree
    }

    struct Way: Sendable, CustomTestStringConvertible {
        var name: String
        var form: Form
        var tiles: TileKind
        /// Keeps the content moving; called before each frame.
        var push: @Sendable (inout Scroller, Milliseconds) -> Void

        var testDescription: String { "\(name), \(tiles), \(form)" }
    }

    static let ways: [Way] = Form.allCases.flatMap { form in
        [TileKind.cells, .pages(keep: 2)].flatMap { tiles in
            [
                Way(name: "auto-advance", form: form, tiles: tiles) { _, _ in },
                Way(name: "next", form: form, tiles: tiles) { scroller, time in
                    if time.truncatingRemainder(dividingBy: 160) == 0 { scroller.next(at: time) }
                },
                Way(name: "wheel", form: form, tiles: tiles) { scroller, time in
                    scroller.wheel(dx: 31, dy: 0, at: time)
                },
                Way(name: "coast", form: form, tiles: tiles) { scroller, time in
                    guard time.truncatingRemainder(dividingBy: 800) == 0 else { return }
                    scroller.press(x: 300, y: 0, at: time)
                    for step in 1...5 { scroller.move(x: 300 - 30 * Double(step), y: 0, at: time) }
                    scroller.release(x: 150, y: 0, at: time)
                },
                Way(name: "flick", form: form, tiles: tiles) { scroller, time in
                    let step = time.truncatingRemainder(dividingBy: 640) / 16
                    let x = 390 - step * 25
                    switch step {
                    case 0: scroller.press(x: x, y: 0, at: time)
                    case 1...9: scroller.move(x: x, y: 0, at: time)
                    case 10: scroller.release(x: x, y: 0, at: time)
                    default: break
                    }
                },
            ]
        }
    }

    @Test(arguments: ways)
    func steadyScrollingAllocatesNothing(way: Way) {
        var configuration = Configuration(viewport: 390)
        configuration.extent = .points(120)
        configuration.snap = way.name == "flick" ? .none : .item
        configuration.tiles = way.tiles
        if way.name == "auto-advance" {
            configuration.advance = AutoAdvance(interval: 200, duration: 180)
        }
        let lengths: [Points] = [120, 80, 133.3, 200]
        let items =
            switch way.form {
            case .alike: Items(count: 7)
            case .described: Items(lengths: (0..<12).map { .points(lengths[$0 % 4]) })
            case .tree: Items(count: 12) { .points(lengths[$0.value % 4]) }
            }
        var scroller = Scroller(configuration, items: items)
        let warmUp = 600
        var start = 0
        var turned = 0
        var last = Slot(0)
        for index in 0..<warmUp + 1000 {
            if index == warmUp { start = allocation_count() }
            let time = Double(index) * 16
            way.push(&scroller, time)
            let frame = scroller.frame(at: time)
            scroller.queue.clear()
            if frame.slot != last { turned += 1 }
            last = frame.slot
        }
        let made = allocation_count() - start
        #expect(made == 0, "\(made) allocations in 1,000 frames")
        #expect(turned > 20, "tiles were replaced \(turned) times")
    }
}
