import Foundation
import Rondo
import RondoTrace
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// A pager's recording replays to the same events.
    @Suite @MainActor struct TraceTests {
        /// The events of a replay in the words of `Listener`, from the first input.
        func replay(_ text: String) throws -> [String] {
            try TracePlayer.play(text) { keys, time in
                guard time > 0 || keys["event"] != "willAppear" else { return nil }
                return ["event", "from", "item", "to"].compactMap { keys[$0] }
            }
        }

        @Test(arguments: [Snap.page, .item, .none], [Ends.loop, Ends(start: .pinned, end: .open)])
        func aRecordingReplaysToTheSameEvents(snap: Snap, ends: Ends) throws {
            let stage = Stage(items: ["a", "b", "c", "d"]) {
                $0.snap = snap
                $0.ends = ends
                if snap != .page { $0.extent = .points(170.5) }
            }
            stage.pager.scroll(to: 1, animated: false)
            stage.device.advance(by: 0.1)
            _ = stage.listener.take()
            stage.pager.startRecording()
            #expect(stage.pager.isRecording && stage.listener.take().isEmpty)

            stage.swipe(-170)
            stage.device.advance(by: 0.09)
            stage.source.items = ["x", "a", "c", "d", "b"]
            stage.pager.updateItems()
            stage.settle()
            stage.press()
            stage.drag(120)
            stage.source.items = ["x", "d", "b"]
            stage.pager.updateItems()
            stage.finger.up()
            stage.device.advance(by: 0.05)
            stage.pager.scroll(to: 0, way: .forward)
            stage.device.advance(by: 0.1)
            stage.press()
            stage.device.advance(by: 0.1)
            stage.finger.up()
            stage.settle()
            stage.window.frame.size.width = 500
            stage.pager.frame = stage.window.bounds
            stage.settle()
            stage.pager.scrollToPrevious()
            stage.device.advance(by: 0.1)
            UIApplication.shared.enterBackground()
            UIApplication.shared.enterForeground()
            stage.device.reduceMotion(true)
            stage.pager.scrollToNext()
            stage.settle()

            let text = try #require(stage.pager.stopRecording())
            let reported = stage.listener.take()
            #expect(reported.count > 10)
            #expect(try replay(text) == reported, "\(text)")
            #expect(!stage.pager.isRecording && stage.pager.stopRecording() == nil)
        }

        @Test func pagesAndAutoAdvanceAreRecorded() throws {
            let stage = Stage(items: ["a", "b", "c", "d"]) {
                $0.tiles = .pages(keep: 2)
                $0.advance = AutoAdvance(interval: 1000, duration: 300)
                $0.axis = .vertical
                $0.alignment = .center
            }
            stage.device.advance(by: 0.1)
            _ = stage.listener.take()
            stage.pager.startRecording()
            _ = stage.listener.take()
            stage.device.advance(by: 2.5)
            let reported = stage.listener.take()
            let text = try #require(stage.pager.stopRecording())
            let played = try replay(text).filter { $0 != "didAppear a" }
            #expect(played == reported)
            #expect(reported.contains("settle b c"))
        }

        @Test(arguments: [TileKind.cells, .pages(keep: 1)])
        func aRecordingThatEndsAMotionReportsIt(tiles: TileKind) {
            let stage = Stage(items: ["a", "b", "c", "d", "e", "f"]) {
                $0.snap = .item
                $0.extent = .points(150)
                $0.tiles = tiles
            }
            stage.swipe(-120, steps: 60)
            stage.device.advance(by: 0.024)
            #expect(stage.pager.phase == .decelerating)
            let cells = stage.pager.visibleCells
            stage.pager.startRecording()
            #expect(stage.pager.phase == .idle)
            #expect(cells.contains { $0 === stage.pager.visibleCells[0] })
            stage.device.advance(by: 0.1)
            var shown: [String] = []
            for event in stage.listener.take() {
                let words = event.split(separator: " ").map(String.init)
                if words[0] == "willAppear" { shown.append(words[1]) }
                if words[0] == "didDisappear" { shown.removeAll { $0 == words[1] } }
            }
            #expect(shown == stage.seen.map { String($0.prefix(1)) })
        }

        @Test func itemsWithEqualDescriptionsGetDifferentNames() throws {
            let stage = Stage(items: [])
            stage.pager.delegate = nil
            let source = LoopPagerDiffableDataSource<Int, AnyName>(pager: stage.pager) {
                pager,
                index,
                _ in
                pager.dequeueReusableCell(withReuseIdentifier: "text", for: index)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, AnyName>()
            snapshot.appendSections([0])
            snapshot.appendItems([AnyName(id: 1), AnyName(id: 2)])
            source.apply(snapshot)
            stage.pager.startRecording()
            stage.device.advance(by: 0.1)
            let text = try #require(stage.pager.stopRecording())
            let trace = try TraceReader.read(Data(text.utf8))
            let names = trace.items.map { trace.names.id(of: $0.key) }
            #expect(names == ["say \"hi\"", "say \"hi\" (1)"])
        }
    }
}

/// An identifier with a meaningless description.
private struct AnyName: Hashable, CustomStringConvertible {
    let id: Int

    var description: String { "say \"hi\"" }
}
