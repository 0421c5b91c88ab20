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
#endif
