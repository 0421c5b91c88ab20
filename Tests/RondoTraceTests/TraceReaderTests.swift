import Foundation
import RondoTrace
import Testing

@testable import Rondo

struct TraceReaderTests {
    @Test func omittedKeysHaveTheDefaultsOfTheFormat() throws {
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

    @Test func everyKeyOfTheConfigurationIsRead() throws {
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
        let items = [
            Item(ItemKey(0)),
            Item(ItemKey(1), extent: .points(120), reuse: ReuseIdentifier(1)),
            Item(ItemKey(2), extent: .viewport),
        ]
        #expect(trace.items == items)
        #expect(items.map { trace.names.id(of: $0.key) } == ["a", "b", "c"])
        #expect(trace.feed == TraceFeed(cursor: "p1", prefetch: 3))
        #expect(trace.frameInterval == 8)
    }

    /// `a`, `b` and `c` have the keys 0, 1 and 2; other ids get the next ones in order.
    @Test(arguments: [
        (#""do":"press","x":1,"y":-2"#, Input.press(x: 1, y: -2)),
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
        (#""do":"scroll","to":"b""#, .scroll(to: ItemKey(1))),
        (#""do":"scroll","to":"x""#, .scroll(to: ItemKey(3))),
        (
            #""do":"scroll","to":"b","way":"backward","animated":false"#,
            .scroll(to: ItemKey(1), way: .backward, animated: false)
        ),
        (
            #""do":"insert","items":["x",{"id":"y","extent":5,"reuse":"video"}],"before":"a""#,
            .edit(
                .insert(
                    [
                        Item(ItemKey(3)),
                        Item(ItemKey(4), extent: .points(5), reuse: ReuseIdentifier(1)),
                    ],
                    before: ItemKey(0)
                )
            )
        ),
        (#""do":"insert","items":[]"#, .edit(.insert([]))),
        (#""do":"insert","items":[],"before":null"#, .edit(.insert([]))),
        (#""do":"remove","ids":["x","b"]"#, .edit(.remove([ItemKey(3), ItemKey(1)]))),
        (
            #""do":"move","id":"a","before":"b""#,
            .edit(.move(ItemKey(0), before: ItemKey(1)))
        ),
        (#""do":"move","id":"a""#, .edit(.move(ItemKey(0)))),
        (#""do":"move","id":"a","before":null"#, .edit(.move(ItemKey(0)))),
        (
            #""do":"measure","extents":{"x":0,"b":12.5}"#,
            .edit(.measure([(ItemKey(3), 0), (ItemKey(1), 12.5)]))
        ),
        (#""do":"measure","extents":{}"#, .edit(.measure([]))),
        (#""do":"hide""#, .hide),
        (#""do":"show""#, .show),
        (#""do":"reduceMotion","on":true"#, .reduceMotion(true)),
        (#""do":"pause","reasons":["hovered"]"#, .pause(.hovered)),
        (
            #""do":"pause","reasons":["touched","offScreen","told"],"step":"freeze""#,
            .pause([.touched, .offScreen, .requested], step: .freeze)
        ),
        (#""do":"pause","reasons":["told"],"step":"end""#, .pause(.requested, step: .end)),
        (#""do":"resume","reasons":["focused"]"#, .resume(.focused)),
    ])
    func everyInputIsRead(keys: String, input: Input) throws {
        #expect(try action(keys) == "\(TraceInput.Action.input(input))")
    }

    @Test(arguments: [
        (
            #""do":"respond","request":1,"items":["x"],"next":"p2""#,
            TraceInput.Action.respond(1, .page([Item(ItemKey(3))], next: "p2"))
        ),
        (
            #""do":"respond","request":2,"items":[],"next":null"#,
            .respond(2, .page([], next: nil))
        ),
        (#""do":"respond","request":3,"error":"offline""#, .respond(3, .failure)),
        (
            #""do":"resize","viewport":{"width":1,"height":2}"#,
            .resize(ViewportSize(width: 1, height: 2))
        ),
        (#""do":"configure""#, .configure([:], in: nil)),
        (#""do":"configure","extent":"viewport""#, .configure([.extent: .infinity], in: nil)),
        (
            #""do":"configure","viewport":{"width":1,"height":2}"#,
            .configure([:], in: ViewportSize(width: 1, height: 2))
        ),
        (#""do":"configure","keep":5"#, .configure([:], in: nil)),
        (#""do":"configure","pages":true"#, .configure([.keep: 3], in: nil)),
        (#""do":"retry""#, .retry),
        (#""do":"tick""#, .tick),
    ])
    func everyInputOfTheReplayIsRead(keys: String, action: TraceInput.Action) throws {
        #expect(try self.action(keys) == "\(action)")
    }

    @Test func anotherListIsRead() throws {
        let trace = try read(configuration(), #"{"t":1,"do":"replace","items":["b","x"]}"#)
        guard case .input(.edit(.replace(let items))) = trace.inputs[0].action else {
            Issue.record("\(trace.inputs)")
            return
        }
        #expect(items.all.map { trace.names.id(of: $0.key) } == ["b", "x"])
    }

    @Test func aFilterIsRead() throws {
        let trace = try read(
            configuration(),
            #"{"t":1,"do":"filter","hidden":["b","x"]}"#,
            #"{"t":1,"do":"filter","hidden":[]}"#
        )
        guard case .input(.edit(.filter(let isWanted?))) = trace.inputs[0].action,
            case .input(.edit(.filter(nil))) = trace.inputs[1].action
        else {
            Issue.record("\(trace.inputs)")
            return
        }
        #expect((0..<5).map { isWanted(ItemKey($0)) } == [true, false, true, false, true])
    }

    /// The only input of a trace, as text.
    private func action(_ keys: String) throws -> String {
        let trace = try read(configuration(), #"{"t":12.5,\#(keys)}"#)
        #expect(trace.inputs.map(\.time) == [12.5])
        #expect(keys.hasPrefix(#""do":"\#(trace.inputs[0].name.rawValue)""#))
        return "\(trace.inputs[0].action)"
    }

    @Test func blankLinesAndCommentsAreIgnored() throws {
        let trace = try read(
            "# a trace",
            "",
            configuration() + "\r",
            " \t\r",
            "# {",
            #"{"t":0,"do":"hide"}"#,
            ""
        )
        #expect(trace.inputs.map { "\($0.time) \($0.action)" } == ["0.0 input(Rondo.Input.hide)"])
    }

    @Test(arguments: ["", "# a trace\n", "\n"])
    func aByteOrderMarkMayStartTheTrace(first: String) throws {
        let trace = try read("\u{FEFF}" + first + configuration())
        #expect(try trace.configuration == read(configuration()).configuration)
    }

    @Test func idsAreComparedByTheirBytes() throws {
        let trace = try read(
            configuration(#""initial":"e\u0301""#, items: #"["\u00e9","e\u0301"]"#)
        )
        #expect(trace.items.count == 2)
        #expect(trace.configuration.initial == ItemIndex(1))
    }

    @Test func thePrefetchOfAFeedIsTwoByDefault() throws {
        let trace = try read(configuration(#""feed":{"cursor":""}"#))
        #expect(trace.feed == TraceFeed(cursor: "", prefetch: 2))
    }

    @Test func theLengthOfTheViewportFollowsTheAxis() throws {
        #expect(try read(configuration()).configuration.viewport == 400)
        let trace = try read(configuration(#""axis":"vertical""#))
        #expect(trace.configuration.viewport == 600)
    }
}
