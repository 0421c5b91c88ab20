#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The place in a restored state.
    struct RestoredPlace {
        /// The description of its item's identifier.
        let item: String
        /// The index of the item, in case no item has this description.
        let index: Int
        /// The distance past the item's resting place, in points; 0 if the content snaps.
        let offset: Points
    }

    extension LoopPagerView {
        private static let itemKey = "rondo.item"
        private static let indexKey = "rondo.index"
        private static let offsetKey = "rondo.offset"

        func encodePlace(with coder: NSCoder) {
            // A place that still waits for its item is the one to restore.
            if let restored { return encode(restored, with: coder) }
            // Without snapping the content can be anywhere, so its place counts from the nearest item.
            let isFree = configuration.snap == .none
            guard let item = isFree ? currentItem : settledItem, let index = item.index else {
                return
            }
            let place = RestoredPlace(
                item: "\(item.identifier.base)",
                index: index,
                offset: isFree ? offsetFromCurrentItem : 0
            )
            encode(place, with: coder)
        }

        private func encode(_ place: RestoredPlace, with coder: NSCoder) {
            coder.encode(place.item as NSString, forKey: Self.itemKey)
            coder.encode(place.index, forKey: Self.indexKey)
            coder.encode(Double(place.offset), forKey: Self.offsetKey)
        }

        func decodePlace(with coder: NSCoder) {
            guard let item = coder.decodeObject(of: NSString.self, forKey: Self.itemKey) else {
                return
            }
            restored = RestoredPlace(
                item: "\(item)",
                index: coder.decodeInteger(forKey: Self.indexKey),
                offset: coder.decodeDouble(forKey: Self.offsetKey)
            )
            goToRestored()
            update()
        }

        /// Goes to the restored item once there are items, and to the place within it once they have
        /// a layout.
        func goToRestored() {
            guard let place = restored, numberOfItems > 0 else { return }
            let found = engine.scroller.items.keys.firstIndex {
                "\(engine.identities[$0].base)" == place.item
            }
            let index = found ?? min(max(place.index, 0), numberOfItems - 1)
            engine.scroll(to: ItemIndex(index), way: .shortest, animated: false)
            let isWithin = found != nil && place.offset != 0 && configuration.snap == .none
            // The first layout comes back here.
            if isWithin, configuration.viewport == 0 { return }
            restored = nil
            guard isWithin else { return }
            let reach = engine.scroller.reach
            let step = min(max(place.offset, reach.lowerBound), reach.upperBound)
            engine.take(.follow(by: step, phase: .idle))
        }
    }
#endif
