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
