#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension PageKeeper: LoopPagerViewDataSource {
        func numberOfItems(in pager: LoopPagerView) -> Int {
            container.flatMap { $0.dataSource?.numberOfPages(in: $0) } ?? 0
        }

        func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView {
            let page = container.flatMap { $0.dataSource?.pageContainer($0, pageAt: index) }
            return cell(showing: page, at: index)
        }

        func loopPagerView(
            _ pager: LoopPagerView,
            identifierForItemAt index: Int
        ) -> AnyHashable? {
            container.flatMap { $0.dataSource?.pageContainer($0, identifierForPageAt: index) }
        }

        /// Whether the container has lost its data source.
        var lacksPages: Bool {
            guard pager.dataSource === self, let container else { return false }
            return container.dataSource == nil
        }
    }

    // MARK: - What the pager reports

    extension PageKeeper {
        /// Handles an event of the pager, which calls the container's delegate or a page.
        func receive(_ event: Event) {
            func item(_ key: ItemKey?) -> LoopPagerItem? { key.map { pager.engine.item($0) } }
            switch event {
            case .begin(let from):
                let (from, next) = (item(from), pager.transition?.to)
                report {
                    $1.pageContainer(
                        $0,
                        willBeginTransitionFrom: from,
                        to: next == from ? nil : next
                    )
                }
            case .change(let from, let to):
                askAboutBars()
                report { $1.pageContainer($0, didChangeCurrentFrom: item(from), to: item(to)) }
            case .settle(let from, let to):
                report { $1.pageContainer($0, didSettleOn: item(to), from: item(from)) }
            case .cancel(let key):
                report { $1.pageContainer($0, didCancelTransitionOn: item(key)) }
            // The cell itself ends its use.
            case .tile(.reclaim, _, tile: _): break
            case .tile(let step, _, tile: let number):
                (pager.track.shown[number]?.cell as? PageCell)?.take(step)
            }
        }

        /// Handles a frame of a switch.
        func didProgress(_ transition: PageTransition) {
            report { $1.pageContainer($0, didUpdate: transition) }
        }

        /// Updates what depends on the pages, after cells have been placed.
        func didDraw() {
            for cell in cells { adoptSafeArea(cell) }
            askAboutBars()
            if pager.phase == .idle { pool.trim() }
        }

        /// Handles a new size of the pager by its pages.
        func sizeDidChange(_ size: CGSize) {
            container?.preferredContentSize = CGSize(
                width: max(0, size.width),
                height: max(0, size.height)
            )
        }

        private func report(
            _ call: (PageContainerViewController, any PageContainerViewControllerDelegate) -> Void
        ) {
            guard let container, let delegate = container.delegate else { return }
            call(container, delegate)
        }
    }
#endif
