import Rondo
import UIKit

@testable import RondoUIKit

// The calls of the delegates, in which the player acts too.

extension PagerPlayer {
    private func end(_ name: String, _ list: inout [String]) {
        let index = list.firstIndex(of: name)
        require(index != nil, "\(name) ends, but did not begin")
        if let index { list.remove(at: index) }
    }
}

extension PagerPlayer: LoopPagerViewDelegate {
    func loopPagerViewDidScroll(_ pager: LoopPagerView) { callBack("didScroll") }

    func loopPagerView(_ pager: LoopPagerView, willBeginSwitchFrom item: LoopPagerItem?) {
        require(!isSwitching, "a switch begins twice")
        isSwitching = true
        callBack("begin")
    }

    func loopPagerView(
        _ pager: LoopPagerView,
        didChangeCurrentFrom old: LoopPagerItem?,
        to new: LoopPagerItem?
    ) { callBack("change") }

    func loopPagerView(
        _ pager: LoopPagerView,
        didSettleOn item: LoopPagerItem?,
        from old: LoopPagerItem?
    ) {
        isSwitching = false
        callBack("settle")
    }

    func loopPagerView(_ pager: LoopPagerView, didCancelSwitchOn item: LoopPagerItem?) {
        require(isSwitching, "a cancel without a begin")
        isSwitching = false
        callBack("cancel")
    }

    func loopPagerView(_ pager: LoopPagerView, willDisplay cell: UIView, for item: LoopPagerItem) {
        require(
            self.item(of: cell) == name(item),
            "\(self.item(of: cell) ?? "") will display \(name(item))"
        )
        // A page that began to leave can come back.
        if let index = leaving.firstIndex(of: name(item)) {
            leaving.remove(at: index)
        } else {
            displayed.append(name(item))
        }
        callBack("willDisplay \(name(item))")
    }

    func loopPagerView(
        _ pager: LoopPagerView,
        didEndDisplaying cell: UIView,
        for item: LoopPagerItem
    ) {
        require(
            self.item(of: cell) == name(item),
            "\(self.item(of: cell) ?? "") ends to display \(name(item))"
        )
        end(name(item), &displayed)
        leaving.removeAll { $0 == name(item) && !displayed.contains($0) }
        callBack("didEndDisplaying \(name(item))")
    }

    func loopPagerView(_ pager: LoopPagerView, didAppear cell: UIView, for item: LoopPagerItem) {
        appeared.append(name(item))
        callBack("didAppear \(name(item))")
    }

    func loopPagerView(
        _ pager: LoopPagerView,
        willDisappear cell: UIView,
        for item: LoopPagerItem
    ) {
        end(name(item), &appeared)
        leaving.append(name(item))
        callBack("willDisappear \(name(item))")
    }

    func loopPagerView(_ pager: LoopPagerView, didReclaim cell: UIView, for item: LoopPagerItem) {
        callBack("didReclaim")
    }
}

extension PagerPlayer: LoopPagerViewSelecting {
    func loopPagerView(_ pager: LoopPagerView, shouldHighlight item: LoopPagerItem) -> Bool {
        callBack("shouldHighlight")
        return true
    }

    func loopPagerView(_ pager: LoopPagerView, didHighlight cell: UIView, for item: LoopPagerItem) {
        callBack("didHighlight")
    }

    func loopPagerView(_ pager: LoopPagerView, didUnhighlight cell: UIView, for item: LoopPagerItem)
    { callBack("didUnhighlight") }

    func loopPagerView(_ pager: LoopPagerView, didSelect cell: UIView, for item: LoopPagerItem) {
        require(self.item(of: cell) == name(item), "\(cell) is selected for \(name(item))")
        callBack("didSelect")
    }
}
