import Rondo
import Testing

@Suite struct PageLoaderTests {
    /// Requests a page exactly when the current item is near enough to the last one.
    @Test(arguments: [0, 1, 2, 5])
    func aPageIsRequestedAtThePrefetchDistance(prefetch: Int) {
        for count in 1...12 {
            for current in 0..<count {
                var loader = PageLoader(from: "p1", prefetch: prefetch)
                let isNear = current >= count - 1 - prefetch
                let request = loader.request(current: current, count: count, at: 0)
                #expect((request != nil) == isNear, "\(current) of \(count)")
                #expect(request == nil || request?.number == 1 && request?.cursor == "p1")
            }
        }
    }

    /// With a prefetch of 2, the third item from the end of ten: index 7.
    @Test func aPrefetchOfTwoRequestsAtTheThirdItemFromTheEnd() {
        var loader = PageLoader(from: "p1")
        #expect(loader.request(current: 6, count: 10, at: 0) == nil)
        #expect(loader.request(current: 7, count: 10, at: 0)?.cursor == "p1")
    }

    @Test func anEmptyListRequestsAPage() {
        var loader = PageLoader(from: 3, prefetch: 0)
        #expect(loader.request(current: 0, count: 0, at: 0)?.cursor == 3)
    }

    @Test func delaysGrowTo30SecondsAndResetAfterAnAnswer() {
        var loader = PageLoader(from: 0)
        for round in 0..<2 {
            var time: Milliseconds = 100_000 * Double(round)
            for seconds in [1.0, 2, 4, 8, 16, 30, 30, 30] {
                let request = loader.request(current: 0, count: 0, at: time)
                #expect(loader.fail(request?.number ?? 0, at: time + 50) == nil)
                let due = time + 50 + seconds * 1000
                #expect(loader.retryTime == due)
                #expect(loader.request(current: 0, count: 0, at: due - 0.001) == nil)
                time = due
            }
            let request = loader.request(current: 0, count: 0, at: time)
            #expect(
                loader.receive(request?.number ?? 0, items: 1, next: round + 1, at: time) == nil
            )
            #expect(loader.retryTime == nil)
        }
    }

    @Test func retryRequestsImmediately() {
        var loader = PageLoader(from: "p1")
        #expect(loader.retry(at: 0) == .nothingFailed)
        _ = loader.request(current: 0, count: 0, at: 0)
        #expect(loader.retry(at: 1) == .nothingFailed)
        loader.fail(1, at: 2)
        #expect(loader.retry(at: 3) == nil)
        let request = loader.request(current: 0, count: 0, at: 3)
        #expect(request?.number == 2 && request?.cursor == "p1")
        loader.fail(2, at: 4)
        #expect(loader.retryTime == 2004, "the user's retry counts as a try")
    }

    /// A single empty page delays nothing; after more of them the delays grow.
    @Test func delaysGrowAfterEmptyPages() {
        var loader = PageLoader(from: 0)
        var time: Milliseconds = 0
        for (page, seconds) in [0, 1.0, 2, 4, 8, 16, 30, 30].enumerated() {
            let request = loader.request(current: 0, count: 0, at: time)
            #expect(request?.cursor == page)
            #expect(loader.receive(page + 1, items: 0, next: page + 1, at: time + 50) == nil)
            #expect(loader.retry(at: time + 50) == .nothingFailed)
            let due = time + 50 + seconds * 1000
            if seconds > 0 {
                #expect(loader.retryTime == due)
                #expect(loader.request(current: 0, count: 0, at: due - 0.001) == nil)
            } else {
                #expect(loader.retryTime == nil)
            }
            time = due
        }
        _ = loader.request(current: 0, count: 0, at: time)
        loader.receive(9, items: 1, next: 9, at: time)
        #expect(loader.retryTime == nil, "after a page with items, the next request is immediate")
        _ = loader.request(current: 0, count: 1, at: time)
        loader.receive(10, items: 0, next: 10, at: time)
        #expect(loader.request(current: 0, count: 1, at: time)?.cursor == 10)
        loader.receive(11, items: 0, next: 11, at: time)
        #expect(loader.retryTime == time + 1000, "delays start again")
    }

    /// An empty page is an answer: delays after failures start again.
    @Test func failuresAndEmptyPagesCountSeparately() {
        var loader = PageLoader(from: 0)
        for page in [1, 3] {
            _ = loader.request(current: 0, count: 0, at: 100_000)
            loader.fail(page, at: 100_000)
            #expect(loader.retryTime == 101_000)
            _ = loader.request(current: 0, count: 0, at: 101_000)
            loader.receive(page + 1, items: 0, next: page, at: 0)
        }
        #expect(loader.retryTime == 1000, "the second empty page in a row")
    }

    @Test func afterEmptyPagesTheNextOneWaitsForTheEndOfTheList() {
        var loader = PageLoader(from: "p1")
        for page in [1, 2] {
            _ = loader.request(current: 9, count: 10, at: 0)
            loader.receive(page, items: 0, next: "p\(page + 1)", at: 0)
        }
        #expect(loader.request(current: 0, count: 10, at: 1000) == nil)
        #expect(loader.retryTime == nil, "no deadline is needed")
        #expect(loader.request(current: 9, count: 10, at: 1001)?.cursor == "p3")
    }

    @Test func anEmptyLastPageIsTheEnd() {
        var loader = PageLoader(from: "p1")
        _ = loader.request(current: 0, count: 0, at: 0)
        loader.receive(1, items: 0, next: nil, at: 0)
        #expect(loader.hasEnded && loader.retryTime == nil)
    }

    /// A failed request is repeated, even if the user has left the end of the list.
    @Test func aFailedRequestIsRepeatedAtAnyPosition() {
        var loader = PageLoader(from: "p1")
        _ = loader.request(current: 9, count: 10, at: 0)
        loader.fail(1, at: 0)
        #expect(loader.request(current: 0, count: 10, at: 1000)?.number == 2)
    }

    @Test func theFeedEndsAfterItsLastPage() {
        var loader = PageLoader(from: "p1")
        _ = loader.request(current: 0, count: 0, at: 0)
        loader.receive(1, items: 1, next: nil, at: 0)
        #expect(loader.hasEnded)
        for time in [0.0, 1e6] { #expect(loader.request(current: 0, count: 0, at: time) == nil) }
        #expect(loader.receive(1, items: 1, next: "p2", at: 0) == .noSuchRequest)
        #expect(loader.fail(1, at: 0) == .noSuchRequest)
        #expect(loader.retry(at: 0) == .nothingFailed)
        #expect(loader.hasEnded)
    }

    /// A restart clears a request, a failure and the end.
    @Test func aFeedRestartsFromAnyState() {
        var waiting = PageLoader(from: "p1")
        _ = waiting.request(current: 0, count: 0, at: 0)
        waiting.receive(1, items: 1, next: "p2", at: 0)
        var failed = waiting
        var ended = waiting
        _ = waiting.request(current: 0, count: 0, at: 0)
        _ = failed.request(current: 0, count: 0, at: 0)
        failed.fail(2, at: 0)
        _ = ended.request(current: 0, count: 0, at: 0)
        ended.receive(2, items: 1, next: nil, at: 0)
        for (loader, unwanted) in [(waiting, 2), (failed, nil), (ended, nil)] {
            var loader = loader
            #expect(loader.restart()?.number == unwanted)
            #expect(!loader.hasEnded && loader.inFlight == nil && loader.retryTime == nil)
            #expect(loader.receive(2, items: 1, next: "p9", at: 0) == .noSuchRequest)
            let request = loader.request(current: 0, count: 0, at: 0)
            #expect(request?.number == 3 && request?.cursor == "p1")
            loader.fail(3, at: 0)
            #expect(loader.retryTime == 1000, "delays start again")
        }
    }

    @Test func aNegativePrefetchTraps() async {
        await #expect(processExitsWith: .failure) { _ = PageLoader(from: 0, prefetch: -1) }
    }
}
