#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI

    /// A view below all shelves.
    struct ShelvesFooter {
        /// The length, in points; 0 for no footer.
        let length: CGFloat
        let content: () -> AnyView
    }

    /// The values of the modifiers around shelves.
    struct ShelvesOptions {
        /// Changes of the view's default configuration, those of outer modifiers first.
        var changes: [(inout ShelvesConfiguration) -> Void] = []
        var headerLength: CGFloat = 0
        var margins = EdgeInsets()
        var isScrollDisabled = false
        var scrollsToTop = true
        /// The VoiceOver texts for a scrolled shelf, and for a scrolled item.
        var shelfDescription: @MainActor (Int, Int) -> String = SpokenText.shelf.text
        var itemDescription: @MainActor (Int, Int) -> String = SpokenText.item.text
        /// Actions, those of inner modifiers first.
        var onReachEnd: [ReachEnd] = []
        var proxy: ShelvesProxy?
        var footer: ShelvesFooter?
        /// The options for shelves or identities of a type.
        var types = OptionsByType()
    }

    /// The options for shelves of one type.
    struct ShelfTypeOptions<Shelf>: DefaultOptions {
        /// The options of a shelf that differs from the others.
        var options: (Shelf) -> ShelfOptions = { _ in ShelfOptions() }
        var loader: (any PagerLoading)?
    }

    /// The options for items of shelves of one type.
    struct ShelfItemOptions<Item>: DefaultOptions {
        /// Nil when all items are shown.
        var isShown: ((Item) -> Bool)?
    }

    /// The selection of shelves with identities of one type.
    struct ShelfSelection<ShelfID: Hashable>: DefaultOptions {
        var binding: Binding<ShelfID?>?
    }

    /// The kinds of events of a shelf of the list, or of an item of a shelf.
    enum ShelfEventKind {
        case switchBegin
        case settle
        case switchCancel
        case appear
        case disappear
    }

    /// The actions for shelves, those of inner modifiers first.
    struct ShelfHandlers<ShelfID>: DefaultOptions {
        var actions: [ShelfEventKind: [(ShelfID) -> Void]] = [:]
    }

    /// The actions for items of shelves, those of inner modifiers first.
    struct ShelfItemHandlers<ItemID, ShelfID>: DefaultOptions {
        var actions: [ShelfEventKind: [(ItemID, ShelfID) -> Void]] = [:]
    }

    private struct ShelvesOptionsKey: EnvironmentKey {
        static var defaultValue: ShelvesOptions { ShelvesOptions() }
    }

    extension EnvironmentValues {
        /// The options of shelves.
        var shelvesOptions: ShelvesOptions {
            get { self[ShelvesOptionsKey.self] }
            set { self[ShelvesOptionsKey.self] = newValue }
        }
    }

    extension View {
        /// Changes an option of the shelves within this view.
        func shelves(_ change: @escaping (inout ShelvesOptions) -> Void) -> some View {
            transformEnvironment(\.shelvesOptions, transform: change)
        }
    }
#endif
