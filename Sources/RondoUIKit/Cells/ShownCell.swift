#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// A cell, what it shows, and where it is in the content.
    struct ShownCell {
        var cell: UIView
        let item: ItemKey
        /// The revision of the item's data that it was filled with, nil for a placeholder.
        var revision: Int?
        /// Its leading edge, in points from that of the content.
        var place: Points
        /// What was said of it last.
        var told = Told.nothing

        enum Told {
            case nothing
            case isDisplayed
            case hasAppeared

            /// What is said by an event.
            init(_ event: TileEvent) {
                switch event {
                case .willAppear, .willDisappear: self = .isDisplayed
                case .didAppear: self = .hasAppeared
                case .didDisappear, .reclaim: self = .nothing
                }
            }
        }
    }
#endif
