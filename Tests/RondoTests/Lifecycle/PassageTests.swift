import Testing

@testable import Rondo

/// A switch as a stream: its origin, its target and its progress.
@Suite struct PassageTests {
    private func scroller(_ ends: Ends = .loop, count: Int = 5) -> Scroller {
        var configuration = Configuration(viewport: 400)
        configuration.ends = ends
        configuration.snap = .item
        return Scroller(configuration, items: Items(count: count))
    }

    private func drag(_ scroller: inout Scroller, to places: Points...) -> [Passage?] {
        scroller.press(x: 0, y: 0, at: 0)
        return places.map { place in
            // The travel without the slop.
            scroller.move(x: place + (places[0] < 0 ? -10 : 10), y: 0, at: scroller.now + 16)
            return scroller.passage
        }
    }

    private func passage(_ from: Int, _ to: Int, _ progress: Double) -> Passage {
        Passage(from: ItemKey(from), to: ItemKey(to), progress: progress)
    }

    @Test func thereIsNoPassageAtRest() {
        var scroller = scroller()
        #expect(scroller.passage == nil)
        scroller.next(at: 0)
        #expect(scroller.frame(at: 299).phase == .animating)
        #expect(scroller.passage != nil)
        _ = scroller.frame(at: 300)
        #expect(scroller.passage == nil)
    }

    @Test func aDragLeadsToTheNextItemInItsDirection() {
        var scroller = scroller()
        #expect(
            drag(&scroller, to: -100, -300, -100, 0, 100) == [
                passage(0, 1, 0.25), passage(0, 1, 0.75), passage(0, 1, 0.25),
                passage(0, 0, 0), passage(0, 4, 0.25),
            ]
        )
    }

    @Test func aDragOverSeveralItemsLeadsToTheNextOne() {
        var scroller = scroller()
        #expect(
            drag(&scroller, to: -600, -800, -1000) == [
                passage(0, 2, 0.75), passage(0, 2, 1), passage(0, 3, 2.5 / 3),
            ]
        )
    }

    @Test func aScrollLeadsToItsTargetFromTheStart() {
        var scroller = scroller()
        scroller.scroll(to: ItemIndex(2), at: 0)
        #expect(scroller.passage == passage(0, 2, 0))
        _ = scroller.frame(at: 150)
        #expect(scroller.passage == passage(0, 2, 0.5))
    }

    @Test func theSeamIsAPlaceLikeAnyOther() {
        var scroller = scroller()
        scroller.previous(at: 0)
        _ = scroller.frame(at: 150)
        #expect(scroller.passage == passage(0, 4, 0.5))
        #expect(scroller.slotPosition == -0.5)
        _ = scroller.frame(at: 300)
        #expect(scroller.slotPosition == -1)
    }

    @Test func aPullPastAPinnedEndLeadsNowhere() {
        var scroller = scroller(.list)
        #expect(drag(&scroller, to: 100) == [passage(0, 0, 0)])
        #expect(scroller.slotPosition == 0)
    }

    @Test func itemsOfDifferentLengthsAreOneSlotEach() {
        var configuration = Configuration(viewport: 400)
        configuration.spacing = 20
        let items = [100.0, 300, 50].enumerated().map { Item(ItemKey($0), extent: .points($1)) }
        var scroller = Scroller(configuration, items: Items(items))
        _ = drag(&scroller, to: -30)
        #expect(scroller.slotPosition == 0.25)
        scroller.move(x: -10 - 120 - 80, y: 0, at: 100)
        #expect(scroller.slotPosition == 1.25)
    }

    @Test func aRemovedItemRemainsTheOrigin() {
        var scroller = scroller()
        _ = drag(&scroller, to: -100)
        scroller.remove([ItemKey(0)], at: 50)
        #expect(scroller.passage?.from == ItemKey(0))
    }

    @Test func positionsAreExactAfterABillionSlots() {
        var scroller = scroller()
        for step in 0..<1000 {
            scroller.follow(by: 4e8, phase: .dragging, at: Double(step))
        }
        let whole = scroller.slotPosition
        #expect(whole == 1e9)
        scroller.follow(by: 100, phase: .dragging, at: 1000)
        #expect(scroller.slotPosition == whole + 0.25)
    }
}
