import SwiftUI

/// Where a view has a modifier.
enum Place: CaseIterable {
    case onThePager
    case afterThePadding
    case aroundTheScreen

    /// A view with a margin of 10 points, next to a title, with a modifier at this place.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - other: A modifier further outside, whose value has no effect.
    ///   - change: The modifier.
    /// - Returns: A screen.
    @MainActor
    func screen(
        _ view: some View,
        other: (AnyView) -> any View = { $0 },
        _ change: (AnyView) -> any View
    ) -> AnyView {
        func changed(_ view: some View, by change: (AnyView) -> any View) -> AnyView {
            AnyView(erasing: change(AnyView(view)))
        }
        return switch self {
        case .onThePager:
            changed(changed(view, by: change).padding(10), by: other)
        case .afterThePadding:
            changed(changed(view.padding(10), by: change), by: other)
        case .aroundTheScreen:
            changed(
                changed(
                    VStack {
                        Text("title")
                        view.padding(10)
                    },
                    by: change
                ),
                by: other
            )
        }
    }
}

extension AnyView {
    fileprivate init(erasing view: any View) {
        self.init(view)
    }
}
