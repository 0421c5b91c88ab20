import Foundation
import Rondo
import RondoTrace
import Testing

struct TraceReaderTests {
    @Test func whatIsNotGivenHasTheDefaultsOfTheFormat() throws {
        let trace = try read(#"{"rondo":1,"viewport":{"width":400,"height":600}}"#)
        var expected = Configuration(viewport: 400)
        expected.axis = .horizontal
        expected.direction = .leftToRight
        expected.extent = .viewport
        expected.spacing = 0
        expected.alignment = .start
        expected.ends = Ends(start: .open, end: .open)
        expected.single = .still
        expected.short = .repeat
        expected.snap = .page
        expected.physics.decelerationRate = 0.998
        expected.overscan = 1
        expected.physics.slop = 10
        expected.physics.flick = 300
        expected.tiles = .cells
        expected.initial = ItemIndex(0)
        expected.advance = nil
        #expect(trace.configuration == expected)
        #expect(trace.items.isEmpty)
        #expect(trace.feed == nil)
        #expect(trace.frameInterval == 16)
        #expect(trace.inputs.isEmpty)
    }

    @Test func everyKeyOfTheConfigurationIsTaken() throws {
        let trace = try read(
            """
            {"rondo": 1, "viewport": {"width": 400, "height": 600}, "axis": "vertical", \
            "direction": "rtl", "items": ["a", {"id": "b", "extent": 120, "reuse": "video"}, \
            {"id": "c", "extent": "viewport"}], "extent": 80, "spacing": 2.5, \
            "alignment": "center", "ends": {"start": "pinned", "end": "open"}, \
            "single": "repeat", "short": "still", "snap": "item", "decelerationRate": 0.99, \
            "overscan": 2, "slop": 5, "flick": 200, "keep": 4, "pages": true, "initial": "c", \
            "advance": {"interval": 3000, "duration": 300}, \
            "feed": {"prefetch": 3, "cursor": "p1"}, "frameInterval": 8}
            """
        )
        var expected = Configuration(viewport: 600)
        expected.axis = .vertical
        expected.direction = .rightToLeft
        expected.extent = .points(80)
        expected.spacing = 2.5
        expected.alignment = .center
        expected.ends = Ends(start: .pinned, end: .open)
        expected.single = .repeat
        expected.short = .still
        expected.snap = .item
        expected.physics.decelerationRate = 0.99
        expected.overscan = 2
        expected.physics.slop = 5
        expected.physics.flick = 200
        expected.tiles = .pages(keep: 4)
        expected.initial = ItemIndex(2)
        expected.advance = AutoAdvance(interval: 3000, duration: 300)
        #expect(trace.configuration == expected)
        #expect(trace.viewport == ViewportSize(width: 400, height: 600))
        #expect(
            trace.items == [
                TraceItem(id: Identifier("a")),
                TraceItem(
                    id: Identifier("b"),
                    extent: .points(120),
                    reuse: Identifier("video")
                ),
                TraceItem(id: Identifier("c"), extent: .viewport),
            ]
        )
        #expect(trace.feed == TraceFeed(cursor: "p1", prefetch: 3))
        #expect(trace.frameInterval == 8)
    }

    @Test(arguments: [
        (#""do":"press","x":1,"y":-2"#, TraceInput.Action.press(x: 1, y: -2)),
        (#""do":"move","x":1,"y":2"#, .move(x: 1, y: 2)),
        (#""do":"release","x":1,"y":2"#, .release(x: 1, y: 2)),
        (#""do":"cancel""#, .cancel),
        (#""do":"wheel","dx":3,"dy":4"#, .wheel(dx: 3, dy: 4)),
        (
            #""do":"wheel","dx":3,"dy":4,"notch":true,"phase":"ended""#,
            .wheel(dx: 3, dy: 4, notch: true, phase: .ended)
        ),
        (#""do":"wheel","dx":3,"dy":4,"phase":"moved""#, .wheel(dx: 3, dy: 4)),
        (#""do":"follow","by":-7.5,"phase":"dragging""#, .follow(by: -7.5, phase: .dragging)),
        (#""do":"follow","by":1,"phase":"decelerating""#, .follow(by: 1, phase: .decelerating)),
        (#""do":"follow","by":1,"phase":"animating""#, .follow(by: 1, phase: .animating)),
        (#""do":"follow","by":0,"phase":"idle""#, .follow(by: 0, phase: .idle)),
        (#""do":"next""#, .next(animated: true)),
        (#""do":"previous","animated":false"#, .previous(animated: false)),
        (
            #""do":"scroll","to":"b""#,
            .scroll(to: Identifier("b"), way: .shortest, animated: true)
        ),
        (
            #""do":"scroll","to":"b","way":"backward","animated":false"#,
            .scroll(to: Identifier("b"), way: .backward, animated: false)
        ),
        (
            #""do":"resize","viewport":{"width":1,"height":2}"#,
            .resize(ViewportSize(width: 1, height: 2))
        ),
        (
            #""do":"insert","items":["x",{"id":"y","extent":5}],"before":"a""#,
            .insert(
                [
                    TraceItem(id: Identifier("x")),
                    TraceItem(id: Identifier("y"), extent: .points(5)),
                ],
                before: Identifier("a")
            )
        ),
        (#""do":"insert","items":[]"#, .insert([], before: nil)),
        (#""do":"insert","items":[],"before":null"#, .insert([], before: nil)),
        (#""do":"remove","ids":["a","x"]"#, .remove([Identifier("a"), Identifier("x")])),
        (
            #""do":"move","id":"a","before":"b""#,
            .moveItem(Identifier("a"), before: Identifier("b"))
        ),
        (#""do":"move","id":"a""#, .moveItem(Identifier("a"), before: nil)),
        (#""do":"move","id":"a","before":null"#, .moveItem(Identifier("a"), before: nil)),
        (#""do":"replace","items":["b"]"#, .replace([TraceItem(id: Identifier("b"))])),
        (
            #""do":"measure","extents":{"x":0,"a":12.5}"#,
            .measure([TraceLength(Identifier("a"), 12.5), TraceLength(Identifier("x"), 0)])
        ),
        (#""do":"measure","extents":{}"#, .measure([])),
        (
            #""do":"filter","hidden":["b","x"]"#,
            .filter(hiding: [Identifier("b"), Identifier("x")])
        ),
        (#""do":"filter","hidden":[]"#, .filter(hiding: [])),
        (
            #""do":"respond","request":1,"items":["x"],"next":"p2""#,
            .respond(request: 1, .page([TraceItem(id: Identifier("x"))], next: "p2"))
        ),
        (
            #""do":"respond","request":2,"items":[],"next":null"#,
            .respond(request: 2, .page([], next: nil))
        ),
        (
            #""do":"respond","request":3,"error":"offline""#,
            .respond(request: 3, .failure("offline"))
        ),
        (#""do":"retry""#, .retry),
        (#""do":"hide""#, .hide),
        (#""do":"show""#, .show),
        (#""do":"reduceMotion","on":true"#, .reduceMotion(true)),
        (#""do":"pause","reasons":["hovered"]"#, .pause(.hovered, .finish)),
        (
            #""do":"pause","reasons":["touched","offScreen","told"],"step":"freeze""#,
            .pause([.touched, .offScreen, .told], .freeze)
        ),
        (#""do":"pause","reasons":["told"],"step":"end""#, .pause(.told, .end)),
        (#""do":"resume","reasons":["focused"]"#, .resume(.focused)),
        (#""do":"tick""#, .tick),
    ])
    func everyInputIsTaken(keys: String, action: TraceInput.Action) throws {
        let trace = try read(configuration(), #"{"t":12.5,\#(keys)}"#)
        #expect(trace.inputs == [TraceInput(at: 12.5, action)])
    }

    @Test func blankLinesAndCommentsArePassedOver() throws {
        let trace = try read(
            "# a trace",
            "",
            configuration() + "\r",
            " \t\r",
            "# {",
            #"{"t":0,"do":"hide"}"#,
            ""
        )
        #expect(trace.inputs == [TraceInput(at: 0, .hide)])
    }

    @Test(arguments: ["", "# a trace\n", "\n"])
    func aByteOrderMarkMayStandBeforeTheFirstLine(first: String) throws {
        #expect(try read("\u{FEFF}" + first + configuration()) == read(configuration()))
    }

    @Test func idsThatLookAlikeAreTwoWhenTheirBytesDiffer() throws {
        let trace = try read(
            configuration(#""initial":"e\u0301""#, items: #"["\u00e9","e\u0301"]"#)
        )
        #expect(trace.items.count == 2)
        #expect(trace.configuration.initial == ItemIndex(1))
    }

    @Test func aFeedAsksTwoItemsBeforeTheLastUnlessItSaysElse() throws {
        let trace = try read(configuration(#""feed":{"cursor":""}"#))
        #expect(trace.feed == TraceFeed(cursor: "", prefetch: 2))
    }

    @Test func theViewportCountsAlongTheAxis() throws {
        #expect(try read(configuration()).configuration.viewport == 400)
        let trace = try read(configuration(#""axis":"vertical""#))
        #expect(trace.configuration.viewport == 600)
    }
}
