#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension LoopPagerView {
        /// Reports items that have come near, and those that are no longer near.
        func prefetch() {
            guard let prefetchDataSource else { return }
            let shown = Set(engine.scroller.tiles.map(\.item))
            let new = nearItems(besides: shown)
            let known = Set(near)
            let wanted = Set(new)
            let come = new.filter { !known.contains($0) }
            let gone = near.filter { !wanted.contains($0) && !shown.contains($0) }
            near = new
            if !gone.isEmpty {
                prefetchDataSource.loopPagerView(
                    self,
                    cancelPrefetchingItems: gone.map { engine.item($0) }
                )
            }
            if !come.isEmpty {
                prefetchDataSource.loopPagerView(
                    self,
                    prefetchItems: come.map { engine.item($0) }
                )
            }
        }

        /// The items within the prefetch distance of the outermost tiles, nearest first.
        private func nearItems(besides shown: Set<ItemKey>) -> [ItemKey] {
            let scroller = engine.scroller
            guard let first = scroller.tiles.first, let last = scroller.tiles.last else {
                return []
            }
            var taken = shown
            var items: [ItemKey] = []
            for distance in stride(from: 1, through: prefetchDistance, by: 1) {
                let distance = Int64(distance)
                for slot in [last.slot.number + distance, first.slot.number - distance] {
                    guard let key = item(inSlot: slot), taken.insert(key).inserted else { continue }
                    items.append(key)
                }
            }
            return items
        }

        /// The item in a slot; nil beyond a pinned end.
        private func item(inSlot slot: Int64) -> ItemKey? {
            let count = Int64(engine.scroller.items.count)
            let ends = engine.scroller.configuration.ends
            if slot < 0, ends.start == .pinned { return nil }
            if slot >= count, ends.end == .pinned { return nil }
            return engine.scroller.items[ItemIndex(Int((slot % count + count) % count))].key
        }
    }
#endif
