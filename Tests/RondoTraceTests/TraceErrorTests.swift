import Foundation
import RondoTrace
import Testing

struct TraceErrorTests {
    @Test(arguments: [
        (#""foo":1"#, #"unknown key "foo", expected "rondo", "viewport", "#),
        (#""axis":"up""#, #""axis" is "up", expected "horizontal" or "vertical""#),
        (#""direction":1"#, #""direction" is 1, expected "ltr" or "rtl""#),
        (#""slop":"x""#, #""slop" is "x", expected a number of points from 0 to 1e9"#),
        (#""slop":-1"#, #""slop" is -1, expected a number of points from 0 to 1e9"#),
        (#""spacing":1e400"#, #""spacing" cannot be read, expected a finite number"#),
        (#""flick":-1"#, #""flick" is -1, expected "#),
        (#""extent":-1"#, #""extent" is -1, expected a number of points from 0 to 1e9"#),
        (#""extent":"all""#, #""extent" is "all", expected a number of points from 0 to 1e9, or"#),
        (#""alignment":"top""#, #""alignment" is "top", expected "start", "center" or "end""#),
        (#""ends":"open""#, #""ends" is "open", expected {"start": "open", "end": "open"}"#),
        (#""ends":{"first":"open"}"#, #"unknown key "first" of "ends", expected "start" or "#),
        (#""ends":{"end":"shut"}"#, #""end" of "ends" is "shut", expected "open" or "pinned""#),
        (#""single":"loop""#, #""single" is "loop", expected "still" or "repeat""#),
        (#""short":null"#, #""short" is null, expected "repeat" or "still""#),
        (#""snap":true"#, #""snap" is true, expected "page", "item" or "none""#),
        (#""decelerationRate":1.5"#, #""decelerationRate" is 1.5, expected a number from 0 to "#),
        (#""decelerationRate":-0.1"#, #""decelerationRate" is -0.1, expected a number from 0 to "#),
        (#""step":0"#, #""step" is 0, expected a whole number of 1 or more, below 2^31"#),
        (#""overscan":1.5"#, #""overscan" is 1.5, expected a whole number from 0 to 1000"#),
        (#""overscan":-1"#, #""overscan" is -1, expected a whole number from 0 to 1000"#),
        (#""keep":0"#, #""keep" is 0, expected a whole number of 1 or more, below 2^31"#),
        (#""keep":2147483648"#, #""keep" is 2147483648, expected a whole number of 1 or more, be"#),
        (
            #""keep":9223372036854775807"#,
            #""keep" is 9223372036854776000, expected a whole number of 1 or more, below 2^31"#
        ),
        (#""pages":1"#, #""pages" is 1, expected true or false"#),
        (#""initial":"z""#, #""initial" is "z", expected the id of an item"#),
        (#""advance":3000"#, #""advance" is 3000, expected {"interval": 3000, "duration": 300}"#),
        (
            #""advance":{"speed":0}"#,
            #""speed" of "advance" is 0, expected points per second from -1e6 to 1e6, other than 0"#
        ),
        (
            #""advance":{"speed":"40"}"#,
            #""speed" of "advance" is "40", expected points per second"#
        ),
        (
            #""advance":{"speed":40,"duration":300}"#,
            #""duration" is beside "speed", expected one of them"#
        ),
        (#""advance":{"interval":9}"#, #""duration" of "advance" is missing, expected "#),
        (
            #""advance":{"interval":100,"duration":101}"#,
            #""duration" of "advance" is 101, expected milliseconds from 0 to the interval"#
        ),
        (#""frameInterval":0"#, #""frameInterval" is 0, expected milliseconds of 0.01 or more"#),
        (#""frameInterval":5e-324"#, #""frameInterval" is 5e-324, expected milliseconds of 0.01 "#),
        (
            #""frameInterval":1e17,"advance":{"speed":1000000}"#,
            #""frameInterval" is 100000000000000000, expected 1000000000 or less: "#
        ),
        (#""feed":"p1""#, #""feed" is "p1", expected {"prefetch": 2, "cursor": "p1"}"#),
        (#""feed":{}"#, #""cursor" of "feed" is missing, expected a string"#),
        (#""feed":{"cursor":1}"#, #""cursor" of "feed" is 1, expected a string"#),
        (
            #""feed":{"cursor":"p1","prefetch":-1}"#,
            #""prefetch" of "feed" is -1, expected a whole number of 0 or more"#
        ),
        (
            #""feed":{"cursor":"p1","prefetch":1e19}"#,
            #""prefetch" of "feed" is 10000000000000000000, expected a whole number of 0 or more, "#
                + "below 2^63"
        ),
        (#""feed":{"cursor":"p1","size":9}"#, #"unknown key "size" of "feed""#),
        (#""lists":[]"#, #""items" is beside "lists", expected one of them"#),
        (#""slop":1,"slop":1"#, #"key "slop" is given twice, expected each key once"#),
        (#""slop":1,"#, "not JSON, expected one object a line"),
        (#""slop":01"#, #""slop" cannot be read, expected a finite number"#),
        (#""slop":NaN"#, "not JSON, expected one object a line"),
    ])
    func errorsInTheConfigurationAreNamed(keys: String, problem: String) throws {
        let error = try #require(mistake("# a comment", configuration(keys)))
        #expect(error.line == 2)
        #expect(error.problem.hasPrefix(problem), "\(error.problem)")
    }

    @Test(arguments: [
        (#"{"viewport":{"width":1,"height":1}}"#, #""rondo" is missing, expected 1"#),
        (#"{"rondo":2,"new":1}"#, #""rondo" is 2, expected 1, the version of the format"#),
        (#"{"rondo":1}"#, #""viewport" is missing, expected {"width": 400, "height": 600}"#),
        (#"{"rondo":1,"viewport":[1,2]}"#, #""viewport" is a list, expected "#),
        (#"{"rondo":1,"viewport":{"width":1}}"#, #""height" of "viewport" is missing"#),
        (#"{"rondo":1,"viewport":{"width":1,"height":-1}}"#, #""height" of "viewport" is -1"#),
        (#"{"rondo":1,"viewport":{"w":1,"width":1}}"#, #"unknown key "w" of "viewport""#),
        (configuration(items: #"["a","a"]"#), #"item "a" is given twice, expected each id once"#),
        (configuration(items: #"["a",5]"#), #"an item is 5, expected "a" or {"id": "a"}"#),
        (configuration(items: #"{"id":"a"}"#), #""items" is an object, expected a list"#),
        (configuration(items: #"[{"extent":1}]"#), #""id" of an item is missing"#),
        (configuration(items: #"[{"id":"b","size":1}]"#), #"unknown key "size" of item "b""#),
        (configuration(items: #"["a",{"id":"b","extent":-2}]"#), #""extent" of item "b" is -2"#),
        (configuration(items: #"[{"id":"b","reuse":1}]"#), #""reuse" of item "b" is 1"#),
        (
            #"{"rondo":1,"viewport":{"width":1e9,"height":1},"extent":0.5,"items":["a","b"]}"#,
            #""tiles" is 2000000001, expected 10000 or fewer in the viewport at once"#
        ),
        (#"[{"rondo":1}]"#, "a list stands alone, expected an object"),
        (#"{"rondo":1"#, "not JSON, expected one object a line"),
        (#"{"rondo":1} {}"#, "not JSON, expected one object a line"),
    ])
    func errorsInTheFirstLineAreNamed(line: String, problem: String) throws {
        let error = try #require(mistake(line))
        #expect(error.line == 1)
        #expect(error.problem.hasPrefix(problem), "\(error.problem)")
    }

    @Test(arguments: [
        (#"{"do":"next"}"#, #""t" of "next" is missing, expected milliseconds of 0 or more"#),
        (#"{"t":-1,"do":"next"}"#, #""t" of "next" is -1, expected milliseconds of 0 or more"#),
        (#"{"t":19.5,"do":"next"}"#, #""t" of "next" is 19.5, expected 20 or more"#),
        (
            #"{"t":19.999999999,"do":"next"}"#,
            #""t" of "next" is 19.999999999, expected 20 or more"#
        ),
        (#"{"t":1e999,"do":"next"}"#, #""t" cannot be read, expected a finite number"#),
        (#"{"t":20}"#, #""do" is missing, expected "press", "move", "#),
        (#"{"t":20,"do":"jump"}"#, #""do" is "jump", expected "press", "move", "#),
        (#"{"t":20,"do":"hide","on":true}"#, #"unknown key "on" of "hide", expected "t" or "do""#),
        (#"{"t":20,"do":"press","x":1}"#, #""y" of "press" is missing, expected a number of poi"#),
        (#"{"t":20,"do":"move","x":"1","y":1}"#, #""x" of "move" is "1", expected a number of p"#),
        (#"{"t":20,"do":"release","x":2e9,"y":1}"#, #""x" of "release" is 2000000000, expected "#),
        (#"{"t":20,"do":"wheel","dx":1}"#, #""dy" of "wheel" is missing"#),
        (
            #"{"t":20,"do":"wheel","dx":1,"dy":1,"notch":1}"#,
            #""notch" of "wheel" is 1, expected t"#
        ),
        (
            #"{"t":20,"do":"wheel","dx":1,"dy":1,"phase":"began"}"#,
            #""phase" of "wheel" is "began", expected "moved" or "ended""#
        ),
        (#"{"t":20,"do":"follow","by":1,"phase":"rest"}"#, #""phase" of "follow" is "rest""#),
        (#"{"t":20,"do":"next","animated":0}"#, #""animated" of "next" is 0, expected true or"#),
        (#"{"t":20,"do":"scroll"}"#, #""to" of "scroll" is missing, expected a string"#),
        (#"{"t":20,"do":"scroll","to":"a","way":"up"}"#, #""way" of "scroll" is "up", expected"#),
        (#"{"t":20,"do":"resize"}"#, #""viewport" of "resize" is missing"#),
        (#"{"t":20,"do":"configure","items":[]}"#, #"unknown key "items" of "configure", expec"#),
        (#"{"t":20,"do":"configure","gap":1}"#, #"unknown key "gap" of "configure", expected "#),
        (
            #"{"t":20,"do":"configure","axis":"up"}"#,
            #""axis" of "configure" is "up", expected "horizontal" or "vertical""#
        ),
        (
            #"{"t":20,"do":"configure","spacing":-1}"#,
            #""spacing" of "configure" is -1, expected a number of points from 0 to 1e9"#
        ),
        (#"{"t":20,"do":"configure","spacing":null}"#, #""spacing" of "configure" is null, expe"#),
        (#"{"t":20,"do":"configure","keep":0}"#, #""keep" of "configure" is 0, expected a whole"#),
        (
            #"{"t":20,"do":"configure","viewport":{"width":1}}"#,
            #""height" of "viewport" is missing"#
        ),
        (
            #"{"t":20,"do":"configure","advance":{"interval":9,"duration":10}}"#,
            #""duration" of "advance" is 10, expected milliseconds from 0 to the interval"#
        ),
        (#"{"t":20,"do":"reduceMotion"}"#, #""on" of "reduceMotion" is missing"#),
        (
            #"{"t":20,"do":"pause"}"#,
            #""reasons" of "pause" is missing, expected a list of "touched", "hovered", "#
        ),
        (
            #"{"t":20,"do":"pause","reasons":"told"}"#,
            #""reasons" of "pause" is "told", expected a"#
        ),
        (
            #"{"t":20,"do":"pause","reasons":["told","hidden"]}"#,
            #"a reason is "hidden", expected "touched", "hovered", "focused", "offScreen" or "told""#
        ),
        (
            #"{"t":20,"do":"pause","reasons":["told"],"step":"stop"}"#,
            #""step" of "pause" is "stop", expected "finish", "end" or "freeze""#
        ),
        (
            #"{"t":20,"do":"resume","reasons":["told"],"step":"end"}"#,
            #"unknown key "step" of "resume", expected "t", "do" or "reasons""#
        ),
        (#"{"t":20,"do":"scroll","to":"\ud800"}"#, #""to" cannot be read, expected a string"#),
    ])
    func errorsInAnInputAreNamed(line: String, problem: String) throws {
        let error = try #require(
            mistake(configuration(), "", #"{"t":20,"do":"hide"}"#, "# next", line)
        )
        #expect(error.line == 5)
        #expect(error.problem.hasPrefix(problem), "\(error.problem)")
    }

    @Test(arguments: [
        (#""do":"insert""#, #""items" of "insert" is missing, expected a list of items"#),
        (#""do":"insert","items":["x"],"before":1"#, #""before" of "insert" is 1, expected a str"#),
        (#""do":"insert","items":["x","y","x"]"#, #"item "x" is given twice, expected each id on"#),
        (#""do":"insert","items":["x"],"list":"L1""#, #"unknown key "list" of "insert", expected"#),
        (#""do":"insert","items":[{"id":"x","extent":-1}]"#, #""extent" of item "x" is -1, expec"#),
        (#""do":"insert","items":[{"id":"x","extent":2e9}]"#, #""extent" of item "x" is 20000000"#),
        (#""do":"insert","items":[{"extent":1}]"#, #""id" of an item is missing, expected a stri"#),
        (#""do":"insert","items":[null]"#, #"an item is null, expected "a" or {"id": "a"}"#),
        (#""do":"remove""#, #""ids" of "remove" is missing, expected a list of ids"#),
        (#""do":"remove","ids":"a""#, #""ids" of "remove" is "a", expected a list of ids"#),
        (#""do":"remove","ids":["a",{"id":"b"}]"#, #"an id is an object, expected a string"#),
        (#""do":"remove","ids":["a","b","a"]"#, #"item "a" is given twice, expected each id once"#),
        (#""do":"remove","ids":["a"],"list":"L1""#, #"unknown key "list" of "remove", expected ""#),
        (#""do":"move""#, #""x" of "move" is missing, expected a number of points"#),
        (#""do":"move","before":"a""#, #""id" of "move" of an item is missing, expected a string"#),
        (#""do":"move","id":"a","before":2"#, #""before" of "move" of an item is 2, expected a s"#),
        (#""do":"move","id":"a","x":1,"y":2"#, #"unknown key "x" of "move" of an item, expected "#),
        (#""do":"move","before":"a","y":2"#, #"unknown key "y" of "move" of an item, expected "t"#),
        (#""do":"change""#, #""items" of "change" is missing, expected a list of items"#),
        (#""do":"change","items":["a","a"]"#, #"item "a" is given twice, expected each id once"#),
        (#""do":"replace""#, #""items" of "replace" is missing, expected a list of items"#),
        (#""do":"replace","items":["a","a"]"#, #"item "a" is given twice, expected each id once"#),
        (#""do":"measure""#, #""extents" of "measure" is missing, expected {"a": 120}"#),
        (
            #""do":"measure","extents":[9]"#,
            #""extents" of "measure" is a list, expected {"a": 120"#
        ),
        (
            #""do":"measure","extents":{"a\"\n":-1}"#,
            #""a\"\n" of "extents" is -1"#
        ),
        (
            #""do":"measure","extents":{"a":5,"b":-1,"c":-2}"#,
            #""b" of "extents" is -1, expected a number of points from 0 to 1e9"#
        ),
        (
            #""do":"measure","extents":{"b":"viewport"}"#,
            #""b" of "extents" is "viewport", expecte"#
        ),
        (
            #""do":"measure","extents":{"b":5,"b":6}"#,
            #"key "b" is given twice, expected each key once"#
        ),
        (
            #""do":"measure","extents":{},"list":"L1""#,
            #"unknown key "list" of "measure", expected"#
        ),
        (#""do":"filter""#, #""hidden" of "filter" is missing, expected a list of ids"#),
        (#""do":"filter","hidden":"a""#, #""hidden" of "filter" is "a", expected a list of ids"#),
        (#""do":"filter","hidden":[1]"#, "an id is 1, expected a string"),
        (#""do":"filter","hidden":["x","x"]"#, #"item "x" is given twice, expected each id once"#),
        (#""do":"respond","items":[],"next":null"#, #""request" of "respond" is missing, expecte"#),
        (#""do":"respond","request":1.5,"error":"x""#, #""request" of "respond" is 1.5, expected"#),
        (
            #""do":"respond","request":1e19,"error":"x""#,
            #""request" of "respond" is 10000000000000000000, expected a whole number from -2^63 "#
                + "to below 2^63"
        ),
        (#""do":"respond","request":1"#, #""items" and "error" are missing, expected one of them"#),
        (#""do":"respond","request":1,"next":"p2""#, #""items" and "error" are missing, expected"#),
        (#""do":"respond","request":1,"items":[]"#, #""next" of "respond" is missing, expected a"#),
        (#""do":"respond","request":1,"items":[],"next":2"#, #""next" of "respond" is 2, expecte"#),
        (#""do":"respond","request":1,"error":5"#, #""error" of "respond" is 5, expected a strin"#),
        (
            #""do":"respond","request":1,"error":"x","items":[]"#,
            #""items" is beside "error", expected one of them"#
        ),
        (
            #""do":"respond","request":1,"error":"x","next":null"#,
            #""next" is beside "error", expected one of them"#
        ),
        (
            #""do":"respond","request":1,"items":["x","x"],"next":null"#,
            #"item "x" is given twice, expected each id once"#
        ),
        (#""do":"retry","request":1"#, #"unknown key "request" of "retry", expected "t" or "do""#),
    ])
    func errorsInAChangeOfItemsAreNamed(keys: String, problem: String) throws {
        let error = try #require(mistake(configuration(), #"{"t":20,\#(keys)}"#))
        #expect(error.line == 2)
        #expect(error.problem.hasPrefix(problem), "\(error.problem)")
    }

    @Test func aTraceHasAtMostAMillionFrames() throws {
        let tick = { (time: String) in #"{"t":\#(time),"do":"tick"}"# }
        #expect(mistake(configuration(), tick("16000000")) == nil)
        let late = try #require(mistake(configuration(), tick("5"), tick("1e308")))
        #expect(late.line == 3)
        #expect(
            late.problem == #""t" of "tick" is 1e+308, expected 16000000 or less: "#
                + "at most 1000000 frames, one every 16 ms"
        )
        let coarse = configuration(#""frameInterval":1e303"#)
        #expect(mistake(coarse, tick("1e308")) == nil)
    }

    @Test func timeWhileHiddenHasNoFrames() throws {
        let input = { (time: String, name: String) in #"{"t":\#(time),"do":"\#(name)"}"# }
        let night = [input("1000", "hide"), input("50000000", "tick"), input("60000000", "show")]
        #expect(mistake([configuration()] + night + [input("75999000", "tick")]) == nil)
        let late = try #require(mistake([configuration()] + night + [input("75999001", "tick")]))
        #expect(late.line == 5)
        #expect(
            late.problem == #""t" of "tick" is 75999001, expected 75999000 or less: "#
                + "at most 1000000 frames, one every 16 ms"
        )
    }

    @Test func timeWhileHiddenEnds() throws {
        let hidden = [configuration(), #"{"t":0,"do":"hide"}"#]
        #expect(mistake(hidden + [#"{"t":16e12,"do":"show"}"#]) == nil)
        let steps = #""advance":{"interval":1,"duration":0}"#
        let often = [configuration(steps)] + hidden.dropFirst()
        #expect(mistake(often + [#"{"t":1e12,"do":"show"}"#]) == nil)
        #expect(mistake(often + [#"{"t":16e12,"do":"show"}"#]) != nil)
        let error = try #require(mistake(hidden + [#"{"t":1e300,"do":"show"}"#]))
        #expect(error.line == 3)
        #expect(
            error.problem
                == #""t" of "show" is 1e+300, expected 16000000000000 or less: also while hidden"#
        )
    }

    @Test func aTraceHasAtMostAMillionStepsOfAutoAdvance() throws {
        let steps = configuration(
            #""frameInterval":1e303,"advance":{"interval":2,"duration":0}"#
        )
        #expect(mistake(steps, #"{"t":2000000,"do":"tick"}"#) == nil)
        let error = try #require(mistake(steps, #"{"t":2000001,"do":"tick"}"#))
        #expect(
            error.problem == #""t" of "tick" is 2000001, expected 2000000 or less: "#
                + "at most 1000000 steps of auto-advance, one every 2 ms"
        )
    }

    @Test func aMarqueeMovesByAMillionStretchesAtMost() throws {
        let fast = configuration(#""frameInterval":1e9,"advance":{"speed":1000000}"#)
        #expect(mistake(fast, #"{"t":1000000000,"do":"tick"}"#) == nil)
        let error = try #require(mistake(fast, #"{"t":1000000001,"do":"tick"}"#))
        #expect(
            error.problem == #""t" of "tick" is 1000000001, expected 1000000000 or less: "#
                + "at most 1000000 stretches of 1000000 points, one every 1000 ms"
        )
    }

    @Test func bracketsAreAtMostSixteenDeep() throws {
        let nested = { (depth: Int) in
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        let allowed = try #require(mistake(configuration(#""slop":\#(nested(15))"#)))
        #expect(allowed.problem.hasPrefix(#""slop" is a list, expected "#))
        for depth in [16, 512, 100_000] {
            let error = try #require(mistake(configuration(#""slop":\#(nested(depth))"#)))
            #expect(error.problem == "brackets are \(depth + 1) deep, expected at most 16")
        }
        let open = try #require(mistake(String(repeating: "{", count: 17)))
        #expect(open.problem == "brackets are 17 deep, expected at most 16")
        #expect(mistake(configuration(items: #"["[[[[[[[[[[[[[[[[[[[["]"#)) == nil)
    }

    @Test func aTraceNeedsAConfiguration() throws {
        #expect(try #require(mistake("")).line == 1)
        #expect(try #require(mistake("# nothing", "# here")).line == 2)
    }

    @Test func invalidUTF8IsAnErrorOfItsLine() throws {
        var text = Data((configuration() + "\n# ").utf8)
        text.append(0xFF)
        let error = try #require(mistake(in: text))
        #expect(error.line == 2)
        #expect(error.problem == "not UTF-8, expected text in UTF-8")
    }

    @Test func utf16IsRefused() throws {
        let text = try #require(configuration().data(using: .utf16LittleEndian))
        let error = try #require(mistake(in: text))
        #expect(error.line == 1)
        #expect(error.problem == "not JSON, expected one object a line")
    }

    @Test func aByteOrderMarkIsRefusedAfterTheFirstLine() throws {
        let error = try #require(mistake(configuration(), "\u{FEFF}" + #"{"t":0,"do":"tick"}"#))
        #expect(error.line == 2)
        #expect(error.problem == "not JSON, expected one object a line")
    }
}
