import RondoTrace
import Testing

/// Changes of items that are refused, and the names of items that come and go.
struct ChangeTests {
    @Test(arguments: [
        (#""do":"insert","items":["x","b"]"#, "insert", #"item \"b\" is there already"#),
        (#""do":"insert","items":["x"],"before":"y""#, "insert", #"there is no item \"y\""#),
        (#""do":"insert","items":["x"],"before":"x""#, "insert", #"there is no item \"x\""#),
        (#""do":"insert","items":[],"before":"y""#, "insert", #"there is no item \"y\""#),
        (#""do":"remove","ids":["a","x"]"#, "remove", #"there is no item \"x\""#),
        (#""do":"move","id":"x""#, "move", #"there is no item \"x\""#),
        (#""do":"move","id":"a","before":"x""#, "move", #"there is no item \"x\""#),
        (#""do":"respond","request":1,"error":"x""#, "respond", "no feed is configured"),
        (#""do":"retry""#, "retry", "no feed is configured"),
    ])
    func aBadChangeIsRefusedAndChangesNothing(
        keys: String,
        name: String,
        reason: String
    ) throws {
        let output = try replay(configuration(), #"{"t":0,\#(keys)}"#)
        #expect(
            output == [
                #"{"t":0,"refused":{"do":"\#(name)","reason":"\#(reason)"}}"#,
                #"{"t":0,"event":"willAppear","item":"a","tile":2}"#,
                #"{"t":0,"frame":{"phase":"idle","current":"a","offset":0}}"#,
            ]
        )
    }

    @Test(arguments: [
        #""do":"insert","items":[]"#, #""do":"insert","items":[],"before":"a""#,
        #""do":"remove","ids":[]"#, #""do":"move","id":"a","before":"a""#,
        #""do":"move","id":"a","before":"b""#, #""do":"move","id":"c""#,
        #""do":"change","items":["a","b","c"]"#, #""do":"replace","items":["a","b","c"]"#,
    ])
    func aChangeWithoutEffectHasNoOutput(keys: String) throws {
        let lines = [configuration(#""advance":{"interval":90,"duration":0}"#)]
        let end = #"{"t":100,"do":"tick"}"#
        #expect(try replay(lines + [#"{"t":50,\#(keys)}"#, end]) == replay(lines + [end]))
    }

    @Test func theOutputOfAMotionComesBeforeARefusal() throws {
        for change in [
            #""do":"insert","items":["a"]"#, #""do":"remove","ids":["x"]"#,
            #""do":"move","id":"x""#, #""do":"respond","request":1,"error":"x""#,
            #""do":"retry""#, #""do":"scroll","to":"x""#,
        ] {
            let output = try replay(
                configuration(#""frameInterval":1000"#),
                #"{"t":100,"do":"next"}"#,
                #"{"t":500,\#(change)}"#
            )
            let times = output.filter { $0.contains(#""settle""#) || $0.contains(#""refused""#) }
            #expect(times.count == 2)
            #expect(times.first == #"{"t":500,"event":"settle","from":"a","to":"b"}"#)
        }
    }

    @Test func eventsNameARemovedItem() throws {
        let output = try replay(
            configuration(#""overscan":0"#),
            #"{"t":0,"do":"tick"}"#,
            #"{"t":0,"do":"insert","items":["x"],"before":"b"}"#,
            #"{"t":0,"do":"next","animated":false}"#,
            #"{"t":0,"do":"tick"}"#,
            #"{"t":0,"do":"remove","ids":["x"]}"#
        )
        #expect(
            output.dropFirst(8).prefix(4) == [
                #"{"t":0,"event":"change","from":"x","to":"b"}"#,
                #"{"t":0,"event":"settle","from":"x","to":"b"}"#,
                #"{"t":0,"event":"didDisappear","item":"x","tile":1}"#,
                #"{"t":0,"event":"reclaim","item":"x","tile":1}"#,
            ]
        )
    }

    @Test(arguments: [("change", "y"), ("replace", "a")])
    func onlyAReplacedListGivesAFullRest(name: String, current: String) throws {
        let output = try replay(
            configuration(#""advance":{"interval":90,"duration":0}"#),
            #"{"t":50,"do":"\#(name)","items":["x","a","y","b","c"]}"#,
            #"{"t":100,"do":"tick"}"#
        )
        #expect(output.last?.contains(#""current":"\#(current)""#) == true)
    }

    @Test func onlyAnotherListRestartsTheFeed() throws {
        func cancels(_ items: String, _ name: String = "replace") throws -> Bool {
            let output = try replay(
                configuration(#""feed":{"cursor":"p1"}"#, items: #"["a",{"id":"b","reuse":"v"}]"#),
                #"{"t":10,"do":"\#(name)","items":\#(items)}"#
            )
            return output.contains { $0.contains(#""cancel":{"number":1}"#) }
        }
        #expect(try cancels(#"["a",{"id":"b","reuse":"v"}]"#) == false)
        #expect(try cancels(#"["a","b"]"#))
        #expect(try cancels(#"["a",{"id":"b","reuse":"w"}]"#))
        #expect(try cancels(#"["a",{"id":"b","reuse":"v","extent":10}]"#))
        #expect(try cancels(#"[{"id":"b","reuse":"v"},"a"]"#))
        #expect(try cancels(#"["x",{"id":"b","reuse":"v"},"y"]"#, "change") == false)
    }
}
