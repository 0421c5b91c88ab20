#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// A cell in use: its item and its place in the content.
    struct ShownCell {
        var cell: UIView
        let item: ItemKey
        /// The revision of the data with which it was filled, nil for a placeholder.
        var revision: Int?
        /// Its leading edge, in points from the leading edge of the content.
        var place: Points
    }
#endif
