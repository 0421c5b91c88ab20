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
    }
#endif
