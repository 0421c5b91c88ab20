#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// The place that a restored state names.
    struct RestoredPlace {
        /// The identifier of its item, in words.
        let item: String
        /// Where it was, for when no item is described by these words.
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
