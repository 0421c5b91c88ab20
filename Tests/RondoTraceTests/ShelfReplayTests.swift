import RondoTrace
import Testing

/// The requests for items in a replay of shelves, and its end.
struct ShelfReplayTests {
    private let start = #"""
        {"rondo":1,"viewport":{"width":100,"height":100},"frameInterval":50,"snap":"none",\#
        "feed":{"cursor":"p1"},"lists":[{"id":"L1","extent":100,"itemIDs":["a","b","c","d"]},\#
        {"id":"L2","extent":100,"items":["e"]},{"id":"L3","extent":100,"items":["f"]}]}
        """#

    private func said(_ inputs: [String], _ words: [String]) throws -> [String] {
        try replay([start] + inputs).filter { line in words.contains { line.contains($0) } }
    }

    @Test func pagesAndItemsShareNumbersAndPagesComeFirst() throws {
        #expect(
            try said([], ["\"request\":{"]) == [
                #"{"t":0,"request":{"number":1,"kind":"page","cursor":"p1"}}"#,
                #"{"t":0,"request":{"number":2,"kind":"items","list":"L1","ids":["a","b"]}}"#,
            ]
        )
    }

    @Test func cancelledRequestsComeBeforeTheNextPage() throws {
        // The page is due again after a second, when the items have been out of sight for 0.5 s.
        let inputs = [
            #"{"t":10,"do":"respond","request":1,"error":"x"}"#,
            #"{"t":530,"do":"scroll","to":"L3","animated":false}"#,
            #"{"t":1100,"do":"retry"}"#,
        ]
        let said = try said(inputs, ["\"request\":{", "\"cancel\":{"])
        #expect(
            said.dropFirst(2) == [
                #"{"t":1050,"cancel":{"number":2}}"#,
                #"{"t":1050,"request":{"number":3,"kind":"page","cursor":"p1"}}"#,
            ]
        )
    }

    @Test func anAnswerOfTheWrongKindIsRefused() throws {
        let inputs = [
            #"{"t":10,"do":"respond","request":2,"lists":[],"next":null}"#,
            #"{"t":10,"do":"respond","request":1,"items":["a"]}"#,
            #"{"t":10,"do":"respond","request":2,"items":["a","b"]}"#,
            #"{"t":10,"do":"respond","request":1,"lists":[],"next":null}"#,
            #"{"t":10,"do":"respond","request":3,"error":"x"}"#,
        ]
        #expect(
            try said(inputs, ["\"refused\":{"]) == [
                #"{"t":10,"refused":{"do":"respond","reason":"request 2 asks for items"}}"#,
                #"{"t":10,"refused":{"do":"respond","reason":"request 1 asks for lists"}}"#,
                #"{"t":10,"refused":{"do":"respond","reason":"request 3 is not waiting for an answer"}}"#,
            ]
        )
    }

    @Test func oneRetryRepeatsEverythingThatFailed() throws {
        let inputs = [
            #"{"t":10,"do":"respond","request":1,"error":"x"}"#,
            #"{"t":10,"do":"respond","request":2,"error":"x"}"#,
            #"{"t":20,"do":"retry"}"#, #"{"t":20,"do":"retry"}"#,
        ]
        #expect(
            try said(inputs, ["\"request\":{", "\"refused\":{"]).dropFirst(2) == [
                #"{"t":20,"request":{"number":3,"kind":"page","cursor":"p1"}}"#,
                #"{"t":20,"request":{"number":4,"kind":"items","list":"L1","ids":["a","b"]}}"#,
                #"{"t":20,"refused":{"do":"retry","reason":"no request has failed"}}"#,
            ]
        )
    }

    @Test func aRepeatedRequestLeavesOutItemsThatAreGone() throws {
        let gone = [
            #"{"t":10,"do":"respond","request":2,"error":"x"}"#,
            #"{"t":20,"do":"remove","list":"L1","ids":["a"]}"#, #"{"t":20,"do":"retry"}"#,
        ]
        #expect(
            try said(gone, ["\"kind\":\"items\""]).dropFirst() == [
                #"{"t":20,"request":{"number":3,"kind":"items","list":"L1","ids":["b"]}}"#,
                // In the next frame the window has another item.
                #"{"t":50,"request":{"number":4,"kind":"items","list":"L1","ids":["c"]}}"#,
            ]
        )
        let all = [
            #"{"t":10,"do":"respond","request":2,"error":"x"}"#,
            #"{"t":1020,"do":"replace","lists":[{"id":"L4","itemIDs":["g"]}]}"#,
        ]
        #expect(
            try said(all, ["\"kind\":\"items\"", "\"cancel\":"]).dropFirst() == [
                #"{"t":1020,"cancel":{"number":1}}"#,
                #"{"t":1050,"request":{"number":4,"kind":"items","list":"L4","ids":["g"]}}"#,
            ]
        )
    }

    @Test func aListWithTwoRowsReportsItsSwitchOnce() throws {
        let start = #"""
            {"rondo":1,"viewport":{"width":100,"height":200},"ends":{"start":"open","end":"open"},\#
            "lists":[{"id":"L1","extent":100,"items":["a","b"]},\#
            {"id":"L2","extent":100,"items":["c"]},{"id":"L3","extent":100,"items":["d","e"]}]}
            """#
        // Its rows are next to the viewport, one on each side.
        let next = #"{"t":16,"do":"next","list":"L3"}"#
        let lines = try replay([start, next])
        #expect(
            lines.filter { $0.contains(#""list":"L3","from":"d""#) } == [
                #"{"t":16,"event":"begin","list":"L3","from":"d"}"#,
                #"{"t":176,"event":"change","list":"L3","from":"d","to":"e"}"#,
                #"{"t":320,"event":"settle","list":"L3","from":"d","to":"e"}"#,
            ]
        )
    }

    @Test func framesContinueWhileAShelfMovesOrARequestIsDue() throws {
        let swipe = [
            #"{"t":0,"do":"press","x":90,"y":50}"#, #"{"t":10,"do":"move","x":40,"y":50}"#,
            #"{"t":20,"do":"release","x":40,"y":50}"#,
        ]
        let frames = try said(swipe, ["\"frame\":{"])
        #expect(frames.count > 5, "the list coasts")
        #expect(frames.last?.contains(#""phase":"idle","offset":0"#) == true)
        // A failure at 10 is retried at 1010: after the frame at 1000 comes the one with the
        // request.
        let failed = [
            #"{"t":10,"do":"respond","request":2,"error":"x"}"#, #"{"t":980,"do":"hide"}"#,
            #"{"t":980,"do":"show"}"#,
        ]
        #expect(
            try said(failed, ["\"number\":3"]) == [
                #"{"t":1050,"request":{"number":3,"kind":"items","list":"L1","ids":["a","b"]}}"#
            ]
        )
    }
}
