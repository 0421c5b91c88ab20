import RondoTrace
import Testing

/// The frames of a replay: at multiples of the interval, at ticks, and until rest.
struct FrameScheduleTests {
    let every100 = configuration(#""frameInterval":100"#)

    @Test func aTraceWithoutInputsDrawsOneFrame() throws {
        #expect(try frameTimes(every100) == [0])
    }

    @Test func framesAreAtMultiplesOfTheInterval() throws {
        let times = try frameTimes(
            configuration(#""frameInterval":0.1"#),
            #"{"t":0.55,"do":"hide"}"#
        )
        #expect(times == [0, 0.1, 0.2, 3 * 0.1, 0.4, 0.5])
    }

    @Test func aFrameFollowsTheLastInput() throws {
        #expect(try frameTimes(every100, #"{"t":100,"do":"cancel"}"#) == [0, 100])
        #expect(try frameTimes(every100, #"{"t":101,"do":"cancel"}"#) == [0, 100, 200])
    }

    @Test func aTickAsTheLastInputIsTheLastFrame() throws {
        #expect(try frameTimes(every100, #"{"t":130,"do":"tick"}"#) == [0, 100, 130])
    }

    @Test func aRegularFrameFollowsATickAtTheSameTime() throws {
        #expect(try frameTimes(every100, #"{"t":100,"do":"tick"}"#) == [0, 100, 100])
    }

    @Test func framesContinueUntilRest() throws {
        let times = try frameTimes(every100, #"{"t":50,"do":"next"}"#)
        #expect(times == [0, 100, 200, 300, 400])
    }

    @Test func framesContinueForAtMostTenSeconds() throws {
        let inputs = [
            #"{"t":0,"do":"press","x":100,"y":0}"#, #"{"t":500,"do":"move","x":0,"y":0}"#,
        ]
        let longest = try frameTimes(configuration(#""frameInterval":3500"#), inputs[0], inputs[1])
        #expect(longest == [0, 3500, 7000, 10_500])
    }

    @Test func aLongIntervalStillGivesALastFrame() throws {
        let times = try frameTimes(
            configuration(#""frameInterval":60000"#),
            #"{"t":1,"do":"next"}"#
        )
        #expect(times == [0, 60_000])
    }

    @Test func aFrameBeyondTheLargestTimeIsNotDrawn() throws {
        let times = try frameTimes(
            configuration(#""frameInterval":1.7e308"#),
            #"{"t":1.75e308,"do":"hide"}"#,
            #"{"t":1.75e308,"do":"show"}"#
        )
        #expect(times == [0, 1.7e308])
    }

    @Test func whileHiddenOnlyTicksDraw() throws {
        let times = try frameTimes(
            every100,
            #"{"t":50,"do":"hide"}"#,
            #"{"t":230,"do":"tick"}"#,
            #"{"t":400,"do":"show"}"#
        )
        #expect(times == [0, 230, 400])
    }

    @Test func timeWhileHiddenIsSkipped() throws {
        let times = try frameTimes(
            configuration(#""frameInterval":0.1"#),
            #"{"t":0.05,"do":"hide"}"#,
            #"{"t":1e10,"do":"tick"}"#,
            #"{"t":90000000000.35,"do":"show"}"#
        )
        #expect(times == [0, 1e10, 900_000_000_004 * 0.1])
    }

    @Test func aTraceThatEndsHiddenHasNoLastFrame() throws {
        let times = try frameTimes(
            every100,
            #"{"t":0,"do":"hide"}"#,
            #"{"t":10,"do":"next"}"#
        )
        #expect(times == [])
    }

    @Test func autoAdvanceDoesNotProlongATrace() throws {
        let advancing = configuration(
            #""frameInterval":100,"advance":{"interval":500,"duration":200}"#
        )
        #expect(try frameTimes(advancing) == [0])
        #expect(try frameTimes(advancing, #"{"t":299,"do":"tick"}"#).last == 299)
        #expect(try frameTimes(advancing, #"{"t":301,"do":"tick"}"#).last == 500)
    }
}
