import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Visiting elements one by one: flicks of VoiceOver, Full Keyboard Access, Switch Control.
    @Suite @MainActor struct FocusTests {
        /// UIKit's treatment of an element out of sight, and whether the focus is notified.
        nonisolated static let hosts: [(AssistiveTechnology.Scrolling, notifies: Bool)] = [
            (.none, true), (.immediate, true), (.animated, true), (.immediate, false),
        ]

        // MARK: Pagers

        @Test(arguments: hosts)
        func flicksVisitAllPagesAndReturn(
            _ scrolling: AssistiveTechnology.Scrolling,
            notifies: Bool
        ) {
            let stage = Stage(items: ["a", "b", "c", "d"]) { $0.ends = .list }
            let reader = stage.reader(scrolling, notifies)
            #expect(stage.read(reader, reader.next) == ["a", "b", "c", "d"])
            #expect(stage.read(reader, reader.previous) == ["c", "b", "a"])
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func aFocusElsewhereDrawsNothing() {
            let stage = Stage()
            var draws = 0
            stage.pager.cellTransition = { _, _ in draws += 1 }
            stage.device.layOut()
            draws = 0
            for _ in 0..<3 { stage.device.focusVoiceOver(on: UIView()) }
            #expect(draws == 0)
            stage.device.focusVoiceOver(on: stage.pager)
            #expect(draws > 0)
        }

        @Test func anOwnViewCanBeReadElsewhereAfterUse() {
            let stage = Stage {
                $0.overscan = 3
                $0.ends = .list
            }
            let views = (0..<4).map { _ in UIView(frame: .zero) }
            let source = OwnViews(views)
            stage.pager.dataSource = source
            stage.device.layOut()
            #expect(views.contains { $0.accessibilityElementsHidden })
            source.views = []
            stage.pager.reloadData()
            stage.device.layOut()
            #expect(views.allSatisfy { $0.superview == nil && !$0.accessibilityElementsHidden })
        }

        /// An app's own views as cells.
        private final class OwnViews: LoopPagerViewDataSource {
            var views: [UIView]

            init(_ views: [UIView]) {
                self.views = views
            }

            func numberOfItems(in pager: LoopPagerView) -> Int { views.count }

            func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView {
                views[index]
            }
        }

        @Test func aLoopIsVisitedOnceAndLeft() {
            let stage = Stage(items: ["a", "b", "c", "d"])
            stage.pager.scroll(to: 2, animated: false)
            let reader = stage.reader()
            #expect(stage.read(reader, reader.next) == ["c", "d", "a", "b"])
            #expect(stage.read(reader, reader.previous) == ["a", "d", "c"])
        }

        @Test(arguments: [1, 2, 3])
        func aShortLoopReadsEachItemOnce(_ count: Int) {
            let items = ["a", "b", "c"].prefix(count)
            for extent in [ItemExtent.viewport, .points(90)] {
                let stage = Stage(items: Array(items)) {
                    $0.extent = extent
                    $0.short = .repeat
                    $0.single = .repeat
                }
                let reader = stage.reader()
                #expect(stage.read(reader, reader.next) == Array(items))
                #expect(stage.read(reader, reader.previous) == items.dropLast().reversed())
            }
        }

        /// The seam between visible pages is crossed like any other place, but not forever.
        @Test(arguments: [Configuration.Alignment.start, .center, .end])
        func aLoopWithSeveralVisibleItemsIsVisitedOnce(_ alignment: Configuration.Alignment) {
            let names = (0..<7).map { "\($0)" }
            for first in names.indices {
                let stage = Stage(items: names) {
                    $0.extent = .points(150)
                    $0.alignment = alignment
                }
                stage.pager.scroll(to: first, animated: false)
                let reader = stage.reader()
                let forward = stage.read(reader, reader.next)
                #expect(Set(forward) == Set(names) && forward.count == 7)
                let start = forward[0]
                let turn = names[Int(start)!...] + names[..<Int(start)!]
                #expect(forward == Array(turn))
                #expect(stage.read(reader, reader.previous) == turn.dropLast().reversed())
            }
        }

        @Test func newItemsAreVisitedToo() {
            let stage = Stage(items: ["a", "b", "c"])
            let reader = stage.reader()
            _ = reader.next()
            _ = reader.next()
            stage.source.items = ["z", "a", "b", "c", "d"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.read(reader, reader.next) == ["c", "d", "z"])
            #expect(stage.read(reader, reader.previous) == ["d", "c", "b", "a"])
        }

        @Test func theFocusOfARemovedItemGoesToTheCurrentOne() {
            let stage = Stage(items: ["a", "b", "c"]) { $0.ends = .list }
            let reader = stage.reader()
            _ = reader.next()
            _ = reader.next()
            stage.source.items = ["b", "c"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.device.announcements.isEmpty, "another item was removed")
            stage.source.items = ["c", "d"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.device.announcements.map(\.notification) == [.layoutChanged])
            #expect((stage.device.wantedFocus as? TextCell)?.text == "c")
            stage.source.items = ["d"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.device.announcements.count == 1, "the focus is elsewhere")
        }

        @Test func theFocusOfARemovedItemDoesNotGoToATileOutOfSight() {
            let stage = Stage(items: ["a", "b", "c", "d"]) { $0.overscan = 4 }
            let reader = stage.reader()
            _ = reader.next()
            stage.source.items = ["b", "c", "d"]
            stage.pager.updateItems()
            stage.device.layOut()
            #expect(stage.device.announcements.map(\.notification) == [.layoutChanged])
            let cell = stage.device.wantedFocus as? TextCell
            #expect(cell?.text == "b" && cell?.accessibilityElementsHidden == false)
        }

        @Test(arguments: [true, false])
        func theFocusOfARemovedItemStaysOnItsShelf(isShelfRemoved: Bool) {
            let stage = ShelvesStage(4)
            stage.view.register(ReadCell.self, forCellWithReuseIdentifier: "film")
            stage.view.reloadData()
            stage.device.layOut()
            let reader = AssistiveTechnology(in: stage.window)
            reader.focus(on: stage.view.cells(forItemWithIdentifier: "B1")[0])
            var shelves = stage.source.shelves
            if isShelfRemoved { shelves.remove(at: 1) } else { shelves[1].items.remove(at: 1) }
            stage.source.apply(shelves)
            stage.device.layOut()
            #expect(stage.device.announcements.map(\.notification) == [.layoutChanged])
            let text = (stage.device.wantedFocus as? TextCell)?.text
            #expect(text == (isShelfRemoved ? "A0" : "B0"))
        }

        @Test func theFocusRevealsAPartlyVisibleItem() {
            let stage = Stage(items: (0..<9).map { "\($0)" }) {
                $0.ends = .list
                $0.snap = .none
                $0.extent = .points(150)
            }
            let reader = stage.reader()
            let cut = stage.pager.visibleCells[2]
            #expect(cut.frame.maxX > 400)
            reader.focus(on: cut)
            #expect(stage.seen.prefix(2) == ["2@0", "3@150"])
            // A fully visible item stays in place.
            reader.focus(on: stage.pager.visibleCells[1])
            #expect(stage.seen.prefix(2) == ["2@0", "3@150"])
        }

        @Test(arguments: hosts)
        func theFocusShowsTheNextPageOfAContainer(
            _ scrolling: AssistiveTechnology.Scrolling,
            notifies: Bool
        ) {
            let stage = PagesStage { $0.ends = .list }
            let reader = AssistiveTechnology(
                in: stage.window,
                scrolling: scrolling,
                notifiesFocus: notifies
            )
            for name in stage.source.items {
                for page in stage.source.made { page.view.isAccessibilityElement = true }
                #expect(reader.next())
                #expect(reader.focus?.isInSight == true)
                let page = stage.source.made.first { $0.view === reader.focus }
                #expect(page?.name == name)
                stage.settle()
                #expect(stage.appeared == [name])
            }
            #expect(!reader.next())
            #expect(stage.device.mistakes.isEmpty)
        }

        // MARK: Shelves

        @Test(arguments: hosts)
        func flicksVisitAllItemsOfAllShelves(
            _ scrolling: AssistiveTechnology.Scrolling,
            notifies: Bool
        ) {
            let stage = ShelvesStage(6, items: 9)
            stage.view.register(ReadCell.self, forCellWithReuseIdentifier: "film")
            stage.view.reloadData()
            stage.device.layOut()
            let reader = AssistiveTechnology(
                in: stage.window,
                scrolling: scrolling,
                notifiesFocus: notifies
            )
            let all = ShelvesStage.shelves(6, items: 9).flatMap(\.items)
            var visited: [String] = []
            while reader.next(), visited.count < 60 {
                visited.append((reader.focus as? TextCell)?.text ?? "?")
                #expect(reader.focus?.isInSight == true)
            }
            #expect(visited == all)
            visited = []
            while reader.previous(), visited.count < 60 {
                visited.append((reader.focus as? TextCell)?.text ?? "?")
            }
            #expect(visited == all.dropLast().reversed())
            #expect(stage.device.mistakes.isEmpty)
        }

        @Test func theFocusShowsAHeaderOutOfSight() {
            let stage = ShelvesStage(10, items: 1)
            stage.view.register(ReadCell.self, forCellWithReuseIdentifier: "film")
            stage.view.headerHeight = 20
            stage.source.headerProvider = { view, _, id in
                let header = view.dequeueReusableCell(withReuseIdentifier: "film")
                (header as? TextCell)?.text = id
                return header
            }
            stage.view.reloadData()
            stage.device.layOut()
            let reader = AssistiveTechnology(in: stage.window)
            var visited: [String] = []
            while reader.next(), visited.count <= 40 {
                visited.append((reader.focus as? TextCell)?.text ?? "?")
                #expect(reader.focus?.isInSight == true)
            }
            #expect(visited == stage.source.shelves.flatMap { [$0.id] + $0.items })
        }
    }
}

/// A cell that is one element with its text as label.
@MainActor
final class ReadCell: TextCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
    }

    override var accessibilityLabel: String? {
        get { text }
        set {}
    }
}

extension Stage {
    /// Visits the elements of the window, which are the pager's cells.
    func reader(
        _ scrolling: AssistiveTechnology.Scrolling = .none,
        _ notifies: Bool = true
    ) -> AssistiveTechnology {
        pager.register(ReadCell.self, forCellWithReuseIdentifier: "text")
        pager.reloadData()
        device.layOut()
        return AssistiveTechnology(in: window, scrolling: scrolling, notifiesFocus: notifies)
    }

    /// The labels of the visited elements until the last; each must be visible.
    fileprivate func read(_ reader: AssistiveTechnology, _ move: () -> Bool) -> [String] {
        var visited: [String] = []
        while visited.count < 50, move() {
            visited.append((reader.focus as? TextCell)?.text ?? "?")
            #expect(reader.focus?.isInSight == true)
        }
        return visited
    }
}
