#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import RondoUIKit
    import SwiftUI
    import UIKit

    /// The reuse identifier of tiles.
    let tileIdentifier = "tile"

    extension PagerCoordinator: LoopPagerViewDataSource {
        func numberOfItems(in pager: LoopPagerView) -> Int { entries.count }

        func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView {
            let view = pager.dequeueReusableCell(withReuseIdentifier: tileIdentifier, for: index)
            if let cell = view as? HostingCell<ID, Content>, let parent,
                let content = content(at: index)
            {
                tiles.fill(cell, content, in: parent)
            }
            return view
        }

        func loopPagerView(_ pager: LoopPagerView, identifierForItemAt index: Int) -> AnyHashable? {
            entries[index].id
        }

        func loopPagerView(_ pager: LoopPagerView, lengthForItemAt index: Int) -> ItemExtent? {
            entries[index].length.map { .points($0) }
        }
    }

    extension PagerCoordinator: LoopPagerViewDelegate {
        func loopPagerView(
            _ pager: LoopPagerView,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?
        ) { didChange(to: new, from: old) }

        func loopPagerView(
            _ pager: LoopPagerView,
            didSettleOn item: LoopPagerItem?,
            from old: LoopPagerItem?
        ) { didSettle(on: item, from: old) }

        func loopPagerView(_ pager: LoopPagerView, didCancelSwitchOn item: LoopPagerItem?) {
            didCancel(on: item)
        }

        func loopPagerView(_ pager: LoopPagerView, willBeginSwitchFrom item: LoopPagerItem?) {
            willBegin(from: item)
        }

        func loopPagerViewDidScroll(_ pager: LoopPagerView) {
            if let transition = pager.transition { didProgress(transition) }
        }

        func loopPagerView(
            _ pager: LoopPagerView,
            willDisplay cell: UIView,
            for item: LoopPagerItem
        ) { willAppear(item.identifier.base as? ID) }

        func loopPagerView(
            _ pager: LoopPagerView,
            didEndDisplaying cell: UIView,
            for item: LoopPagerItem
        ) { didDisappear(item.identifier.base as? ID) }
    }
#endif
