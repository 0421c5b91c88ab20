import Rondo
import Testing

/// Shelves: each shows its own items at its own position.
struct ShelfCaseTests {
    private func shelf(_ id: String, _ moment: Playback.Moment) -> Playback.Shelf? {
        moment.shelves.first { $0.id == id }
    }

    /// The first item of a shelf in a viewport of 320 points, with its leading edge.
    private func first(_ id: String, _ moment: Playback.Moment) -> String? {
        shelf(id, moment).flatMap { Playback.Moment.seen($0.views, in: 320).first }
    }

    @Test(
        "Collection-View-in-a-Table-View-Cell#30: a short shelf that reuses the views of a long one shows its own items"
    )
    func shortShelvesInReusedViews() throws {
        let play = try Playback("collection-view-in-a-table-view-cell-30")
        #expect(shelf("A", play.at(96))?.offset == 900)
        #expect(shelf("K", play.at(112))?.views.map(\.item) == ["K0"])
        #expect(shelf("K", play.at(112))?.offset == 0)
        // Eleven items of 80 points in a viewport of 320 end there.
        #expect(shelf("J", play.end)?.offset == 560.0)
        let old = Set(play.at(96).shelves.flatMap(\.views).map(\.number))
        #expect(play.at(112).shelves.flatMap(\.views).contains { old.contains($0.number) })
    }

    @Test(
        "Collection-View-in-a-Table-View-Cell#33: a shelf keeps its own position, not that of its reused views"
    )
    func aShelfKeepsItsPosition() throws {
        let play = try Playback("collection-view-in-a-table-view-cell-33")
        #expect(first("A", play.at(96)) == "A3@-60")
        #expect(play.at(112).shelves.filter { $0.id >= "E" }.allSatisfy { $0.offset == 0 })
        #expect(first("A", play.end) == "A3@-60" && shelf("A", play.end)?.offset == 300)
    }

    @Test("IGListKit#133: a shelf scrolled by a page moves no other shelf")
    func otherShelvesStay() throws {
        let play = try Playback("iglistkit-133")
        #expect(play.frames.contains { shelf("A", $0) == nil }, "its views were reused")
        let others = play.frames.flatMap(\.shelves).filter { $0.id != "A" }
        #expect(others.allSatisfy { $0.offset == 0 } && shelf("A", play.end)?.offset == 320)
    }

    @Test("multiRowSnapper#1: the position of a shelf belongs to its id, not to its view")
    func aShelfKeepsItsPositionByItsId() throws {
        let play = try Playback("multirowsnapper-1")
        let passed = play.frames(from: 208, to: 299).flatMap(\.shelves)
        #expect(passed.filter { $0.id > "C" }.allSatisfy { $0.offset == 0 })
        #expect(["A", "B", "C"].map { shelf($0, play.end)?.offset } == [10, 20, 30])
    }

    @Test(
        "JEKScrollableSectionCollectionViewLayout#8: the scroll range of a shelf follows its items immediately"
    )
    func theScrollRange() throws {
        let play = try Playback("jekscrollablesectioncollectionviewlayout-8")
        // Six items of 80 points in a viewport of 320, then eight, six and two.
        #expect(shelf("A", play.at(96))?.offset == 160.0)
        #expect(shelf("A", play.at(160))?.offset == 320.0)
        #expect(shelf("A", play.at(1488))?.offset == 160.0)
        #expect(shelf("A", play.end)?.offset == 0 && first("A", play.end) == "A0@0")
    }

    @Test("accompanist#890: a shelf returns at the page where it was left, without an event")
    func aShelfReturnsAtItsPage() throws {
        let play = try Playback("accompanist-890")
        #expect(first("R3", play.at(50)) == "R3-5@0" && first("R3", play.end) == "R3-5@0")
        #expect(shelf("R3", play.at(500)) == nil && shelf("R40", play.at(500)) != nil)
        let reported = ["begin", "change", "settle", "cancel"].flatMap {
            play.events("R3: \($0)", from: 1)
        }
        #expect(reported.isEmpty)
    }

    @Test(
        "accompanist#984: shelves with different item counts share views and show their own items"
    )
    func shelvesOfDifferentCounts() throws {
        let play = try Playback("accompanist-984")
        for shelf in play.frames.flatMap(\.shelves) {
            #expect(shelf.views.first.map { $0.item == "\(shelf.id)1" && $0.start == 0 } == true)
        }
        let old = Set(play.at(50).shelves.flatMap(\.views).map(\.number))
        #expect(play.at(500).shelves.flatMap(\.views).contains { old.contains($0.number) })
    }

    @Test("element-ios#5958: the same shelves set again stay in place, also during a drag")
    func theSameShelvesSetAgain() throws {
        let play = try Playback("element-ios-5958")
        let others = play.frames.flatMap(\.shelves).filter { $0.id != "B" }
        let offsets = ["A": 5.0, "C": 35, "D": 50, "E": 65, "F": 80]
        #expect(others.allSatisfy { $0.offset == offsets[$0.id] })
        // Dragged by 160 points from 20, without the slop.
        #expect(shelf("B", play.end)?.offset == 170.0)
        #expect(play.events("B: settle").count == 1)
    }

    @Test("IGListKit#759: every item that becomes visible is requested once")
    func requestedOnce() throws {
        let play = try Playback("iglistkit-759")
        let asked = play.events("request").flatMap { $0.split(separator: " ").dropFirst() }
        #expect(Set(asked).count == asked.count && asked.count > 100)
        let rests = [play.at(96), play.at(3300), play.at(6496), play.end]
        for view in rests.flatMap(\.shelves).flatMap(\.views).filter({ $0.start < 320 }) {
            #expect(asked.contains(view.item[...]), "\(view.item)")
        }
        #expect(
            play.at(3300).shelves.flatMap(\.views).allSatisfy {
                !$0.isPlaceholder || $0.start >= 320
            }
        )
    }

    @Test("SDCycleScrollView#75: answers for removed items show nothing")
    func answersForRemovedItems() throws {
        let play = try Playback("sdcyclescrollview-75")
        let after = play.frames(from: 112).flatMap(\.shelves).flatMap(\.views)
        #expect(Set(after.map(\.item)) == ["x", "y"])
        #expect(shelf("A", play.at(208))?.views.allSatisfy(\.isPlaceholder) == true)
        #expect(shelf("A", play.end)?.views.contains(where: \.isPlaceholder) == false)
    }

    @Test("Skeets#3: a late answer belongs to its item, not to the view")
    func aLateAnswer() throws {
        let play = try Playback("skeets-3")
        let (before, after) = (play.at(496), play.at(512))
        #expect(
            shelf("K", before)?.views.first.map { $0.item == "K0" && !$0.isPlaceholder } == true
        )
        let asked = Set(play.at(96).shelves.flatMap(\.views).map(\.number))
        #expect(before.shelves.flatMap(\.views).contains { asked.contains($0.number) })
        #expect(before.shelves.flatMap(\.views) == after.shelves.flatMap(\.views))
        #expect(play.events("refused").isEmpty, "the late answer is kept for its item")
    }

    @Test(
        "infinite_scroll_pagination#148: an item on two shelves is requested once and shown by both"
    )
    func twoShelvesOneRequest() throws {
        let play = try Playback("infinite_scroll_pagination-148")
        #expect(play.events("request").count == 1)
        let shelves = [shelf("A", play.end), shelf("B", play.end)].compactMap { $0 }
        #expect(shelves.count == 2 && shelves[0].views.map(\.item) == shelves[1].views.map(\.item))
        #expect(shelves.flatMap(\.views).allSatisfy { !$0.isPlaceholder })
    }
}
