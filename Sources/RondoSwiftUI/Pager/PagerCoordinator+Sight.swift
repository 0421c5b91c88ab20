#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit

    extension PagerCoordinator {
        /// A tile of an item became visible.
        func willAppear(_ id: ID?) {
            guard let id, let element = element(of: id), inSight.come(id, element) else { return }
            report(element) { $0.onItemAppear }
        }

        /// A tile of an item is no longer visible, possibly because the item was removed.
        func didDisappear(_ id: ID?) {
            guard let id, let old = inSight.go(id) else { return }
            report(element(of: id) ?? old) { $0.onItemDisappear }
        }
    }
#endif
