import RondoTrace
import Testing

@testable import Rondo

/// A configuration line with shelves, called `lists` in traces.
private func lists(_ keys: String = "", _ lists: String = #"{"id":"L1","items":["a"]}"#) -> String {
    let more = keys.isEmpty ? "" : ",\(keys)"
    return #"{"rondo":1,"viewport":{"width":400,"height":600},"lists":[\#(lists)]\#(more)}"#
}

struct ShelfReaderTests {
    @Test func everyKeyOfAShelfIsRead() throws {
        let trace = try read(
            lists(
                #""extent":90,"spacing":3,"initial":"L2","direction":"rtl","overscan":2,"snap":"item""#,
                """
                {"id":"L1","extent":128,"itemExtent":80,"spacing":2,"alignment":"center",\
                "snap":"none","ends":{"start":"pinned"},\
                "itemIDs":["a",{"id":"b","extent":120,"reuse":"wide"},"c"],"items":["b",{"id":"c"}]},\
                {"id":"L2"}
                """
            )
        )
        #expect(trace.items.isEmpty)
        #expect(trace.configuration.axis == .vertical && trace.configuration.ends == .list)
        #expect(trace.configuration.extent == .points(90) && trace.configuration.spacing == 3)
        #expect(trace.configuration.initial == ItemIndex(1))
        let given = try #require(trace.shelves)
        let found = given.map(\.shelf)
        #expect(found.map { trace.names.id(of: $0.key) } == ["L1", "L2"])
        #expect(found[0].extent == .points(128) && found[1].extent == nil)
        let layout = try #require(found[0].layout)
        #expect(layout.extent == .points(80) && layout.spacing == 2)
        #expect(layout.alignment == .center && layout.snap == .none)
        #expect(layout.ends == Ends(start: .pinned, end: .open))
        let items = found[0].items.all
        #expect(items.map { trace.names.id(of: $0.key) } == ["a", "b", "c"])
        #expect(given[0].here == items[1...].map(\.key))
        #expect(items[1].extent == .points(120))
        #expect(items.map { $0.reuse == .standard } == [true, false, true])
        // Keys that a shelf omits are those of the vertical list, except lengths.
        #expect(found[1].layout == nil)
        #expect(trace.layout.extent == .viewport && trace.layout.spacing == 0)
        #expect(trace.layout.snap == .item && trace.layout.ends == .list)
    }

    @Test func shelvesHaveTheCommonLayout() throws {
        let trace = try read(
            lists(
                #""snap":"item","layout":{"itemExtent":80,"spacing":3,"ends":{"end":"pinned"}}"#,
                #"{"id":"L1"},{"id":"L2","spacing":5}"#
            )
        )
        var layout = ShelfLayout()
        layout.extent = .points(80)
        layout.spacing = 3
        layout.ends = Ends(start: .open, end: .pinned)
        layout.snap = .item
        #expect(trace.layout == layout && trace.configuration.ends == .list)
        layout.spacing = 5
        #expect(trace.shelves?.map(\.shelf.layout) == [nil, layout])
    }

    @Test(
        arguments: [
            (#""spacing":2"#, [.spacing: 2], [:]),
            (#""ends":{"end":"pinned"}"#, [.start: 0, .end: 1], [:]),
            (
                #""layout":{"itemExtent":"viewport","snap":"item","ends":{}}"#, [:],
                [.extent: .infinity, .snap: 1, .start: 0, .end: 0]
            ),
            (#""viewport":{"width":1,"height":2}"#, [:], [:]),
        ] as [(String, [Configuration.Field: Double], [Configuration.Field: Double])]
    )
    func anotherConfigurationIsRead(
        keys: String,
        numbers: [Configuration.Field: Double],
        layout: [Configuration.Field: Double]
    ) throws {
        let trace = try read(lists(), #"{"t":5,"do":"configure",\#(keys)}"#)
        guard case .configure(let found, let foundLayout, let size) = trace.inputs[0].action
        else {
            Issue.record("\(trace.inputs)")
            return
        }
        #expect(found == numbers && foundLayout == layout)
        let isSized = keys.contains("viewport\":")
        #expect(size == (isSized ? ViewportSize(width: 1, height: 2) : nil))
    }

    @Test(arguments: [
        (lists(#""items":[]"#), #""items" is beside "lists", expected one of them"#),
        (lists(#""advance":{"interval":1,"duration":1}"#), #""advance" is beside "lists""#),
        (lists(#""pages":true"#), #""pages" is true, expected false: lists have cells"#),
        (lists(#""axis":"horizontal""#), #""axis" is "horizontal", expected "vertical""#),
        (lists(#""initial":"a""#), #""initial" is "a", expected the id of a list"#),
        (lists(#""layout":1"#), #""layout" is 1, expected {"itemExtent": 80}"#),
        (lists(#""layout":{"extent":1}"#), #"unknown key "extent" of "layout", expected "item"#),
        (lists(#""layout":{"spacing":-2}"#), #""spacing" of "layout" is -2, expected a number"#),
        (lists(#""keep":0.5"#), #""keep" is 0.5, expected a whole number of 1 or more, "#),
        (lists(#""keep":-5"#), #""keep" is -5, expected a whole number of 1 or more, below 2^31"#),
        (lists(#""overscan":-1"#), #""overscan" is -1, expected a whole number from 0 to 1000"#),
        (lists("", "1"), #"a list is 1, expected {"id": "L1"}"#),
        (lists("", "{}"), #""id" of a list is missing, expected a string"#),
        (
            #"{"rondo":1,"viewport":{"width":1e9,"height":1},"lists":["#
                + #"{"id":"L1","ends":{},"itemExtent":0.5,"items":["a","b"]}]}"#,
            #""tiles" of list "L1" is 2000000001, expected 10000 or fewer in the viewport at once"#
        ),
        (
            lists("", #"{"id":"L1"},{"id":"L1"}"#),
            #"list "L1" is given twice, expected each id once"#
        ),
        (lists("", #"{"id":"L1","ids":[]}"#), #"unknown key "ids" of list "L1", expected "id""#),
        (
            lists("", #"{"id":"L1","extent":-1}"#),
            #""extent" of list "L1" is -1, expected a number"#
        ),
        (lists("", #"{"id":"L1","itemExtent":"x"}"#), #""itemExtent" of list "L1" is "x", expect"#),
        (
            lists("", #"{"id":"L1","spacing":-2}"#),
            #""spacing" of list "L1" is -2, expected a numb"#
        ),
        (
            lists("", #"{"id":"L1","snap":"row"}"#),
            #""snap" of list "L1" is "row", expected "page""#
        ),
        (lists("", #"{"id":"L1","itemIDs":["a","a"]}"#), #"item "a" is given twice, expected eac"#),
        (
            lists("", #"{"id":"L1","itemIDs":["a"],"items":["b"]}"#),
            #"item "b" is not among "itemIDs", expected one of them"#
        ),
    ])
    func errorsInListsAreNamed(line: String, problem: String) throws {
        let error = try #require(mistake("# lists", line))
        #expect(error.line == 2)
        #expect(error.problem.hasPrefix(problem), "\(error.problem)")
    }

    @Test(arguments: [
        (
            #""do":"insert","list":"L1""#,
            #""items" and "itemIDs" are missing, expected one of them"#
        ),
        (#""do":"change","items":[]"#, #""change" is in a trace with lists, expected one without"#),
        (
            #""do":"configure","advance":null"#,
            #"unknown key "advance" of "configure", expected "t", "do", "viewport", "#
        ),
        (#""do":"configure","axis":"vertical""#, #"unknown key "axis" of "configure", expected"#),
        (
            #""do":"configure","layout":{"extent":2}"#,
            #"unknown key "extent" of "layout", expected "itemExtent", "#
        ),
        (#""do":"configure","slop":-1"#, #""slop" of "configure" is -1, expected a number of"#),
        (#""do":"insert""#, #""list" and "lists" are missing, expected one of them"#),
        (#""do":"insert","items":["b"]"#, #""items" is without "list", expected the id of a"#),
        (#""do":"replace","itemIDs":["b"]"#, #""itemIDs" is without "list", expected the id"#),
        (#""do":"insert","list":"L1","lists":[]"#, #""lists" is beside "list", expected one"#),
        (#""do":"insert","list":1,"items":[]"#, #""list" of "insert" is 1, expected a string"#),
        (#""do":"insert","lists":[{"id":"L2","x":1}]"#, #"unknown key "x" of list "L2", expected"#),
        (#""do":"press","x":1,"y":1,"list":"L1""#, #"unknown key "list" of "press", expected "t""#),
        (#""do":"hide","list":"L1""#, #"unknown key "list" of "hide", expected "t" or "do""#),
        (#""do":"move","x":1,"y":1,"list":"L1""#, #"unknown key "list" of "move", expected "t", "#),
        (#""do":"respond","request":1"#, #""items", "lists" and "error" are missing, expected on"#),
        (
            #""do":"respond","request":1,"items":[],"error":"x""#,
            #""items" is beside "error", expected one of them"#
        ),
        (
            #""do":"respond","request":1,"items":["a"],"next":"p2""#,
            #""next" of "respond" is "p2", expected null: items by id have no next page"#
        ),
        (
            #""do":"respond","request":1,"items":[{"id":"a","extent":5}]"#,
            #"item "a" has more than an id, expected its id alone"#
        ),
        (#""do":"respond","request":1,"lists":[]"#, #""next" of "respond" is missing, expected a"#),
        (#""do":"respond","request":1,"error":"x","next":null"#, #""next" is beside "error""#),
    ])
    func errorsInInputsOfListsAreNamed(keys: String, problem: String) throws {
        let error = try #require(mistake(lists(), #"{"t":20,\#(keys)}"#))
        #expect(error.line == 2)
        #expect(error.problem.hasPrefix(problem), "\(error.problem)")
    }

    @Test func theCommonLayoutNeedsShelves() throws {
        let line = #"{"rondo":1,"viewport":{"width":1,"height":1},"layout":{}}"#
        let error = try #require(mistake(line, ""))
        #expect(error.problem == #""layout" is without "lists", expected both"#)
    }

    @Test func inputsOfShelvesNeedShelves() throws {
        for keys in [
            #""do":"next","list":"L1""#, #""do":"insert","lists":[]"#,
            #""do":"wheel","dx":1,"dy":1,"y":1"#, #""do":"configure","layout":{}"#,
            #""do":"follow","by":1,"phase":"idle","list":"a""#,
        ] {
            let error = try #require(mistake(configuration(), #"{"t":0,\#(keys)}"#))
            #expect(error.problem.hasPrefix("unknown key"), "\(error.problem)")
        }
    }
}
