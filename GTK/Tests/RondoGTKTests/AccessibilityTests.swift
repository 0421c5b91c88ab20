import CGTK
import CX11
import Testing

@testable import RondoGTK

/// The announced texts.
@MainActor
private var announced: [String] = []

extension Window {
    /// The information for assistive technology.
    @Suite(.serialized)
    @MainActor
    struct AccessibilityTests {
        @Test
        func aPagerIsAGroupWithAName() throws {
            let (stage, pager, _) = try Stage.pager()
            defer { stage.close() }
            let row = OpaquePointer(pager.widget)
            #expect(gtk_test_accessible_has_role(row, GTK_ACCESSIBLE_ROLE_GROUP) != 0)
            #expect(gtk_test_accessible_has_property(row, GTK_ACCESSIBLE_PROPERTY_LABEL) == 0)
            pager.name = "Live rooms"
            #expect(gtk_test_accessible_has_property(row, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
        }

        @Test
        func tilesReportTheirIndexAndTheNumberOfItems() throws {
            let (stage, pager, _) = try Stage.pager()
            defer { stage.close() }
            let tile = try #require(pager.engine.tiles.first { $0.isShown })
            let label = OpaquePointer(pager.widget(ofTile: tile.number))
            for relation in [GTK_ACCESSIBLE_RELATION_POS_IN_SET, GTK_ACCESSIBLE_RELATION_SET_SIZE] {
                #expect(gtk_test_accessible_has_relation(label, relation) != 0)
            }
        }

        @Test
        func editsChangeWhatTilesReport() throws {
            let (stage, pager, _) = try Stage.pager(Items(count: 3))
            defer { stage.close() }
            let tile = try #require(pager.engine.tiles.first { $0.isShown })
            let label = try #require(pager.widget(ofTile: tile.number))
            #expect(reports(label, 1, of: 3))
            pager.take(.edit(.append(page: [Item(ItemKey(3)), Item(ItemKey(4))])))
            try stage.rest(pager)
            #expect(pager.picture == ["0 at 0"] && reports(label, 1, of: 5))
            pager.take(.edit(.insert([Item(ItemKey(9))], before: ItemKey(0))))
            try stage.rest(pager)
            #expect(pager.picture == ["0 at 0"] && reports(label, 2, of: 6))
        }

        private func reports(_ tile: Widget, _ position: Int32, of count: Int32) -> Bool {
            relation_is(tile, GTK_ACCESSIBLE_RELATION_POS_IN_SET.rawValue, position)
                && relation_is(tile, GTK_ACCESSIBLE_RELATION_SET_SIZE.rawValue, count)
        }

        @Test
        func tilesOutOfSightAreHiddenFromScreenReaders() throws {
            let (stage, pager, _) = try Stage.pager()
            defer { stage.close() }
            #expect(pager.engine.tiles.contains { !$0.isShown })
            for tile in pager.engine.tiles {
                let label = OpaquePointer(pager.widget(ofTile: tile.number))
                let isHidden =
                    gtk_test_accessible_has_state(label, GTK_ACCESSIBLE_STATE_HIDDEN) != 0
                #expect(isHidden == !tile.isShown)
            }
        }

        @Test
        func aTextIsAnnouncedIfGTKCan() throws {
            let (stage, pager, _) = try Stage.pager()
            defer { stage.close() }
            let real = announcement
            defer { announcement = real }
            announcement = nil
            pager.announce("Unsupported")
            announcement = { _, text, _ in
                MainActor.assumeIsolated {
                    announced.append(text.map { String(cString: $0) } ?? "")
                }
            }
            announced = []
            pager.announce("Pottery at dusk")
            #expect(announced == ["Pottery at dusk"])
        }
    }
}
