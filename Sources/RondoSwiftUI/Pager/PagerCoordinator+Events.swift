#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import RondoUIKit
    import SwiftUI

    // Events of a surface can occur during an update; actions run in the next turn.

    extension PagerCoordinator {
        /// The content crossed the halfway line.
        func didChange(to item: LoopPagerItem?, from old: LoopPagerItem?) {
            current = item?.identifier.base as? ID
            guard !isPassed(item, from: old) else { return }
            report(item) { $0.onCurrentChange }
            checkEnd()
        }

        /// The content came to rest on another item.
        func didSettle(on item: LoopPagerItem?, from old: LoopPagerItem?) {
            rest(isMove: old != nil)
            guard !isPassed(item, from: old) else { return }
            report(item) { $0.onSettle }
        }

        /// Whether new items begin with this one, but the selection requests another of them.
        private func isPassed(_ item: LoopPagerItem?, from old: LoopPagerItem?) -> Bool {
            guard old == nil, let goal = link.pending else { return false }
            let index = surface?.indexForItem(withIdentifier: goal)
            return index != nil && index != item?.index
        }

        /// The content left rest.
        func willBegin(from item: LoopPagerItem?) {
            report(item) { $0.onSwitchBegin }
        }

        /// Handles a frame of a switch.
        func didProgress(_ transition: PageTransition) {
            guard !itemOptions.onSwitchProgress.isEmpty,
                let from = element(of: transition.from), let to = element(of: transition.to)
            else { return }
            nextTurn.perform { [weak self] in
                for action in self?.itemOptions.onSwitchProgress ?? [] {
                    action(from, to, transition.progress)
                }
            }
        }

        /// A rest of auto-advance has started or ended.
        func restDidChange(_ seconds: TimeInterval?) {
            guard !options.onRestChange.isEmpty else { return }
            nextTurn.perform { [weak self] in
                for action in self?.options.onRestChange ?? [] { action(seconds) }
            }
        }

        /// The content came to rest on the item that it left.
        func didCancel(on item: LoopPagerItem?) {
            report(item) { $0.onSwitchCancel }
            // A selection that was set may have caused the motion.
            rest(isMove: true)
        }

        private func rest(isMove: Bool) {
            guard pager?.hasSelection == true else { return }
            link.rest(isMove: isMove)
            nextTurn.perform { [weak self] in self?.writeSelection() }
        }

        private func writeSelection() {
            let settled = surface?.settledItem?.identifier.base as? ID
            if let id = link.valueToWrite(settled: settled, present: pager?.selection) {
                pager?.selection = id
            }
        }

        private func report(
            _ item: LoopPagerItem?,
            _ actions: @escaping (PagerItemOptions<Data.Element>) -> [(Data.Element) -> Void]
        ) {
            guard let element = item.flatMap({ element(of: $0) }) else { return }
            report(element, actions)
        }

        /// Runs the actions for an element.
        func report(
            _ element: Data.Element,
            _ actions: @escaping (PagerItemOptions<Data.Element>) -> [(Data.Element) -> Void]
        ) {
            nextTurn.perform { [weak self] in
                guard let self else { return }
                for action in actions(itemOptions) { action(element) }
            }
        }

        private func element(of item: LoopPagerItem) -> Data.Element? {
            item.index.flatMap { element(at: $0) }
        }

        /// Handles the removal of the pager by SwiftUI: visible items disappear.
        ///
        /// The surface leaves its window first, which ends a switch, and is needed to write the
        /// selection.
        func leave() {
            nextTurn.perform { [self, surface] in
                _ = surface
                nextTurn.perform { [self] in
                    for item in inSight.leave() {
                        for action in itemOptions.onItemDisappear { action(item.element) }
                    }
                }
            }
        }

        /// Runs the actions for a near last item.
        func checkEnd() {
            let handlers = options.onReachEnd
            let due = ends.due(
                handlers,
                current: current.flatMap { surface?.indexForItem(withIdentifier: $0) },
                count: entries.count,
                last: entries.last?.id
            )
            for number in due { nextTurn.perform(handlers[number].action) }
        }
    }
#endif
