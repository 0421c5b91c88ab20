import RondoTrace
import Testing

/// The order and the times of the output.
struct ReplayTests {
    @Test func eventsOfInputsComeAtTheirTimeAndThoseOfFramesBeforeThem() throws {
        let output = try replay(
            configuration(#""frameInterval":75"#),
            #"{"t":75,"do":"next"}"#,
            #"{"t":240,"do":"cancel"}"#
        )
        #expect(
            output == [
                #"{"t":0,"event":"willAppear","item":"a","tile":2}"#,
                #"{"t":0,"frame":{"phase":"idle","current":"a","offset":0}}"#,
                #"{"t":75,"event":"begin","from":"a"}"#,
                #"{"t":75,"frame":{"phase":"animating","current":"a","offset":0}}"#,
                #"{"t":150,"event":"willAppear","item":"b","tile":3}"#,
                #"{"t":150,"frame":{"phase":"animating","current":"a","offset":62.5}}"#,
                #"{"t":225,"frame":{"phase":"animating","current":"a","offset":200}}"#,
                #"{"t":240,"event":"change","from":"a","to":"b"}"#,
                #"{"t":240,"refused":{"do":"cancel","reason":"no pointer is down"}}"#,
                #"{"t":300,"frame":{"phase":"animating","current":"b","offset":-62.5}}"#,
                #"{"t":375,"event":"settle","from":"a","to":"b"}"#,
                #"{"t":375,"event":"didDisappear","item":"a","tile":2}"#,
                #"{"t":375,"frame":{"phase":"idle","current":"b","offset":0}}"#,
            ]
        )
    }

    @Test func simultaneousInputsKeepTheOrderOfTheFile() throws {
        let output = try replay(
            configuration(#""frameInterval":100,"overscan":0"#),
            #"{"t":0,"do":"next","animated":false}"#,
            #"{"t":0,"do":"tick"}"#,
            #"{"t":0,"do":"next","animated":false}"#
        )
        #expect(
            output == [
                #"{"t":0,"event":"change","from":"a","to":"b"}"#,
                #"{"t":0,"event":"settle","from":"a","to":"b"}"#,
                #"{"t":0,"event":"willAppear","item":"b","tile":1}"#,
                #"{"t":0,"frame":{"phase":"idle","current":"b","offset":0}}"#,
                #"{"t":0,"event":"change","from":"b","to":"c"}"#,
                #"{"t":0,"event":"settle","from":"b","to":"c"}"#,
                #"{"t":0,"event":"didDisappear","item":"b","tile":1}"#,
                #"{"t":0,"event":"reclaim","item":"b","tile":1}"#,
                #"{"t":0,"event":"willAppear","item":"c","tile":1}"#,
                #"{"t":0,"frame":{"phase":"idle","current":"c","offset":0}}"#,
            ]
        )
    }

    @Test func anInputThatMakesTheListTooLongIsRefused() throws {
        // As long as the viewport, and as long as they may be together.
        let items = (0..<500_000).map { "\($0)" }.joined(separator: #"",""#)
        let output = try replay(
            #"{"rondo":1,"viewport":{"width":1e9,"height":9},"spacing":1e9,"items":["\#(items)"]}"#,
            #"{"t":16,"do":"insert","items":["new"]}"#,
            #"{"t":32,"do":"resize","viewport":{"width":1e8,"height":9}}"#,
            #"{"t":32,"do":"insert","items":["new"]}"#,
            #"{"t":48,"do":"resize","viewport":{"width":1e9,"height":9}}"#
        )
        let reason = #""reason":"\"length\" must be 1e15 points or less, all items together"}}"#
        #expect(
            output.filter { $0.contains("refused") } == [
                #"{"t":16,"refused":{"do":"insert",\#(reason)"#,
                #"{"t":48,"refused":{"do":"resize",\#(reason)"#,
            ]
        )
        #expect(output.last?.hasPrefix(#"{"t":48,"frame":{"phase":"idle","current":"0""#) == true)
    }

    @Test(arguments: [
        (#"{"t":0,"do":"move","x":0,"y":0}"#, "move", "no pointer is down"),
        (#"{"t":0,"do":"release","x":0,"y":0}"#, "release", "no pointer is down"),
        (#"{"t":0,"do":"cancel"}"#, "cancel", "no pointer is down"),
        (#"{"t":0,"do":"scroll","to":"x"}"#, "scroll", #"there is no item \"x\""#),
    ])
    func aBadInputIsRefusedAndTheReplayContinues(
        input: String,
        name: String,
        reason: String
    ) throws {
        let output = try replay(configuration(), input)
        #expect(
            output == [
                #"{"t":0,"refused":{"do":"\#(name)","reason":"\#(reason)"}}"#,
                #"{"t":0,"event":"willAppear","item":"a","tile":2}"#,
                #"{"t":0,"frame":{"phase":"idle","current":"a","offset":0}}"#,
            ]
        )
    }

    @Test func duringATouchASecondFingerAndAWheelAreRefused() throws {
        let output = try replay(
            configuration(),
            #"{"t":0,"do":"press","x":0,"y":0}"#,
            #"{"t":0,"do":"press","x":0,"y":0}"#,
            #"{"t":0,"do":"wheel","dx":9,"dy":0}"#
        )
        #expect(
            output.prefix(2) == [
                #"{"t":0,"refused":{"do":"press","reason":"a pointer is down already"}}"#,
                #"{"t":0,"refused":{"do":"wheel","reason":"a pointer is down"}}"#,
            ]
        )
    }

    @Test func autoAdvanceStartsAtItsExactTime() throws {
        // Steps start at 350 and 850 and end at 500 and 1000, whatever frames are drawn.
        let output = try replay(
            configuration(#""frameInterval":1000,"advance":{"interval":500,"duration":150}"#),
            #"{"t":925,"do":"tick"}"#
        )
        #expect(
            output.dropFirst(2) == [
                #"{"t":925,"event":"begin","from":"a"}"#,
                #"{"t":925,"event":"change","from":"a","to":"b"}"#,
                #"{"t":925,"event":"settle","from":"a","to":"b"}"#,
                #"{"t":925,"event":"begin","from":"b"}"#,
                #"{"t":925,"event":"didDisappear","item":"a","tile":2}"#,
                #"{"t":925,"event":"willAppear","item":"b","tile":3}"#,
                #"{"t":925,"event":"willAppear","item":"c","tile":1}"#,
                #"{"t":925,"frame":{"phase":"animating","current":"b","offset":200}}"#,
                #"{"t":1000,"event":"change","from":"b","to":"c"}"#,
                #"{"t":1000,"event":"settle","from":"b","to":"c"}"#,
                #"{"t":1000,"event":"didDisappear","item":"b","tile":3}"#,
                #"{"t":1000,"event":"reclaim","item":"a","tile":2}"#,
                #"{"t":1000,"frame":{"phase":"idle","current":"c","offset":0}}"#,
            ]
        )
    }

    @Test func withoutItemsNoItemIsCurrent() throws {
        #expect(
            try replay(configuration(items: "[]")) == [
                #"{"t":0,"frame":{"phase":"idle","current":null,"offset":0}}"#
            ]
        )
    }

    @Test func aReplayDoesNotDependOnItsFrames() throws {
        let finger = [
            #"{"t":3,"do":"press","x":300,"y":0}"#, #"{"t":11,"do":"move","x":270,"y":0}"#,
            #"{"t":19,"do":"move","x":240,"y":0}"#, #"{"t":19,"do":"release","x":240,"y":0}"#,
        ]
        let few = try replay(
            configuration(#""frameInterval":300"#),
            finger[0],
            finger[1],
            finger[2],
            finger[3]
        )
        let many = try replay(
            configuration(#""frameInterval":7.5"#),
            finger[0],
            finger[1],
            finger[2],
            finger[3]
        )
        let at300 = #"{"t":300,"frame":"#
        let frame = try #require(few.first { $0.hasPrefix(at300) })
        #expect(many.first { $0.hasPrefix(at300) } == frame)
    }
}
