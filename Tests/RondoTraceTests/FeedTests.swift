import RondoTrace
import Testing

/// The requests for pages in a replay, and the handling of answers.
struct FeedTests {
    static let feed = #""feed":{"cursor":"p1"}"#

    /// The requests and refusals in the output of a replay.
    private func said(_ configuration: String, _ inputs: [String]) throws -> [String] {
        try replay([configuration] + inputs).filter { line in
            ["\"request\":{", "\"cancel\":{", "\"refused\":{"].contains { line.contains($0) }
        }
    }

    private func fails(_ request: Int, at time: Int) -> String {
        #"{"t":\#(time),"do":"respond","request":\#(request),"error":"offline"}"#
    }

    private func asked(_ request: Int, at time: Int) -> String {
        #"{"t":\#(time),"request":{"number":\#(request),"kind":"page","cursor":"p1"}}"#
    }

    @Test func aRequestComesAfterTheEventsAndBeforeTheFrame() throws {
        let output = try replay(
            configuration(#""frameInterval":100,"feed":{"cursor":"p1","prefetch":1}"#),
            #"{"t":0,"do":"hide"}"#,
            #"{"t":0,"do":"show"}"#,
            #"{"t":50,"do":"next","animated":false}"#
        )
        #expect(
            output == [
                #"{"t":0,"event":"willAppear","item":"a","tile":2}"#,
                #"{"t":0,"frame":{"phase":"idle","current":"a","offset":0}}"#,
                #"{"t":50,"event":"change","from":"a","to":"b"}"#,
                #"{"t":50,"event":"settle","from":"a","to":"b"}"#,
                asked(1, at: 50),
                #"{"t":100,"event":"didDisappear","item":"a","tile":2}"#,
                #"{"t":100,"event":"willAppear","item":"b","tile":3}"#,
                #"{"t":100,"frame":{"phase":"idle","current":"b","offset":0}}"#,
            ]
        )
    }

    @Test func theFirstInputOrFrameMakesARequest() throws {
        let tick = #"{"t":0,"do":"tick"}"#
        for inputs in [[], [tick], [#"{"t":0,"do":"hide"}"#]] {
            #expect(try said(configuration(Self.feed), inputs) == [asked(1, at: 0)])
        }
        // There is no request before the first input.
        #expect(
            try said(configuration(Self.feed), [fails(1, at: 0)]) == [
                #"{"t":0,"refused":{"do":"respond","reason":"request 1 is not waiting for an answer"}}"#,
                asked(1, at: 0),
            ]
        )
    }

    /// The index of the current item and the prefetch in a list of six, and whether they cause a
    /// request.
    @Test(arguments: [
        (2, 0, false), (2, 2, false), (2, 3, true), (2, 5, true), (0, 4, false), (0, 5, true),
        (5, 0, true), (4, 0, false),
    ])
    func theCurrentItemRequestsAPageWithinThePrefetch(
        prefetch: Int,
        index: Int,
        asks: Bool
    ) throws {
        let ids = ["a", "b", "c", "d", "e", "f"]
        let said = try said(
            configuration(
                #""initial":"\#(ids[index])","feed":{"cursor":"p1","prefetch":\#(prefetch)}"#,
                items: #"["a","b","c","d","e","f"]"#
            ),
            []
        )
        #expect(said == (asks ? [asked(1, at: 0)] : []))
    }

    /// A page with too many tiles for the viewport is refused as a whole.
    @Test func aRefusedPageLeavesItsRequestWaiting() throws {
        let items = (0..<10_001).map { #"{"id":"n\#($0)","extent":0.001}"# }.joined(separator: ",")
        let answer = { (page: String) in
            #"{"t":5,"do":"respond","request":1,"items":[\#(page)],"next":"p2"}"#
        }
        let said = try said(
            configuration(#""initial":"c",\#(Self.feed)"#),
            [#"{"t":0,"do":"tick"}"#, answer(items), answer(#""d""#)]
        )
        #expect(said.first == asked(1, at: 0))
        let refused = try #require(said.dropFirst().first)
        #expect(refused.contains(#""do":"respond","reason":"\"tiles\" must be 10000"#))
        #expect(said.count == 3 && said[2].contains(#""number":2,"kind":"page","cursor":"p2""#))
    }

    @Test func theFirstFrameAfterTheDelayRepeatsAFailedRequest() throws {
        let inputs = [fails(1, at: 10), #"{"t":1400,"do":"tick"}"#]
        let coarse = try said(configuration(Self.feed + #","frameInterval":300"#), inputs)
        #expect(coarse == [asked(1, at: 0), asked(2, at: 1200)])
        let exact = try said(configuration(Self.feed + #","frameInterval":101"#), inputs)
        #expect(exact == [asked(1, at: 0), asked(2, at: 1010)])
    }

    @Test func framesContinueWhileARetryIsDueInTheNextInterval() throws {
        // A failure at 50 is retried at 1050: the last frame of a replay that ends at 960 is drawn
        // at 1000.
        func times(_ interval: Int, _ last: Int) throws -> Double? {
            try frameTimes(
                configuration(Self.feed + #","frameInterval":\#(interval)"#),
                fails(1, at: 50),
                #"{"t":\#(last),"do":"reduceMotion","on":true}"#
            ).last
        }
        #expect(try times(100, 860) == 900)
        #expect(try times(100, 950) == 1100)
        #expect(try times(100, 1000) == 1100)
        #expect(try times(50, 1000) == 1050)
        #expect(try times(50, 999) == 1050)
        #expect(try times(50, 950) == 950)
    }

    @Test func aCursorIsWrittenAsAString() throws {
        #expect(
            try said(configuration(#""feed":{"cursor":"say \"é\"\n"}"#), []) == [
                #"{"t":0,"request":{"number":1,"kind":"page","cursor":"say \"é\"\n"}}"#
            ]
        )
    }
}
