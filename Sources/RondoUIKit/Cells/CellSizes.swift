#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The measured sizes of cells, by item, along the axis or across it.
    ///
    /// An expired size stays in use until the cell is measured again.
    struct CellSizes {
        private struct Size {
            let value: CGFloat
            /// The length of the cell's other side during the measurement.
            let side: CGFloat
            var isFresh = true
        }

        private var sizes: [ItemKey: Size] = [:]
        /// The largest size; 0 without sizes.
        private(set) var largest: CGFloat = 0

        subscript(key: ItemKey) -> CGFloat? { sizes[key]?.value }

        /// Whether an item must be measured in a cell with this length of the other side.
        func isMissing(_ key: ItemKey, side: CGFloat) -> Bool {
            sizes[key].map { !$0.isFresh || $0.side != side } ?? true
        }

        /// Stores the measured size of an item's cell.
        ///
        /// - Complexity: O(1), O(n) for `n` sizes when the largest becomes smaller.
        mutating func note(_ value: CGFloat, of key: ItemKey, side: CGFloat) {
            let old = sizes.updateValue(Size(value: value, side: side), forKey: key)
            if value >= largest { largest = value } else if old?.value == largest { findLargest() }
        }

        /// Expires the sizes of items.
        mutating func expire(_ keys: some Sequence<ItemKey>) {
            for key in keys { sizes[key]?.isFresh = false }
        }

        /// Expires all sizes.
        mutating func expire() {
            expire(Array(sizes.keys))
        }

        /// Removes the sizes of items that no longer exist.
        mutating func keep(where isThere: (ItemKey) -> Bool) {
            sizes = sizes.filter { isThere($0.key) }
            findLargest()
        }

        private mutating func findLargest() {
            largest = sizes.values.map(\.value).max() ?? 0
        }
    }
#endif
