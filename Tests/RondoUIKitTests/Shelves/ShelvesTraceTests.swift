import Rondo
import RondoTrace
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// A recording of shelves replays to the same events.
    @Suite @MainActor struct ShelvesTraceTests {
        /// The events of a replay in the words of `ShelvesListener`, from the first input.
        func replay(_ text: String) throws -> [String] {
            try TracePlayer.play(text) { keys, time in
                guard time > 0 else { return nil }
                return [keys["event"], "\(keys["list"] ?? "list"):"].compactMap { $0 }
                    + ["from", "item", "to"].compactMap { keys[$0] }
            }
        }

        /// Rows have no events in a trace.
        func withoutRows(_ events: [String]) -> [String] {
            events.filter { !$0.hasPrefix("willDisplay") && !$0.hasPrefix("didEndDisplaying") }
        }

        @Test func aShelfAtBothEdgesStaysWhenARecordingStarts() {
            let stage = ShelvesStage(3) {
                $0.list.ends = .loop
                $0.list.extent = .points(130)
            }
            stage.view.scroll(toItem: "A2", onShelf: "A", animated: false)
            stage.swipe(y: 150, dy: -60, steps: 20, holding: 0.2)
            stage.settle()
            let rows = stage.view.engine.shelves.live.map {
                "\(stage.view.engine.identifier(of: $0.key))"
            }
            #expect(rows.filter { $0 == "A" }.count == 2 && stage.offset("A") == 200)
            stage.view.startRecording()
            stage.device.layOut()
            #expect(stage.offset("A") == 200)
            stage.checkPlaces()
        }

        @Test(arguments: [Snap.none, .item], [Ends.list, .loop])
        func aRecordingReplaysToTheSameEvents(snap: Snap, ends: Ends) async throws {
            let stage = ShelvesStage {
                $0.list.ends = ends
                $0.list.snap = snap
                $0.shelf.ends = ends
                $0.shelf.snap = snap
                $0.shelf.extent = .points(120.5)
            }
            await stage.load()
            stage.view.scroll(toItem: "B4", onShelf: "B", animated: false)
            stage.swipe(y: 50, dx: -77, steps: 30)
            stage.view.scroll(toShelf: "F", animated: false)
            stage.device.advance(by: 0.1)
            _ = stage.listener.take()
            stage.view.startRecording()
            await stage.server.settle()
            #expect(stage.view.isRecording && stage.listener.take().isEmpty)

            stage.swipe(y: 50, dx: -130, steps: 5)
            stage.device.advance(by: 0.06)
            stage.swipe(y: 250, dy: 130, steps: 5)
            stage.device.advance(by: 0.1)
            await stage.server.answerAll()
            var shelves = stage.source.shelves
            shelves.removeAll { $0.id == "E" }
            shelves.insert(.init(id: "new", items: ["n0", "n1", "n2"]), at: 2)
            stage.press(y: 150)
            stage.finger.drag(by: CGPoint(x: -60, y: 0), steps: 5)
            stage.source.apply(shelves)
            stage.finger.up()
            stage.device.advance(by: 0.05)
            stage.source.update([ShelvesStage.Film(id: "n1", title: "given")])
            stage.view.scroll(toItem: "A2", onShelf: "A")
            stage.device.advance(by: 0.1)
            stage.press(y: 150)
            stage.device.advance(by: 0.1)
            stage.finger.up()
            stage.settle()
            stage.window.frame.size = CGSize(width: 300, height: 400)
            stage.view.frame = stage.window.bounds
            stage.settle()
            await stage.server.settle()
            if !stage.server.inFlight.isEmpty { await stage.server.fail() }
            UIApplication.shared.enterBackground()
            UIApplication.shared.enterForeground()
            stage.device.reduceMotion(true)
            stage.view.scroll(toShelf: "B")
            stage.settle()

            let text = try #require(stage.view.stopRecording())
            let reported = withoutRows(stage.listener.take())
            let played = try replay(text)
            #expect(reported.count > 40 && played.count == reported.count)
            let difference = zip(played, reported).enumerated().first { $1.0 != $1.1 }
            #expect(difference == nil)
            #expect(!stage.view.isRecording && stage.view.stopRecording() == nil)
        }

        @Test func aRecordingGoesOnThroughAnotherConfiguration() throws {
            let stage = ShelvesStage { $0.shelf.snap = .item }
            stage.view.scroll(toItem: "B4", onShelf: "B", animated: false)
            stage.view.startRecording()
            stage.device.advance(by: 0.1)
            _ = stage.listener.take()
            stage.view.scroll(toItem: "A3", onShelf: "A")
            stage.swipe(y: 150, dx: -120)
            stage.device.advance(by: 0.05)
            stage.view.configuration.list.spacing = 7
            stage.view.configuration.shelf.spacing = 20
            #expect(stage.view.isRecording && stage.view.isMoving)
            stage.device.advance(by: 0.05)
            stage.view.configuration.shelf.extent = .points(130)
            stage.settle()
            stage.view.scroll(toShelf: "F")
            stage.settle()
            let text = try #require(stage.view.stopRecording())
            #expect(try replay(text) == withoutRows(stage.listener.take()))
            let lines = text.split(separator: "\n").filter { $0.contains("configure") }
            try #require(lines.count == 3)
            #expect(lines[0].contains(#""spacing":7}"#))
            #expect(lines[1].contains(#""layout":{"itemExtent":100,"spacing":20"#))
            let places = try TracePlayer.lastFrame(text)
            #expect(places.first { $0.hasPrefix("F") } == "F@0:")
        }

        @Test func restoredOffsetsAndAnotherPoolRestartARecording() throws {
            let stage = ShelvesStage()
            let offsets = stage.view.offsets
            stage.view.startRecording()
            stage.view.scroll(toItem: "B4", onShelf: "B", animated: false)
            stage.view.offsets = offsets
            #expect(stage.view.isRecording && stage.offset("B") == 0)
            stage.swipe(y: 150, dx: -120)
            stage.device.advance(by: 0.05)
            stage.view.configuration.pool = .own
            stage.view.configuration.shelf.spacing = 20
            #expect(stage.view.isRecording && !stage.view.isMoving)
            stage.device.advance(by: 0.1)
            _ = stage.listener.take()
            stage.view.scroll(toItem: "A3", onShelf: "A")
            stage.settle()
            let text = try #require(stage.view.stopRecording())
            #expect(try replay(text) == withoutRows(stage.listener.take()))
            // The drag was before the last start.
            #expect(!text.contains(#""phase":"dragging""#))
        }

        @Test func aChangeIsRecordedAsTheSmallestOne() throws {
            let stage = ShelvesStage()
            stage.view.startRecording()
            _ = stage.listener.take()
            var shelves = stage.source.shelves
            func apply(_ change: () -> Void) {
                change()
                stage.source.apply(shelves)
                stage.device.advance(by: 0.1)
            }
            apply {}
            stage.view.reloadData()
            apply { shelves[1].items.insert("x", at: 1) }
            stage.view.scroll(toItem: "B2", onShelf: "B")
            apply { shelves[1].items.removeFirst(2) }
            apply { shelves.insert(.init(id: "new", items: ["y", "z"]), at: 1) }
            apply { shelves.swapAt(0, 1) }
            apply { shelves.removeSubrange(1...2) }
            apply { shelves[1].items.reverse() }
            apply { shelves.reverse() }
            stage.settle()
            let text = try #require(stage.view.stopRecording())
            let names = try TraceReader.read(text.utf8).inputs.map(\.name).filter { $0 != .tick }
            #expect(
                names == [
                    .insert, .scroll, .scroll, .remove, .insert, .move, .remove, .replace, .replace,
                ]
            )
            #expect(text.contains(#""do":"insert","list":"B","itemIDs":["x"],"before":"B1""#))
            #expect(text.contains(#""do":"remove","ids":["A","B"]"#))
            #expect(text.contains(#""do":"replace","list":"C""#))
            #expect(try replay(text) == withoutRows(stage.listener.take()))
        }

        /// The trace also contains the kept offsets of shelves out of sight.
        @Test func aRecordingStartsWithAllOffsets() throws {
            let stage = ShelvesStage()
            stage.view.scroll(toItem: "A3", onShelf: "A", animated: false)
            stage.view.scroll(toShelf: "F", animated: false)
            stage.device.layOut()
            stage.view.startRecording()
            #expect(stage.seen[0] == "F@0: F0@0 F1@100 F2@200 F3@300")
            stage.device.advance(by: 0.1)
            stage.view.scroll(toShelf: "A", animated: false)
            stage.device.layOut()
            #expect(stage.seen[0] == "A@0: A3@0 A4@100 A5@200 A6@300")
            let text = try #require(stage.view.stopRecording())
            let last = try #require(try replay(text).last)
            #expect(last == "willAppear C: C3")
            #expect(text.contains(#""do":"follow","list":"A","by":300,"phase":"idle""#))
        }
    }
}
