import RondoSwiftUI
import RondoUIKit
import SwiftUI
import Testing
import UIKit

/// The views whose content comes from a closure.
enum Face: CaseIterable {
    case pager
    case pages
    case ticker
    case shelf
    case header
}

extension SwiftUITests {
    /// Content updates as soon as the state in its closure changes.
    @Suite @MainActor struct StateTests {
        @Test(arguments: Face.allCases, CellHosting.all)
        func aChangedStateIsShownImmediately(in face: Face, by hosting: CellHosting) {
            let stage = Stage(LikesView(face: face).cellHosting(hosting))
            #expect(stage.isSeen("a") && !stage.isSeen("a liked"))
            stage.tap("like a")
            #expect(stage.isSeen("a liked"))
        }

        @Test(arguments: Face.allCases, CellHosting.all)
        func aChangedModelIsShownImmediately(in face: Face, by hosting: CellHosting) {
            let model = LikesModel()
            let stage = Stage(
                FaceView(face: face) { Text(model.title($0)) }.cellHosting(hosting)
            )
            for likes in [["a"], [], ["a"]] as [Set<String>] {
                model.likes = likes
                stage.passTime()
                #expect(stage.isSeen("a liked") == !likes.isEmpty)
            }
        }

        @Test(arguments: CellHosting.all)
        func accessibilityTextIsUpToDate(by hosting: CellHosting) {
            let model = LikesModel()
            let stage = Stage(
                Ticker(Letter.list("ab")) { Text($0.id) }.pagerAccessibilityAdjustable(
                    for: Letter.self
                ) { model.title($0.id) }
                .cellHosting(hosting)
            )
            #expect(stage.pagers[0].accessibilityValue == "a, Page 1 of 2")
            model.likes = ["a"]
            #expect(stage.pagers[0].accessibilityValue == "a liked, Page 1 of 2")
        }

        @Test(arguments: CellHosting.all)
        func aNewTileShowsThePresentState(by hosting: CellHosting) {
            let stage = Stage(LikesView(face: .pager).cellHosting(hosting))
            stage.tap("like a")
            stage.swipe(260)
            stage.tap("like b")
            stage.swipe(260)
            stage.swipe(260)
            #expect(stage.seen() == ["a liked@0"])
            stage.swipe(260)
            #expect(stage.seen() == ["b liked@0"])
        }
    }
}

extension CellHosting {
    static let all: [CellHosting] = [.controller, .configuration]
}

extension Stage {
    fileprivate func isSeen(_ text: String) -> Bool { page(showing: text) != nil }
}

@Observable @MainActor
private final class LikesModel {
    var likes: Set<String> = []

    func title(_ name: String) -> String { likes.contains(name) ? "\(name) liked" : name }
}

/// Letters with a button, and a state that only their content reads.
private struct LikesView: View {
    let face: Face
    @State private var likes: Set<String> = []

    var body: some View {
        FaceView(face: face) { name in
            Text(likes.contains(name) ? "\(name) liked" : name)
            Button("like \(name)") { likes.insert(name) }
        }
    }
}

/// The same content of letters in each kind of view.
private struct FaceView<Content: View>: View {
    let face: Face
    @ViewBuilder let content: (String) -> Content

    private var letters: [Letter] { Letter.list("abc") }

    var body: some View {
        switch face {
        case .pager: LoopPager(letters) { content($0.id) }
        case .pages: Pages(letters) { content($0.id) }
        case .ticker: Ticker(letters) { content($0.id) }
        case .shelf:
            Shelves([Shelf("1", "abc")], items: \.letters) { content($0.id) }
                .shelfLength(100).shelfItemLength(150)
        case .header:
            Shelves([Shelf("a", "xyz")], items: \.letters) {
                Text($0.id)
            } header: {
                content($0.id)
            }
            .shelfLength(100).shelfHeaderLength(30).shelfItemLength(150)
        }
    }
}
