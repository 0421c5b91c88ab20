#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The place in a restored state.
    struct RestoredPlace {
        /// The description of its item's identifier.
        let item: String
        /// The index of the item, in case no item has this description.
        let index: Int
    }

    extension LoopPagerView {
        private static let itemKey = "rondo.item"
        private static let indexKey = "rondo.index"

        func encodePlace(with coder: NSCoder) {
            guard let settled = settledItem, let index = settled.index else { return }
            coder.encode("\(settled.identifier.base)" as NSString, forKey: Self.itemKey)
            coder.encode(index, forKey: Self.indexKey)
        }

        func decodePlace(with coder: NSCoder) {
            guard let item = coder.decodeObject(of: NSString.self, forKey: Self.itemKey) else {
                return
            }
            restored = RestoredPlace(
                item: "\(item)",
                index: coder.decodeInteger(forKey: Self.indexKey)
            )
            goToRestored()
            update()
        }

        func goToRestored() {
            guard let place = restored, numberOfItems > 0 else { return }
            restored = nil
            let found = engine.scroller.items.keys.firstIndex {
                "\(engine.identities[$0].base)" == place.item
            }
            let index = found ?? min(max(place.index, 0), numberOfItems - 1)
            engine.scroll(to: ItemIndex(index), way: .shortest, animated: false)
        }
    }
#endif
