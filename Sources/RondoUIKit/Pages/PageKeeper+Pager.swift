#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension PageKeeper: LoopPagerViewDataSource, LoopPagerViewDelegate {
        // MARK: The pager's data source

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

        // MARK: The pager's delegate

        private func report(
            _ call: (PageContainerViewController, any PageContainerViewControllerDelegate) -> Void
        ) {
            guard let container, let delegate = container.delegate else { return }
            call(container, delegate)
        }

        func loopPagerViewDidScroll(_ pager: LoopPagerView) {
            guard let transition = container?.transition else { return }
            report { $1.pageContainer($0, didUpdate: transition) }
        }

        func loopPagerView(_ pager: LoopPagerView, willBeginSwitchFrom item: LoopPagerItem?) {
            let next = container?.transition?.to
            report {
                $1.pageContainer($0, willBeginTransitionFrom: item, to: next == item ? nil : next)
            }
        }

        func loopPagerView(
            _ pager: LoopPagerView,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?
        ) {
            askAboutBars()
            report { $1.pageContainer($0, didChangeCurrentFrom: old, to: new) }
        }

        func loopPagerView(
            _ pager: LoopPagerView,
            didSettleOn item: LoopPagerItem?,
            from old: LoopPagerItem?
        ) {
            report { $1.pageContainer($0, didSettleOn: item, from: old) }
        }

        func loopPagerView(_ pager: LoopPagerView, didCancelSwitchOn item: LoopPagerItem?) {
            report { $1.pageContainer($0, didCancelTransitionOn: item) }
        }

        func loopPagerView(
            _ pager: LoopPagerView,
            willDisplay cell: UIView,
            for item: LoopPagerItem
        ) { take(.willAppear, cell) }

        func loopPagerView(
            _ pager: LoopPagerView,
            didAppear cell: UIView,
            for item: LoopPagerItem
        ) { take(.didAppear, cell) }

        func loopPagerView(
            _ pager: LoopPagerView,
            willDisappear cell: UIView,
            for item: LoopPagerItem
        ) { take(.willDisappear, cell) }

        func loopPagerView(
            _ pager: LoopPagerView,
            didEndDisplaying cell: UIView,
            for item: LoopPagerItem
        ) { take(.didDisappear, cell) }

        private func take(_ event: TileEvent, _ cell: UIView) {
            (cell as? PageCell)?.take(event)
        }
    }
#endif
