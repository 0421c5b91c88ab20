import SwiftUI

/// The scenes of the gallery.
enum GalleryScene: String, CaseIterable, Identifiable {
    case liveRooms = "Live rooms"
    case shelves = "Shelves"
    case pager = "Endless pager"
    case pages = "Pages"
    case ticker = "Ticker and banner"

    var id: Self { self }

    var summary: String {
        switch self {
        case .liveRooms: "A looping feed that loses rooms under your finger"
        case .shelves: "Two hundred shelves whose items are loaded as they come near"
        case .pager: "Both ends open, or either one pinned"
        case .pages: "View controllers in a loop, with tabs that follow"
        case .ticker: "A line of news and a banner, with auto-advance"
        }
    }

    var symbol: String {
        switch self {
        case .liveRooms: "dot.radiowaves.left.and.right"
        case .shelves: "books.vertical"
        case .pager: "infinity"
        case .pages: "rectangle.stack"
        case .ticker: "text.line.first.and.arrowtriangle.forward"
        }
    }

    /// Whether the scene uses the UIKit views; other scenes use the SwiftUI views.
    var isUIKit: Bool { self == .liveRooms || self == .pages }

    @MainActor @ViewBuilder
    func view(of server: FeedServer) -> some View {
        switch self {
        case .liveRooms: LiveRoomsScene(server: server).ignoresSafeArea()
        case .shelves: ShelvesScene(server: server)
        case .pager: PagerScene(server: server)
        case .pages: PagesScene(server: server)
        case .ticker: TickerScene(server: server)
        }
    }
}
