#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// How large cells want to be, along the axis or across it, by their items.
    ///
    /// A size that has expired counts until the cell is measured again.
    struct CellSizes {
        private struct Size {
            let value: CGFloat
            /// The other side of the cell when it was measured.
            let side: CGFloat
            var isFresh = true
        }

        private var sizes: [ItemKey: Size] = [:]
        /// The largest of all; 0 without any.
        private(set) var largest: CGFloat = 0

        subscript(key: ItemKey) -> CGFloat? { sizes[key]?.value }

        /// Whether an item has to be measured in a cell with this other side.
        func isMissing(_ key: ItemKey, side: CGFloat) -> Bool {
            sizes[key].map { !$0.isFresh || $0.side != side } ?? true
        }

        /// Notes how large an item's cell wants to be.
        ///
        /// - Complexity: O(1), O(n) for `n` sizes when the largest becomes smaller.
        mutating func note(_ value: CGFloat, of key: ItemKey, side: CGFloat) {
            let old = sizes.updateValue(Size(value: value, side: side), forKey: key)
            if value >= largest { largest = value } else if old?.value == largest { findLargest() }
        }

        /// Has items measured again.
        mutating func expire(_ keys: some Sequence<ItemKey>) {
            for key in keys { sizes[key]?.isFresh = false }
        }

        /// Has all items measured again.
        mutating func expire() {
            expire(Array(sizes.keys))
        }

        /// Forgets items that are gone.
        mutating func keep(where isThere: (ItemKey) -> Bool) {
            sizes = sizes.filter { isThere($0.key) }
            findLargest()
        }

        private mutating func findLargest() {
            largest = sizes.values.map(\.value).max() ?? 0
        }
    }
#endif
