#if os(iOS) || os(Linux)
    import RondoUIKit
    import SwiftUI

    // What a surface tells may come out of an update; whoever is told hears of it in the next turn.

    extension PagerCoordinator {
        /// The halfway line was crossed.
        func didChange(to item: LoopPagerItem?) {
            current = item?.identifier.base as? ID
            tell(item) { $0.onPageChange }
            checkEnd()
        }

        /// Things came to rest on another item.
        func didSettle(on item: LoopPagerItem?, from old: LoopPagerItem?) {
            rest(isMove: old != nil)
            tell(item) { $0.onSettle }
        }

        /// Something left rest.
        func willBegin(from item: LoopPagerItem?) {
            tell(item) { $0.onSwitchBegin }
        }

        /// A frame of a switch.
        func didProgress(_ transition: PageTransition) {
            guard let pager, !pager.handlers.onSwitchProgress.isEmpty,
                let from = element(of: transition.from), let to = element(of: transition.to)
            else { return }
            nextTurn.perform { [weak self] in
                guard let handlers = self?.pager?.handlers else { return }
                for action in handlers.onSwitchProgress { action(from, to, transition.progress) }
            }
        }

        /// Things came to rest where they left.
        func didCancel(on item: LoopPagerItem?) {
            tell(item) { $0.onSwitchCancel }
            // A selection from elsewhere may have been on its way.
            rest(isMove: true)
        }

        private func rest(isMove: Bool) {
            guard pager?.hasSelection == true else { return }
            link.rest(isMove: isMove)
            nextTurn.perform { [weak self] in self?.writeSelection() }
        }

        private func writeSelection() {
            let settled = surface?.settledItem?.identifier.base as? ID
            if let id = link.news(settled: settled) { pager?.selection = id }
        }

        private func tell(
            _ item: LoopPagerItem?,
            _ actions: @escaping (PagerHandlers<Data.Element>) -> [(Data.Element) -> Void]
        ) {
            guard let element = item.flatMap({ element(of: $0) }) else { return }
            tell(element, actions)
        }

        /// Tells of an element.
        func tell(
            _ element: Data.Element,
            _ actions: @escaping (PagerHandlers<Data.Element>) -> [(Data.Element) -> Void]
        ) {
            nextTurn.perform { [weak self] in
                guard let handlers = self?.pager?.handlers else { return }
                for action in actions(handlers) { action(element) }
            }
        }

        private func element(of item: LoopPagerItem) -> Data.Element? {
            item.index.flatMap { element(at: $0) }
        }

        /// Tells those who want to know that the last item is near.
        func checkEnd() {
            let handlers = pager?.handlers.onReachEnd ?? []
            let due = ends.due(
                handlers,
                current: current.flatMap { surface?.indexForItem(withIdentifier: $0) },
                count: rows.count,
                last: rows.last?.id
            )
            for number in due { nextTurn.perform(handlers[number].action) }
        }
    }
#endif
