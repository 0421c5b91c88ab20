import Rondo
import Testing

/// The life of a page that may be loaded late.
@Suite struct PageLifeTests {
    private static let whole: [TileEvent] = [
        .willAppear, .didAppear, .willDisappear, .didDisappear, .reclaim,
    ]

    @Test func aLoadedPageGetsAllEvents() {
        var life = PageLife()
        let held = life.load()
        #expect(held == [])
        for event in Self.whole + Self.whole {
            let isReported = life.take(event)
            #expect(isReported, "\(event)")
        }
        #expect(life.stage == .ready)
    }

    @Test func aReplacedPageLeavesItsLifeToTheNext() {
        var life = PageLife()
        _ = life.load()
        _ = life.take(.willAppear)
        life.unload()
        let isReported = life.take(.didAppear)
        #expect(!isReported && !life.isLoaded)
        let held = life.load()
        #expect(held == [.willAppear, .didAppear])
    }

    @Test func aPageThatIsNeverLoadedGetsNoEvents() {
        var life = PageLife()
        for event in Self.whole {
            let isReported = life.take(event)
            #expect(!isReported, "\(event)")
        }
        #expect(!life.isLoaded)
    }

    @Test(
        arguments: [
            ([], []),
            ([.willAppear], [.willAppear]),
            ([.willAppear, .didAppear], [.willAppear, .didAppear]),
            ([.willAppear, .didAppear, .willDisappear], [.willAppear]),
            (
                [.willAppear, .didAppear, .willDisappear, .willAppear, .didAppear],
                [.willAppear, .didAppear]
            ),
            ([.willAppear, .didDisappear], []),
            (whole, []),
        ] as [([TileEvent], [TileEvent])]
    )
    func aLatePageGetsTheMissedEvents(missed: [TileEvent], reported: [TileEvent]) {
        var life = PageLife()
        for event in missed { _ = life.take(event) }
        let held = life.load()
        #expect(held == reported)
        for event in reported {
            let isReported = life.take(event)
            #expect(isReported, "\(event)")
        }
        let again = life.load()
        #expect(again == [])
    }

    @Test func aPageLoadedWhileLeavingAppearsOnceWhenItReturns() {
        var life = PageLife()
        for event in [TileEvent.willAppear, .didAppear, .willDisappear] { _ = life.take(event) }
        let held = life.load()
        #expect(held == [.willAppear])
        var isReported = [life.take(.willAppear)]
        // The scroller repeats the event; the page is visible already.
        isReported.append(life.take(.willAppear))
        isReported.append(life.take(.didAppear))
        #expect(isReported == [true, false, true])
    }

    @Test func aPageLoadedTooLateIsReclaimedSilently() {
        var life = PageLife()
        for event in [TileEvent.willAppear, .didDisappear] { _ = life.take(event) }
        let held = life.load()
        #expect(held == [])
        let isReported = life.take(.reclaim)
        #expect(!isReported)
    }

    @Test func aLifeConvertsToANumberAndBack() {
        for number in 0..<10 { #expect(PageLife(rawValue: number)?.rawValue == number) }
        #expect(PageLife().rawValue == 0)
        #expect(PageLife(rawValue: -1) == nil)
        #expect(PageLife(rawValue: 10) == nil)
    }
}
