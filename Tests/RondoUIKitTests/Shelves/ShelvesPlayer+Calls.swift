import Rondo
import UIKit

@testable import RondoUIKit

// The calls of the delegates, in which the player acts too.

extension ShelvesPlayer {
    func name(_ identifier: AnyHashable?) -> String { identifier?.base as? String ?? "" }

    private func begin(_ name: String) { displayed.append(name) }

    private func end(_ name: String) {
        let index = displayed.firstIndex(of: name)
        require(index != nil, "\(name) ends, but is not displayed")
        if let index { displayed.remove(at: index) }
    }
}

extension ShelvesPlayer: ShelvesViewDelegate {
    func shelvesView(
        _ view: ShelvesView,
        willBeginSwitchFrom item: LoopPagerItem?,
        onShelf shelf: AnyHashable?
    ) {
        let isNew = switching.insert(shelf?.base as? String ?? "").inserted
        require(isNew, "\(shelf?.base ?? "the list") begins twice")
        callBack("begin")
    }

    func shelvesView(
        _ view: ShelvesView,
        didChangeCurrentFrom old: LoopPagerItem?,
        to new: LoopPagerItem?,
        onShelf shelf: AnyHashable?
    ) { callBack("change") }

    func shelvesView(
        _ view: ShelvesView,
        didSettleOn item: LoopPagerItem?,
        from old: LoopPagerItem?,
        onShelf shelf: AnyHashable?
    ) {
        switching.remove(shelf?.base as? String ?? "")
        callBack("settle")
    }

    func shelvesView(
        _ view: ShelvesView,
        didCancelSwitchOn item: LoopPagerItem?,
        onShelf shelf: AnyHashable?
    ) {
        let old = switching.remove(shelf?.base as? String ?? "")
        require(old != nil, "\(shelf?.base ?? "the list") cancels without a begin")
        callBack("cancel")
    }

    func shelvesView(_ view: ShelvesView, willDisplayShelf shelf: LoopPagerItem) {
        begin(name(shelf.identifier))
        callBack("willDisplayShelf")
    }

    func shelvesView(_ view: ShelvesView, didEndDisplayingShelf shelf: LoopPagerItem) {
        end(name(shelf.identifier))
        callBack("didEndDisplayingShelf")
    }

    func shelvesView(
        _ view: ShelvesView,
        willDisplay cell: UIView,
        for item: LoopPagerItem,
        onShelf shelf: AnyHashable
    ) {
        let id = item.identifier.base as? String ?? ""
        require(self.item(of: cell) == id, "\(self.item(of: cell) ?? "") will display \(id)")
        begin("\(id) on \(name(shelf))")
        callBack("willDisplay \(id)")
    }

    func shelvesView(
        _ view: ShelvesView,
        didEndDisplaying cell: UIView,
        for item: LoopPagerItem,
        onShelf shelf: AnyHashable
    ) {
        let id = item.identifier.base as? String ?? ""
        require(self.item(of: cell) == id, "\(self.item(of: cell) ?? "") ends to display \(id)")
        end("\(id) on \(name(shelf))")
        callBack("didEndDisplaying \(id)")
    }

    func shelvesViewDidScroll(_ view: ShelvesView) { callBack("didScroll") }

    func shelvesView(
        _ view: ShelvesView,
        didReclaim cell: UIView,
        for item: LoopPagerItem,
        onShelf shelf: AnyHashable
    ) { callBack("didReclaim") }
}

extension ShelvesPlayer: ShelvesViewSelecting {
    func shelvesView(
        _ view: ShelvesView,
        shouldHighlight item: LoopPagerItem,
        onShelf shelf: AnyHashable
    ) -> Bool {
        callBack("shouldHighlight")
        return true
    }

    func shelvesView(
        _ view: ShelvesView,
        didHighlight cell: UIView,
        for item: LoopPagerItem,
        onShelf shelf: AnyHashable
    ) { callBack("didHighlight") }

    func shelvesView(
        _ view: ShelvesView,
        didUnhighlight cell: UIView,
        for item: LoopPagerItem,
        onShelf shelf: AnyHashable
    ) { callBack("didUnhighlight") }

    func shelvesView(
        _ view: ShelvesView,
        didSelect cell: UIView,
        for item: LoopPagerItem,
        onShelf shelf: AnyHashable
    ) {
        let id = item.identifier.base as? String
        require(
            self.item(of: cell) == id,
            "\(self.item(of: cell) ?? "") is selected for \(id ?? "")"
        )
        callBack("didSelect")
    }
}
