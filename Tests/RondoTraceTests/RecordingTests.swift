import Rondo
import RondoTestSupport
import RondoTrace
import Testing

struct RecordingTests {
    @Test func timesCountFromTheStartAndItemsAreNamedAsTheyBecomeKnown() throws {
        var scroller = Scroller(Configuration(viewport: 4), items: Items(count: 1))
        scroller.run(to: 500)
        var writer = scroller.makeTraceWriter(across: 6)
        writer.call(ItemKey(0), "a")
        var recording = Recording(of: scroller, by: writer, from: 500)
        let first = recording.text
        let trace = try TraceReader.read(first.utf8)
        #expect(trace.viewport == ViewportSize(width: 4, height: 6))
        #expect(trace.items.map { trace.names.id(of: $0.key) } == ["a"])

        recording.writer.call(ItemKey(7), "b")
        recording.add(.edit(.insert([Item(7)], before: 0)), at: 507, to: scroller)
        recording.addComment("seen")
        recording.addFrame(at: 508)
        recording.addSleep(from: 508, to: 600)
        #expect(
            recording.text.dropFirst(first.count) == """
                {"t":7,"do":"insert","items":["b"],"before":"a"}
                # seen
                {"t":8,"do":"tick"}
                {"t":8,"do":"pause","reasons":["hovered"],"step":"finish"}
                {"t":100,"do":"resume","reasons":["hovered"]}

                """
        )
        #expect(try TraceReader.read(recording.text.utf8).inputs.count == 4)
    }

    /// For the engine a time before its present one counts as that.
    @Test func timesInARecordingNeverRunBackwards() throws {
        var scroller = Scroller(Configuration(viewport: 4), items: Items(count: 3))
        var recording = Recording(of: scroller)
        recording.addFrame(at: 16)
        _ = scroller.frame(at: 16)
        for (input, time) in [(Input.press(x: 1, y: 1), 15.0), (.cancel, 14), (.next(), 17)] {
            recording.add(input, at: time, to: scroller)
            scroller.take(input, at: time)
        }
        recording.addFrame(at: 16.5)
        recording.addSleep(from: 16, to: 20)
        let trace = try TraceReader.read(recording.text.utf8)
        #expect(trace.inputs.map(\.time) == [16, 16, 16, 17, 17, 17, 20])
    }

    /// The engine takes a key that is named twice once; a trace names each id once.
    @Test func keysThatAreNamedTwiceAreWrittenOnce() throws {
        let scroller = Scroller(Configuration(viewport: 4), items: Items(count: 3))
        var recording = Recording(of: scroller)
        recording.add(.edit(.remove([2, 1, 2])), at: 0, to: scroller)
        var writer = recording.writer
        let page = TraceAnswer.page([Item(7), Item(8), Item(7)], next: nil)
        let text = recording.text + writer.line(page, to: 1, at: 1)
        let lines = text.split(separator: "\n").dropFirst()
        #expect(lines.first == #"{"t":0,"do":"remove","ids":["2","1"]}"#)
        #expect(lines.last == #"{"t":1,"do":"respond","request":1,"items":["7","8"],"next":null}"#)
        #expect(try TraceReader.read(text.utf8).inputs.count == 2)

        let shelves = Shelves(
            ShelvesConfiguration(width: 40, height: 60),
            shelves: [Shelf(ShelfKey(1), items: Items(count: 3))]
        )
        var list = Recording(of: shelves)
        list.add(.edit(.remove([ShelfKey(1), ShelfKey(1)])), at: 0, to: shelves)
        list.add(.receive(1, [2, 2]), at: 0, to: shelves)
        #expect(try TraceReader.read(list.text.utf8).inputs.count == 2)
    }

    @Test func shelvesAreRecordedWithTheirData() throws {
        let configuration = ShelvesConfiguration(width: 40, height: 60)
        var shelves = Shelves(configuration, shelves: [Shelf(ShelfKey(1), items: Items(count: 3))])
        shelves.update([1], at: 0)
        var recording = Recording(of: shelves)
        let trace = try TraceReader.read(recording.text.utf8)
        #expect(trace.shelves?.map { $0.here.map { trace.names.id(of: $0) } } == [["1"]])

        // On no shelf yet, so this has no line.
        recording.add(.update([9]), at: 3, to: shelves)
        shelves.update([9], at: 3)
        let new = ShelvesInput.shelf(ShelfKey(1), .edit(.insert([Item(8), Item(9)])))
        recording.add(new, at: 7, to: shelves)
        let lines = recording.text.split(separator: "\n")
        let members = #""list":"1","itemIDs":["8","9"],"items":["9"],"before":null"#
        #expect(lines.dropFirst() == [#"{"t":7,"do":"insert",\#(members)}"#])
    }
}
