#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI

    /// Wraps the shelves' controller for SwiftUI.
    struct ShelvesFace<
        Data: RandomAccessCollection,
        Item: Identifiable,
        Content: View,
        Header: View
    >: UIViewControllerRepresentable
    where Data.Element: Identifiable, Data.Element.ID: Sendable, Item.ID: Sendable {
        typealias Controller = ShelvesController<Data, Item, Content, Header>

        let shelves: Shelves<Data, Item, Content, Header>

        func makeUIViewController(context: Context) -> Controller { Controller() }

        func updateUIViewController(_ controller: Controller, context: Context) {
            controller.update(shelves, context.environment, context.transaction)
        }

        static func dismantleUIViewController(_ controller: Controller, coordinator: ()) {
            controller.leave()
        }
    }
#endif
