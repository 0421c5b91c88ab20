import Rondo
import Testing

@Suite struct ItemLoaderTests {
    private func keys(_ numbers: some Sequence<Int>) -> [ItemKey] { numbers.map { ItemKey($0) } }

    /// A loader for a window at rest.
    private func loader(
        _ window: some Sequence<Int>,
        _ change: (inout ItemLoader.Rules) -> Void = { _ in }
    ) -> ItemLoader {
        var rules = ItemLoader.Rules()
        change(&rules)
        var loader = ItemLoader(rules)
        loader.show(keys(window), isMoving: false, at: 0)
        return loader
    }

    // MARK: - Requests

    @Test func missingItemsAreRequestedOnce() {
        var loader = loader([1, 2, 3])
        loader.update(keys([2]))
        #expect(loader.fetched(at: 0) == [[1, 3]])
        #expect(loader.fetched(at: 1) == [])
        loader.show(keys([1, 2, 3, 4]), isMoving: false, at: 2)
        #expect(loader.fetched(at: 2) == [[4]], "1 and 3 are in flight")
        #expect(loader.inFlight.map(\.number) == [1, 2])
    }

    @Test func anItemInSeveralShelvesIsRequestedOnce() {
        var loader = loader([1, 2, 1, 3, 2])
        #expect(loader.fetched(at: 0) == [[1, 2, 3]])
    }

    @Test(arguments: [1, 7, 50])
    func requestsHaveALimitedSize(batch: Int) {
        var loader = loader(0..<120) { $0.batch = batch }
        let batches = loader.fetched(at: 0)
        #expect(batches.flatMap(\.self) == Array(0..<120))
        #expect(batches.dropLast().allSatisfy { $0.count == batch })
        #expect((1...batch).contains(batches.last?.count ?? 0))
    }

    // MARK: - Fast scrolling

    @Test func aMotionMakesOneRequestEvery100Milliseconds() {
        var loader = loader([0])
        #expect(loader.fetched(at: 0) == [[0]])
        for (time, wanted) in [
            (16, []), (99, []), (100, [[6]]), (116, []), (199, []), (200, [[9]]),
        ] {
            // A window that moves on by one item with each request.
            let first = [16, 99, 100, 116, 199, 200].firstIndex(of: time) ?? 0
            loader.show(keys([4 + first]), isMoving: true, at: Double(time))
            #expect(loader.fetched(at: Double(time)) == wanted, "at \(time)")
        }
    }

    @Test func duringAMotionTheLatestItemsAreRequestedFirst() {
        var rules = ItemLoader.Rules()
        rules.batch = 3
        var loader = ItemLoader(rules)
        loader.show(keys([9]), isMoving: true, at: 0)
        #expect(loader.fetched(at: 0) == [[9]])
        loader.show(keys([1, 2]), isMoving: true, at: 10)
        loader.show(keys([1, 2, 3, 4]), isMoving: true, at: 20)
        loader.show(keys([2, 3, 4, 5]), isMoving: true, at: 30)
        #expect(loader.fetched(at: 40) == [])
        #expect(loader.fetched(at: 100) == [[5, 3, 4]], "1 has left, 2 came first")
        #expect(loader.nextDeadline == 200)
        #expect(loader.fetched(at: 200) == [[2]])
    }

    @Test func theStartOfADragRequestsImmediately() {
        var loader = loader([1]) { $0.batch = 2 }
        #expect(loader.fetched(at: 0) == [[1]])
        loader.show(keys([2, 3, 4]), isMoving: true, at: 10)
        #expect(loader.fetched(at: 20) == [])
        loader.hurry()
        #expect(loader.fetched(at: 20) == [[2, 3], [4]])
        loader.show(keys([5]), isMoving: true, at: 30)
        #expect(loader.fetched(at: 30) == [], "spaced again")
    }

    @Test func restRequestsImmediately() {
        var loader = loader([1])
        #expect(loader.fetched(at: 0) == [[1]])
        loader.show(keys([2]), isMoving: true, at: 10)
        #expect(loader.fetched(at: 10) == [])
        loader.show(keys([2]), isMoving: false, at: 26)
        #expect(loader.fetched(at: 26) == [[2]])
    }

    // MARK: - Cancelling

    @Test func aRequestForItemsOutOfSightIsCancelledAfterAWhile() {
        var loader = loader([1, 2])
        #expect(loader.fetched(at: 0) == [[1, 2]])
        loader.show(keys([2, 3]), isMoving: true, at: 100)
        loader.show(keys([3, 4]), isMoving: true, at: 200)
        #expect(loader.nextDeadline == 100, "the next request is due")
        #expect(loader.actions(at: 200) == [.fetch(2, [4, 3])])
        #expect(loader.nextDeadline == 700)
        #expect(loader.actions(at: 699.9) == [])
        #expect(loader.actions(at: 700) == [.cancel(1)])
        #expect(loader.receive(1, keys([1, 2]), at: 701) == .noSuchRequest)
        #expect(loader.revision(of: ItemKey(1)) == nil)
        loader.show(keys([1]), isMoving: false, at: 800)
        #expect(loader.actions(at: 800) == [.fetch(3, [1])], "it can be requested again")
    }

    @Test func aRequestIsKeptForItemsThatReturnInTime() {
        var loader = loader([1])
        #expect(loader.fetched(at: 0) == [[1]])
        for round in 0..<4 {
            let time = Double(round) * 800
            loader.show([], isMoving: true, at: time)
            #expect(loader.actions(at: time + 499) == [])
            loader.show(keys([1]), isMoving: true, at: time + 499)
            #expect(loader.actions(at: time + 700) == [], "neither cancelled nor requested again")
        }
    }

    // MARK: - Answers

    @Test func anAnswerCountsOnce() {
        var loader = loader([1, 2])
        #expect(loader.fetched(at: 0) == [[1, 2]])
        #expect(loader.revision(of: ItemKey(1)) == nil)
        #expect(loader.receive(1, keys([1, 2]), at: 50) == nil)
        let first = loader.revision(of: ItemKey(1))
        #expect(first != nil && loader.revision(of: ItemKey(2)) != nil)
        #expect(loader.receive(1, keys([1, 2]), at: 60) == .noSuchRequest)
        #expect(loader.fail(1, at: 60) == .noSuchRequest)
        #expect(loader.receive(2, keys([1]), at: 60) == .noSuchRequest)
        #expect(loader.revision(of: ItemKey(1)) == first)
        #expect(loader.fetched(at: 1e6) == [])
    }

    @Test func itemsMissingInAnAnswerAreRequestedAgain() {
        var loader = loader([1, 2, 3])
        #expect(loader.fetched(at: 0) == [[1, 2, 3]])
        #expect(loader.receive(1, keys([2]), at: 50) == nil)
        #expect(loader.nextDeadline == 1050)
        #expect(loader.fetched(at: 1049.9) == [])
        #expect(loader.fetched(at: 1050) == [[1, 3]])
        #expect(loader.receive(2, [], at: 1100) == nil)
        #expect(loader.nextDeadline == 3100)
    }

    @Test func itemsThatWereNotRequestedAreIgnored() {
        var loader = loader([1])
        #expect(loader.fetched(at: 0) == [[1]])
        loader.receive(1, keys([7, 1, 8]), at: 50)
        #expect(loader.count == 1)
        #expect(loader.revision(of: ItemKey(7)) == nil)
    }

    @Test func anAnswerForItemsOutOfSightIsKept() {
        var loader = loader([1])
        #expect(loader.fetched(at: 0) == [[1]])
        loader.show([], isMoving: true, at: 10)
        #expect(loader.receive(1, keys([1]), at: 20) == nil)
        #expect(loader.actions(at: 600) == [], "nothing is left to cancel")
        loader.show(keys([1]), isMoving: false, at: 700)
        #expect(loader.fetched(at: 700) == [])
    }

    @Test func onlyChangedDataGetsANewRevision() {
        var loader = loader([1, 2])
        loader.update(keys([1, 2]))
        let before = [1, 2].map { loader.revision(of: ItemKey($0)) }
        loader.update(keys([1]))
        #expect(loader.revision(of: ItemKey(1)) != before[0])
        #expect(loader.revision(of: ItemKey(2)) == before[1])
        loader.show([], isMoving: false, at: 1)
        loader.update(keys([2]))
        #expect(loader.revision(of: ItemKey(2)) != before[1], "out of sight too")
    }

    @Test func anItemInFlightIsNotRequestedAgainAfterItsDataWasRemoved() {
        var loader = loader([1]) { $0.capacity = 0 }
        #expect(loader.fetched(at: 0) == [[1]])
        loader.update(keys([1]))
        loader.show([], isMoving: false, at: 1)
        loader.show(keys([1]), isMoving: false, at: 2)
        #expect(loader.fetched(at: 2) == [])
    }

    // MARK: - Failures

    @Test func delaysGrowTo30SecondsAndResetWhenTheItemsLeave() {
        var loader = loader([1])
        var number = 0
        for round in 0..<2 {
            var time = Double(round) * 200_000
            loader.show(keys([1]), isMoving: false, at: time)
            for seconds in [1.0, 2, 4, 8, 16, 30, 30] {
                number += 1
                #expect(loader.actions(at: time) == [.fetch(number, [1])])
                #expect(loader.fail(number, at: time + 50) == nil)
                time += 50 + seconds * 1000
                #expect(loader.nextDeadline == time)
                #expect(loader.actions(at: time - 0.001) == [])
            }
            loader.show([], isMoving: false, at: time)
            #expect(loader.nextDeadline == nil, "the items are out of sight")
        }
    }

    @Test func aFailedItemIsRequestedWhenItReturns() {
        var loader = loader([1, 2])
        #expect(loader.fetched(at: 0) == [[1, 2]])
        loader.fail(1, at: 10)
        loader.show(keys([2]), isMoving: false, at: 20)
        loader.show(keys([1, 2]), isMoving: false, at: 30)
        #expect(loader.fetched(at: 30) == [[1]], "2 stayed and waits")
        #expect(loader.fetched(at: 1010) == [[2]])
    }

    @Test func retryRequestsImmediatelyEvenDuringAMotion() {
        var loader = loader([1, 2])
        #expect(loader.retry(at: 0) == .nothingFailed)
        #expect(loader.fetched(at: 0) == [[1, 2]])
        #expect(loader.retry(at: 5) == .nothingFailed)
        loader.fail(1, at: 10)
        loader.show(keys([1, 2]), isMoving: true, at: 20)
        #expect(loader.retry(at: 20) == nil)
        #expect(loader.fetched(at: 20) == [[1, 2]])
        loader.fail(2, at: 30)
        #expect(loader.nextDeadline == 2030, "the user's retry counts as a try")
    }

    // MARK: - The cache

    @Test func theItemShownLongestAgoIsRemovedFirst() {
        var loader = loader([1, 2]) { $0.capacity = 4 }
        loader.update(keys([1, 2]))
        loader.show(keys([3, 4]), isMoving: false, at: 1)
        loader.update(keys([3, 4]))
        loader.show(keys([1]), isMoving: false, at: 2)
        loader.show(keys([5]), isMoving: false, at: 3)
        #expect(loader.actions(at: 3) == [.fetch(1, [5])])
        loader.receive(1, keys([5]), at: 4)
        #expect(loader.actions(at: 4) == [.forget(2)], "1 was shown again later")
        #expect(loader.count == 4)
        loader.show(keys([2]), isMoving: false, at: 5)
        #expect(loader.fetched(at: 5) == [[2]])
    }

    @Test func itemsInTheWindowAreNeverRemoved() {
        var loader = loader(0..<10) { $0.capacity = 3 }
        loader.update(keys(0..<10))
        #expect(loader.actions(at: 0) == [])
        #expect(loader.count == 10)
        loader.show(keys([0]), isMoving: false, at: 1)
        #expect(loader.count == 3)
        let forgotten = loader.actions(at: 1)
        #expect(forgotten.count == 7 && forgotten.contains(.forget(1)))
        #expect(loader.revision(of: ItemKey(9)) != nil && loader.revision(of: ItemKey(1)) == nil)
    }

    /// Data given with a list is there for its first frame, however much of it there is.
    @Test func givenDataIsNotRemovedBeforeAFrame() {
        var rules = ItemLoader.Rules()
        rules.capacity = 3
        var loader = ItemLoader(rules)
        loader.update((0..<10).map { ItemKey($0) })
        #expect(loader.next(at: 0) == nil)
        loader.show([ItemKey(0), ItemKey(1)], isMoving: false, at: 0)
        #expect(loader.revision(of: ItemKey(0)) != nil && loader.revision(of: ItemKey(1)) != nil)
        #expect(loader.count == 3)
    }

    @Test func dataThatReturnsIsNotRemoved() {
        var loader = loader([1]) { $0.capacity = 1 }
        loader.update(keys([1, 2]))
        loader.show(keys([2]), isMoving: false, at: 1)
        loader.update(keys([2]))
        #expect(
            loader.actions(at: 1) == [.forget(1)],
            "2 was removed and returned before the report"
        )
    }

    @Test func numbersContinueFromASetNumber() {
        var pages = PageLoader(from: "p1")
        _ = pages.request(current: 0, count: 0, at: 0)
        var loader = loader([1])
        loader.numbers = pages.numbers
        #expect(loader.actions(at: 0) == [.fetch(2, [1])])
    }

    @Test func badRulesTrap() async {
        await #expect(processExitsWith: .failure) {
            var rules = ItemLoader.Rules()
            rules.batch = 0
            _ = ItemLoader(rules)
        }
        await #expect(processExitsWith: .failure) {
            var rules = ItemLoader.Rules()
            rules.spacing = .nan
            _ = ItemLoader(rules)
        }
    }
}

/// The actions of a loader in a short form.
private enum Wanted: Equatable {
    case fetch(Int, [Int])
    case cancel(Int)
    case forget(Int)
}

extension ItemLoader {
    fileprivate mutating func actions(at time: Milliseconds) -> [Wanted] {
        var actions: [Wanted] = []
        while let action = next(at: time) {
            switch action {
            case .fetch(let request):
                actions.append(.fetch(request.number, request.keys.map(\.value)))
            case .cancel(let number): actions.append(.cancel(number))
            case .forget(let key): actions.append(.forget(key.value))
            }
        }
        return actions
    }

    /// The items of the requests that the loader makes now.
    fileprivate mutating func fetched(at time: Milliseconds) -> [[Int]] {
        actions(at: time).compactMap { action in
            if case .fetch(_, let keys) = action { keys } else { nil }
        }
    }
}
